// Contains the WebAssembly of tic-tac-toe alone, so that nothing is fetched.

import { deflated } from '../wasm/tic-tac-toe-deflated.js';
import { inflate } from './inflate.js';

export async function compileWasm() {
  return WebAssembly.compile(await inflate(deflated));
}
