import { DisposedError } from './errors.js';

/** @typedef {{ address: number, drop: (address: number) => void }} Held */

/**
 * Gives back what forgotten owners held.
 * @type {FinalizationRegistry<Held>}
 */
const forgotten = new FinalizationRegistry(({ address, drop }) => drop(address));

/** Something in the memory of the WebAssembly, held by one JavaScript object. */
export class Handle {
  /** @type {Held | undefined} */
  #held;

  /**
   * @param {object} owner when it is collected, what it holds goes with it
   * @param {number} address where it lies
   * @param {(address: number) => void} drop gives it back
   */
  constructor(owner, address, drop) {
    this.#held = { address, drop };
    forgotten.register(owner, this.#held, this);
  }

  /**
   * Where it lies.
   * @throws {DisposedError} when it has been given back
   */
  open() {
    if (!this.#held) throw new DisposedError();
    return this.#held.address;
  }

  /** Gives it back; once more does no harm. */
  dispose() {
    if (!this.#held) return;
    const { address, drop } = this.#held;
    this.#held = undefined;
    forgotten.unregister(this);
    drop(address);
  }
}
