// Which engine plays a match: that of tic-tac-toe, or that of the classic games, or that of further
// ones.

/** @import { Noughts } from './api.js' */

/** @typedef {'tic-tac-toe' | 'classic' | 'further'} EngineName */

/**
 * How the names begin of the games that the engine of the classic ones plays; that of the further
 * ones plays all others.
 */
const classic = /^(misere-tic-tac-toe|four-in-a-row-|line-|connect-four|ultimate)/;

/** A line game by the size of its board; that of the further games plays those that are large. */
const lineGame = /^line-(\d+)x(\d+)-/;
const mostSquares = 64;

/** A game by which an engine is known. @type {Record<EngineName, string>} */
const signs = { 'tic-tac-toe': 'tic-tac-toe', classic: 'connect-four', further: 'gomoku' };

/**
 * The engine that a match needs.
 *
 * @param {string} match as text, or the name of its game
 * @returns {EngineName}
 */
export function engineFor(match) {
  const game = gameIn(match);
  if (game === 'tic-tac-toe') return game;
  const [, columns, rows] = lineGame.exec(game) ?? [];
  if (Number(columns) * Number(rows) > mostSquares) return 'further';
  return classic.test(game) ? 'classic' : 'further';
}

/**
 * Whether an engine can play a match, if it is one.
 *
 * @param {Pick<Noughts, 'games'>} noughts
 * @param {string} match as text, or the name of its game
 */
export function canPlay(noughts, match) {
  return noughts.games.some(({ id }) => id === signs[engineFor(match)]);
}

/**
 * The name of the game in the text of a match.
 *
 * @param {string} match
 */
export function gameIn(match) {
  return match.slice(0, `${match}.`.indexOf('.'));
}
