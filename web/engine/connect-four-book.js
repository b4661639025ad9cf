// The book of Connect Four. It is a separate module, loaded when it is first needed.

import { inflate } from './inlined/inflate.js';
import { deflated } from './wasm/connect-four-book.js';

export async function readBook() {
  return new Uint8Array(await inflate(deflated));
}
