/** How long a slice of work may be, in milliseconds: half a frame at 60 Hz. */
const longestSlice = 8;

/**
 * Work that is done in small steps.
 *
 * @typedef {object} Work
 * @property {(nodes: number) => boolean} run looks at so many positions at most, and says whether
 *   that was all
 * @property {() => number} progress how far it has come, from 0 to 1
 * @property {() => number} playouts how many random games it has played to choose a move
 * @property {(milliseconds: number) => boolean} makesWay whether it makes way for other work after
 *   so long
 */

/**
 * How long work may go on, and who is told.
 *
 * @typedef {object} SliceLimits
 * @property {AbortSignal | undefined} [signal] ends it when it is aborted
 * @property {((progress: number, playouts: number) => void) | undefined} [onProgress] is told how
 *   far it has come, from 0 to 1, and how many random games have been played
 * @property {number | undefined} [milliseconds] after which it ends, however far it has come
 * @property {number | undefined} [fewestPlayouts] before which it does not end even then
 */

/**
 * Works to the end or until it makes way, in slices between which everything else on the page or in
 * the program goes on.
 *
 * @param {Work} work
 * @param {SliceLimits} limits
 * @returns {Promise<boolean>} whether it is at its end; rejects with the signal's reason, or with
 *   what `onProgress` throws
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
 * @type {((call: (value: unknown) => void) => void) | undefined} Node's, which hands out many
 *   messages at once
 */
const callNextTurn = Reflect.get(globalThis, 'setImmediate');

/**
 * Turns of the event loop: in a browser a message to oneself, which comes sooner than the shortest
 * timer.
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
