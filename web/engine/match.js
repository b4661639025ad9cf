/// <reference lib="esnext.disposable" preserve="true" />

import { budgetOf, demandEngine, engineOnly, limitsOf, optionsOf, playerCode, players, quote } from './arguments.js';
import { solutionOf } from './found.js';
import { Handle } from './handle.js';
import { PendingSearches } from './pending.js';
import { analysePosition, describe, evaluatePosition, insideOf, isPosition, newPosition, none } from './position.js';
import { makeTransition } from './transition.js';

/** @import { Position } from './position.js' */
/** @import { KnownGame } from './game.js' */
/** @import { Runtime } from './runtime.js' */
/** @import { AnalysisOptions, BoardStatus, Evaluation, Game, MatchJson, Moment, Move, Player, Review, ReviewOptions, Score, SearchOptions, Solution, Square, Status, Transition } from './values.js' */

/**
 * Makes a match, only for the modules of the engine.
 *
 * @type {(runtime: Runtime, game: KnownGame, address: number) => Match}
 */
export let newMatch;

/**
 * The position of a match or of itself, how the game stands, and the address of the match, which is
 * 0 where there is none; for the modules of the engine alone.
 *
 * @type {(game: unknown) => { position: Position, status: Status, match: number }}
 */
export let standingOf;

/**
 * Games played one after the other: the current one, and the score. Create it with
 * `noughts.match()`.
 *
 * All values that it hands out are frozen and stay as they are when the match goes on. It holds a
 * little memory of the WebAssembly: `using`, or `dispose()`, gives it back at once; forgetting a
 * match gives it back later.
 */
export class Match {
  static {
    newMatch = (runtime, game, address) => new Match(engineOnly, runtime, game, address);
    standingOf = (game) => {
      if (isPosition(game)) return { position: game, status: game.status, match: 0 };
      const isMatch = typeof game === 'object' && game !== null && #handle in game;
      if (!isMatch) throw new TypeError(`expected a match or position, not ${quote(game)}`);
      return { position: game.position, status: game.status, match: game.#open() };
    };
  }

  #runtime;
  #game;
  #handle;
  #pending = new PendingSearches();

  /** The code of the status. */
  #code;

  /** @type {Status | undefined} the status, until the match changes */
  #status;

  /** @type {Position | undefined} the position, until the match changes */
  #position;

  /** @type {readonly number[] | undefined} the moves, until the match changes */
  #moves;

  /** @type {readonly Player[] | undefined} who made the moves, until the match changes */
  #movers;

  /**
   * @private
   * @param {symbol} key
   * @param {Runtime} runtime
   * @param {KnownGame} game
   * @param {number} address
   */
  constructor(key, runtime, game, address) {
    demandEngine(key, 'a match', 'noughts.match()');
    this.#runtime = runtime;
    this.#game = game;
    this.#handle = new Handle(this, address, runtime.wasm.dropMatch);
    this.#code = runtime.wasm.matchStatus(address);
  }

  /**
   * The game.
   * @returns {Readonly<Game>}
   */
  get game() {
    this.#open();
    return this.#game.info;
  }

  /**
   * The position of the current game: a value that does not change when the match goes on. It does
   * not show a resignation, or that it comes for the third time.
   * @returns {Position}
   */
  get position() {
    const match = this.#open();
    if (!this.#position) {
      this.#runtime.wasm.showMatch(match);
      this.#position = newPosition(this.#runtime, this.#game, this.#runtime.shown());
    }
    return this.#position;
  }

  /**
   * The status of the current game. After a resignation the other player has won, without a line.
   * In infinite tic-tac-toe it is a tie when a position comes for the third time.
   * @returns {Status}
   */
  get status() {
    this.#open();
    this.#status ??= this.#readStatus();
    return this.#status;
  }

  /**
   * Who owns each square, as in {@link Position.squares}.
   * @returns {readonly (Player | null)[]}
   */
  get squares() {
    return this.position.squares;
  }

  /**
   * The status of each small board, as in {@link Position.boards}.
   * @returns {readonly BoardStatus[]}
   */
  get boards() {
    return this.position.boards;
  }

  /**
   * The numbers of the legal moves, in order (`game.moveNames`). In most games they are the indices
   * of the squares. There are none when the game is over, also by a resignation or by a third
   * repetition.
   * @returns {readonly number[]}
   */
  get legalMoves() {
    return this.status.state === 'next' ? this.position.legalMoves : none;
  }

  /**
   * The numbers of the current game's moves (`game.moveNames`), the oldest first.
   * @returns {readonly number[]}
   */
  get moves() {
    const match = this.#open();
    this.#moves ??= Object.freeze(this.#readEach((after) => this.#runtime.wasm.moves(match, after)));
    return this.#moves;
  }

  /**
   * Who made each of these moves. The players take turns, except in an opening in which a player
   * may make several moves.
   * @returns {readonly Player[]}
   */
  get movers() {
    const match = this.#open();
    this.#movers ??= Object.freeze(
      this.#readEach((after) => this.#runtime.wasm.movers(match, after)).map(
        (code) => /** @type {Player} */ (players[code]),
      ),
    );
    return this.#movers;
  }

  /**
   * Who moves first in the current game.
   * @returns {Player}
   */
  get first() {
    return /** @type {Player} */ (players[this.#runtime.wasm.first(this.#open())]);
  }

  /**
   * The current moment of the match.
   * @returns {Readonly<Moment>}
   */
  get moment() {
    const match = this.#open();
    const { wasm } = this.#runtime;
    return Object.freeze({ game: wasm.number(match), ply: wasm.ply(match) });
  }

  /**
   * The score. It includes the current game once that has ended.
   * @returns {Readonly<Score>}
   */
  get score() {
    const match = this.#open();
    const { wasm } = this.#runtime;
    return Object.freeze({ X: wasm.gamesWon(match, 0), O: wasm.gamesWon(match, 1), ties: wasm.gamesWon(match, -1) });
  }

  /**
   * The index of the square whose mark went with the last move, as in infinite tic-tac-toe; null if
   * none went.
   * @returns {number | null}
   */
  get vanishedMark() {
    const square = this.#runtime.wasm.vanishedMark(this.#open());
    return square < this.squares.length ? square : null;
  }

  /**
   * Whether there is a step of the current game to undo.
   * @returns {boolean}
   */
  get canUndo() {
    return this.#runtime.wasm.canUndo(this.#open());
  }

  /**
   * Whether there is a step of the current game to make again.
   * @returns {boolean}
   */
  get canRedo() {
    return this.#runtime.wasm.canRedo(this.#open());
  }

  /**
   * Makes a transition. Every change of a match can be a plain value, to be kept or sent.
   *
   * @param {Transition} transition
   * @returns {this}
   * @throws {ConflictError} when it is refused; then nothing changes
   * @throws {TypeError} when it is not a transition
   * @example
   * match.make({ type: 'move', square: 'b2' }).make({ type: 'resign' }).make({ type: 'next', first: 'O' });
   * match.make({ type: 'move', square: 'a1', at: match.moment }); // refused if the match has changed since
   */
  make(transition) {
    const match = this.#open();
    const code = makeTransition(this.#runtime.wasm, match, transition, (square) => this.#indexOf(square));
    return this.#made(code, transition.type === 'move' ? transition.square : undefined);
  }

  /**
   * Makes a move of the player to move: marks a square, or chooses something (`game.choices`).
   *
   * @param {Move} square
   * @param {object} [options]
   * @param {Player} [options.player] who makes the move; refused if it is the other player's turn
   * @returns {this}
   * @throws {ConflictError} when the move is refused; then nothing changes
   * @throws {TypeError} when it names only a square, in a game in which the player chooses the
   *   mark, `player` is neither `'X'` nor `'O'`, or the options are none
   * @example
   * match.play('b2').play(0, { player: 'O' });
   */
  play(square, options) {
    const player = playerCode(optionsOf(options, 'player').player);
    const match = this.#open();
    return this.#made(this.#runtime.wasm.play(match, this.#indexOf(square), player), square);
  }

  /**
   * Who owns a square; null if no one does.
   *
   * @param {Square} square its name or its index; the letter of a column alone is not a square here
   * @returns {Player | null}
   * @throws {RangeError} if the board has no such square
   * @example
   * console.log(match.play('b2').owner('b2')); // 'X'
   */
  owner(square) {
    return this.position.owner(square);
  }

  /**
   * Undoes the last step of the current game: a move, or a resignation.
   * @returns {this}
   * @throws {ConflictError} when there is none
   */
  undo() {
    return this.#made(this.#runtime.wasm.undo(this.#open(), 0, 0));
  }

  /**
   * Makes the step again that was last taken back.
   * @returns {this}
   * @throws {ConflictError} when there is none
   */
  redo() {
    return this.#made(this.#runtime.wasm.redo(this.#open(), 0, 0));
  }

  /**
   * Resigns the current game: the other player wins it, without a line.
   *
   * @param {object} [options]
   * @param {Player} [options.player] who resigns; the player to move by default
   * @returns {this}
   * @throws {ConflictError} if the game has already ended
   * @throws {TypeError} if `player` is neither `'X'` nor `'O'`, or the options are not an object
   * @example
   * match.resign({ player: 'X' });
   */
  resign(options) {
    const loser = playerCode(optionsOf(options, 'player').player);
    return this.#made(this.#runtime.wasm.resign(this.#open(), loser, 0, 0));
  }

  /**
   * Whether `play` would succeed.
   *
   * @param {Move} square
   * @param {object} [options]
   * @param {Player} [options.player] who would make the move; false if it is the other player's
   *   turn
   * @returns {boolean}
   * @throws {TypeError} when it is neither a name nor a number, `player` is neither `'X'` nor
   *   `'O'`, or the options are not an object
   */
  canPlay(square, options) {
    const player = playerCode(optionsOf(options, 'player').player);
    const match = this.#open();
    if (this.#game.lacksMark(square)) return false;
    return this.#runtime.wasm.matchConflict(match, this.#indexOf(square), player) >= 0;
  }

  /**
   * Starts the next game. The current one may still be unfinished.
   *
   * @param {object} [options]
   * @param {Player} [options.first] who moves first; by default, the player who moved second in the
   *   current game
   * @returns {this}
   * @throws {TypeError} if `first` is neither `'X'` nor `'O'`, or the options are not an object
   */
  next(options) {
    const first = playerCode(optionsOf(options, 'first').first);
    return this.#made(this.#runtime.wasm.next(this.#open(), first, 0, 0));
  }

  /**
   * Every legal move, in order of index, with its exact outcome if it can be found, and otherwise
   * with an estimate, if playouts are allowed. The list is empty when the game is over. This takes
   * a moment in large games: about a second for a million nodes, or for 300,000 playouts.
   * {@link Match.analyse} does not block. In infinite tic-tac-toe, a move to a position that comes
   * for the third time is a tie.
   *
   * @param {SearchOptions} [options]
   * @returns {readonly Readonly<Evaluation>[]}
   * @throws {RangeError} when `nodes` is no whole number from 1 on, or `playouts` none from 0 on
   * @throws {TypeError} when the options are not an object
   * @example
   * for (const { move, outcome, plies } of match.evaluate()) console.log(match.game.moveNames[move], outcome, plies);
   */
  evaluate(options) {
    const budget = budgetOf(optionsOf(options, 'nodes', 'playouts'));
    return this.status.state === 'next' ? evaluatePosition(this.position, this.#open(), budget) : none;
  }

  /**
   * The same as {@link Match.evaluate}, in a worker, or without one in slices of a few
   * milliseconds. Meanwhile everything else goes on. The match may go on too. `dispose()` ends the
   * search.
   *
   * @param {AnalysisOptions} [options]
   * @returns {Promise<readonly Readonly<Evaluation>[]>} rejects as `evaluate` throws, with the
   *   signal's reason when that is aborted, and with a `DisposedError` when the match is disposed
   *   of
   * @example
   * const evaluations = await match.analyse({ nodes: 200_000, playouts: 10_000, signal: AbortSignal.timeout(5000) });
   */
  async analyse(options) {
    const { nodes, playouts, ...limits } = optionsOf(options, 'nodes', 'playouts', 'signal', 'onProgress');
    const budget = budgetOf({ nodes, playouts });
    const checked = limitsOf(limits);
    if (this.status.state !== 'next') return none;
    const { position } = this;
    return this.#pending.run(checked, (ending) => analysePosition(position, this.#open(), budget, ending));
  }

  /**
   * Reviews the current game: what each move was worth, and which move decided the game. For each
   * position, it searches up to `nodes` positions for the exact outcome. If that is not enough, it
   * estimates by playouts. It begins with the last move: `onMoves` gets the moves as they are
   * judged. It works in a worker, or without one in slices of a few milliseconds. `dispose()` ends
   * it.
   *
   * @param {ReviewOptions} [options]
   * @returns {Promise<Readonly<Review>>} rejects with the signal's reason when that is aborted,
   *   with a `DisposedError` when the match is disposed of, and as {@link Match.analyse} for wrong
   *   options
   * @example
   * const { moves, decisive } = await match.review();
   * for (const { square, judgement } of moves) console.log(match.game.moveNames[square], judgement);
   * if (decisive) console.log(match.game.moveNames[decisive.square], 'decided it');
   */
  async review(options) {
    const {
      nodes = 2_000_000,
      playouts = 5_000,
      ...limits
    } = optionsOf(options, 'nodes', 'playouts', 'signal', 'onProgress', 'onMoves');
    const budget = budgetOf({ nodes, playouts });
    const checked = limitsOf(limits);
    const { wasm } = this.#runtime;
    const copy = new Handle(this, wasm.copyMatch(this.#open()), wasm.dropMatch);
    try {
      const review = await this.#pending.run(checked, async (ending) => {
        const { reviewMatch } = await import('./remote.js');
        return reviewMatch(this.#runtime, copy.open(), budget, ending);
      });
      return frozenReview(review);
    } finally {
      copy.dispose();
    }
  }

  /**
   * A best move with its exact outcome, if it can be found. This takes a moment in large games:
   * about a second for a million nodes. Repetitions count as in {@link Match.evaluate}.
   *
   * @param {object} [options]
   * @param {number} [options.nodes] how many positions the search may visit; 1,000,000 by default
   * @returns {Readonly<Solution>}
   * @throws {RangeError} when `nodes` is no whole number from 1 on
   * @throws {TypeError} when the options are not an object
   */
  solve(options) {
    const { nodes } = budgetOf(optionsOf(options, 'nodes'));
    const match = this.#open();
    const wasm = this.#runtime.show(insideOf(this.position).bytes);
    return Object.freeze(solutionOf(this.#runtime, wasm.solve(match, nodes, this.#runtime.searchMemory.makeRoom())));
  }

  /**
   * The match as one line of URL-safe text, which `noughts.parse` reads: `tic-tac-toe.X.b2.a1`. It
   * describes the current game. Of the games before, it has only the number and the score:
   * `tic-tac-toe.O.game-4-2-0-1.b2` is the fourth game, of the first three X won two and O none,
   * and one was a tie.
   * @returns {string}
   */
  toString() {
    // It works even if the engine has failed, because a new engine continues from this text.
    return this.#runtime.wasm.text(this.#handle.open());
  }

  /**
   * The match as plain values, for `JSON.stringify`. `noughts.match` reads them.
   * @returns {MatchJson}
   */
  toJSON() {
    const [game = '', first, ...transitions] = this.toString().split('.');
    const previous = transitions[0]?.startsWith('game-') ? transitions.shift() : undefined;
    const [, number, X = 0, O = 0, ties = 0] = previous?.split('-').map(Number) ?? [];
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
    return this.position.diagram();
  }

  /**
   * A copy of the match. It goes on by itself.
   * @returns {Match}
   * @example
   * using preview = match.clone().play('b2');
   */
  clone() {
    return new Match(engineOnly, this.#runtime, this.#game, this.#runtime.wasm.copyMatch(this.#open()));
  }

  /**
   * Gives the memory of the match back. Later calls, and searches that still run, end with a
   * `DisposedError`. To dispose again is allowed.
   */
  dispose() {
    this.#handle.dispose();
    this.#pending.dispose();
    this.#forget();
  }

  /**
   * The same as {@link Match.dispose}, for `using`. Environments without this symbol have
   * `dispose`.
   */
  [Symbol.dispose]() {
    this.dispose();
  }

  /** The text for Node's `console.log`: the game, the board and the status. */
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return describe(this.game, this.diagram(), this.status);
  }

  /**
   * Updates the match after a transition, or throws if it was refused.
   *
   * @param {number} code
   * @param {Move} [square]
   */
  #made(code, square) {
    if (code < 0) throw this.#runtime.conflict(code, square);
    this.#code = code;
    this.#forget();
    return this;
  }

  /**
   * Its address.
   * @throws {DisposedError | EngineError}
   */
  #open() {
    this.#runtime.check();
    return this.#handle.open();
  }

  /** Clears the cached values. */
  #forget() {
    this.#status = undefined;
    this.#position = undefined;
    this.#moves = undefined;
    this.#movers = undefined;
  }

  /**
   * Reads all numbers of a list from the core, which writes as many at a time as it has room for.
   *
   * @param {(after: number) => number} give writes the numbers after the first `after`, and returns
   *   how many it wrote
   */
  #readEach(give) {
    /** @type {number[]} */
    const numbers = [];
    for (let count = -1; count !== 0; ) {
      count = give(numbers.length);
      numbers.push(...this.#runtime.numbers().subarray(0, count));
    }
    return numbers;
  }

  /** @param {unknown} square */
  #indexOf(square) {
    return this.#game.indexOf(square, () => {
      this.#runtime.wasm.showMatch(this.#open());
      return this.#runtime.wasm;
    });
  }

  /** @returns {Status} */
  #readStatus() {
    const status = /** @type {Status} */ (this.#runtime.statuses[this.#code]);
    if (status.state !== 'won') return status;
    const { position } = this;
    return position.status.state === 'won' ? position.status : Object.freeze({ ...status, lines: none });
  }
}

/**
 * @param {import('./local.js').Reviewed} reviewed
 * @returns {Readonly<Review>}
 */
function frozenReview({ moves, decisive }) {
  for (const move of moves) for (const part of [move.before, move.after, move.keptBy, move]) Object.freeze(part);
  return Object.freeze({ moves: Object.freeze(moves), decisive: moves[decisive] ?? null });
}
