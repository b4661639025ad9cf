/**
 * The same as `noughts` for who plays more of the family: `games` lists the games. Line games on
 * boards of more than 64 squares are among them, and so is tic-tac-toe, which every engine knows.
 * The same sources, with a catalogue of these games.
 *
 * @module noughts/further
 */

import './remote.js'; // as in index.js
import { compileWasm } from '#further-wasm';
import { loadOnce } from './load.js';

export * from './api.js';

/**
 * Compiles the WebAssembly, once, as `load` of `noughts` does. Its matches and positions are of
 * this engine: `noughts.parse(String(match))` takes a match over to another one. Other games, and
 * other rules of line games, are unknown to it.
 *
 * @returns {Promise<import('./noughts.js').Noughts>} rejects with a {@link LoadError} where
 *   WebAssembly is missing or blocked
 * @example
 * import { load } from 'noughts/further';
 * const noughts = await load();
 * console.log(String(noughts.match('line-19x19-6'))); // line-19x19-6.X
 */
export function load() {
  return loadOnce(compileWasm, compileWasm);
}
