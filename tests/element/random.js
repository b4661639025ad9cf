// Random sequences from seeds, for tests that print the seed of a failure and can replay it.

/** Numbers from 0 to 1 (mulberry32). */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed;
  }

  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @param {number} count */
  below(count) {
    return Math.floor(this.next() * count);
  }

  /** @param {number} probability */
  happens(probability) {
    return this.next() < probability;
  }

  /**
   * @template Item
   * @param {readonly [Item, ...Item[]]} items
   */
  one(items) {
    return /** @type {Item} */ (items[this.below(items.length)]);
  }
}

/**
 * Runs a simulation with many seeds. `NOUGHTS_SEED` names a single one, to see a failure again.
 *
 * @param {number} count
 * @param {(random: Random, seed: number) => void} simulate
 */
export function withSeeds(count, simulate) {
  const wanted = process.env.NOUGHTS_SEED;
  const seeds = wanted === undefined ? Array.from({ length: count }, (_, seed) => seed) : [Number(wanted)];
  for (const seed of seeds) {
    try {
      simulate(new Random(seed), seed);
    } catch (error) {
      throw new Error(`NOUGHTS_SEED=${seed}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
}
