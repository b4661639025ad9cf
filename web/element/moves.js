// Moves by their numbers: that of the square, and where whoever moves chooses which mark he makes,
// as many more as there are squares for an O. Beyond them are moves that mark no square, but choose
// something.

/** @import { Player } from '../engine/api.js' */
/** @import { Snapshot } from './state.js' */

/**
 * The square on which a move makes a mark; -1 where it makes none.
 *
 * @param {Pick<Snapshot['game'], 'chosenMarks' | 'squareNames'>} game
 * @param {number} move
 */
export function squareOf({ chosenMarks, squareNames: { length } }, move) {
  return move < length * (chosenMarks ? 2 : 1) ? move % length : -1;
}

/**
 * Which mark a move makes, where that is chosen; undefined elsewhere.
 *
 * @param {Pick<Snapshot['game'], 'chosenMarks' | 'squareNames'>} game
 * @param {number} move
 * @returns {Player | undefined}
 */
export function markOf({ chosenMarks, squareNames }, move) {
  if (!chosenMarks) return undefined;
  return move < squareNames.length ? 'X' : 'O';
}

/**
 * The move that makes a mark on a square, where it is chosen; elsewhere the one that marks the
 * square.
 *
 * @param {Pick<Snapshot['game'], 'chosenMarks' | 'squareNames'>} game
 * @param {number} square
 * @param {Player} mark
 */
export function moveOn({ chosenMarks, squareNames }, square, mark) {
  return chosenMarks && mark === 'O' ? square + squareNames.length : square;
}
