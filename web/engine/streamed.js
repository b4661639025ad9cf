import { demandWhole } from './whole.js';

/** @import { Wanted } from './whole.js' */

/**
 * Compiles the WebAssembly of a file during its download.
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
      // The server may send the wrong MIME type. Then the bytes compile, or the error says what is
      // wrong.
      const { compile } = await import('./compile.js');
      return compile(file, wanted);
    });
}
