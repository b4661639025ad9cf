/** The square that is pointed at, or else has the keyboard's focus where that is shown. */
export class Aim {
  #changed;

  /** @type {number | undefined} */
  #pointed;

  /** @type {number | undefined} */
  #focused;

  /** @param {() => void} changed it may be another one */
  constructor(changed) {
    this.#changed = changed;
  }

  /** The square; undefined where there is none. */
  get square() {
    return this.#pointed ?? this.#focused;
  }

  /**
   * Has it follow a square.
   *
   * @param {HTMLElement} square
   * @param {number} index
   */
  watch(square, index) {
    square.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') this.#take(index, this.#focused); // a finger has chosen already
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
