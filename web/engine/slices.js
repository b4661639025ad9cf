/** @import { ReviewedMove } from './values.js' */

/** The longest slice of work, in milliseconds: half a frame at 60 Hz. */
const longestSlice = 8;

/**
 * Work in small steps.
 *
 * @typedef {object} Work
 * @property {(nodes: number) => boolean} run visits at most this many positions, and returns
 *   whether the work is complete
 * @property {() => number} progress the progress, from 0 to 1
 * @property {() => number} playouts how many playouts it has run to choose a move
 * @property {(milliseconds: number) => boolean} makesWay whether it makes way for other work after
 *   this time
 */

/**
 * The limits of work, and its progress listener.
 *
 * @typedef {object} SliceLimits
 * @property {AbortSignal | undefined} [signal] ends it when it is aborted
 * @property {((progress: number, playouts: number) => void) | undefined} [onProgress] called with
 *   the progress, from 0 to 1, and the number of playouts
 * @property {((moves: readonly ReviewedMove[]) => void) | undefined} [onMoves] called with the moves
 *   that a review has judged since the last call, the last one of the game first
 * @property {number | undefined} [milliseconds] the work ends after this time
 * @property {number | undefined} [fewestPlayouts] the work does not end before this many playouts,
 *   even if the time is over
 */

/**
 * Works until the work is complete or makes way. It works in slices; between them, other tasks of
 * the page or program run.
 *
 * @param {Work} work
 * @param {SliceLimits} limits
 * @returns {Promise<boolean>} whether it is complete; rejects with the signal's reason, or with an
 *   error of `onProgress`
 */
export async function runInSlices(
  work,
  { signal, onProgress, milliseconds = Number.POSITIVE_INFINITY, fewestPlayouts = 0 },
) {
  signal?.throwIfAborted();
  const turns = new Turns();
  try {
    const begin = performance.now();
    for (let nodes = 128; ; ) {
      const start = performance.now();
      const isDone = work.run(nodes);
      const now = performance.now();
      const playouts = work.playouts();
      const isTimed = playouts >= fewestPlayouts;
      if (isDone || (isTimed && now - begin >= milliseconds)) return true;
      if (work.makesWay(now - begin)) return false;
      onProgress?.(Math.max(work.progress(), isTimed ? (now - begin) / milliseconds : 0), playouts);
      if (now - start < longestSlice / 2) nodes *= 2;
      else if (now - start > longestSlice) nodes = Math.max(8, Math.floor(nodes / 2));
      await turns.next();
      signal?.throwIfAborted();
    }
  } finally {
    turns.close();
  }
}

/**
 * @type {((call: (value: unknown) => void) => void) | undefined} Node's function: Node delivers
 *   many messages in one turn
 */
const callNextTurn = Reflect.get(globalThis, 'setImmediate');

/**
 * Turns of the event loop. In a browser it uses a message to itself, which arrives sooner than the
 * shortest timer.
 */
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
