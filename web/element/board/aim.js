/** The square under the pointer, or else the square with the visible keyboard focus. */
export class Aim {
  #changed;

  /** @type {number | undefined} */
  #pointed;

  /** @type {number | undefined} */
  #focused;

  /** @param {() => void} changed called when the square may have changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** The square; undefined if there is none. */
  get square() {
    return this.#pointed ?? this.#focused;
  }

  /**
   * Watches a square for the pointer and the focus.
   *
   * @param {HTMLElement} square
   * @param {number} index
   */
  watch(square, index) {
    square.addEventListener('pointerenter', ({ pointerType }) => {
      // A touch has already chosen the square.
      if (pointerType !== 'touch') this.#take(index, this.#focused);
    });
    square.addEventListener('pointerleave', () => this.#take(undefined, this.#focused));
    square.addEventListener('focus', () => {
      if (square.matches(':focus-visible')) this.#take(this.#pointed, index);
    });
    square.addEventListener('blur', () => this.#take(this.#pointed, undefined));
  }

  /**
   * @param {number | undefined} pointed
   * @param {number | undefined} focused
   */
  #take(pointed, focused) {
    this.#pointed = pointed;
    this.#focused = focused;
    this.#changed();
  }
}
