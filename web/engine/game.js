import { nameOf, quote } from './arguments.js';

/** @import { Runtime } from './runtime.js' */
/** @import { Game } from './values.js' */

/** The kind of book that tells who wins in the first plies of a game, as the core counts kinds. */
const bookOfResults = 1;

/** A game as the engine knows it: what is told of it, and its squares and moves by name. */
export class KnownGame {
  /** @type {Readonly<Game>} */
  info;

  /** @type {Map<string, number>} */
  #squares;

  /** @type {Map<string, number>} */
  #moves;

  /**
   * The game whose start is shown.
   *
   * @param {Runtime} runtime
   */
  constructor(runtime) {
    this.info = readGame(runtime);
    const { squareNames, moveNames } = this.info;
    this.#squares = numbersOf(squareNames);
    this.#moves = moveNames === squareNames ? this.#squares : numbersOf(moveNames);
  }

  /**
   * The index of the square with that name or index; -1 where it is no whole number, or no such
   * name.
   *
   * @param {unknown} square
   */
  squareIndex(square) {
    const index = typeof square === 'string' ? this.#squares.get(nameOf(square)) : square;
    return Number.isInteger(index) ? /** @type {number} */ (index) : -1;
  }

  /**
   * The number of the move with that name or number. A name that is no move becomes a number that
   * the core refuses as off the board.
   *
   * @param {unknown} move
   * @param {() => Pick<Runtime['wasm'], 'typedMove'>} show shows the position that it is about
   * @throws {TypeError} when it is neither a name nor a number, or names a square alone where a
   *   move also says which mark
   */
  indexOf(move, show) {
    if (typeof move === 'number') return move;
    if (typeof move !== 'string') throw new TypeError(`a move must be a name or a number, not ${quote(move)}`);
    const name = nameOf(move);
    if (this.lacksMark(move)) throw new TypeError(`say which mark: ${name}x or ${name}o`);
    return this.#moves.get(name) ?? show().typedMove(name);
  }

  /**
   * Whether something names a square alone, where a move says which mark as well.
   *
   * @param {unknown} move
   */
  lacksMark(move) {
    return this.info.chosenMarks && typeof move === 'string' && this.squareIndex(move) >= 0;
  }
}

/** @param {readonly string[]} names */
function numbersOf(names) {
  return new Map(names.map((name, number) => [name, number]));
}

/**
 * @param {Runtime} runtime
 * @returns {Readonly<Game>}
 */
function readGame(runtime) {
  const { wasm } = runtime;
  const [id, title] = [wasm.id(), wasm.title()];
  const [squares, moves] = [wasm.squareNames(), wasm.moveNames()];
  const squareNames = Object.freeze(squares.split(' '));
  const moveNames = moves === squares ? squareNames : Object.freeze(moves.split(' '));
  wasm.board();
  const reader = new NumberReader(runtime.numbers());
  const [columns, rows] = [reader.next(), reader.next()];
  const bits = reader.next();
  const is = (/** @type {number} */ bit) => (bits & bit) !== 0;
  const chosenMarks = is(4);
  const [lines, smallBoards] = [reader.lists(), reader.lists()];
  return Object.freeze({
    id,
    title,
    columns,
    rows,
    gravity: is(1),
    nested: is(8),
    layered: is(16),
    sharedMarks: is(2),
    chosenMarks,
    hasBook: wasm.bookKind() === bookOfResults,
    squareNames,
    moveNames,
    choices: Object.freeze(moveNames.slice(squareNames.length * (chosenMarks ? 2 : 1))),
    lines,
    smallBoards,
  });
}

/** Reads numbers one after the other. */
export class NumberReader {
  #numbers;
  #next = 0;

  /** @param {Uint16Array} numbers */
  constructor(numbers) {
    this.#numbers = numbers;
  }

  /** A number. */
  next() {
    return /** @type {number} */ (this.#numbers[this.#next++]);
  }

  /** Numbers, before which stands how many there are. */
  list() {
    return Object.freeze([...Array(this.next())].map(() => this.next()));
  }

  /** Lists of numbers, before which stands how many there are. */
  lists() {
    return Object.freeze([...Array(this.next())].map(() => this.list()));
  }
}
