// The WebAssembly of every game is in a separate file beside this module.

import address from '../wasm/noughts-wasm.wasm';
import { wanted } from '../wasm/noughts-wasm-wanted.js';
import { compileStreaming } from './compile-streaming.js';

export function compileWasm() {
  return compileStreaming(new URL(address, import.meta.url), wanted);
}
