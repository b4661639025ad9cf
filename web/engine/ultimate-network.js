// The network that values positions of Ultimate, a module of its own: it comes when it is first
// needed.

import { inflate } from './inlined/inflate.js';
import { deflated } from './wasm/ultimate-network.js';

export async function readBook() {
  return new Uint8Array(await inflate(deflated));
}
