// A game that is dropped anywhere on the page, as a file or as text, is imported.

/** @param {(given: string | File) => void} take */
export function takeDrops(take) {
  document.addEventListener('dragover', (event) => {
    if (isOurs(event)) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    const given = event.dataTransfer?.files[0] ?? event.dataTransfer?.getData('text/plain');
    if (given) take(given);
  });
}

/**
 * Whether there is a file or a text over the page. A field takes text itself.
 *
 * @param {DragEvent} event
 */
function isOurs({ dataTransfer, target }) {
  const types = dataTransfer?.types ?? [];
  const isField = target instanceof Element && target.matches('input, textarea');
  return types.includes('Files') || (types.includes('text/plain') && !isField);
}
