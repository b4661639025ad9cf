/** @import { Engine, Own } from '../state/own-game.js' */

/**
 * A game of the page's own as the widget knows an engine: one that plays no other game.
 *
 * @param {Own} own
 * @returns {Engine}
 */
export function engineOf(own) {
  const { game } = own;
  return /** @type {any} */ ({
    own,
    games: [],
    match: (/** @type {string} */ _, /** @type {any} */ options) => game.match(options),
    parse: (/** @type {string} */ text) => game.parse(text),
    opponent: (/** @type {any} */ options) => game.opponent(options),
  });
}
