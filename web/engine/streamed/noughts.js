import { compile } from './compile.js';
import address from './wasm/noughts-wasm.wasm';

/** Compiles the WebAssembly that lies beside this module in a file of its own, while it comes. */
export async function compileWasm() {
  const file = new URL(address, import.meta.url);
  // Where it cannot be compiled on its way, as when the server calls it something else, its bytes may do, or tell what is wrong.
  return WebAssembly.compileStreaming(fetch(file)).catch(() => compile(file));
}
