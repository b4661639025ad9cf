/** @import { Game, Noughts } from '../../engine/index.js' */

/**
 * What a position of a game needs besides its marks and the turn.
 *
 * @typedef {object} Needs
 * @property {boolean} order the order of the marks, as where marks disappear
 * @property {boolean} choice the last choice that was made, if there was one
 */

/**
 * What people have to say of a game's position to set it up on the page; undefined if they cannot.
 * Where each move decides the board of the next one, few positions come from a game.
 *
 * @param {Noughts} noughts
 * @param {Game} game
 * @returns {Needs | undefined}
 */
export function needsOf(noughts, { id, nested, choices }) {
  if (nested) return undefined;
  const start = noughts.position(id);
  const move = Number(start.legalMoves[0]);
  const { squares, turn } = start.after(move);
  for (const order of [[], [move % squares.length]]) {
    try {
      noughts.position(id, { squares, turn, order });
      return { order: order.length > 0, choice: choices.length > 0 };
    } catch {
      // It needs more.
    }
  }
  return undefined;
}
