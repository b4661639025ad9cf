// The WebAssembly of every game lies beside this module in a file of its own.

import address from '../wasm/noughts-wasm.wasm';
import { wanted } from '../wasm/noughts-wasm-wanted.js';
import { compileStreaming } from './compile-streaming.js';

export function compileWasm() {
  return compileStreaming(new URL(address, import.meta.url), wanted);
}
