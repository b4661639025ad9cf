import { LoadError } from './errors.js';
import { newNoughts } from './noughts.js';
import { deflated } from './wasm/deflated.js';
import createModule from './wasm/noughts-wasm.js';

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
  loading ??= start().catch((cause) => {
    loading = undefined;
    throw new LoadError(cause);
  });
  return loading;
}

async function start() {
  return newNoughts(await createModule({ wasmBinary: await inflate(deflated) }));
}

/**
 * The bytes of deflated data in base64.
 *
 * @param {string} base64
 */
async function inflate(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const chunks = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  return new Blob(chunks).arrayBuffer();
}
