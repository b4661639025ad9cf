/** @import { Match, Player } from '../engine/index.js' */

/**
 * Everything the widget shows, as one value: `draw` needs nothing else.
 * @typedef {{ phase: 'loading' }
 *   | { phase: 'failed', error: Error }
 *   | { phase: 'turn', table: Table }
 *   | { phase: 'thinking', table: Table }
 *   | { phase: 'over', table: Table }} State
 */

/**
 * What lies on the table once the engine runs.
 * @typedef {object} Table
 * @property {Match['game']} game
 * @property {Match['status']} status
 * @property {Match['squares']} squares
 * @property {Match['moves']} moves
 * @property {Match['first']} first
 * @property {Match['score']} score
 * @property {Player} person which player the person at the widget is
 * @property {number | undefined} refused a square that the person has just asked for in vain
 */

/**
 * The state of a match as the person sees it.
 *
 * @param {Match} match
 * @param {Player} person
 * @param {number} [refused]
 * @returns {State}
 */
export function stateOf(match, person, refused) {
  const { game, status, squares, moves, first, score } = match;
  const table = { game, status, squares, moves, first, score, person, refused };
  if (status.state !== 'next') return { phase: 'over', table };
  return { phase: status.player === person ? 'turn' : 'thinking', table };
}
