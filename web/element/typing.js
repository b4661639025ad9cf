/** The name of a square, typed at the board: a letter begins it, digits follow. Any other key ends it. Where marks fall a letter will do. */
export class Typing {
  #names;
  #gravity;
  #typed = '';

  /** @param {{ squareNames: readonly string[], gravity: boolean }} game */
  constructor({ squareNames, gravity }) {
    this.#names = squareNames;
    this.#gravity = gravity;
  }

  /** Whether a letter stands there, after which a digit is part of a name. */
  get isBegun() {
    return this.#typed.length === 1;
  }

  /**
   * Takes a key.
   *
   * @param {{ key: string, ctrlKey: boolean, shiftKey: boolean }} event
   * @returns {number | undefined} the square whose name stands there now, or the first of the column
   */
  add({ key, ctrlKey, shiftKey }) {
    const isLetter = /^[a-z]$/.test(key) && !ctrlKey && !shiftKey;
    if (isLetter) this.#typed = key;
    else if (/^\d$/.test(key) && this.#typed !== '') this.#typed += key;
    else this.#typed = '';
    const square = this.#names.indexOf(this.#typed);
    if (square >= 0) return square;
    const first = this.#typed === '' ? -1 : this.#names.findIndex((name) => name.startsWith(this.#typed));
    if (first < 0) this.#typed = '';
    return this.#gravity && first >= 0 ? first : undefined;
  }
}
