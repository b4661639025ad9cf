/**
 * The same as `noughts`, with the WebAssembly in a separate file: `noughts/noughts.wasm`.
 *
 * @module noughts/file
 */

import './remote.js'; // as in index.js
import { isOf } from './arguments.js';
import { bookSources } from './book-sources.js';
import { compile } from './compile.js';
import { loadOnce } from './load.js';
import { expected } from './wasm/noughts-wasm-expected.js';

export * from './api.js';

/**
 * Compiles the WebAssembly, once. Calls with the same address, bytes, module, response or promise
 * share one promise. A call with a different one starts another engine. After a failure the next
 * call tries again, and after an {@link EngineError} it starts another engine.
 *
 * @param {string | URL | Response | BufferSource | WebAssembly.Module | PromiseLike<Response>} wasm
 *   where the file is, or its content: its address, its `Response`, its bytes, or the compiled
 *   module
 * @returns {Promise<import('./noughts.js').Noughts>} rejects with a {@link LoadError} if the file
 *   cannot be fetched, is damaged or has another version, and if WebAssembly is missing or blocked
 * @example
 * import { load } from 'noughts/file';
 * const noughts = await load(import.meta.resolve('noughts/noughts.wasm'));
 */
export function load(wasm) {
  return loadOnce(isOf('URL', wasm) ? String(wasm) : wasm, async () => compile(await wasm, expected), bookSources);
}
