import { isOf } from './arguments.js';
import { demandVersion, demandWhole } from './expected.js';

/** @import { ExpectedModule } from './expected.js' */

/**
 * Compiles WebAssembly from a separate file.
 *
 * @param {unknown} wasm its address, its response, its bytes, or the compiled module
 * @param {ExpectedModule} expected
 * @returns {Promise<WebAssembly.Module>} rejects with a `TypeError` that says what is wrong with
 *   the file
 */
export async function compile(wasm, expected) {
  if (isOf('WebAssembly.Module', wasm)) {
    return demandVersion(/** @type {WebAssembly.Module} */ (wasm), expected, 'the module');
  }
  if (typeof wasm === 'string' || isOf('URL', wasm)) return compileAt(String(wasm), expected);
  if (isOf('Response', wasm)) {
    const response = /** @type {Response} */ (wasm);
    return compileResponse(response, response.url || 'the file', expected, true);
  }
  const bytes = /** @type {BufferSource} */ (wasm);
  return demandWhole(await WebAssembly.compile(bytes), bytes, expected, 'the file', true);
}

/**
 * Compiles what is at an address. In Node, this may be the address of a file.
 *
 * @param {string} address
 * @param {ExpectedModule} expected
 */
async function compileAt(address, expected) {
  const files = address.startsWith('file:') && Reflect.get(globalThis, 'process')?.getBuiltinModule?.('node:fs');
  if (files) return compile(await files.promises.readFile(new URL(address)), expected);
  const whole = await fetch(address, { integrity: expected.integrity }).catch(() => undefined);
  if (whole) return compileResponse(whole, address, expected, true);
  // What comes without the check tells what is wrong.
  const response = await fetch(address).catch((cause) => {
    throw new TypeError(`${address} cannot be loaded: ${cause.message}`, { cause });
  });
  return compileResponse(response, address, expected, false);
}

/**
 * @param {Response} response
 * @param {string} address
 * @param {ExpectedModule} expected
 * @param {boolean} isTrusted as for {@link demandWhole}
 */
async function compileResponse(response, address, expected, isTrusted) {
  const { ok, status, statusText, headers } = response;
  if (!ok) throw new TypeError(`${address} cannot be loaded: ${status} ${statusText}`);
  const bytes = await response.arrayBuffer().catch((cause) => {
    throw new TypeError(`${address} ended early: ${cause.message}`, { cause });
  });
  const module = await WebAssembly.compile(bytes).catch((cause) => {
    const what = `${bytes.byteLength} bytes of ${headers.get('content-type') ?? 'no type'}`;
    throw new TypeError(`${address} is not complete WebAssembly (${what}): ${cause.message}`, { cause });
  });
  return demandWhole(module, bytes, expected, address, isTrusted);
}
