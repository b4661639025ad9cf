import { gameBy, rulesOf } from './rules.js';

/** @import { Game, LineRules, Noughts } from '../../engine/index.js' */
/** @import { Own } from '../own.js' */
/** @import { Say } from './words.js' */

/**
 * Games of the family without a button, each with variations that differ by one rule: a description
 * and a name. The description of the first is under its name followed by `About`.
 */
export const family = /** @type {const} */ ([
  [
    { id: 'wild-tic-tac-toe', name: 'wild' },
    { id: 'misere-wild-tic-tac-toe', name: 'wildMisere' },
  ],
  [
    { id: 'order-and-chaos', name: 'order' },
    { id: 'order-and-chaos-exactly-five', name: 'orderExactly' },
  ],
  [
    { id: 'gomoku', name: 'gomoku' },
    { id: 'gomoku-exactly-five', name: 'gomokuExactly' },
    { id: 'gomoku-swap2', name: 'gomokuSwap2' },
    { id: 'gomoku-exactly-five-swap2', name: 'gomokuExactlySwap2' },
  ],
  [
    { id: 'qubic', name: 'qubic' },
    { id: 'qubic-gravity', name: 'qubicFall' },
  ],
  [
    { id: 'notakto', name: 'notakto' },
    { id: 'notakto-2', name: 'notakto2' },
    { id: 'notakto-1', name: 'notakto1' },
  ],
  [{ id: 'four-in-a-row-4x4', name: 'four' }],
  [
    { id: 'line-8x8-5', name: 'five' },
    { id: 'line-9x7-5-gravity', name: 'fall' },
  ],
  [{ id: 'line-7x6-4-gravity-misere', name: 'misereFall' }],
  [{ id: 'ultimate-open-boards', name: 'open' }],
  [{ id: 'ultimate-most-boards', name: 'most' }],
]);

/**
 * A game as an entry of the list; undefined if there is no such game.
 *
 * @param {readonly Noughts[]} engines
 * @param {Say} say
 * @param {string | LineRules} wanted
 * @returns {Own | undefined}
 */
export function describe(engines, say, wanted) {
  const game = gameBy(engines, wanted);
  if (!game) return undefined;
  const { id, columns, rows, smallBoards } = game;
  // side by side
  const boards = smallBoards.filter(({ length }) => length === rows * rows).length || 1;
  return { id, columns, rows, boards, name: nameOf(engines, say, game) };
}

/**
 * The name of a game: by its rules, such as "4 in a row on 5×4, marks fall", or its own name.
 *
 * @param {readonly Noughts[]} engines
 * @param {Say} say
 * @param {Readonly<Game>} game
 */
function nameOf(engines, say, game) {
  // its own name is better known
  const rules = game.id === 'gomoku' ? undefined : rulesOf(engines, game);
  const known = family.flat().find(({ id }) => id === game.id);
  if (!rules) return known ? say(known.name) : game.title;
  const parts = [say('line', { count: rules.inARow, columns: rules.columns, rows: rules.rows })];
  if (rules.gravity) parts.push(say('gravity'));
  if (rules.misere) parts.push(say('misere'));
  return parts.join(say('and'));
}
