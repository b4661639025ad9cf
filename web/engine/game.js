import { nameOf } from './arguments.js';

/** @import { Runtime } from './runtime.js' */
/** @import { Game } from './values.js' */

/** The kind of book that tells who wins in the first plies of a game, as the core counts kinds. */
const bookOfResults = 1;

/** A game as the engine knows it: what is told of it, and its squares by name. */
export class KnownGame {
  /** @type {Readonly<Game>} */
  info;

  /** @type {Map<string, number>} */
  #squares;

  /**
   * The game whose start is shown.
   *
   * @param {Runtime} runtime
   */
  constructor(runtime) {
    this.info = readGame(runtime);
    this.#squares = new Map(this.info.squareNames.map((name, index) => [name, index]));
  }

  /**
   * The square of that name; undefined where the board has none.
   *
   * @param {string} name
   */
  squareNamed(name) {
    return this.#squares.get(name);
  }

  /**
   * The index of the square that somebody means by a name or an index. What is neither becomes no number, which the core refuses as it
   * refuses any square that is off the board.
   *
   * @param {unknown} square
   * @param {() => Pick<Runtime['wasm'], 'typedSquare'>} show shows the position that it is about
   */
  indexOf(square, show) {
    if (typeof square === 'number') return square;
    if (typeof square !== 'string') return Number.NaN;
    return this.#squares.get(square) ?? show().typedSquare(nameOf(square));
  }
}

/**
 * @param {Runtime} runtime
 * @returns {Readonly<Game>}
 */
function readGame(runtime) {
  const { wasm } = runtime;
  const [id, title, squareNames] = [wasm.id(), wasm.title(), wasm.squareNames().split(' ')];
  wasm.board();
  const reader = new ByteReader(runtime.bytes());
  const [columns, rows] = [reader.next(), reader.next()];
  const [gravity, sharedMarks] = [reader.next() === 1, reader.next() === 1];
  const [lines, smallBoards] = [reader.lists(), reader.lists()];
  // Lines are longer than a small board where they are made of whole ones.
  const nested = smallBoards.some((board) => lines.some((line) => line.length > board.length));
  return Object.freeze({
    id,
    title,
    columns,
    rows,
    gravity,
    nested,
    sharedMarks,
    hasBook: wasm.bookKind() === bookOfResults,
    squareNames: Object.freeze(squareNames),
    lines,
    smallBoards,
  });
}

/** Reads numbers one after the other. */
export class ByteReader {
  #bytes;
  #next = 0;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#bytes = bytes;
  }

  /** A number. */
  next() {
    return /** @type {number} */ (this.#bytes[this.#next++]);
  }

  /** Numbers, before which stands how many there are. */
  list() {
    return Object.freeze(Array.from({ length: this.next() }, () => this.next()));
  }

  /** Lists of numbers, before which stands how many there are, in two bytes. */
  lists() {
    const length = this.next() + 256 * this.next();
    return Object.freeze(Array.from({ length }, () => this.list()));
  }
}
