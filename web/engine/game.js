import { nameOf } from './arguments.js';

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
   * The square of that name; undefined where the board has none.
   *
   * @param {string} name
   */
  squareNamed(name) {
    return this.#squares.get(name);
  }

  /**
   * The number of the move that somebody means by its name or its number. What is neither becomes no number, which the core refuses as
   * it refuses any square that is off the board.
   *
   * @param {unknown} move
   * @param {() => Pick<Runtime['wasm'], 'typedMove'>} show shows the position that it is about
   * @throws {TypeError} when it names a square alone, and a move says which mark as well
   */
  indexOf(move, show) {
    if (typeof move === 'number') return move;
    if (typeof move !== 'string') return Number.NaN;
    if (this.lacksMark(move)) {
      throw new TypeError(`say which mark: ${move}x or ${move}o`);
    }
    return this.#moves.get(move) ?? show().typedMove(nameOf(move));
  }

  /**
   * Whether something names a square alone, where a move says which mark as well.
   *
   * @param {unknown} move
   */
  lacksMark(move) {
    return this.info.chosenMarks && typeof move === 'string' && this.#squares.has(move);
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
  const [gravity, sharedMarks, chosenMarks] = [reader.next() === 1, reader.next() === 1, reader.next() === 1];
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
