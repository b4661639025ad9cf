/**
 * The same as `noughts`, with only tic-tac-toe, at less than half the size. It has the same sources
 * with a catalogue of one game.
 *
 * @module noughts/tic-tac-toe
 */

import { compileWasm } from '#tic-tac-toe-wasm';
import { loadOnce } from './load.js';

export * from './api.js';

/**
 * Compiles the WebAssembly, once, like `load` of `noughts`. Its matches and positions work only
 * with this engine: `noughts.parse(String(match))` moves a match to another engine. It does not
 * know other games; other rules are a `RangeError`.
 *
 * @returns {Promise<import('./noughts.js').Noughts>} rejects with a {@link LoadError} if
 *   WebAssembly is missing or blocked
 * @example
 * import { load } from 'noughts/tic-tac-toe';
 * const noughts = await load();
 * console.log(noughts.games.length); // 1
 */
export function load() {
  return loadOnce(compileWasm, compileWasm);
}
