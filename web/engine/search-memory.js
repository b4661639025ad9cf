import { MemoryError } from './errors.js';

/** @import { MainModule } from './wasm/noughts-wasm.js' */

/** How many searches run at once. They take turns in slices. */
export const atOnce = 2;

/** A search, and its data. */
export class Search {
  /** The address of its data; 0 if there is none. */
  address = 0;

  /** The size of its data. */
  bytes = 0;
}

/**
 * The memory that the searches of a thread share. Search data is kept for later as long as there is
 * room. The data that has been idle longest is dropped first.
 */
export class SearchMemory {
  #wasm;
  #limit = defaultMemory();
  #bytes = 0;

  /** @type {Set<Search>} idle searches; the one that has been idle longest is first */
  #resting = new Set();

  /**
   * @type {((bytes: number) => void) | undefined} called with a new limit, for searches in workers
   */
  onLimit;

  /** @param {MainModule} wasm */
  constructor(wasm) {
    this.#wasm = wasm;
  }

  /** How many bytes all searches may use together. */
  get limit() {
    return this.#limit;
  }
  set limit(bytes) {
    this.#limit = bytes;
    this.#dropBeyondLimit();
    this.onLimit?.(bytes);
  }

  /**
   * Makes sure that there is memory for a new search.
   *
   * @returns {number} how many bytes it may use
   * @throws {MemoryError}
   */
  makeRoom() {
    this.#demandSpareMemory();
    return Math.floor(this.#limit / atOnce);
  }

  /**
   * Updates the size of a search that has run, and makes sure that it has memory to continue.
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
   * Keeps the data of a search as long as there is room.
   *
   * @param {Search} search one that does not run any more
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
   * Frees the data of a search. A second call does nothing.
   *
   * @param {Search} search one that is not running
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

  /** @throws {MemoryError} if there is no memory, even after everything has been dropped */
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
 * The default limit for searches, in bytes: on a small device a thirty-second of its memory.
 */
function defaultMemory() {
  const gibibytes = /** @type {unknown} */ (Reflect.get(globalThis.navigator ?? {}, 'deviceMemory'));
  const most = 64 * 2 ** 20;
  return typeof gibibytes === 'number' ? Math.min(most, (gibibytes * 2 ** 30) / 32) : most;
}
