/**
 * The same as `noughts`, with only the further games, which `games` lists, line games on boards of
 * more than 64 squares, and tic-tac-toe, which every engine knows. It has the same sources with
 * another catalogue.
 *
 * @module noughts/further
 */

import './remote.js'; // as in index.js
import { compileWasm } from '#further-wasm';
import { bookSources } from './book-sources.js';
import { loadOnce } from './load.js';

export * from './api.js';

/**
 * Compiles the WebAssembly, once, like `load` of `noughts`. Its matches and positions work only
 * with this engine: `noughts.parse(String(match))` moves a match to another engine. It does not
 * know other games, or other rules of line games.
 *
 * @returns {Promise<import('./noughts.js').Noughts>} rejects with a {@link LoadError} if
 *   WebAssembly is missing or blocked
 * @example
 * import { load } from 'noughts/further';
 * const noughts = await load();
 * console.log(String(noughts.match('line-19x19-6'))); // line-19x19-6.X
 */
export function load() {
  return loadOnce(compileWasm, compileWasm, bookSources);
}
