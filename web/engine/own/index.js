/**
 * Games of one's own: you bring the moves, how to play one and who has won, and get matches,
 * opponents, exact outcomes, analysis and reviews.
 *
 * @example
 * import { define } from 'noughts/own';
 * const nim = await define({
 *   id: 'nim',
 *   start: (first) => ({ heaps: [3, 4, 5], turn: first }),
 *   turn: (state) => state.turn,
 *   moves: ({ heaps }) => heaps.flatMap((many, heap) => [...Array(many)].map((_, i) => 'abc'[heap] + (i + 1))),
 *   play: ({ heaps, turn }, move) => ({
 *     heaps: heaps.map((many, heap) => (move[0] === 'abc'[heap] ? many - Number(move.slice(1)) : many)),
 *     turn: turn === 'X' ? 'O' : 'X',
 *   }),
 *   winner: ({ heaps, turn }) => (heaps.some((many) => many > 0) ? undefined : turn === 'X' ? 'O' : 'X'),
 * });
 * using match = nim.match();
 * console.log(match.solve().outcome); // 'win'
 *
 * @module noughts/own
 */

import '../remote.js'; // reviews
import { compileWasm } from '#own-wasm';
import { LoadError } from '../errors.js';
import { definitionOf } from './definition.js';
import { newOwnGame } from './own-game.js';
import { startOwnRuntime } from './runtime.js';

/** @import { OwnGame } from './own-game.js' */
/** @import { Definition } from './values.js' */

export * from '../api.js';
export { GameError } from './game-error.js';
export { checkGame } from './laws.js';
export { OwnGame } from './own-game.js';
export { makePuzzles } from './puzzles.js';
export * from './values.js';

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/**
 * Defines a game. The WebAssembly with the searches is compiled with the first one.
 *
 * @template State, Move
 * @param {Definition<State, Move>} game its rules
 * @returns {Promise<OwnGame<State>>} rejects with a `TypeError` or a `RangeError` if a part of the
 *   definition is missing or has a wrong type, with a {@link GameError} if the rules fail at the
 *   start, and with a {@link LoadError} if WebAssembly is missing or blocked
 */
export async function define(game) {
  const definition = definitionOf(game);
  compiled ??= compileWasm();
  const module = await compiled.catch((cause) => {
    compiled = undefined;
    throw new LoadError(cause);
  });
  const own = newOwnGame(await startOwnRuntime(module, definition), definition);
  own.position(); // the rules are asked once
  return own;
}
