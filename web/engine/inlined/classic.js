// Contains the WebAssembly of the classic games, so that nothing is fetched.

import { deflated } from '../wasm/classic-deflated.js';
import { inflate } from './inflate.js';

export async function compileWasm() {
  return WebAssembly.compile(await inflate(deflated));
}
