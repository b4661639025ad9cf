/**
 * The same as `noughts` for who plays the games that most people come for: `games` lists them. Line
 * games of up to 64 squares are among them. The same sources, with a catalogue of these games, at
 * two thirds of the weight.
 *
 * @module noughts/classic
 */

import './remote.js'; // as in index.js
import { compileWasm } from '#classic-wasm';
import { bookSources } from './book-sources.js';
import { loadOnce } from './load.js';

export * from './api.js';

/**
 * Compiles the WebAssembly, once, as `load` of `noughts` does. Its matches and positions are of
 * this engine: `noughts.parse(String(match))` takes a match over to another one. Other games are
 * unknown to it.
 *
 * @returns {Promise<import('./noughts.js').Noughts>} rejects with a {@link LoadError} where
 *   WebAssembly is missing or blocked
 * @example
 * import { load } from 'noughts/classic';
 * const noughts = await load();
 * console.log(String(noughts.match('line-5x4-3'))); // line-5x4-3.X
 */
export function load() {
  return loadOnce(compileWasm, compileWasm, bookSources);
}
