// The WebAssembly of the classic games is in a separate file beside this module.

import address from '../wasm/classic.wasm';
import { wanted } from '../wasm/classic-wanted.js';
import { compileStreaming } from './compile-streaming.js';

export function compileWasm() {
  return compileStreaming(new URL(address, import.meta.url), wanted);
}
