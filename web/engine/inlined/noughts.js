// Contains the WebAssembly of every game, so that nothing is fetched.

import { deflated } from '../wasm/noughts-wasm-deflated.js';
import { inflate } from './inflate.js';

export async function compileWasm() {
  return WebAssembly.compile(await inflate(deflated));
}
