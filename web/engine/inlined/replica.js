// Contains the WebAssembly of shared matches, so that nothing is fetched.

import { deflated } from '../wasm/replica-deflated.js';
import { inflate } from './inflate.js';

export async function compileWasm() {
  return WebAssembly.compile(await inflate(deflated));
}
