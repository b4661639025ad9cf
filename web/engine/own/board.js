/** A board has at most so many columns and rows. */
const longest = 26;

/** At most so many lines have won at once. */
const mostLines = 100;

/**
 * A copy of a board, which no getter or proxy can change afterwards.
 *
 * @param {any} board
 */
export function plainBoard(board) {
  const { columns, rows, squares, lines = [] } = board ?? {};
  const areas = longest * longest;
  return {
    columns,
    rows,
    squares: listOf(squares, areas),
    lines: listOf(lines, mostLines)?.map((line) => listOf(line, areas)) ?? null,
  };
}

/**
 * @param {unknown} list
 * @param {number} most
 * @returns {unknown[] | null} null if it is no list, or a longer one
 */
const listOf = (list, most) => (Array.isArray(list) && list.length <= most ? [...list] : null);

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
