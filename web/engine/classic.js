/**
 * The same as `noughts` for who plays the games that most people come for: tic-tac-toe and its
 * misère, four in a row on 4×4 and 5×5, any other line game of up to 64 squares, Connect Four and
 * Ultimate with its variations. The same sources, with a catalogue of these games, at two thirds of
 * the weight.
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
 * console.log(String(noughts.match('connect-four'))); // connect-four.X
 */
export function load() {
  return loadOnce(compileWasm, compileWasm, bookSources);
}
