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
import { addressOf, importGame } from './import-game.js';
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
 * Given the address of a module that exports the rules by default, opponents, analyses and reviews
 * think in a worker, where there can be one: it imports the module as well. So the page never
 * waits. Otherwise they think in slices.
 *
 * @template State, Move
 * @param {Definition<State, Move> | URL | string} game its rules, or the whole address of a module
 *   that exports them by default
 * @returns {Promise<OwnGame<State>>} rejects with a `TypeError` or a `RangeError` if a part of the
 *   definition is missing or has a wrong type, with a {@link GameError} if the rules fail at the
 *   start, with a {@link LoadError} if WebAssembly is missing or blocked, and with the browser's
 *   error if the module cannot be imported
 * @example
 * const nim = await define(import.meta.resolve('./nim.js'));
 */
export async function define(game) {
  const address = addressOf(game);
  const definition = definitionOf(address === undefined ? game : await importGame(address));
  compiled ??= compileWasm();
  const module = await compiled.catch((cause) => {
    compiled = undefined;
    throw new LoadError(cause);
  });
  const runtime = await startOwnRuntime(module, definition);
  const own = newOwnGame(runtime, definition);
  own.position(); // the rules are asked once
  if (address !== undefined) {
    const { thinkInWorker } = await import('./game-worker.js');
    thinkInWorker(runtime, module, address);
  }
  return own;
}
