// The WebAssembly of the further games lies beside this module in a file of its own.

import address from '../wasm/further.wasm';
import { wanted } from '../wasm/further-wanted.js';
import { compileStreaming } from './compile-streaming.js';

export function compileWasm() {
  return compileStreaming(new URL(address, import.meta.url), wanted);
}
