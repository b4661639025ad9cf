// The keys at the board.

/** @import { Player } from '../../engine/api.js' */
/** @import { Snapshot } from '../state/state.js' */

/**
 * A pressed key: the character that it writes, and its place by the name on a Latin keyboard.
 *
 * @typedef {{ key: string, code: string, ctrlKey: boolean, shiftKey: boolean }} Key
 */

/**
 * The lower-case letter or the digit of a key. On a keyboard of another script it is the Latin one
 * in the same place, if there is one.
 *
 * @param {Pick<Key, 'key' | 'code' | 'ctrlKey'>} event
 * @returns {string} empty if the key is neither
 */
export function characterOf({ key, code, ctrlKey }) {
  if (ctrlKey || !/^[\p{L}\p{Nd}]$/u.test(key)) return '';
  const [, place] = /\w/.test(key) ? [] : (/^(?:Key|Digit)(.)/.exec(code) ?? []);
  return (place ?? key).toLowerCase();
}

/**
 * The square to which a key moves the focus, by the keys of an ARIA grid: an arrow moves by one
 * square, Home and End within the row, with Ctrl within the board. Undefined for other keys.
 *
 * @param {{ key: string, ctrlKey: boolean }} event
 * @param {Snapshot['game']} game
 * @param {number} from the square with the focus
 */
export function targetOf({ key, ctrlKey }, { columns, rows }, from) {
  const column = from % columns;
  const row = Math.floor(from / columns);
  const places = /** @type {Record<string, [row: number, column: number]>} */ ({
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    Home: [ctrlKey ? 0 : row, 0],
    End: [ctrlKey ? rows - 1 : row, columns - 1],
  });
  const place = places[key];
  if (!place) return undefined;
  const within = (/** @type {number} */ at, /** @type {number} */ count) => Math.min(Math.max(at, 0), count - 1);
  return within(place[0], rows) * columns + within(place[1], columns);
}

/**
 * The square that a digit chooses: in games with gravity, the top of that column; on nine squares,
 * the square with that number. Undefined for other keys.
 *
 * @param {Pick<Key, 'key' | 'code' | 'ctrlKey'>} event
 * @param {Snapshot['game']} game
 */
export function digitTarget(event, { columns, rows, gravity }) {
  const last = gravity ? columns : columns * rows === 9 ? 9 : 0;
  const digit = Number(characterOf(event)); // NaN for a letter
  return digit > 0 && digit <= last ? digit - 1 : undefined;
}

/**
 * The mark that a key makes on the focused square, in games with chosen marks. Undefined for other
 * keys.
 *
 * @param {Pick<Key, 'key' | 'code' | 'ctrlKey'>} event
 * @returns {Player | undefined}
 */
export function markKey(event) {
  const letter = characterOf(event).toUpperCase();
  return letter === 'X' || letter === 'O' ? letter : undefined;
}

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
