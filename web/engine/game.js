import { nameOf, quote } from './arguments.js';

/** @import { Runtime } from './runtime.js' */
/** @import { Game } from './values.js' */

/** The core's code for a book that holds the results of a game's first plies. */
const bookOfResults = 1;

/** A game of the engine: its description, and its squares and moves by name. */
export class KnownGame {
  /** @type {Readonly<Game>} */
  info;

  /** @type {Map<string, number>} */
  #squares;

  /** @type {Map<string, number>} */
  #moves;

  /**
   * Reads the game whose start is shown.
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
   * The index of the square with that name or index; -1 if there is no such name, or it is not a
   * whole number.
   *
   * @param {unknown} square
   */
  squareIndex(square) {
    const index = typeof square === 'string' ? this.#squares.get(nameOf(square)) : square;
    return Number.isInteger(index) ? /** @type {number} */ (index) : -1;
  }

  /**
   * The number of the move with that name or number. An unknown name becomes a number that the core
   * refuses as off the board.
   *
   * @param {unknown} move
   * @param {() => Pick<Runtime['wasm'], 'typedMove'>} show shows the position of the move
   * @throws {TypeError} if it is neither a name nor a number, or names only a square in a game with
   *   chosen marks
   */
  indexOf(move, show) {
    if (typeof move === 'number') return move;
    if (typeof move !== 'string') throw new TypeError(`a move must be a name or a number, not ${quote(move)}`);
    const name = nameOf(move);
    if (this.lacksMark(move)) throw new TypeError(`say which mark: ${name}x or ${name}o`);
    return this.#moves.get(name) ?? show().typedMove(name);
  }

  /**
   * Whether this names only a square in a game where a move also chooses the mark.
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

/** Reads numbers in order. */
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

  /** A list of numbers, which comes after its length. */
  list() {
    return Object.freeze([...Array(this.next())].map(() => this.next()));
  }

  /** A list of lists, which comes after its length. */
  lists() {
    return Object.freeze([...Array(this.next())].map(() => this.list()));
  }
}
