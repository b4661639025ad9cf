// How the searches of a thread share it.

import { atOnce } from './search-memory.js';
import { runInSlices } from './slices.js';

/** @import { Runtime } from './runtime.js' */
/** @import { Search, SearchMemory } from './search-memory.js' */
/** @import { MainModule } from './wasm/noughts-wasm.js' */
/** @import { SliceLimits } from './slices.js' */

/**
 * How long a search runs before it makes way for waiting ones, in milliseconds. Most searches take
 * less.
 */
const defaultTimeSlice = 5000;

/**
 * The functions of a search.
 *
 * @template Answer
 * @typedef {object} Task
 * @property {(address: number, bytes: number) => number} begin begins a search at the address of
 *   its earlier data, or at 0 without data, with a limit in bytes; returns the address
 * @property {(address: number) => Answer} read reads the result at the end
 */

/** The searches of a thread. A limited number run at once, and all get their turn. */
export class Searches {
  #wasm;
  #memory;
  #timeSlice;
  #gate = new Gate(atOnce);

  /**
   * @param {MainModule} wasm
   * @param {SearchMemory} memory
   * @param {number} [timeSlice] how long a search runs before it makes way, in milliseconds
   */
  constructor(wasm, memory, timeSlice = defaultTimeSlice) {
    this.#wasm = wasm;
    this.#memory = memory;
    this.#timeSlice = timeSlice;
  }

  /**
   * Runs a search to its end. If many wait, it may rest in between, and start again if its data is
   * dropped meanwhile. Then it gets more time each time.
   *
   * @template Answer
   * @param {Search} search one that is not running
   * @param {Task<Answer>} task
   * @param {SliceLimits} limits the time while it waits does not count
   * @returns {Promise<Answer>} rejects with the signal's reason, with an error of `onProgress`, and
   *   with a {@link MemoryError}
   */
  async run(search, { begin, read }, { milliseconds = Number.POSITIVE_INFINITY, ...limits }) {
    let timeSlice = this.#timeSlice;
    let isBegun = false;
    for (let spent = 0; ; ) {
      await this.#gate.enter(limits.signal);
      const start = performance.now();
      try {
        limits.signal?.throwIfAborted();
        this.#memory.wake(search);
        if (isBegun && search.address === 0) timeSlice *= 2;
        if (!isBegun || search.address === 0) {
          const bytes = this.#memory.makeRoom();
          search.address = begin(search.address, bytes);
          isBegun = true;
        }
        const isDone = await runInSlices(this.#workOf(search, timeSlice), {
          ...limits,
          milliseconds: milliseconds - spent,
        });
        if (isDone) return read(search.address);
      } finally {
        this.#memory.keep(search);
        this.#gate.leave();
      }
      spent += performance.now() - start;
    }
  }

  /**
   * @param {Search} search
   * @param {number} timeSlice
   * @returns {import('./slices.js').Work}
   */
  #workOf(search, timeSlice) {
    return {
      run: (nodes) => {
        const isDone = this.#wasm.runSearch(search.address, nodes);
        this.#memory.measure(search);
        return isDone;
      },
      progress: () => this.#wasm.searchProgress(search.address),
      playouts: () => this.#wasm.searchPlayouts(search.address),
      makesWay: (milliseconds) => milliseconds > timeSlice && this.#gate.isCrowded,
    };
  }
}

/** @type {WeakMap<Runtime, Searches>} once there are any */
const searches = new WeakMap();

/**
 * The searches of an engine in this thread.
 *
 * @param {Runtime} runtime
 * @returns {Searches}
 */
export function searchesOf(runtime) {
  const known = searches.get(runtime) ?? new Searches(runtime.wasm, runtime.searchMemory);
  searches.set(runtime, known);
  return known;
}

/** Admits a limited number of searches at once. The others wait, first come, first served. */
class Gate {
  #free;

  /** @type {Set<() => void>} */
  #waiting = new Set();

  /** @param {number} places */
  constructor(places) {
    this.#free = places;
  }

  /** Whether a search is waiting. */
  get isCrowded() {
    return this.#waiting.size > 0;
  }

  /**
   * @param {AbortSignal | undefined} signal
   * @returns {Promise<void>} rejects with the signal's reason if that is aborted first
   */
  async enter(signal) {
    signal?.throwIfAborted();
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    await new Promise((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener('abort', abort);
        resolve(undefined);
      };
      const abort = () => {
        this.#waiting.delete(go);
        reject(signal?.reason);
      };
      this.#waiting.add(go);
      signal?.addEventListener('abort', abort, { once: true });
    });
  }

  leave() {
    const [first] = this.#waiting;
    if (!first) {
      this.#free++;
      return;
    }
    this.#waiting.delete(first);
    first();
  }
}
