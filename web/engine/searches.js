// What searches share: the memory of the WebAssembly, and the thread.

import { MemoryError } from './errors.js';
import { runInSlices } from './slices.js';

/** @import { MainModule } from './wasm/noughts-wasm.js' */
/** @import { SliceLimits } from './slices.js' */

/** How many searches run at once, each a slice at a time. */
const atOnce = 2;

/** How long a search runs before it makes way for those that wait, in milliseconds: longer than most take. */
const usualPatience = 5000;

/** A search, and what it has found out so far. */
export class Search {
  /** Where that lies; 0 where there is nothing yet, or nothing any more. */
  address = 0;

  /** How much memory it takes up. */
  bytes = 0;
}

/**
 * What is to be done with a search.
 *
 * @template Answer
 * @typedef {object} Task
 * @property {(address: number, bytes: number) => number} begin begins it: with what it has found out before, or at the address 0 with
 *   nothing, and in so many bytes at most; says where it lies
 * @property {(address: number) => Answer} read gives what has been found out in the end
 */

/**
 * The searches of a thread. So many run at once, and all get their turn. What they have found out is kept for later, as far as there
 * is room for it: what has rested longest is dropped first.
 */
export class Searches {
  #wasm;
  #patience;
  #limit = usualMemory();
  #bytes = 0;
  #gate = new Gate(atOnce);

  /** @type {Set<Search>} what is not running, the one that has rested longest first */
  #resting = new Set();

  /**
   * @param {MainModule} wasm
   * @param {number} [patience] how long a search runs before it makes way, in milliseconds
   */
  constructor(wasm, patience = usualPatience) {
    this.#wasm = wasm;
    this.#patience = patience;
  }

  /** How many bytes all of them may take up together. */
  get limit() {
    return this.#limit;
  }
  set limit(bytes) {
    this.#limit = bytes;
    this.#dropBeyondLimit();
  }

  /**
   * Makes sure that there is memory for a search to begin.
   *
   * @returns {number} how many bytes it may take up
   * @throws {MemoryError}
   */
  makeRoom() {
    this.#demandSpareMemory();
    return Math.floor(this.#limit / atOnce);
  }

  /**
   * Runs a search to its end. Where many wait it may rest in between, and begin anew if it has been dropped then; for that it gets
   * more time each time.
   *
   * @template Answer
   * @param {Search} search which is not running
   * @param {Task<Answer>} task
   * @param {SliceLimits} limits of which the time that it waits does not count
   * @returns {Promise<Answer>} rejects with the signal's reason, with what `onProgress` throws, and with a {@link MemoryError}
   */
  async run(search, { begin, read }, { milliseconds = Number.POSITIVE_INFINITY, ...limits }) {
    let patience = this.#patience;
    let isBegun = false;
    for (let spent = 0; ; ) {
      await this.#gate.enter(limits.signal);
      const start = performance.now();
      try {
        limits.signal?.throwIfAborted();
        this.#resting.delete(search);
        if (isBegun && search.address === 0) patience *= 2;
        if (!isBegun || search.address === 0) {
          const bytes = this.makeRoom();
          search.address = begin(search.address, bytes);
          isBegun = true;
        }
        const isDone = await runInSlices(this.#workOf(search, patience), {
          ...limits,
          milliseconds: milliseconds - spent,
        });
        if (isDone) return read(search.address);
      } finally {
        this.#rest(search);
        this.#gate.leave();
      }
      spent += performance.now() - start;
    }
  }

  /**
   * Gives back what a search takes up. Does nothing when that has been done.
   *
   * @param {Search} search which is not running
   */
  drop(search) {
    this.#resting.delete(search);
    if (search.address !== 0) this.#wasm.dropSearch(search.address);
    this.#bytes -= search.bytes;
    search.address = 0;
    search.bytes = 0;
  }

  /**
   * @param {Search} search
   * @param {number} patience
   * @returns {import('./slices.js').Work}
   */
  #workOf(search, patience) {
    return {
      run: (nodes) => {
        const isDone = this.#wasm.runSearch(search.address, nodes);
        this.#measure(search);
        this.#dropBeyondLimit();
        this.#demandSpareMemory();
        return isDone;
      },
      progress: () => this.#wasm.searchProgress(search.address),
      makesWay: (milliseconds) => milliseconds > patience && this.#gate.isCrowded,
    };
  }

  /** @param {Search} search */
  #measure(search) {
    const bytes = this.#wasm.searchBytes(search.address);
    this.#bytes += bytes - search.bytes;
    search.bytes = bytes;
  }

  /** @param {Search} search */
  #rest(search) {
    if (search.address !== 0) this.#resting.add(search);
  }

  #dropBeyondLimit() {
    while (this.#bytes > this.#limit && this.#dropOldest());
  }

  /** @throws {MemoryError} when there is no memory, though nothing is kept any more */
  #demandSpareMemory() {
    while (!this.#wasm.hasSpareMemory()) if (!this.#dropOldest()) throw new MemoryError();
  }

  #dropOldest() {
    const [oldest] = this.#resting;
    if (oldest) this.drop(oldest);
    return oldest !== undefined;
  }
}

/** Lets so many in at once. The others wait, and whoever came first goes first. */
class Gate {
  #free;

  /** @type {Set<() => void>} */
  #waiting = new Set();

  /** @param {number} places */
  constructor(places) {
    this.#free = places;
  }

  /** Whether somebody waits. */
  get isCrowded() {
    return this.#waiting.size > 0;
  }

  /**
   * @param {AbortSignal | undefined} signal
   * @returns {Promise<void>} rejects with the signal's reason when that is aborted before
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

/** How much memory searches may take up unless told otherwise, in bytes: on a small device a thirty-second part of what it has. */
function usualMemory() {
  const gibibytes = /** @type {unknown} */ (Reflect.get(globalThis.navigator ?? {}, 'deviceMemory'));
  const most = 64 * 2 ** 20;
  return typeof gibibytes === 'number' ? Math.min(most, (gibibytes * 2 ** 30) / 32) : most;
}
