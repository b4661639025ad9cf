/**
 * A batch starts when no item has been added for this time: an editor changes a file more than once
 * when it saves it.
 */
const quietMilliseconds = 50;

/**
 * Collects items, and processes them together after a quiet moment, one batch at a time.
 *
 * @template Item
 */
export class Batches {
  #work;

  /** @type {Set<Item>} */
  #items = new Set();

  /** @type {NodeJS.Timeout | undefined} */
  #quiet;

  /** @type {Promise<void>} */
  #working = Promise.resolve();

  /** @param {(items: Item[]) => Promise<void>} work must not reject */
  constructor(work) {
    this.#work = work;
  }

  /** @param {Item} item */
  add(item) {
    this.#items.add(item);
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#begin(), quietMilliseconds);
  }

  #begin() {
    const items = [...this.#items];
    this.#items.clear();
    this.#working = this.#working.then(() => this.#work(items));
  }

  /** Drops what has not started, and resolves when the running batch is done. */
  async close() {
    clearTimeout(this.#quiet);
    await this.#working;
  }
}
