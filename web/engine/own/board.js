/** @import { OwnBoard } from './values.js' */

/** A board has at most so many columns and rows. */
const longest = 26;

/** At most so many lines have won at once. */
const mostLines = 100;

/** A text in a square has at most so many characters. */
const longestText = 3;

/**
 * A copy of a board, which no getter or proxy can change afterwards.
 *
 * @param {any} board
 */
export function plainBoard(board) {
  const { columns, rows, squares, lines = [], texts } = board ?? {};
  const areas = longest * longest;
  return {
    columns,
    rows,
    squares: listOf(squares, areas),
    lines: listOf(lines, mostLines)?.map((line) => listOf(line, areas)) ?? null,
    texts: texts === undefined ? undefined : listOf(texts, areas),
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
 * @param {Pick<OwnBoard, 'columns' | 'rows'>} [atStart] the board at the start
 * @returns {string | undefined} undefined if it is a board
 */
export function wrongInBoard(board, atStart = board) {
  const { columns, rows, squares, lines = [], texts } = board ?? {};
  const isSize = [columns, rows].every((size) => Number.isInteger(size) && size >= 1 && size <= longest);
  if (!isSize) return `a board has \`columns\` and \`rows\`, each from 1 to ${longest}`;
  if (columns !== atStart.columns || rows !== atStart.rows) return 'all boards of a game have the same size';
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
  if (!areLines) return `\`lines\` is a list of at most ${mostLines} lists of squares, each by its index`;
  const isText = (/** @type {unknown} */ text) =>
    (text ?? null) === null || (typeof text === 'string' && [...text.slice(0, 20)].length <= longestText);
  const areTexts = texts === undefined || (Array.isArray(texts) && texts.length === count && texts.every(isText));
  return areTexts ? undefined : `\`texts\` is a list of ${count} texts of at most ${longestText} characters`;
}

/**
 * A copy of a board that no one can change.
 *
 * @param {OwnBoard} board
 * @returns {OwnBoard}
 */
export function frozenBoard({ columns, rows, squares, lines = [], texts = [] }) {
  return Object.freeze({
    columns,
    rows,
    squares: Object.freeze(squares.map((owner) => owner ?? null)),
    lines: Object.freeze(lines.map((line) => Object.freeze([...line]))),
    texts: Object.freeze(squares.map((_, square) => texts[square] || null)),
  });
}
