// The WebAssembly of shared matches lies beside this module in a file of its own.

import address from '../wasm/replica.wasm';
import { wanted } from '../wasm/replica-wanted.js';
import { compileStreaming } from './compile-streaming.js';

export function compileWasm() {
  return compileStreaming(new URL(address, import.meta.url), wanted);
}
