// Contains the WebAssembly of the further games, so that nothing is fetched.

import { deflated } from '../wasm/further-deflated.js';
import { inflate } from './inflate.js';

export async function compileWasm() {
  return WebAssembly.compile(await inflate(deflated));
}
