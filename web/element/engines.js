// Which engine plays a match: the small one, which comes with the widget, or the one that knows every game, which is fetched when it is
// first wanted.

/** @import { Noughts } from '../engine/api.js' */

/** @typedef {'tic-tac-toe' | 'every-game'} EngineName */

/**
 * The engine that a match needs.
 *
 * @param {string} match as text, or the name of its game
 * @returns {EngineName}
 */
export function engineFor(match) {
  return gameIn(match) === 'tic-tac-toe' ? 'tic-tac-toe' : 'every-game';
}

/**
 * Whether an engine can play a match, if it is one.
 *
 * @param {Noughts} noughts
 * @param {string} match as text, or the name of its game
 */
export function canPlay(noughts, match) {
  return noughts.games.length > 1 || engineFor(match) === 'tic-tac-toe';
}

/**
 * The name of the game in the text of a match.
 *
 * @param {string} match
 */
export function gameIn(match) {
  return match.slice(0, `${match}.`.indexOf('.'));
}
