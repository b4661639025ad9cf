// Which engine plays a match: the one for tic-tac-toe, the one for the classic games, or the one
// for the further games.

/** @import { Noughts } from './api.js' */

/** @typedef {'tic-tac-toe' | 'classic' | 'further'} EngineName */

/**
 * The beginnings of the names of the classic games. The engine for the further games plays all
 * others.
 */
const classic = /^(misere-tic-tac-toe|four-in-a-row-|line-|connect-four|ultimate)/;

/** A line game by the size of its board. The engine for the further games plays the large ones. */
const lineGame = /^line-(\d+)x(\d+)-/;
const mostSquares = 64;

/** A game that only this engine plays. @type {Record<EngineName, string>} */
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
 * Whether an engine can play a match. False if the text is not a match.
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
