// The WebAssembly of every game lies in this module, so that nothing is fetched.

import { deflated } from '../wasm/noughts-wasm-deflated.js';
import { inflate } from './inflate.js';

export async function compileWasm() {
  return WebAssembly.compile(await inflate(deflated));
}
