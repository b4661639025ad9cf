/**
 * The same as `noughts`, with only the classic games: tic-tac-toe and its misère, four in a row on
 * 4×4 and 5×5, any other line game of up to 64 squares, Connect Four, and Ultimate with its
 * variations. It has the same sources with a smaller catalogue, and two thirds of the size.
 *
 * @module noughts/classic
 */

import './remote.js'; // as in index.js
import { compileWasm } from '#classic-wasm';
import { bookSources } from './book-sources.js';
import { loadOnce } from './load.js';

export * from './api.js';

/**
 * Compiles the WebAssembly, once, like `load` of `noughts`. Its matches and positions work only
 * with this engine: `noughts.parse(String(match))` moves a match to another engine. It does not
 * know other games.
 *
 * @returns {Promise<import('./noughts.js').Noughts>} rejects with a {@link LoadError} if
 *   WebAssembly is missing or blocked
 * @example
 * import { load } from 'noughts/classic';
 * const noughts = await load();
 * console.log(String(noughts.match('connect-four'))); // connect-four.X
 */
export function load() {
  return loadOnce(compileWasm, compileWasm, bookSources);
}
