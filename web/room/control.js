/**
 * How much time the players have, in milliseconds.
 *
 * @typedef {object} Control
 * @property {number} time what each player has at first, or for each move
 * @property {number} increment what a player gets for a move
 * @property {boolean} isPerMove whether the whole time is there for each move
 */

/**
 * Reads a control: `180` is three minutes for the game, `60+1` a minute and a second for each move,
 * `10/move` ten seconds for each move.
 *
 * @param {string} text
 * @returns {Control | undefined} undefined if it is none
 */
export function controlOf(text) {
  const [, seconds, increment = '0', perMove] = /^([1-9]\d{0,4})(?:\+(\d{1,3})|(\/move))?$/.exec(text) ?? [];
  if (!seconds) return undefined;
  return { time: 1000 * Number(seconds), increment: 1000 * Number(increment), isPerMove: perMove !== undefined };
}
