import { ConflictError, load } from '../engine/index.js';
import { stateOf } from './state.js';
import { styleSheet } from './style.js';
import { View } from './view.js';

/** @import { Match, Opponent, Player, Square } from '../engine/index.js' */
/** @import { MoveDetail } from './events.js' */
/** @import { State } from './state.js' */

/** Before the opponent's mark appears, the person's own has been drawn. */
const replyDelayMilliseconds = 420;

/** On a server there is no HTMLElement to extend; the class is of no use there, but importing it does no harm. */
const Base = globalThis.HTMLElement ?? class {};

/**
 * `<noughts-game>`: a game of tic-tac-toe against a perfect opponent. The person is X.
 *
 * @fires noughts-ready once the engine runs and the board can be played on
 * @fires noughts-beforemove before the person's move, with a {@link MoveDetail}; `preventDefault()` keeps it from being made
 * @fires noughts-move after each move of either player, with a {@link MoveDetail}
 * @fires noughts-end when a game has ended, with its status
 * @fires noughts-error when the engine could not be loaded, with the `error`
 *
 * Its colours are light or dark as the page's `color-scheme` says; it paints no ground of its own.
 *
 * @cssprop --noughts-paper the page's ground, in which the filled button's words stand
 * @cssprop --noughts-card the ground of cards
 * @cssprop --noughts-ink text and the filled button
 * @cssprop --noughts-soft quiet text
 * @cssprop --noughts-rule hairlines
 * @cssprop --noughts-grid the strokes of the board
 * @cssprop --noughts-x X's colour
 * @cssprop --noughts-o O's colour
 * @cssprop --noughts-focus the ring around what has the keyboard's focus
 * @cssprop --noughts-board-size the most that the board is wide; 37.5rem
 *
 * @example
 * <noughts-game></noughts-game>
 */
export class NoughtsGame extends Base {
  /** @type {Player} */
  #person = 'X';

  /** @type {State} */
  #state = { phase: 'loading' };

  /** @type {Match | undefined} */
  #match;

  /** @type {Opponent | undefined} */
  #opponent;

  /** @type {View | undefined} */
  #view;

  /** @type {Promise<void> | undefined} */
  #starting;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #reply;

  /** The browser calls it when the widget enters a page: it loads the engine, or goes on with the game that it had. */
  connectedCallback() {
    this.#view ??= this.#createView();
    if (this.#match) this.#update();
    else this.#start();
  }

  /** The browser calls it when the widget leaves its page: the opponent stops thinking, and the game is kept. */
  disconnectedCallback() {
    clearTimeout(this.#reply);
  }

  /**
   * Makes the person's move, as if the square had been chosen on the board.
   *
   * @param {Square} square
   * @returns {boolean} whether it was made; `false` when a listener of `noughts-beforemove` prevented it or changed the game,
   *   or when it is not the person's turn
   * @throws {ConflictError} when the square is taken or off the board, or the game has ended
   */
  play(square) {
    if (!this.#match || this.#state.phase === 'thinking') return false;
    if (!this.#match.canPlay(square)) this.#match.play(square); // throws, and says why
    const { game, moves } = this.#match;
    const index = typeof square === 'number' ? square : game.squareNames.indexOf(square);
    const detail = this.#detail(this.#match, index);
    if (!this.#emit('noughts-beforemove', detail, { cancelable: true })) return false;
    if (this.#match.moves !== moves) return false; // a listener has changed the game
    this.#move(this.#match, index);
    return true;
  }

  /** Starts the next game: whoever went second in this one begins, also when it is abandoned midway. */
  newGame() {
    if (!this.#match) return;
    this.#match.next();
    this.#update();
  }

  /**
   * Moves the keyboard's focus to the board.
   *
   * @override
   * @param {FocusOptions} [options]
   */
  focus(options) {
    this.#view?.focus(options);
  }

  #createView() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styleSheet()];
    return new View(root, {
      choose: (square) => this.#choose(square),
      newGame: () => this.newGame(),
      tryAgain: () => this.#start(),
    });
  }

  /** Starts once, however often it is asked to, until that has failed. */
  #start() {
    this.#starting ??= this.#load().finally(() => {
      this.#starting = undefined;
    });
  }

  async #load() {
    this.#show({ phase: 'loading' });
    try {
      const noughts = await load();
      this.#match ??= noughts.match('tic-tac-toe');
      this.#opponent ??= noughts.opponent({ level: 'best' });
      this.#update();
      this.#emit('noughts-ready');
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      this.#show({ phase: 'failed', error });
      this.#emit('noughts-error', { error });
    }
  }

  /**
   * A square chosen on the board: what `play` throws is shown instead.
   *
   * @param {number} square
   */
  #choose(square) {
    try {
      this.play(square);
    } catch (error) {
      if (!(error instanceof ConflictError) || !this.#match) throw error;
      this.#show(stateOf(this.#match, this.#person, square));
    }
  }

  /**
   * Makes a move for whoever's turn it is.
   *
   * @param {Match} match
   * @param {number} square
   */
  #move(match, square) {
    const detail = this.#detail(match, square);
    const { status } = match.play(square);
    this.#update();
    this.#emit('noughts-move', detail);
    if (status.state !== 'next') this.#emit('noughts-end', status);
  }

  /** Shows the match as it stands, and lets the opponent think when it is its turn. */
  #update() {
    if (!this.#match) return;
    this.#show(stateOf(this.#match, this.#person));
    clearTimeout(this.#reply);
    if (this.#state.phase === 'thinking' && this.isConnected) {
      this.#reply = setTimeout(() => void this.#answer(), replyDelayMilliseconds);
    }
  }

  /** Makes the opponent's move, unless the match has gone another way while it was being thought about. */
  async #answer() {
    const [match, opponent] = [this.#match, this.#opponent];
    if (!match || !opponent) return;
    const { moves } = match;
    const move = await opponent.choose(match);
    if (match.moves === moves) this.#move(match, move);
  }

  /** @param {State} state */
  #show(state) {
    this.#state = state;
    this.#view?.draw(state);
  }

  /**
   * @param {Match} match
   * @param {number} square
   * @returns {MoveDetail}
   */
  #detail({ status, game }, square) {
    if (status.state !== 'next') throw new RangeError('a move needs a player');
    return { player: status.player, square, name: game.squareNames[square] ?? '' };
  }

  /**
   * Tells the page, across shadow boundaries.
   *
   * @param {string} type
   * @param {unknown} [detail]
   * @param {EventInit} [options]
   * @returns {boolean} false when a listener prevented what was announced
   */
  #emit(type, detail, options) {
    return this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail, ...options }));
  }
}
