// Where moves begin on the board. A person chooses that square first, and then how the move goes
// on.

/** @import { Game } from '../../engine/api.js' */

/**
 * A move that begins at a square, or at none.
 *
 * @typedef {object} OwnMove
 * @property {number} move
 * @property {string} name
 * @property {string} rest its name without the square: how it goes on; empty if it ends there
 * @property {number | undefined} target the square with which the name goes on, if it does
 */

/**
 * The legal moves.
 *
 * @typedef {object} OwnMoves
 * @property {ReadonlyMap<number, readonly OwnMove[]>} at those that begin at a square, by its index
 * @property {readonly OwnMove[]} elsewhere the others
 */

/**
 * Sorts legal moves by the squares where they begin. `b2b3` begins at `b2` and goes on to `b3`.
 * `c41r` begins at `c4`. If there is a move `a`, it and `aout` begin at every square of column `a`.
 *
 * @param {Pick<Game, 'squareNames' | 'moveNames'>} game
 * @param {readonly number[]} legalMoves
 * @returns {OwnMoves}
 */
export function movesBySquare({ squareNames, moveNames }, legalMoves) {
  /** @type {Map<number, OwnMove[]>} */
  const at = new Map();
  /** @type {OwnMove[]} */
  const elsewhere = [];
  for (const move of legalMoves) {
    const name = `${moveNames[move]}`;
    const beginning = beginningOf(name, squareNames, moveNames);
    const rest = name.slice(beginning.length);
    const target = squareNames.indexOf(rest);
    const one = { move, name, rest, target: target < 0 ? undefined : target };
    const squares = squaresOf(beginning, squareNames);
    for (const square of squares) at.set(square, [...(at.get(square) ?? []), one]);
    if (squares.length === 0) elsewhere.push(one);
  }
  return { at, elsewhere };
}

/**
 * The squares where a move begins and ends, for a light: one, two or none.
 *
 * @param {Pick<Game, 'squareNames' | 'moveNames'>} game
 * @param {number} move
 */
export function squaresAlong({ squareNames, moveNames }, move) {
  const name = `${moveNames[move]}`;
  const beginning = beginningOf(name, squareNames, moveNames);
  return [beginning, name.slice(beginning.length)].map((part) => squareNames.indexOf(part)).filter((at) => at >= 0);
}

/**
 * The square or the column with which the name of a move begins; empty if it begins with neither.
 *
 * @param {string} name
 * @param {readonly string[]} squareNames
 * @param {readonly string[]} moveNames
 */
function beginningOf(name, squareNames, moveNames) {
  const squares = squareNames.filter((square) => name.startsWith(square));
  if (squares.length > 0) return squares.reduce((one, other) => (other.length > one.length ? other : one));
  const [column = ''] = name;
  return moveNames.includes(column) && squaresOf(column, squareNames).length > 0 ? column : '';
}

/**
 * @param {string} beginning a square, a column, or empty
 * @param {readonly string[]} squareNames
 */
function squaresOf(beginning, squareNames) {
  if (beginning === '') return [];
  const isColumn = beginning.length === 1;
  return squareNames.flatMap((name, at) => ((isColumn ? name[0] : name) === beginning ? [at] : []));
}
