import { MemoryError } from './errors.js';

/** @import { MainModule } from './wasm/noughts-wasm.js' */

/** How many searches run at once, each a slice at a time. */
export const atOnce = 2;

/** A search, and what it has found out so far. */
export class Search {
  /** Where that lies; 0 where there is nothing yet, or nothing any more. */
  address = 0;

  /** How much memory it takes up. */
  bytes = 0;
}

/**
 * The memory that the searches of a thread share. What they have found out is kept for later, as
 * far as there is room for it: what has rested longest is dropped first.
 */
export class SearchMemory {
  #wasm;
  #limit = usualMemory();
  #bytes = 0;

  /** @type {Set<Search>} what is not running, the one that has rested longest first */
  #resting = new Set();

  /**
   * @type {((bytes: number) => void) | undefined} is told of another limit, for searches elsewhere
   *   that keep to it as well
   */
  onLimit;

  /** @param {MainModule} wasm */
  constructor(wasm) {
    this.#wasm = wasm;
  }

  /** How many bytes all of them may take up together. */
  get limit() {
    return this.#limit;
  }
  set limit(bytes) {
    this.#limit = bytes;
    this.#dropBeyondLimit();
    this.onLimit?.(bytes);
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
   * Takes note of how much a search takes up that has run, and makes sure that there is memory for
   * it to go on.
   *
   * @param {Search} search
   * @throws {MemoryError}
   */
  measure(search) {
    const bytes = this.#wasm.searchBytes(search.address);
    this.#bytes += bytes - search.bytes;
    search.bytes = bytes;
    this.#dropBeyondLimit();
    this.#demandSpareMemory();
  }

  /**
   * Keeps what a search has found out, for as long as there is room for it.
   *
   * @param {Search} search which does not run any more
   */
  keep(search) {
    if (search.address !== 0) this.#resting.add(search);
  }

  /**
   * A search runs again.
   *
   * @param {Search} search
   */
  wake(search) {
    this.#resting.delete(search);
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

/**
 * How much memory searches may take up unless told otherwise, in bytes: on a small device a
 * thirty-second part of what it has.
 */
function usualMemory() {
  const gibibytes = /** @type {unknown} */ (Reflect.get(globalThis.navigator ?? {}, 'deviceMemory'));
  const most = 64 * 2 ** 20;
  return typeof gibibytes === 'number' ? Math.min(most, (gibibytes * 2 ** 30) / 32) : most;
}
