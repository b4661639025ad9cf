/**
 * Compiles the WebAssembly in a file of its own.
 *
 * @param {unknown} wasm its address, its response, its bytes, or the module that it is already
 * @returns {Promise<WebAssembly.Module>} rejects with a `TypeError` that says what is wrong with the file
 */
export async function compile(wasm) {
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
