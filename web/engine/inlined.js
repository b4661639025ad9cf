/**
 * The bytes of deflated data in base64. In Node it does this at once, even if a test has a jsdom
 * document, whose `Blob` is not a stream.
 *
 * @param {string} base64
 * @returns {Promise<ArrayBuffer>}
 */
export async function inflate(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const zlib = /** @type {any} */ (Reflect.get(globalThis, 'process'))?.getBuiltinModule?.('node:zlib');
  if (zlib) return zlib.inflateSync(bytes);
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const chunks = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  return new Blob(chunks).arrayBuffer();
}

/**
 * Compiles WebAssembly that is in a module, so that nothing is fetched.
 *
 * @param {string} deflated
 */
export async function compileInlined(deflated) {
  return WebAssembly.compile(await inflate(deflated));
}
