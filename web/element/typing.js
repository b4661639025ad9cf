import { characterOf } from './keys.js';

/** @import { Key } from './keys.js' */

/**
 * The name of a square, typed at the board: a letter begins it, digits follow. Any other key ends
 * it. Where marks fall a letter will do.
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
   * Whether a letter stands there, after which a digit is part of a name and no move, whether there
   * is such a name or not.
   */
  get isBegun() {
    return this.#typed.length === 1;
  }

  /**
   * Takes a key.
   *
   * @param {Key} event
   * @returns {number | undefined} the square whose name stands there now, or the first of the
   *   column
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

  /** Forgets what was typed. */
  end() {
    this.#typed = '';
  }
}
