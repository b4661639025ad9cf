import { characterOf } from './keys.js';

/** @import { Key } from './keys.js' */

/**
 * The name of a square, typed at the board: a letter begins it, digits follow, any other key ends
 * it. In games with gravity a letter is enough.
 */
export class Typing {
  #names;
  #gravity;
  #typed = '';

  /** @param {{ squareNames: readonly string[], gravity: boolean }} game */
  constructor({ squareNames, gravity }) {
    this.#names = squareNames;
    this.#gravity = gravity;
  }

  /**
   * Whether a letter has been typed. Then a digit is part of a name, and not a move, even if there
   * is no such name.
   */
  get isBegun() {
    return this.#typed.length === 1;
  }

  /**
   * Handles a key.
   *
   * @param {Key} event
   * @returns {number | undefined} the square with the typed name, or the first square of the column
   */
  add(event) {
    if (/Shift|Lock|Graph/.test(event.key)) return undefined; // on some keyboards digits need Shift
    const character = characterOf(event);
    const isDigit = /\d/.test(character);
    this.#typed = isDigit ? this.#typed && this.#typed + character : character;
    if (!this.#typed) return undefined;
    const square = this.#names.indexOf(this.#typed);
    if (square >= 0) return square;
    const first = this.#names.findIndex((name) => name.startsWith(this.#typed));
    if (first < 0 && isDigit) this.#typed = '';
    return this.#gravity && first >= 0 ? first : undefined;
  }

  /** Clears the typed text. */
  end() {
    this.#typed = '';
  }
}
