// The book of Connect Four, a module of its own: it comes when it is first needed.

import { inflate } from './inlined/inflate.js';
import { deflated } from './wasm/connect-four-book.js';

export async function readBook() {
  return new Uint8Array(await inflate(deflated));
}
