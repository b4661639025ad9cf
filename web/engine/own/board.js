/** A board has at most so many columns and rows. */
const longest = 26;

/** At most so many lines have won at once. */
const mostLines = 100;

/**
 * What is wrong with a board, as a sentence without its end.
 *
 * @param {any} board
 * @returns {string | undefined} undefined if it is a board
 */
export function wrongInBoard(board) {
  const { columns, rows, squares, lines = [] } = board ?? {};
  const isSize = [columns, rows].every((size) => Number.isInteger(size) && size >= 1 && size <= longest);
  if (!isSize) return `a board has \`columns\` and \`rows\`, each from 1 to ${longest}`;
  const count = columns * rows;
  if (!Array.isArray(squares) || squares.length !== count) return `\`squares\` is a list of ${count} owners`;
  for (const owner of squares) {
    if (!['X', 'O', null, undefined].includes(owner)) return "a square belongs to 'X', to 'O' or to no one";
  }
  const isSquare = (/** @type {unknown} */ square) =>
    Number.isInteger(square) && Number(square) >= 0 && Number(square) < count;
  const areLines =
    Array.isArray(lines) &&
    lines.length <= mostLines &&
    lines.every((line) => Array.isArray(line) && line.length <= count && line.every(isSquare));
  return areLines ? undefined : `\`lines\` is a list of at most ${mostLines} lists of squares, each by its index`;
}
