import { DisposedError } from './errors.js';

/**
 * @template What
 * @typedef {{ what: What, drop: (what: What) => void }} Held
 */

/**
 * Gives back what forgotten owners held.
 * @type {FinalizationRegistry<Held<any>>}
 */
const forgotten = new FinalizationRegistry(({ what, drop }) => drop(what));

/**
 * Something that is held by one JavaScript object and given back when that is done with it: mostly
 * an address in the memory of the WebAssembly.
 *
 * @template What
 */
export class Handle {
  /** @type {Held<What> | undefined} */
  #held;

  /**
   * @param {object} owner when it is collected, what it holds goes with it
   * @param {What} what neither it nor `drop` may lead to the owner
   * @param {(what: What) => void} drop gives it back
   */
  constructor(owner, what, drop) {
    this.#held = { what, drop };
    forgotten.register(owner, this.#held, this);
  }

  /**
   * What is held.
   * @throws {DisposedError} when it has been given back
   */
  open() {
    if (!this.#held) throw new DisposedError();
    return this.#held.what;
  }

  /** Gives it back; once more does no harm. */
  dispose() {
    if (!this.#held) return;
    const { what, drop } = this.#held;
    this.#held = undefined;
    forgotten.unregister(this);
    drop(what);
  }
}
