import { compile } from '../compile.js';

/** @import { Wanted } from '../compile.js' */

/**
 * Compiles the WebAssembly of a file while it comes.
 *
 * @param {URL} file
 * @param {Wanted} wanted
 */
export async function compileStreaming(file, wanted) {
  // Where it cannot be compiled on its way, as when the server calls it something else, its bytes may do, or tell what is wrong.
  return WebAssembly.compileStreaming(fetch(file, { integrity: wanted.integrity })).catch(() => compile(file, wanted));
}
