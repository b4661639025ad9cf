// Which engine plays a match: the one for tic-tac-toe, the one for the classic games, or the one
// for the further games.

import { classic, mostSquares, signs } from '../games/tables/parts.js';

/** @import { Noughts } from './api.js' */

/** @typedef {import('../games/bags.js').EnginePart} EngineName */

const ofClassic = new RegExp(classic);

/** A line game by the size of its board. */
const lineGame = /^line-(\d+)x(\d+)-/;

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
  return ofClassic.test(game) ? 'classic' : 'further';
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
 * Whether a match tells of any move.
 *
 * @param {string} match as text
 */
export function isBegun(match) {
  return match.split('.').length > 2;
}

/**
 * The name of the game in the text of a match.
 *
 * @param {string} match
 */
export function gameIn(match) {
  return match.slice(0, `${match}.`.indexOf('.'));
}
