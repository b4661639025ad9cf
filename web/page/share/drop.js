// A game that is dropped anywhere on the page, as a file or as text, is imported.

/** Whether a link or a text of the page itself is being dragged. It is no game. */
let isOwn = false;

/** @param {(given: string | File) => void} take */
export function takeDrops(take) {
  document.addEventListener('dragstart', () => {
    isOwn = true;
  });
  document.addEventListener('dragend', () => {
    isOwn = false;
  });
  document.addEventListener('dragover', (event) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    if (isCovered() && event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  });
  document.addEventListener('drop', (event) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    if (isCovered()) return;
    const given = event.dataTransfer?.files[0] ?? event.dataTransfer?.getData('text/plain');
    if (given) take(given);
  });
}

/** Whether a dialog is open that does not import: the board below it must stay. */
const isCovered = () => document.querySelector('dialog[open]:not(.import)') !== null;

/**
 * Whether there is a file or a text over the page. A field takes text itself.
 *
 * @param {DragEvent} event
 */
function isOurs({ dataTransfer, target }) {
  if (isOwn) return false;
  const types = dataTransfer?.types ?? [];
  const isField = target instanceof Element && target.matches('input, textarea');
  return types.includes('Files') || (types.includes('text/plain') && !isField);
}
