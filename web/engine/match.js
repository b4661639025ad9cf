/// <reference lib="esnext.disposable" preserve="true" />

import { countOf, demandEngine, engineOnly, limitsOf, nameOf, optionsOf, playerOf, quote } from './arguments.js';
import { ConflictError } from './errors.js';
import { analyseFar } from './far.js';
import { Handle } from './handle.js';
import { analyseNear } from './near.js';

/** @import { AnalysisOptions, Evaluation, Game, MatchJson, Player, Score, SearchOptions, Solution, Square, Status } from './values.js' */
/** @import { Match as WasmMatch } from './wasm/noughts-wasm.js' */

/**
 * What stands behind a match, for the modules of the engine and nobody else.
 *
 * @type {(match: Match) => WasmMatch}
 */
export let handleOf;

/**
 * Makes a match, for the modules of the engine and nobody else.
 *
 * @type {(game: Readonly<Game>, handle: WasmMatch) => Match}
 */
export let newMatch;

/**
 * Games played one after the other: the current one, and the score. `noughts.match()` makes it.
 *
 * All values that it hands out are frozen and stay as they are when the match goes on. It holds a little memory of the
 * WebAssembly: `using`, or `dispose()`, gives it back at once; forgetting a match gives it back later.
 */
export class Match {
  static {
    handleOf = (match) => {
      const isMatch = typeof match === 'object' && match !== null && #handle in match;
      if (!isMatch) throw new TypeError(`a match of this engine is needed, not ${quote(match)}`);
      return match.#handle.open();
    };
    newMatch = (game, handle) => new Match(engineOnly, game, handle);
  }

  /** @type {Handle<WasmMatch>} */
  #handle;

  /** @type {Status | undefined} how the game stands, until the match changes */
  #status;

  /** @type {ReturnType<typeof read> | undefined} what the other getters read, until the match changes */
  #current;

  /** @type {Readonly<Game>} */
  #game;

  /**
   * @private
   * @param {symbol} key
   * @param {Readonly<Game>} game
   * @param {WasmMatch} handle
   */
  constructor(key, game, handle) {
    demandEngine(key, 'a match', 'noughts.match()');
    this.#game = game;
    this.#handle = new Handle(this, handle);
  }

  /**
   * The game that is played.
   * @returns {Readonly<Game>}
   */
  get game() {
    this.#handle.open();
    return this.#game;
  }

  /**
   * How the current game stands.
   * @returns {Status}
   */
  get status() {
    this.#status ??= toStatus(this.#handle.open().status());
    return this.#status;
  }

  /**
   * Who owns each square, row by row from the top left; null where nobody does.
   * @returns {readonly (Player | null)[]}
   */
  get squares() {
    return this.#read().squares;
  }

  /**
   * How the small boards of a nested game stand, row by row from the top left, with the lines that won them; none in other games.
   * @returns {readonly Status[]}
   */
  get boards() {
    return this.#read().boards;
  }

  /**
   * The indices of the squares that may be marked, in order; none once the game has ended.
   * @returns {readonly number[]}
   */
  get legalMoves() {
    return this.#read().legalMoves;
  }

  /**
   * The moves of the current game as indices, the oldest first.
   * @returns {readonly number[]}
   */
  get moves() {
    return this.#read().moves;
  }

  /**
   * Who moved first, or will, in the current game.
   * @returns {Player}
   */
  get first() {
    return this.#read().first;
  }

  /**
   * The score, the current game included once it has ended.
   * @returns {Readonly<Score>}
   */
  get score() {
    return this.#read().score;
  }

  /**
   * Whether there is a step of the current game to take back.
   * @returns {boolean}
   */
  get canUndo() {
    return this.#read().canUndo;
  }

  /**
   * Whether there is a step of the current game, taken back, to make again.
   * @returns {boolean}
   */
  get canRedo() {
    return this.#read().canRedo;
  }

  /**
   * Lets the player whose turn it is mark a square.
   *
   * @param {Square} square
   * @param {object} [options]
   * @param {Player} [options.player] who makes the move; refused when it is the other's turn
   * @returns {this}
   * @throws {ConflictError} when the move is refused; nothing has changed then
   * @throws {TypeError} when `player` is neither `'X'` nor `'O'`, or the options are none
   * @example
   * match.play('b2').play(0, { player: 'O' });
   */
  play(square, options) {
    const mover = playerOf(optionsOf(options, 'player').player);
    const handle = this.#handle.open();
    const refusal =
      typeof square === 'string' ? handle.playName(nameOf(square), mover) : handle.playIndex(indexOf(square), mover);
    return this.#made(refusal, square);
  }

  /**
   * Who owns a square; null where nobody does.
   *
   * @param {Square} square its name or its index; the letter of a column alone names no square here
   * @returns {Player | null}
   * @throws {RangeError} when the board has no such square
   * @example
   * console.log(match.play('b2').owner('b2')); // 'X'
   */
  owner(square) {
    const { squares } = this.#read();
    const owner = squares[typeof square === 'string' ? this.#game.squareNames.indexOf(square) : indexOf(square)];
    if (owner === undefined) throw new RangeError(`there is no square ${quote(square)} on this board`);
    return owner;
  }

  /**
   * Takes the last step of the current game back: a move, or a resignation.
   * @returns {this}
   * @throws {ConflictError} when there is none
   */
  undo() {
    return this.#made(this.#handle.open().undo());
  }

  /**
   * Makes the step again that was taken back last.
   * @returns {this}
   * @throws {ConflictError} when there is none
   */
  redo() {
    return this.#made(this.#handle.open().redo());
  }

  /**
   * Gives the current game up: the other player wins it, without a line.
   *
   * @param {Player} [player] who resigns; whose turn it is, unless told otherwise
   * @returns {this}
   * @throws {ConflictError} when the game has already ended
   * @throws {TypeError} when `player` is neither `'X'` nor `'O'`, or the options are none
   */
  resign(player) {
    const loser = playerOf(player);
    return this.#made(this.#handle.open().resign(loser));
  }

  /**
   * Whether `play` would succeed.
   *
   * @param {Square} square
   * @param {object} [options]
   * @param {Player} [options.player] who would make the move; false when it is the other's turn
   * @returns {boolean}
   * @throws {TypeError} when `player` is neither `'X'` nor `'O'`, or the options are none
   */
  canPlay(square, options) {
    const mover = playerOf(optionsOf(options, 'player').player);
    const handle = this.#handle.open();
    const refusal =
      typeof square === 'string'
        ? handle.refusalOfName(nameOf(square), mover)
        : handle.refusalOfIndex(indexOf(square), mover);
    return refusal === undefined;
  }

  /**
   * Starts the next game, also when the current one is abandoned midway.
   *
   * @param {object} [options]
   * @param {Player} [options.first] who moves first; whoever went second in the current game, unless told otherwise
   * @returns {this}
   * @throws {TypeError} when `first` is neither `'X'` nor `'O'`, or the options are none
   */
  next(options) {
    const first = playerOf(optionsOf(options, 'first').first);
    this.#handle.open().next(first);
    return this.#made(undefined);
  }

  /**
   * Every legal move, in order of index, with its exact outcome as far as that can be found, and with an estimate elsewhere if
   * random games are allowed; none once the game has ended. Takes a moment in large games: about a second for a million nodes, or
   * for 300,000 random games. {@link Match.analyse} keeps nobody waiting.
   *
   * @param {SearchOptions} [options]
   * @returns {readonly Readonly<Evaluation>[]}
   * @throws {RangeError} when `nodes` is no whole number from 1 on, or `playouts` none from 0 on
   * @throws {TypeError} when the options are none
   * @example
   * for (const { move, outcome, plies } of match.evaluate()) console.log(match.game.squareNames[move], outcome, plies);
   */
  evaluate(options) {
    const { nodes, playouts } = budgetOf(optionsOf(options, 'nodes', 'playouts'));
    const analysis = this.#handle.open().analyse(nodes, playouts);
    if (!analysis) return Object.freeze([]);
    while (!analysis.run(1_000_000));
    const evaluations = analysis.evaluations();
    analysis.delete();
    return freezeEach(evaluations);
  }

  /**
   * The same as {@link Match.evaluate}, in a worker, or where there is none, in slices of a few milliseconds, between which
   * everything else goes on. The match may go on meanwhile.
   *
   * @param {AnalysisOptions} [options]
   * @returns {Promise<readonly Readonly<Evaluation>[]>} rejects as `evaluate` throws, and with the signal's reason when that is
   *   aborted
   * @example
   * const evaluations = await match.analyse({ nodes: 200_000, playouts: 10_000, signal: AbortSignal.timeout(5000) });
   */
  async analyse(options) {
    const { nodes, playouts, ...limits } = optionsOf(options, 'nodes', 'playouts', 'signal', 'onProgress');
    const budget = budgetOf({ nodes, playouts });
    const checked = limitsOf(limits);
    if (this.status.state !== 'next') return Object.freeze([]);
    const game = this.#handle.open().alone();
    try {
      const analyse = game.takesTime() ? analyseFar : analyseNear;
      return freezeEach(await analyse(game, budget, checked));
    } finally {
      game.delete();
    }
  }

  /**
   * A best move with its exact outcome, if that can be found. Takes a moment in large games: about a second for a million nodes.
   *
   * @param {object} [options]
   * @param {number} [options.nodes] how many positions the search may visit; 1,000,000 unless told otherwise
   * @returns {Readonly<Solution>}
   * @throws {RangeError} when `nodes` is no whole number from 1 on
   * @throws {TypeError} when the options are none
   */
  solve(options) {
    const { nodes } = budgetOf(optionsOf(options, 'nodes'));
    return Object.freeze(this.#handle.open().solve(nodes));
  }

  /**
   * The match as one line of URL-safe text, which `noughts.parse` reads: `tic-tac-toe.X.b2.a1`. It tells of the current game; of
   * those before it, `tic-tac-toe.O.game-4-2-0-1.b2`, only that this is the fourth, and that X had won two, O none, and one was a
   * tie.
   * @returns {string}
   */
  toString() {
    return this.#handle.open().text();
  }

  /**
   * The match as plain values, for `JSON.stringify`; `noughts.match` takes them back.
   * @returns {MatchJson}
   */
  toJSON() {
    const [game = '', first, ...transitions] = this.toString().split('.');
    const former = transitions[0]?.startsWith('game-') ? transitions.shift() : undefined;
    const [, number, X = 0, O = 0, ties = 0] = former?.split('-').map(Number) ?? [];
    return {
      game,
      first: first === 'O' ? 'O' : 'X',
      ...(number !== undefined && { number, score: { X, O, ties } }),
      transitions,
    };
  }

  /**
   * The board as text of several lines, with its coordinates.
   * @returns {string}
   */
  diagram() {
    return this.#handle.open().diagram();
  }

  /** Gives the match's memory back. Whatever is asked of it afterwards throws a `DisposedError`; disposing again does not. */
  dispose() {
    this.#handle.dispose();
    this.#forget();
  }

  /** The same as {@link Match.dispose}, for `using`. Where there is no such symbol, `dispose` remains. */
  [Symbol.dispose]() {
    this.dispose();
  }

  /**
   * Goes on after a transition, or throws why it was refused.
   *
   * @param {ReturnType<WasmMatch['undo']>} refusal
   * @param {Square} [square]
   */
  #made(refusal, square) {
    if (refusal) throw new ConflictError(refusal.code, refusal.sentence, square);
    this.#forget();
    return this;
  }

  /** Forgets what has been read. */
  #forget() {
    this.#status = undefined;
    this.#current = undefined;
  }

  #read() {
    this.#current ??= read(this.#handle.open());
    return this.#current;
  }
}

/**
 * What is no number is no index either; the core refuses NaN as it refuses any square that is off the board.
 * @param {unknown} square
 */
function indexOf(square) {
  return typeof square === 'number' ? square : Number.NaN;
}

/**
 * How far a search may go.
 *
 * @param {{ nodes?: number | undefined, playouts?: number | undefined }} options
 */
function budgetOf({ nodes = 1_000_000, playouts = 0 }) {
  return { nodes: countOf('nodes', nodes, 1), playouts: countOf('playouts', playouts, 0) };
}

/**
 * @template {object} Value
 * @param {Value[]} values
 * @returns {readonly Readonly<Value>[]}
 */
function freezeEach(values) {
  return Object.freeze(values.map((value) => Object.freeze(value)));
}

/** @param {WasmMatch} handle */
function read(handle) {
  const { squares, boards, legalMoves, moves, first, score, canUndo, canRedo } = handle.snapshot();
  return {
    squares: Object.freeze(squares),
    boards: Object.freeze(boards.map(toStatus)),
    legalMoves: Object.freeze(legalMoves),
    moves: Object.freeze(moves),
    first,
    score: Object.freeze(score),
    canUndo,
    canRedo,
  };
}

/**
 * @param {ReturnType<WasmMatch['status']>} values
 * @returns {Status}
 */
function toStatus({ state, player, lines }) {
  if (player === null || state === 'tie') return Object.freeze({ state: 'tie' });
  if (state === 'next') return Object.freeze({ state, player });
  return Object.freeze({ state, player, lines: Object.freeze(lines.map((line) => Object.freeze(line))) });
}
