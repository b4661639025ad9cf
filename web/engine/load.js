import { LoadError } from './errors.js';
import { Noughts } from './noughts.js';
import createModule from './wasm/noughts-wasm.js';

/** @type {Promise<Noughts> | undefined} */
let loading;

/**
 * Compiles the WebAssembly, once: every call shares the same promise. After a failure the next call tries again.
 *
 * Nothing is fetched, the WebAssembly lies in this module. Works in browsers, workers and Node.
 *
 * @returns {Promise<Noughts>} rejects with a {@link LoadError} where WebAssembly is missing or blocked
 * @example
 * const noughts = await load();
 */
export function load() {
  loading ??= start().catch((cause) => {
    loading = undefined;
    throw new LoadError(cause);
  });
  return loading;
}

async function start() {
  return new Noughts(await createModule());
}
