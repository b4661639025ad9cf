/**
 * The same as `noughts`, with only the classic games, which `games` lists, and line games of up to
 * 64 squares. It has the same sources with a smaller catalogue, and two thirds of the size.
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
 * console.log(String(noughts.match('line-5x4-3'))); // line-5x4-3.X
 */
export function load() {
  return loadOnce(compileWasm, compileWasm, bookSources);
}
