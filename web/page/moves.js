/**
 * Lists the moves of a game, including undone ones. Each is a button that goes to the position
 * after it.
 *
 * @param {readonly string[]} line
 * @param {number} made how many of them are not undone
 * @param {(ply: number) => void} goTo
 */
export function showMoves(line, made, goTo) {
  const section = /** @type {HTMLElement} */ (document.getElementById('moves-section'));
  const list = /** @type {HTMLElement} */ (document.getElementById('moves'));
  const focused = [...list.querySelectorAll('button')].indexOf(
    /** @type {HTMLButtonElement} */ (document.activeElement),
  );
  section.hidden = line.length === 0;
  list.replaceChildren(
    ...line.map((move, index) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = move;
      if (index === made - 1) button.setAttribute('aria-current', 'step');
      button.addEventListener('click', () => goTo(index + 1));
      const item = document.createElement('li');
      item.append(button);
      return item;
    }),
  );
  list.querySelectorAll('button')[focused]?.focus();
}
