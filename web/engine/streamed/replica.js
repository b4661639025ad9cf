// The WebAssembly of shared matches is in a separate file beside this module.

import address from '../wasm/replica.wasm';
import { wanted } from '../wasm/replica-wanted.js';
import { compileStreaming } from './compile-streaming.js';

export function compileWasm() {
  return compileStreaming(new URL(address, import.meta.url), wanted);
}
