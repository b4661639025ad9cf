// The numbers of moves: the number of the square; if the player chooses the mark, an O adds the
// number of squares. The moves that mark no square come after them.

/** @import { Player } from '../../engine/api.js' */
/** @import { Snapshot } from './state.js' */

/**
 * The square that a move marks; -1 if it marks none.
 *
 * @param {Pick<Snapshot['game'], 'chosenMarks' | 'squareNames'>} game
 * @param {number} move
 */
export function squareOf({ chosenMarks, squareNames: { length } }, move) {
  return move < length * (chosenMarks ? 2 : 1) ? move % length : -1;
}

/**
 * The mark that a move chooses; undefined if it chooses none.
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
 * The move that marks a square; in games with chosen marks, with this mark.
 *
 * @param {Pick<Snapshot['game'], 'chosenMarks' | 'squareNames'>} game
 * @param {number} square
 * @param {Player} mark
 */
export function moveOn({ chosenMarks, squareNames }, square, mark) {
  return chosenMarks && mark === 'O' ? square + squareNames.length : square;
}
