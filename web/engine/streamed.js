/** @import { ExpectedModule } from './expected.js' */

/**
 * Compiles the WebAssembly of a file during its download.
 *
 * @param {string} file its address
 * @param {ExpectedModule} expected
 */
export function compileStreaming(file, expected) {
  return WebAssembly.compileStreaming(fetch(file, { integrity: expected.integrity })).catch(async () => {
    // The server may send the wrong MIME type. Then the bytes compile, or the error says what is
    // wrong.
    const { compile } = await import('./compile.js');
    return compile(file, expected);
  });
}
