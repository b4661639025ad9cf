import { LoadError } from './errors.js';
import { newNoughts } from './noughts.js';
import { startWasm } from './start.js';

/** @type {Promise<import('./noughts.js').Noughts> | undefined} */
let loading;

/**
 * Compiles the WebAssembly, once: every call shares the same promise. After a failure the next call tries again.
 *
 * Nothing is fetched, the WebAssembly lies in this module. Works in browsers, workers and Node.
 *
 * @returns {Promise<import('./noughts.js').Noughts>} rejects with a {@link LoadError} where WebAssembly is missing or blocked
 * @example
 * const noughts = await load();
 */
export function load() {
  loading ??= startWasm()
    .then(newNoughts)
    .catch((cause) => {
      loading = undefined;
      throw new LoadError(cause);
    });
  return loading;
}
