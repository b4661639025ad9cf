import { isOf } from './arguments.js';
import { checksumOf } from './checksum.js';

/**
 * What a file has to be. The build tells it of each that it makes.
 *
 * @typedef {object} Wanted
 * @property {string} version the file tells it in a section of its own
 * @property {number} checksum
 */

/** A file is not the one that belongs to this code. */
class WrongFileError extends TypeError {
  /**
   * @param {string} message
   * @param {string | undefined} found the version of the file; none where it tells of none
   * @param {string} wanted
   */
  constructor(message, found, wanted) {
    super(message);
    this.found = found;
    this.wanted = wanted;
  }
}

/**
 * Compiles the WebAssembly in a file of its own.
 *
 * @param {unknown} wasm its address, its response, its bytes, or the module that it is already
 * @param {Wanted} wanted
 * @returns {Promise<WebAssembly.Module>} rejects with a `TypeError` that says what is wrong with the file
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
 * @param {WebAssembly.Module} module
 * @param {Wanted} wanted
 * @param {string} what
 * @throws {WrongFileError} when it is of another version, or of something else
 */
function demandVersion(module, { version }, what) {
  const [section] = WebAssembly.Module.customSections(module, 'noughts');
  const found = section && new TextDecoder().decode(section);
  if (found === version) return module;
  const is = found === undefined ? 'not of noughts' : `of version ${found}`;
  throw new WrongFileError(`${what} is ${is}, and version ${version} is wanted`, found, version);
}

/**
 * Makes sure that a file is the one that is wanted.
 *
 * @param {WebAssembly.Module} module
 * @param {BufferSource} bytes of which it was compiled
 * @param {Wanted} wanted
 * @param {string} what
 * @returns {WebAssembly.Module}
 * @throws {WrongFileError} when it is of another version, or not as it was made
 */
export function demandWhole(module, bytes, wanted, what) {
  demandVersion(module, wanted, what);
  const all = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  if (checksumOf(all) === wanted.checksum) return module;
  throw new WrongFileError(`${what} is damaged: its checksum is another one`, wanted.version, wanted.version);
}

/**
 * @param {Response} response
 * @param {string} address
 * @param {Wanted} wanted
 */
async function compileResponse(response, address, wanted) {
  const { ok, status, statusText, headers } = response;
  if (!ok) throw new TypeError(`${address} cannot be had: ${status} ${statusText}`);
  const bytes = await response.arrayBuffer().catch((cause) => {
    throw new TypeError(`${address} came to an end too early: ${cause.message}`, { cause });
  });
  const module = await WebAssembly.compile(bytes).catch((cause) => {
    const what = `${bytes.byteLength} bytes of ${headers.get('content-type') ?? 'no type'}`;
    throw new TypeError(`${address} is no WebAssembly, or not all of it (${what}): ${cause.message}`, { cause });
  });
  return demandWhole(module, bytes, wanted, address);
}

/**
 * What is at an address; in Node that may be a file's.
 *
 * @param {string} address
 * @returns {Promise<Response | BufferSource>}
 */
async function bytesAt(address) {
  const files = address.startsWith('file:') && Reflect.get(globalThis, 'process')?.getBuiltinModule?.('node:fs');
  if (files) return files.promises.readFile(new URL(address));
  return fetch(address).catch((cause) => {
    throw new TypeError(`${address} cannot be had: ${cause.message}`, { cause });
  });
}
