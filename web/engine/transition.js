// Transitions as plain values.

import { isBelow, optionsOf, playerCode, quote } from './arguments.js';

/** @import { Runtime } from './runtime.js' */
/** @import { Transition } from './values.js' */

/** The fields of each type of transition, besides `type` and `at`. */
const shapes = /** @type {Record<string, string[]>} */ ({
  move: ['square', 'player'],
  undo: [],
  redo: [],
  resign: ['player'],
  next: ['first'],
});

/**
 * Makes a transition.
 *
 * @param {Runtime['wasm']} wasm
 * @param {number} match its address
 * @param {Transition} transition
 * @param {(square: unknown) => number} indexOf
 * @returns {number} the code of the new status, or of the refusal
 * @throws {TypeError} if it is not a transition
 */
export function makeTransition(wasm, match, transition, indexOf) {
  const { type, square, player, first, at } = checked(transition);
  const { game, ply } = momentOf(at);
  switch (type) {
    case 'move':
      return wasm.playAt(match, indexOf(square), playerCode(player), game, ply);
    case 'undo':
      return wasm.undo(match, game, ply);
    case 'redo':
      return wasm.redo(match, game, ply);
    case 'resign':
      return wasm.resign(match, playerCode(player), game, ply);
    case 'next':
      return wasm.next(match, playerCode(first), game, ply);
  }
}

/**
 * @param {Transition} transition
 * @returns {{ type: Transition['type'], square?: unknown, player?: unknown, first?: unknown, at?: unknown }}
 */
function checked(transition) {
  const type = typeof transition === 'object' && transition !== null ? transition.type : transition;
  const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (!shape || typeof transition !== 'object') {
    throw new TypeError(`type must be move, undo, redo, resign or next, not ${quote(type)}`);
  }
  return optionsOf(/** @type {any} */ (transition), 'type', ...shape, 'at');
}

/**
 * The moment for which a transition is meant; game 0 if it is for any moment.
 *
 * @param {any} at
 */
function momentOf(at) {
  if (at === undefined) return { game: 0, ply: 0 };
  const { game, ply } = optionsOf(at, 'game', 'ply');
  if (!isBelow(game, 2 ** 31) || game === 0 || !isBelow(ply, 2 ** 31)) {
    throw new TypeError('at must be { game, ply }, counted from 1 and from 0');
  }
  return { game, ply };
}
