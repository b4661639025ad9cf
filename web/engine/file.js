/**
 * The same as `noughts`, with the WebAssembly in a file of its own: `noughts/noughts.wasm`.
 *
 * @module noughts/file
 */

import { loadOnce } from './load.js';

export * from './api.js';

/**
 * Compiles the WebAssembly, once: every further call with the same address, bytes, module, response or promise of one shares the same
 * promise; with another one it starts another engine. After a failure the next call tries again, and after an {@link EngineError} it
 * starts another one.
 *
 * @param {string | URL | Response | BufferSource | WebAssembly.Module | PromiseLike<Response>} wasm where the file is, or what is in it: its address,
 *   its `Response`, its bytes, or the compiled module
 * @returns {Promise<import('./noughts.js').Noughts>} rejects with a {@link LoadError} where the file cannot be had or is none, and where WebAssembly
 *   is missing or blocked
 * @example
 * import { load } from 'noughts/file';
 * const noughts = await load(import.meta.resolve('noughts/noughts.wasm'));
 */
export function load(wasm) {
  return loadOnce(wasm instanceof URL ? wasm.href : wasm, async () => compile(await wasm));
}

/** @param {unknown} wasm */
async function compile(wasm) {
  if (wasm instanceof WebAssembly.Module) return wasm;
  if (typeof wasm === 'string' || wasm instanceof URL) return compile(await bytesAt(wasm));
  if (typeof Response !== 'undefined' && wasm instanceof Response) {
    return compileResponse(wasm, wasm.url || 'the file');
  }
  return WebAssembly.compile(/** @type {BufferSource} */ (wasm));
}

/**
 * @param {Response} response
 * @param {string} address
 */
async function compileResponse(response, address) {
  const { ok, status, statusText, headers } = response;
  if (!ok) throw new TypeError(`${address} cannot be had: ${status} ${statusText}`);
  const bytes = await response.arrayBuffer().catch((cause) => {
    throw new TypeError(`${address} came to an end too early: ${cause.message}`, { cause });
  });
  return WebAssembly.compile(bytes).catch((cause) => {
    const what = `${bytes.byteLength} bytes of ${headers.get('content-type') ?? 'no type'}`;
    throw new TypeError(`${address} is no WebAssembly, or not all of it (${what}): ${cause.message}`, { cause });
  });
}

/**
 * What is at an address; in Node that may be a file's.
 *
 * @param {string | URL} address
 * @returns {Promise<Response | BufferSource>}
 */
async function bytesAt(address) {
  const files =
    String(address).startsWith('file:') && Reflect.get(globalThis, 'process')?.getBuiltinModule?.('node:fs');
  if (files) return files.promises.readFile(new URL(address));
  return fetch(address).catch((cause) => {
    throw new TypeError(`${address} cannot be had: ${cause.message}`, { cause });
  });
}
