/** @import { html as Html } from '../../dom.js' */

/**
 * A button for a move: what is on it, and what is known about the move.
 *
 * @typedef {{ move: number, text: string, after: string, isHinted: boolean }} Offer
 */

/**
 * Buttons for moves. They are one tab stop, within which the arrow keys move.
 */
export class MoveBar {
  /** Its root. */
  element;

  #html;
  #choose;
  #cancel;
  #label;
  #list;

  /** @type {HTMLButtonElement[]} */
  #buttons = [];

  /** The button that the tab key comes to. */
  #tabStop = 0;

  /**
   * @param {typeof Html} html
   * @param {object} actions
   * @param {(move: number) => void} actions.choose
   * @param {() => void} actions.cancel leaves a move that is chosen by half
   */
  constructor(html, { choose, cancel }) {
    this.#html = html;
    this.#choose = choose;
    this.#cancel = html('button', { type: 'button', class: 'tool', part: 'tool' });
    this.#cancel.addEventListener('click', cancel);
    this.#label = html('p', { class: 'label' });
    this.#list = html('div', { class: 'own-moves', role: 'toolbar' });
    this.element = html('div', { class: 'choices', hidden: '' }, this.#label, this.#list, this.#cancel);
    this.#list.addEventListener('keydown', (event) => this.#onKey(event));
    this.element.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && !this.#cancel.hidden) cancel();
    });
  }

  /** Whether the keyboard focus is on it. */
  get hasFocus() {
    return this.element.matches(':focus-within');
  }

  /**
   * Shows the moves of a position, or how one goes on. Without moves it is hidden.
   *
   * @param {object} shown
   * @param {string} shown.label
   * @param {readonly Offer[]} shown.offers
   * @param {boolean} shown.isOn whether they can be chosen
   * @param {string} shown.cancel the word for going back; empty if there is nothing to go back from
   */
  draw({ label, offers, isOn, cancel }) {
    const hadFocus = this.#list.matches(':focus-within');
    this.element.hidden = offers.length === 0;
    this.#label.textContent = label;
    this.#list.setAttribute('aria-label', label);
    this.#cancel.textContent = cancel;
    this.#cancel.hidden = cancel === '';
    while (this.#buttons.length < offers.length) this.#add();
    for (const button of this.#buttons.splice(offers.length)) button.remove();
    for (const gap of this.#list.querySelectorAll('.break')) gap.remove();
    const begins = rowsOf(offers.map(({ text }) => text));
    offers.forEach(({ move, text, after, isHinted }, at) => {
      const button = /** @type {HTMLButtonElement} */ (this.#buttons[at]);
      if (begins[at]) button.before(this.#html('span', { class: 'break' }));
      const small = after ? [' ', this.#html('small', {}, after)] : [];
      button.replaceChildren(this.#html('span', {}, text), ...small);
      button.value = String(move);
      button.toggleAttribute('data-hint', isHinted);
      button.setAttribute('aria-disabled', String(!isOn));
    });
    this.#moveTabStop(Math.max(0, Math.min(this.#tabStop, offers.length - 1)));
    if (hadFocus && !this.#list.matches(':focus-within')) this.#buttons[this.#tabStop]?.focus({ preventScroll: true });
  }

  /**
   * Moves the keyboard focus to a move.
   *
   * @param {FocusOptions} [options]
   * @param {boolean} [isFirst] whether to the first one, and not to the one that had it last
   */
  focus(options, isFirst = false) {
    if (isFirst) this.#moveTabStop(0);
    this.#buttons[this.#tabStop]?.focus(options);
  }

  #add() {
    const at = this.#buttons.length;
    const button = this.#html('button', { type: 'button', class: 'tool', part: 'tool', tabindex: '-1' });
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') this.#choose(Number(button.value));
    });
    button.addEventListener('focus', () => this.#moveTabStop(at));
    this.#buttons.push(button);
    this.#list.append(button);
  }

  /** @param {number} at */
  #moveTabStop(at) {
    this.#buttons[this.#tabStop]?.setAttribute('tabindex', '-1');
    this.#buttons[at]?.setAttribute('tabindex', '0');
    this.#tabStop = at;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const last = this.#buttons.length - 1;
    const step = getComputedStyle(this.#list).direction === 'rtl' ? -1 : 1;
    const targets = /** @type {Record<string, number>} */ ({
      ArrowLeft: this.#tabStop - step,
      ArrowRight: this.#tabStop + step,
      ArrowUp: this.#tabStop - 1,
      ArrowDown: this.#tabStop + 1,
      Home: 0,
      End: last,
    });
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    this.#buttons[Math.min(Math.max(target, 0), last)]?.focus();
  }
}

/**
 * Which names begin another row: those after names with other letters, as `b1` after `a3`. If no
 * two names have the same letters, none does.
 *
 * @param {readonly string[]} names
 */
export function rowsOf(names) {
  const letters = names.map((name) => name.replace(/\d+$/, ''));
  const isGrouped = letters.some((one, at) => at > 0 && one === letters[at - 1]);
  return letters.map((one, at) => isGrouped && at > 0 && one !== letters[at - 1]);
}
