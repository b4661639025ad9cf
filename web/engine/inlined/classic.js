// The WebAssembly of the classic games lies in this module, so that nothing is fetched.

import { deflated } from '../wasm/classic-deflated.js';
import { inflate } from './inflate.js';

export async function compileWasm() {
  return WebAssembly.compile(await inflate(deflated));
}
