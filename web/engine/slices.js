/** @import { Thinking } from './wasm/noughts-wasm.js' */

/** How long a slice of work may be, in milliseconds: half a frame at 60 Hz. */
const longestSlice = 8;

/**
 * Thinks to the end, in slices between which everything else on the page or in the program goes on.
 *
 * @param {Thinking} thinking is given back when it is over, however that is
 * @param {object} limits
 * @param {AbortSignal | undefined} limits.signal
 * @param {((progress: number) => void) | undefined} limits.onProgress
 * @param {number} limits.milliseconds how long it may think; the move that seems best by then is taken
 * @returns {Promise<number>} the move; rejects with the signal's reason, or with what `onProgress` throws
 */
export async function thinkInSlices(thinking, { signal, onProgress, milliseconds }) {
  const turns = new Turns();
  try {
    const begin = performance.now();
    for (let playouts = 16; ; ) {
      const start = performance.now();
      const isDone = thinking.run(playouts);
      const now = performance.now();
      if (isDone || now - begin >= milliseconds) return thinking.move();
      onProgress?.(Math.max(thinking.progress(), (now - begin) / milliseconds));
      if (now - start < longestSlice / 2) playouts *= 2;
      else if (now - start > longestSlice) playouts = Math.max(1, playouts >> 1);
      await turns.next();
      signal?.throwIfAborted();
    }
  } finally {
    turns.close();
    thinking.delete();
  }
}

/** @type {((call: (value: unknown) => void) => void) | undefined} Node's, which hands out many messages at once */
const callNextTurn = Reflect.get(globalThis, 'setImmediate');

/** Turns of the event loop: in a browser a message to oneself, which comes sooner than the shortest timer. */
class Turns {
  #channel = callNextTurn ? null : new MessageChannel();

  /** Resolves in the next turn. */
  next() {
    return new Promise((resolve) => {
      if (!this.#channel) return callNextTurn?.(resolve);
      this.#channel.port1.onmessage = resolve;
      this.#channel.port2.postMessage(undefined);
    });
  }

  close() {
    this.#channel?.port1.close();
  }
}
