/**
 * Tic-tac-toe and its family: rules, an opponent and an analysis.
 *
 * Importing this module has no side effects. `load` compiles the WebAssembly with the rules.
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

import './remote.js'; // large games search in a worker
import { compileWasm } from '#noughts-wasm';
import { bookSources } from './book-sources.js';
import { everyGame, loadOnce } from './load.js';

export * from './api.js';

/**
 * Compiles the WebAssembly, once: all calls share one promise. After a failure the next call tries
 * again, and after an {@link EngineError} it starts another engine.
 *
 * Nothing is fetched: this module contains the WebAssembly. It works in browsers, workers and Node.
 *
 * @returns {Promise<import('./noughts.js').Noughts>} rejects with a {@link LoadError} if
 *   WebAssembly is missing or blocked
 * @example
 * const noughts = await load();
 */
export function load() {
  return loadOnce(everyGame, compileWasm, bookSources);
}
