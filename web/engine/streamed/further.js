// The WebAssembly of the further games is in a separate file beside this module.

import address from '../wasm/further.wasm';
import { wanted } from '../wasm/further-wanted.js';
import { compileStreaming } from './compile-streaming.js';

export function compileWasm() {
  return compileStreaming(new URL(address, import.meta.url), wanted);
}
