import { compile } from '../compile.js';

/**
 * Compiles the WebAssembly of a file while it comes.
 *
 * @param {URL} file
 */
export async function compileStreaming(file) {
  // Where it cannot be compiled on its way, as when the server calls it something else, its bytes may do, or tell what is wrong.
  return WebAssembly.compileStreaming(fetch(file)).catch(() => compile(file));
}
