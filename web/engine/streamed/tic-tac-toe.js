// The WebAssembly of tic-tac-toe alone is in a separate file beside this module.

import address from '../wasm/tic-tac-toe.wasm';
import { wanted } from '../wasm/tic-tac-toe-wanted.js';
import { compileStreaming } from './compile-streaming.js';

export function compileWasm() {
  return compileStreaming(new URL(address, import.meta.url), wanted);
}
