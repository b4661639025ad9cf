/**
 * For so long nothing has to be added before a batch is worked on: an editor that saves a file
 * changes it more than once.
 */
const quietMilliseconds = 50;

/**
 * Gathers items, and works on all of them as soon as it has been quiet for a moment, one batch
 * after the other.
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

  /** Drops what has not begun, and ends when the rest is done. */
  async close() {
    clearTimeout(this.#quiet);
    await this.#working;
  }
}
