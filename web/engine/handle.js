import { DisposedError } from './errors.js';

/**
 * Gives the memory of forgotten owners back.
 * @type {FinalizationRegistry<{ delete(): void }>}
 */
const forgotten = new FinalizationRegistry((resource) => resource.delete());

/**
 * Something in the memory of the WebAssembly, held by one JavaScript object.
 *
 * @template {{ delete(): void }} Resource
 */
export class Handle {
  /** @type {Resource | undefined} */
  #resource;

  /**
   * @param {object} owner when it is collected, the resource goes with it
   * @param {Resource} resource
   */
  constructor(owner, resource) {
    this.#resource = resource;
    forgotten.register(owner, resource, this);
  }

  /**
   * The resource.
   * @throws {DisposedError} when it has been given back
   */
  open() {
    if (!this.#resource) throw new DisposedError();
    return this.#resource;
  }

  /** Gives the memory back; once more does no harm. */
  dispose() {
    if (!this.#resource) return;
    forgotten.unregister(this);
    this.#resource.delete();
    this.#resource = undefined;
  }
}
