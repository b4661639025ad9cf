// The order of marks. People mark squares in any order, and the players of a game take turns.

/** @import { Player } from '../../engine/index.js' */

/**
 * The marked squares of a position in the order of their marks, the oldest first: a square that was
 * marked again counts by its last mark.
 *
 * @param {readonly (Player | null)[]} squares
 * @param {readonly number[]} moves
 */
export function orderOf(squares, moves) {
  const newest = [...moves].reverse().map((move) => move % squares.length);
  return [...new Set(newest)].filter((square) => squares[square]).reverse();
}

/**
 * The same squares as the players mark them by turns: the marks of each player stay in their order.
 *
 * @param {readonly (Player | null)[]} squares
 * @param {readonly number[]} order
 * @param {Player} last who made the newest mark
 */
export function byTurns(squares, order, last) {
  const others = order.filter((square) => squares[square] !== last);
  const lasts = order.filter((square) => squares[square] === last);
  /** @type {number[]} */
  const newestFirst = [];
  while (others.length + lasts.length > 0) {
    for (const marks of [lasts, others]) newestFirst.push(...marks.splice(-1));
  }
  return newestFirst.reverse();
}
