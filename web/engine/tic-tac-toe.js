/**
 * The same as `noughts` for who plays nothing but tic-tac-toe, at less than half the weight: the
 * same sources, with a catalogue of one game.
 *
 * @module noughts/tic-tac-toe
 */

import { compileWasm } from '#tic-tac-toe-wasm';
import { loadOnce } from './load.js';

export * from './api.js';

/**
 * Compiles the WebAssembly, once, as `load` of `noughts` does. Its matches and positions are of
 * this engine: `noughts.parse(String(match))` takes a match over to another one. Other games are
 * unknown to it, and other rules a `RangeError`.
 *
 * @returns {Promise<import('./noughts.js').Noughts>} rejects with a {@link LoadError} where
 *   WebAssembly is missing or blocked
 * @example
 * import { load } from 'noughts/tic-tac-toe';
 * const noughts = await load();
 * console.log(noughts.games.length); // 1
 */
export function load() {
  return loadOnce(compileWasm, compileWasm);
}
