import { demandWhole } from '../whole.js';

/** @import { Wanted } from '../whole.js' */

/**
 * Compiles the WebAssembly of a file while it comes.
 *
 * @param {URL} file
 * @param {Wanted} wanted
 */
export async function compileStreaming(file, wanted) {
  const coming = fetch(file);
  return Promise.all([
    WebAssembly.compileStreaming(coming.then((response) => response.clone())),
    coming.then((response) => response.arrayBuffer()),
  ])
    .then(([module, bytes]) => demandWhole(module, bytes, wanted, String(file)))
    .catch(async () => {
      // Its bytes may do where the server calls it something else, or tell what is wrong.
      const { compile } = await import('../compile.js');
      return compile(file, wanted);
    });
}
