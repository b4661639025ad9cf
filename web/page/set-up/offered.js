/** @import { Game, Noughts } from '../../engine/index.js' */

/**
 * What a position of a game needs besides its marks and the turn.
 *
 * @typedef {object} Needs
 * @property {boolean} order the order of the marks, as where marks disappear
 * @property {boolean} last the last mark, as where it decides the board of the next one
 * @property {boolean} choice the last choice that was made, if there was one
 */

/**
 * What people have to say of a game's position to set it up on the page; undefined if they cannot.
 *
 * @param {Noughts} noughts
 * @param {Game} game
 * @returns {Needs | undefined}
 */
export function needsOf(noughts, { id, choices }) {
  const start = noughts.position(id);
  const move = Number(start.legalMoves[0]);
  const played = start.after(move);
  const { squares, turn } = played;
  const square = move % squares.length;
  for (const known of [{}, { last: square }, { order: [square] }]) {
    try {
      if (!noughts.position(id, { squares, turn, ...known }).equals(played)) continue;
      return { order: 'order' in known, last: 'last' in known, choice: choices.length > 0 };
    } catch {
      // It needs something else.
    }
  }
  return undefined;
}
