/**
 * Tic-tac-toe and its family: rules, an opponent and an analysis.
 *
 * Importing this module has no side effects; `load` compiles the WebAssembly that knows the rules.
 *
 * @example
 * import { load } from 'noughts';
 * const noughts = await load();
 * using match = noughts.match('tic-tac-toe');
 * match.play('b2');
 * console.log(match.status); // { state: 'next', player: 'O' }
 *
 * @module noughts
 */

import './remote.js'; // its games are large ones: their searches come with it
import { compileWasm } from '#noughts-wasm';
import { bookSources } from './book-sources.js';
import { everyGame, loadOnce } from './load.js';

export * from './api.js';

/**
 * Compiles the WebAssembly, once: every call shares the same promise. After a failure the next call
 * tries again, and after an {@link EngineError} it starts another one.
 *
 * Nothing is fetched, the WebAssembly lies in this module. Works in browsers, workers and Node.
 *
 * @returns {Promise<import('./noughts.js').Noughts>} rejects with a {@link LoadError} where
 *   WebAssembly is missing or blocked
 * @example
 * const noughts = await load();
 */
export function load() {
  return loadOnce(everyGame, compileWasm, bookSources);
}
