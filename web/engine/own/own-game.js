import { newNoughts } from '../noughts.js';
import { insideOf } from '../position.js';
import { frozenBoard } from './board.js';
import { startWithRules } from './runtime.js';

/** @import { Match } from '../match.js' */
/** @import { Opponent } from '../opponent.js' */
/** @import { Position } from '../position.js' */
/** @import { MatchJson, Player } from '../values.js' */
/** @import { Definition, OwnBoard } from './values.js' */
/** @import { OwnRuntime } from './runtime.js' */

/**
 * Makes a game, only for `define`.
 *
 * @type {(runtime: OwnRuntime, definition: Readonly<Definition<any, any>>) => OwnGame<any>}
 */
export let newOwnGame;

/**
 * A game of one's own, with everything that the games of the catalogue have: matches, opponents of
 * every level, exact outcomes, analysis and reviews. `define` makes it.
 *
 * @template [State=any]
 */
export class OwnGame {
  static {
    newOwnGame = (runtime, definition) => new OwnGame(runtime, definition);
    // Only for the rooms, which may come from another copy of the module: what shares its matches.
    Object.defineProperty(OwnGame.prototype, Symbol.for('noughts.replicas'), {
      /** @this {OwnGame} */
      async value() {
        const { loadOwnReplicas } = await import('./replicas.js');
        return loadOwnReplicas(this.#definition, startWithRules);
      },
    });
  }

  #runtime;
  #engine;
  #definition;

  /**
   * @private
   * @param {OwnRuntime} runtime
   * @param {Readonly<Definition<State, any>>} definition
   */
  constructor(runtime, definition) {
    this.#runtime = runtime;
    this.#definition = definition;
    this.#engine = newNoughts(runtime);
  }

  /** The name of the game for programs. @returns {string} */
  get id() {
    return this.#definition.id;
  }

  /** The version of its rules. @returns {string} */
  get version() {
    return /** @type {string} */ (this.#definition.version);
  }

  /** The name of the game for people. @returns {string} */
  get title() {
    return /** @type {string} */ (this.#definition.title);
  }

  /**
   * Starts a match, or reads one that `JSON.stringify(match)` has written.
   *
   * @param {{ first?: Player | undefined } | MatchJson} [options] who moves first, if the definition's `start`
   *   minds; or a whole match as plain values
   * @returns {Match}
   * @throws {GameError} when the rules are wrong
   * @throws {NotationError} when the plain values are not a match of this game
   */
  match(options) {
    if (typeof options === 'object' && options !== null && 'transitions' in options) return this.#engine.match(options);
    return this.#engine.match(this.id, options);
  }

  /**
   * A position of the game: its start, or any state.
   *
   * @param {State} [state] the start by default
   * @returns {Position}
   * @throws {GameError} when the rules are wrong
   */
  position(state) {
    this.#runtime.rules.startAt = state;
    return this.#engine.position(this.id);
  }

  /**
   * The state of a position or of a match. It is frozen, and must not be changed.
   *
   * @param {Match | Position} game
   * @returns {State}
   * @throws {TypeError} when it belongs to another game
   */
  stateOf(game) {
    return this.#runtime.rules.states.at(this.#numberOf(game)).state;
  }

  /**
   * How the definition draws a position or a match. It is frozen.
   *
   * @param {Match | Position} game
   * @returns {OwnBoard | undefined} undefined if the definition has no `board`
   * @throws {GameError} when `board` is wrong
   * @throws {TypeError} when it belongs to another game
   */
  boardOf(game) {
    const { rules } = this.#runtime;
    const board = rules.boardOf(this.#numberOf(game));
    const failure = rules.takeFailure();
    if (failure) throw failure;
    return board && frozenBoard(board);
  }

  /**
   * The number of a state.
   *
   * @param {Match | Position} game
   * @returns {number}
   */
  #numberOf(game) {
    const position = 'position' in game ? game.position : game;
    const { runtime, bytes } = insideOf(position);
    if (runtime !== this.#runtime) throw new TypeError('expected a match or a position of this game');
    this.#runtime.show(bytes);
    return /** @type {any} */ (this.#runtime.wasm).shownState();
  }

  /**
   * Reads what `String(match)` writes, such as `nim.X.a3.b1`.
   *
   * @param {string} text
   * @returns {Match}
   * @throws {NotationError} when the text is not a match of this game; it says where
   * @throws {GameError} when the rules are wrong
   */
  parse(text) {
    return this.#engine.parse(text);
  }

  /**
   * Creates an opponent, as `noughts.opponent` does.
   *
   * @param {Parameters<import('../noughts.js').Noughts['opponent']>[0]}
   *   [options]
   * @returns {Opponent}
   */
  opponent(options) {
    return this.#engine.opponent(options);
  }

  /** How much memory all searches together may use, in bytes. */
  get searchMemory() {
    return this.#engine.searchMemory;
  }
  set searchMemory(bytes) {
    this.#engine.searchMemory = bytes;
  }
}
