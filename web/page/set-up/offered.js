/** @import { Game, Noughts } from '../../engine/index.js' */

/**
 * Whether people can set up a game's positions on the page: its marks and the turn show everything,
 * and it has one board.
 *
 * @param {Noughts} noughts
 * @param {Game} game
 */
export function isOffered(noughts, { id, nested, choices }) {
  if (nested || choices.length > 0) return false;
  // Where marks disappear, the set-up of a single mark already needs their order.
  const start = noughts.position(id);
  const { squares, turn } = start.after(Number(start.legalMoves[0]));
  try {
    noughts.position(id, { squares, turn });
    return true;
  } catch {
    return false;
  }
}
