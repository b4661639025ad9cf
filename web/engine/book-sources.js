import { inflate } from './inlined.js';

/** @import { BookSources } from './books.js' */

/**
 * The books. Each is in a module that is loaded when it is first needed: the early positions of
 * Connect Four, the networks that value positions of Ultimate, and the strategy of Qubic.
 *
 * @satisfies {BookSources}
 */
export const bookSources = {
  'connect-four': async () => bytesIn(await import('./wasm/connect-four-book.js')),
  qubic: async () => bytesIn(await import('./wasm/qubic-strategy.js')),
  ultimate: async () => bytesIn(await import('./wasm/ultimate-network.js')),
  'ultimate-most-boards': async () => bytesIn(await import('./wasm/ultimate-most-boards-network.js')),
  'ultimate-open-boards': async () => bytesIn(await import('./wasm/ultimate-open-boards-network.js')),
};

/** @param {{ deflated: string }} module */
async function bytesIn({ deflated }) {
  return new Uint8Array(await inflate(deflated));
}
