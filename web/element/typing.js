/** The name of a square, typed at the board: a letter begins it, digits follow. Any other key ends it. */
export class Typing {
  #names;
  #typed = '';

  /** @param {readonly string[]} names of the squares */
  constructor(names) {
    this.#names = names;
  }

  /** Whether a letter stands there, after which a digit is part of a name. */
  get isBegun() {
    return this.#typed.length === 1;
  }

  /**
   * Takes a key.
   *
   * @param {{ key: string, ctrlKey: boolean, shiftKey: boolean }} event
   * @returns {number | undefined} the square whose name stands there now
   */
  add({ key, ctrlKey, shiftKey }) {
    const isLetter = /^[a-z]$/.test(key) && !ctrlKey && !shiftKey;
    if (isLetter) this.#typed = key;
    else if (/^\d$/.test(key) && this.#typed !== '') this.#typed += key;
    else this.#typed = '';
    const square = this.#names.indexOf(this.#typed);
    if (square >= 0) return square;
    if (!this.#names.some((name) => name.startsWith(this.#typed))) this.#typed = '';
    return undefined;
  }
}
