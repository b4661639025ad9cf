import { isOf } from './arguments.js';
import { demandVersion, demandWhole } from './whole.js';

/** @import { Wanted } from './whole.js' */

/**
 * Compiles WebAssembly from a separate file.
 *
 * @param {unknown} wasm its address, its response, its bytes, or the compiled module
 * @param {Wanted} wanted
 * @returns {Promise<WebAssembly.Module>} rejects with a `TypeError` that says what is wrong with
 *   the file
 */
export async function compile(wasm, wanted) {
  if (isOf('WebAssembly.Module', wasm)) {
    return demandVersion(/** @type {WebAssembly.Module} */ (wasm), wanted, 'the module');
  }
  if (typeof wasm === 'string' || isOf('URL', wasm)) return compile(await bytesAt(String(wasm)), wanted);
  if (isOf('Response', wasm)) {
    const response = /** @type {Response} */ (wasm);
    return compileResponse(response, response.url || 'the file', wanted);
  }
  const module = await WebAssembly.compile(/** @type {BufferSource} */ (wasm));
  return demandWhole(module, /** @type {BufferSource} */ (wasm), wanted, 'the file');
}

/**
 * @param {Response} response
 * @param {string} address
 * @param {Wanted} wanted
 */
async function compileResponse(response, address, wanted) {
  const { ok, status, statusText, headers } = response;
  if (!ok) throw new TypeError(`${address} cannot be loaded: ${status} ${statusText}`);
  const bytes = await response.arrayBuffer().catch((cause) => {
    throw new TypeError(`${address} ended early: ${cause.message}`, { cause });
  });
  const module = await WebAssembly.compile(bytes).catch((cause) => {
    const what = `${bytes.byteLength} bytes of ${headers.get('content-type') ?? 'no type'}`;
    throw new TypeError(`${address} is not complete WebAssembly (${what}): ${cause.message}`, { cause });
  });
  return demandWhole(module, bytes, wanted, address);
}

/**
 * The bytes at an address. In Node, this may be the address of a file.
 *
 * @param {string} address
 * @returns {Promise<Response | BufferSource>}
 */
async function bytesAt(address) {
  const files = address.startsWith('file:') && Reflect.get(globalThis, 'process')?.getBuiltinModule?.('node:fs');
  if (files) return files.promises.readFile(new URL(address));
  return fetch(address).catch((cause) => {
    throw new TypeError(`${address} cannot be loaded: ${cause.message}`, { cause });
  });
}
