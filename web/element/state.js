/** @import { Evaluation, Match, Player } from '../engine/index.js' */
/** @import { Seat } from './values.js' */

/**
 * Everything the widget shows, as one value: `draw` needs nothing else.
 *
 * @typedef {{ phase: 'loading' }
 *   | { phase: 'failed', error: Error }
 *   | { phase: 'turn', table: Table }
 *   | { phase: 'thinking', table: Table }
 *   | { phase: 'over', table: Table }} State
 */

/**
 * What lies on the table once the engine runs.
 *
 * @typedef {object} Table
 * @property {Match['game']} game
 * @property {Match['status']} status
 * @property {Match['squares']} squares
 * @property {Match['boards']} boards
 * @property {Match['legalMoves']} legalMoves
 * @property {Match['moves']} moves
 * @property {Match['first']} first
 * @property {Match['score']} score
 * @property {Readonly<Record<Player, Seat>>} seats who plays which side
 * @property {boolean} canUndo whether a person has a move to take back
 * @property {boolean} canRedo
 * @property {boolean} isDisabled whether nobody may play
 * @property {boolean} isAnalysing whether the outcomes of the moves are to be seen
 * @property {readonly Evaluation[]} evaluations the moves' outcomes, as far as they are there and to be seen
 * @property {Decision | undefined} decision the move that decided the game that is over
 * @property {number | undefined} refused a square that a person has just asked for in vain
 * @property {number | undefined} hint a square that is a good move
 * @property {object | undefined} asked another one each time that somebody asks for a square or for a hint
 */

/**
 * A move that changed how the game would end.
 *
 * @typedef {object} Decision
 * @property {number} ply how many moves were made before it
 * @property {number} square
 */

/**
 * The player whom the one person at the widget plays; undefined where there are two or none.
 *
 * @param {Table['seats']} seats
 * @returns {Player | undefined}
 */
export function personOf(seats) {
  if ((seats.X === 'human') === (seats.O === 'human')) return undefined;
  return seats.X === 'human' ? 'X' : 'O';
}

/**
 * Who made a move of the current game, or would.
 *
 * @param {Player} first
 * @param {number} ply how many moves were made before it
 * @returns {Player}
 */
export function moverOf(first, ply) {
  return ply % 2 === 0 ? first : first === 'X' ? 'O' : 'X';
}

/**
 * The phase in which the table is.
 *
 * @param {Table} table
 * @returns {State}
 */
export function stateOf(table) {
  const { status, seats } = table;
  if (status.state !== 'next') return { phase: 'over', table };
  return { phase: seats[status.player] === 'human' || table.isDisabled ? 'turn' : 'thinking', table };
}
