// The layout of a board, in units of the drawing. A square of a plain board is 100 units wide.

/** @import { Snapshot } from '../state/state.js' */

/**
 * @typedef {Pick<Snapshot['game'], 'columns' | 'rows' | 'gravity' | 'nested' | 'smallBoards'>}
 *   Shape
 */

/**
 * @typedef {{ x: number, y: number, side: number }} Place its upper left corner, and its width and
 *   height
 */

/**
 * The layout.
 *
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} edge the distance of the names of columns and rows from the edge
 * @property {readonly Place[]} squares by index
 * @property {readonly Place[]} boards the small boards, by index; empty if the board has none
 */

/** The side of a square. */
export const unit = 100;

/** The frame around the holes of a board with gravity. */
const rim = 16;

/**
 * With small boards: the side of a square, and the margin around the squares of each.
 */
export const smallUnit = 92;
export const margin = 32;

/**
 * Small boards stand in about as many rows as columns, because a stage is a square: also those that
 * the rules put into one row.
 *
 * @param {Shape} shape
 * @returns {Layout}
 */
export function layoutOf(shape) {
  const { columns, rows, gravity, smallBoards } = shape;
  const small = sideOfSmall(shape);
  const [side, around] = small ? [smallUnit, margin] : [unit, gravity ? rim : 0];
  const [width, height] = [(small || columns) * side + 2 * around, (small || rows) * side + 2 * around];
  const count = smallBoards.length || 1;
  const across = Math.ceil(Math.sqrt(count));
  const down = Math.ceil(count / across);
  const boards = smallBoards.map((_, board) => {
    const row = Math.floor(board / across);
    const missing = row < down - 1 ? 0 : across * down - count; // the last row is in the middle
    return { x: ((board % across) + missing / 2) * width, y: row * height, side: width };
  });
  const squares = [...Array(columns * rows)].map((_, index) => {
    const { x = 0, y = 0 } = boards[boardOf(shape, index)] ?? {};
    const row = Math.floor(index / columns);
    return {
      x: x + around + (index % (small || columns)) * side,
      y: y + around + (row % (small || rows)) * side,
      side,
    };
  });
  const edge = small ? 24 : gravity ? 14 : isWide(shape) ? 12 : 9;
  return { width: across * width, height: down * height, edge, squares, boards };
}

/**
 * How many columns and rows each small board has; 0 if there are none.
 *
 * @param {Pick<Shape, 'smallBoards'>} shape
 */
export function sideOfSmall({ smallBoards: [first] }) {
  return Math.sqrt(first?.length ?? 0);
}

/**
 * Whether a board has many columns, so that its squares are small. Then marks are larger in their
 * squares, and the strokes are quieter.
 *
 * @param {Pick<Shape, 'columns' | 'smallBoards'>} shape
 */
export function isWide({ columns, smallBoards }) {
  return columns > 9 && smallBoards.length === 0;
}

/**
 * The small board in which a square lies, by index; -1 where the board is one.
 *
 * @param {Pick<Shape, 'smallBoards'>} game
 * @param {number} square
 */
export function boardOf({ smallBoards }, square) {
  return smallBoards.findIndex((board) => board.includes(square));
}

/**
 * The name of the square in the middle of a small board.
 *
 * @param {Snapshot['game']} game
 * @param {number} board
 */
export function middleName({ smallBoards, squareNames }, board) {
  const squares = smallBoards[board] ?? [];
  return `${squareNames[Number(squares[(squares.length - 1) / 2])]}`;
}

/**
 * The indices of the small boards in which the next move must be made; empty if it can be made in
 * all of them, and in other games.
 *
 * @param {Pick<Snapshot, 'game' | 'boards' | 'legalMoves'>} match
 */
export function litBoards({ game, boards, legalMoves }) {
  const lit = new Set(game.nested ? legalMoves.map((move) => boardOf(game, move)) : []);
  return lit.size === boards.length ? [] : [...lit];
}

/**
 * The places along a line, in order of index: its squares, or in a nested game its small boards.
 *
 * @param {Snapshot['game']} game
 * @param {Layout} layout
 * @param {readonly number[]} line
 */
export function placesAlong(game, layout, line) {
  const indices = game.nested ? line.map((square) => boardOf(game, square)) : line;
  return (game.nested ? layout.boards : layout.squares).filter((_, index) => indices.includes(index));
}

/**
 * @param {Place} place
 * @returns {[x: number, y: number]}
 */
export function middleOf({ x, y, side }) {
  return [x + side / 2, y + side / 2];
}
