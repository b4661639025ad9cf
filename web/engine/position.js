import { budgetOf, demandEngine, engineOnly, isBelow, limitsOf, optionsOf, players, quote } from './arguments.js';
import { evaluationsOf, solutionOf } from './found.js';
import { NumberReader } from './game.js';

/** @import { KnownGame } from './game.js' */
/** @import { Runtime } from './runtime.js' */
/** @import { Budget, SliceLimits } from './local.js' */
/** @import { AnalysisOptions, BoardStatus, Evaluation, Game, Move, Player, SearchOptions, Solution, Square, Status } from './values.js' */

/**
 * Makes a position, only for the modules of the engine: from its bytes, and the code of its status
 * if that is known.
 *
 * @type {(runtime: Runtime, game: KnownGame, bytes: Uint8Array, code?: number) => Position}
 */
export let newPosition;

/**
 * What is inside a position, only for the modules of the engine.
 *
 * @type {(position: Position) => { runtime: Runtime, bytes: Uint8Array }}
 */
export let insideOf;

/**
 * Whether a value is a position of an engine.
 *
 * @type {(value: unknown) => value is Position}
 */
export let isPosition;

/** The owner of a square, by its code. */
const marks = /** @type {const} */ ([null, ...players]);

/** @type {readonly never[]} */
export const none = Object.freeze([]);

/**
 * A position of a game: who has marked what, and who is to move. It is a value: it never changes,
 * and needs no disposing. `match.position` and `noughts.position()` give one.
 *
 * @example
 * const { position } = match;
 * match.play('b2');
 * console.log(position.owner('b2'), match.position.owner('b2')); // null 'X'
 */
export class Position {
  static {
    newPosition = (runtime, game, bytes, code) => new Position(engineOnly, runtime, game, bytes, code);
    isPosition = (value) => typeof value === 'object' && value !== null && #bytes in value;
    insideOf = (position) => ({ runtime: position.#runtime, bytes: position.#bytes });
  }

  #runtime;
  #game;

  /** The bytes of the core. */
  #bytes;

  /** @type {number | undefined} how it stands */
  #code;

  /** @type {Status | undefined} */
  #status;

  /** @type {readonly (Player | null)[] | undefined} */
  #squares;

  /** @type {readonly number[] | undefined} */
  #legalMoves;

  /** @type {readonly BoardStatus[] | undefined} */
  #boards;

  /**
   * @private
   * @param {symbol} key
   * @param {Runtime} runtime
   * @param {KnownGame} game
   * @param {Uint8Array} bytes
   * @param {number} [code]
   */
  constructor(key, runtime, game, bytes, code) {
    demandEngine(key, 'a position', 'noughts.position()');
    this.#runtime = runtime;
    this.#game = game;
    this.#bytes = bytes;
    this.#code = code;
  }

  /**
   * The game of the position.
   * @returns {Readonly<Game>}
   */
  get game() {
    return this.#game.info;
  }

  /**
   * The status of the game.
   * @returns {Status}
   */
  get status() {
    this.#status ??= this.#readStatus();
    return this.#status;
  }

  /**
   * The player to move; after the end, the player who would be next.
   * @returns {Player}
   */
  get turn() {
    const { status } = this;
    return status.state === 'next' ? status.player : /** @type {Player} */ (players[this.#show().turn()]);
  }

  /**
   * Who owns each square, row by row from the top left. If marks are shared, which mark it is. null
   * for a free square.
   * @returns {readonly (Player | null)[]}
   */
  get squares() {
    this.#squares ??= this.#readSquares();
    return this.#squares;
  }

  /**
   * The indices of the squares without a mark, in order. Some of them may not be legal now: see
   * {@link Position.legalMoves}.
   * @returns {readonly number[]}
   */
  get freeSquares() {
    return Object.freeze(this.squares.flatMap((owner, index) => (owner === null ? [index] : [])));
  }

  /**
   * The numbers of the legal moves, in order (`game.moveNames`). In most games they are the indices
   * of the squares. There are none when the game is over.
   * @returns {readonly number[]}
   */
  get legalMoves() {
    this.#legalMoves ??= this.#readLegalMoves();
    return this.#legalMoves;
  }

  /**
   * The index of the square whose mark goes with the next mark of the player to move, as in
   * infinite tic-tac-toe; null if none goes.
   * @returns {number | null}
   */
  get vanishingMark() {
    const square = this.#show().vanishingMark();
    return square < this.squares.length ? square : null;
  }

  /**
   * The status of each small board, row by row from the top left, with the lines that won or closed
   * it. Empty in games without such boards.
   * @returns {readonly BoardStatus[]}
   */
  get boards() {
    this.#boards ??= this.#game.info.smallBoards.length > 0 ? this.#readBoards() : none;
    return this.#boards;
  }

  /**
   * Who owns a square; null if no one does.
   *
   * @param {Square} square its name or its index; the letter of a column alone is not a square here
   * @returns {Player | null}
   * @throws {RangeError} if the board has no such square
   * @example
   * console.log(match.position.owner('b2'), match.position.owner(4));
   */
  owner(square) {
    const owner = this.squares[this.#game.squareIndex(square)];
    if (owner === undefined) throw new RangeError(`square ${quote(square)} is off the board`);
    return owner;
  }

  /**
   * Who owns the square in a row and a column; null if no one does.
   *
   * @param {number} row from 0 at the top
   * @param {number} column from 0 at the left
   * @returns {Player | null}
   * @throws {RangeError} if the board has no such square
   * @example
   * console.log(match.position.ownerAt(0, 2) === match.position.owner('c3')); // true, on a board of three rows
   */
  ownerAt(row, column) {
    const { columns, rows } = this.#game.info;
    if (!isBelow(row, rows) || !isBelow(column, columns)) throw new RangeError('that square is off the board');
    return /** @type {Player | null} */ (this.squares[row * columns + column]);
  }

  /**
   * Whether a move is legal for the player to move.
   *
   * @param {Move} square
   * @returns {boolean}
   * @throws {TypeError} if it is neither a name nor a number
   */
  canPlay(square) {
    if (this.#game.lacksMark(square)) return false;
    const index = this.#indexOf(square);
    return this.#show().conflict(index) >= 0;
  }

  /**
   * The position after a move of the player to move. This position does not change.
   *
   * @param {Move} square
   * @returns {Position}
   * @throws {ConflictError} when the move is refused
   * @throws {TypeError} when it names only a square, in a game in which the player chooses the mark
   * @example
   * const { position } = match;
   * const replies = position.legalMoves.map((move) => position.after(move));
   */
  after(square) {
    const index = this.#indexOf(square);
    const code = this.#show().advance(index);
    if (code < 0) throw this.#runtime.conflict(code, square);
    return new Position(engineOnly, this.#runtime, this.#game, this.#runtime.shown(), code);
  }

  /**
   * The index of the square to which a mark in this column falls; null if marks do not fall, the
   * column is full, or the game is over.
   *
   * @param {number} column from 0 at the left
   * @returns {number | null}
   * @example
   * console.log(noughts.position('line-5x4-3-gravity').landing(3)); // 18, which is d1
   */
  landing(column) {
    const square = isBelow(column, this.#game.info.columns) ? this.#show().landing(column) : this.squares.length;
    return square < this.squares.length ? square : null;
  }

  /**
   * Every legal move, in order of index, with its exact outcome if it can be found, and otherwise
   * with an estimate, if playouts are allowed. The list is empty when the game is over. This takes
   * a moment in large games: about a second for a million nodes, or for 300,000 playouts.
   * {@link Position.analyse} does not block.
   *
   * @param {SearchOptions} [options]
   * @returns {readonly Readonly<Evaluation>[]}
   * @throws {RangeError} when `nodes` is no whole number from 1 on, or `playouts` none from 0 on
   * @throws {TypeError} when the options are not an object
   * @example
   * const { position } = match;
   * for (const { move, outcome, plies } of position.evaluate()) console.log(position.game.moveNames[move], outcome, plies);
   */
  evaluate(options) {
    return evaluatePosition(this, 0, budgetOf(optionsOf(options, 'nodes', 'playouts')));
  }

  /**
   * The same as {@link Position.evaluate}, in a worker, or without one in slices of a few
   * milliseconds. Meanwhile everything else goes on.
   *
   * @param {AnalysisOptions} [options]
   * @returns {Promise<readonly Readonly<Evaluation>[]>} rejects as `evaluate` throws, and with the
   *   signal's reason when that is aborted
   * @example
   * const { position } = match;
   * const evaluations = await position.analyse({ nodes: 200_000, playouts: 10_000, signal: AbortSignal.timeout(5000) });
   */
  async analyse(options) {
    const { nodes, playouts, ...limits } = optionsOf(options, 'nodes', 'playouts', 'signal', 'onProgress');
    return analysePosition(this, 0, budgetOf({ nodes, playouts }), limitsOf(limits));
  }

  /**
   * A best move with its exact outcome, if it can be found. This takes a moment in large games:
   * about a second for a million nodes.
   *
   * @param {object} [options]
   * @param {number} [options.nodes] how many positions the search may visit; 1,000,000 by default
   * @returns {Readonly<Solution>}
   * @throws {RangeError} when `nodes` is no whole number from 1 on
   * @throws {TypeError} when the options are not an object
   */
  solve(options) {
    const { nodes } = budgetOf(optionsOf(options, 'nodes'));
    return Object.freeze(
      solutionOf(this.#runtime, this.#show().solve(0, nodes, this.#runtime.searchMemory.makeRoom())),
    );
  }

  /**
   * Whether another position is the same: the same rules, the same marks, and the same possible
   * moves.
   *
   * @param {unknown} other
   * @returns {boolean}
   */
  equals(other) {
    if (!isPosition(other) || other.#runtime !== this.#runtime) return false;
    this.#show();
    return this.#runtime.isShown(other.#bytes);
  }

  /**
   * The board as text of several lines, with its coordinates. A mark that goes with the next move
   * is a small letter.
   * @returns {string}
   */
  diagram() {
    return this.#show().diagram();
  }

  /**
   * The game, the board and the status, for people.
   * @returns {string}
   */
  toString() {
    return describe(this.#game.info, this.diagram(), this.status);
  }

  /**
   * The same text, for `JSON.stringify`.
   * @returns {string}
   */
  toJSON() {
    return this.toString();
  }

  /** The text for Node's `console.log`. */
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this.toString();
  }

  #show() {
    return this.#runtime.show(this.#bytes);
  }

  /** @param {Move} square */
  #indexOf(square) {
    return this.#game.indexOf(square, () => this.#show());
  }

  #readStatus() {
    const { wasm, statuses } = this.#runtime;
    this.#code ??= this.#show().status();
    const status = /** @type {Status} */ (statuses[this.#code]);
    if (status.state !== 'won') return status;
    this.#show();
    wasm.wonLines();
    return Object.freeze({ ...status, lines: new NumberReader(this.#runtime.numbers()).lists() });
  }

  #readSquares() {
    const count = this.#show().owners();
    const numbers = this.#runtime.numbers();
    /** @type {(Player | null)[]} */
    const squares = [];
    for (let i = 0; i < count; i++) squares.push(/** @type {Player | null} */ (marks[Number(numbers[i])]));
    return Object.freeze(squares);
  }

  #readLegalMoves() {
    const count = this.#show().legalMoves();
    const numbers = this.#runtime.numbers();
    const moves = [];
    for (let i = 0; i < count; i++) moves.push(/** @type {number} */ (numbers[i]));
    return Object.freeze(moves);
  }

  #readBoards() {
    this.#show().smallBoards();
    const reader = new NumberReader(this.#runtime.numbers());
    const boards = [...Array(reader.next())].map(() => {
      const status = /** @type {Status} */ (this.#runtime.statuses[reader.next()]);
      const lines = reader.lists();
      if (status.state === 'won') return Object.freeze({ ...status, lines });
      return lines.length > 0 ? Object.freeze({ state: /** @type {const} */ ('closed'), lines }) : status;
    });
    return Object.freeze(boards);
  }
}

/**
 * The outcome of every move.
 *
 * @param {Position} position
 * @param {number} match the address of the match that has come to it, or 0: where a position can
 *   come again, what was played counts
 * @param {Budget} budget
 */
export function evaluatePosition(position, match, { nodes, playouts }) {
  const { runtime, bytes } = insideOf(position);
  const wasm = runtime.show(bytes);
  const analysis = wasm.analyse(match, nodes, playouts, runtime.searchMemory.makeRoom());
  while (!wasm.runSearch(analysis, 1_000_000));
  const evaluations = evaluationsOf(runtime, analysis);
  wasm.dropSearch(analysis);
  return freezeEach(evaluations);
}

/**
 * The outcome of every move. It is computed here if that is immediate, otherwise in a worker.
 *
 * @param {Position} position
 * @param {number} match as for `evaluatePosition`
 * @param {Budget} budget
 * @param {SliceLimits} limits
 * @returns {Promise<readonly Readonly<Evaluation>[]>}
 */
export async function analysePosition(position, match, budget, limits) {
  if (position.status.state !== 'next') return none;
  const { runtime, bytes } = insideOf(position);
  limits.signal?.throwIfAborted();
  if (!runtime.show(bytes).takesTime()) return evaluatePosition(position, match, budget);
  const { analyseRemotely } = await import('./remote.js');
  return freezeEach(await analyseRemotely(runtime, bytes, budget, limits));
}

/**
 * A game, its board and its status, for people.
 *
 * @param {Readonly<Game>} game
 * @param {string} diagram
 * @param {Status} status
 */
export function describe(game, diagram, status) {
  const words = { next: 'to move', won: 'won', tie: 'tie' };
  const player = 'player' in status ? `${status.player} ` : '';
  return `${game.title}\n${diagram}${player}${words[status.state]}`;
}

/**
 * @template {object} Value
 * @param {Value[]} values
 * @returns {readonly Readonly<Value>[]}
 */
function freezeEach(values) {
  return Object.freeze(values.map((value) => Object.freeze(value)));
}
