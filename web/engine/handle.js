import { DisposedError } from './errors.js';

/**
 * @template What
 * @typedef {{ what: What, drop: (what: What) => void }} Held
 */

/**
 * Frees what collected owners held.
 * @type {FinalizationRegistry<Held<any>>}
 */
const forgotten = new FinalizationRegistry(({ what, drop }) => drop(what));

/**
 * A resource that one JavaScript object holds, in most cases an address in the memory of the
 * WebAssembly. It is freed when the object no longer needs it.
 *
 * @template What
 */
export class Handle {
  /** @type {Held<What> | undefined} */
  #held;

  /**
   * @param {object} owner when it is collected, the resource is freed
   * @param {What} what neither it nor `drop` may refer to the owner
   * @param {(what: What) => void} drop gives it back
   */
  constructor(owner, what, drop) {
    this.#held = { what, drop };
    forgotten.register(owner, this.#held, this);
  }

  /**
   * The resource.
   * @throws {DisposedError} if it has been freed
   */
  open() {
    if (!this.#held) throw new DisposedError();
    return this.#held.what;
  }

  /** Frees it. A second call does nothing. */
  dispose() {
    if (!this.#held) return;
    const { what, drop } = this.#held;
    this.#held = undefined;
    forgotten.unregister(this);
    drop(what);
  }
}
