import { findDecision } from './decision.js';
import { moverOf, stateOf } from './state.js';

/** @import { Match, Noughts, Opponent, Player, Square } from '../engine/index.js' */
/** @import { ChangeDetail, MoveDetail } from './values.js' */
/** @import { Settings } from './settings.js' */
/** @import { Decision, State, Table } from './state.js' */

/** Before the computer's mark appears, the one before has been drawn. */
const replyDelayMilliseconds = 420;

/** How far the moves are looked into that are shown to people: about a second in the largest games. */
const analysisBudget = { nodes: 300_000, playouts: 20_000 };

/**
 * Who is told what happens.
 *
 * @typedef {object} Audience
 * @property {(state: State) => void} show the state has changed
 * @property {(progress: number) => void} showProgress the computer has thought so far, from 0 to 1
 * @property {(detail: MoveDetail) => boolean} beforeMove a person is about to move; false keeps him from it
 * @property {(detail: MoveDetail) => void} move a move has been made
 * @property {(status: Match['status']) => void} end the game has ended
 * @property {(detail: ChangeDetail) => void} change the match is another one now
 * @property {(player: Player, isThinking: boolean) => void} think the computer begins to think, or has stopped
 * @property {(error: Error) => void} fail
 */

/** A match at the widget: who sits where, whose turn it is, and what the computer does about it. */
export class Session {
  #noughts;
  #audience;

  /** @type {Settings} */
  #settings;

  /** @type {Match} */
  #match;

  /** @type {Map<Player, Opponent>} the players that are programs, once they have been asked */
  #opponents = new Map();

  /** Ends what the computer is doing about the position: thinking, analysing, looking for a hint. */
  #work = new AbortController();

  #isRunning = false;

  /** @type {string[]} the moves of the current game, those that were taken back included */
  #line = [];

  /** @type {Player | undefined} for whom the computer is thinking */
  #thinker;

  /** @type {AbortSignal | undefined} of the analysis that is going on */
  #analysing;

  // What was found out about the position, or asked for in it.
  /** @type {number | undefined} */
  #refused;
  /** @type {number | undefined} */
  #hint;
  /** @type {object | undefined} another one each time that somebody asks for a square or for a hint */
  #asked;
  /** @type {Promise<number | undefined> | undefined} */
  #hinting;
  /** @type {Table['evaluations']} */
  #evaluations = [];
  /** @type {Decision | undefined} */
  #decision;

  /**
   * @param {Noughts} noughts
   * @param {Match} match is disposed of with the session
   * @param {Settings} settings
   * @param {Audience} audience
   */
  constructor(noughts, match, settings, audience) {
    this.#noughts = noughts;
    this.#match = match;
    this.#settings = settings;
    this.#audience = audience;
  }

  /** The match, for whoever only looks at it. */
  get match() {
    return this.#match;
  }

  /** The match as text. */
  get text() {
    return String(this.#match);
  }

  /** Goes on, with the computer's move where it is its turn. */
  start() {
    this.#isRunning = true;
    this.#reset();
    this.#begin();
  }

  /** Stops whatever the computer is doing; the match stays as it is. */
  stop() {
    this.#isRunning = false;
    this.#stopWork();
    for (const opponent of this.#opponents.values()) opponent.dispose();
    this.#opponents.clear();
  }

  /**
   * Takes other settings; the match goes on with them.
   *
   * @param {Settings} settings
   */
  configure(settings) {
    const { player, opponent, mark, seed } = this.#settings;
    const isSeated =
      settings.player === player &&
      settings.opponent === opponent &&
      settings.mark === mark &&
      settings.seed === seed &&
      settings.disabled === this.#settings.disabled;
    const isAnalysing = settings.analysis;
    this.#settings = settings;
    if (!isSeated) {
      for (const old of this.#opponents.values()) old.dispose();
      this.#opponents.clear();
      this.#reset();
      return this.#begin();
    }
    if (!isAnalysing) this.#evaluations = [];
    this.show();
    void this.#analyse();
  }

  /**
   * Goes on with another match.
   *
   * @param {Match} match
   */
  replace(match) {
    this.#match.dispose();
    this.#match = match;
    this.#line = [];
    this.#changed();
  }

  /**
   * Makes a person's move.
   *
   * @param {Square} square
   * @returns {boolean} whether it was made
   * @throws {ConflictError} when it is refused
   */
  play(square) {
    const match = this.#match;
    if (this.#phase() !== 'turn' && match.status.state === 'next') return false;
    if (this.#settings.disabled) return false;
    if (!match.canPlay(square)) match.play(square); // throws, and says why
    const { moves, game, legalMoves } = match;
    const named = typeof square === 'number' ? square : game.squareNames.indexOf(square);
    // The letter of a column names the square in which a mark falls there.
    const index = named < 0 ? (legalMoves.find((move) => game.squareNames[move]?.startsWith(`${square}`)) ?? 0) : named;
    if (!this.#audience.beforeMove(this.#detail(index))) return false;
    // A listener may have changed the game, or who plays it.
    if (this.#match !== match || match.moves !== moves || this.#phase() !== 'turn' || this.#settings.disabled)
      return false;
    this.#move(index);
    return true;
  }

  /**
   * A square that a person has asked for in vain.
   *
   * @param {number} square
   */
  refuse(square) {
    this.#refused = square;
    this.#hint = undefined;
    this.#asked = {};
    this.show();
  }

  /** Takes a person's last move back, and the computer's answer with it. */
  undo() {
    if (!this.#canUndo()) return;
    do this.#match.undo();
    while (this.#match.canUndo && !this.#isPersonsTurn());
    this.#changed();
  }

  /** Makes the moves again that were taken back last. */
  redo() {
    if (!this.#match.canRedo) return;
    do this.#match.redo();
    while (this.#match.canRedo && !this.#isPersonsTurn());
    this.#changed();
  }

  /**
   * Goes back or forward to the position after so many moves of the current game; before the computer's move, to the person's turn
   * before that.
   *
   * @param {number} ply
   */
  goTo(ply) {
    const match = this.#match;
    while (match.canUndo && match.moves.length > ply) match.undo();
    while (match.canRedo && match.moves.length < ply) match.redo();
    while (match.canUndo && !this.#isPersonsTurn()) match.undo();
    this.#changed();
  }

  /** Starts the next game. */
  newGame() {
    const first = this.#nextFirst();
    this.#line = [];
    this.#match.next(first ? { first } : {});
    this.#changed();
  }

  /**
   * Looks for a good move, and shows it.
   *
   * @returns {Promise<number | undefined>} the square; undefined where there is nothing to look for, or the game has gone on meanwhile
   */
  hint() {
    this.#hinting ??= this.#findHint(this.#work.signal);
    return this.#hinting;
  }

  /** @param {AbortSignal} signal */
  async #findHint(signal) {
    if (this.#phase() !== 'turn' || this.#settings.disabled) return undefined;
    const best = this.#noughts.opponent({ level: 'best' });
    try {
      const square = await best.choose(this.#match, { signal });
      if (signal.aborted) return undefined;
      this.#hint = square;
      this.#refused = undefined;
      this.#asked = {};
      this.show();
      return square;
    } catch (error) {
      this.#unlessAborted(signal, error);
      return undefined;
    } finally {
      best.dispose();
      if (!signal.aborted) this.#hinting = undefined;
    }
  }

  /**
   * The match has gone on or back.
   *
   * @param {() => void} [tell] what else there is to tell
   */
  #changed(tell) {
    this.#reset();
    const { signal } = this.#work;
    tell?.();
    if (signal.aborted) return; // a listener has changed the match once more
    const { game, first } = this.#match;
    const moves = this.#match.moves.map((move) => game.squareNames[move] ?? '');
    const isOnLine = moves.every((move, ply) => move === this.#line[ply]);
    if (!isOnLine || moves.length > this.#line.length) this.#line = moves;
    const alone = [game.id, first, ...moves].join('.');
    this.#audience.change({ position: String(this.#match), game: alone, moves, line: this.#line });
    if (!signal.aborted) this.#begin();
  }

  /** Shows a new position, of which nothing is known yet. */
  #reset() {
    this.#stopWork();
    this.#work = new AbortController();
    this.#refused = this.#hint = this.#asked = this.#hinting = this.#decision = undefined;
    this.#evaluations = [];
    this.show();
  }

  /** Ends what the computer is doing about the position. */
  #stopWork() {
    this.#work.abort();
    this.#stopThinking();
  }

  #stopThinking() {
    const player = this.#thinker;
    this.#thinker = undefined;
    if (player) this.#audience.think(player, false);
  }

  /** Begins what the computer has to do about a new position. */
  #begin() {
    if (!this.#isRunning) return;
    const phase = this.#phase();
    if (phase === 'thinking') void this.#think();
    if (phase === 'turn') void this.#analyse();
    if (phase === 'over') void this.#explain();
  }

  /** The computer thinks, then moves, unless the match has gone another way meanwhile. */
  async #think() {
    const { signal } = this.#work;
    const { status } = this.#match;
    if (status.state !== 'next') return;
    const { player } = status;
    const opponent = this.#opponentOf(player);
    this.#thinker = player;
    this.#audience.think(player, true);
    if (signal.aborted) return;
    try {
      const onProgress = (/** @type {number} */ progress) => this.#audience.showProgress(progress);
      const [move] = await Promise.all([opponent.choose(this.#match, { signal, onProgress }), delay(signal)]);
      if (signal.aborted) return;
      this.#stopThinking();
      if (!signal.aborted) this.#move(move);
    } catch (error) {
      this.#unlessAborted(signal, error);
    }
  }

  /** Finds out what every move leads to, where that is to be seen. */
  async #analyse() {
    if (!this.#isRunning || !this.#settings.analysis || this.#evaluations.length > 0 || this.#phase() !== 'turn')
      return;
    const { signal } = this.#work;
    if (this.#analysing === signal) return;
    this.#analysing = signal;
    try {
      const evaluations = await this.#match.analyse({ ...analysisBudget, signal });
      if (signal.aborted || !this.#settings.analysis) return;
      this.#evaluations = evaluations;
      this.show();
    } catch (error) {
      this.#unlessAborted(signal, error);
    } finally {
      if (this.#analysing === signal) this.#analysing = undefined;
    }
  }

  /** Finds the move that decided the game, when it is over. */
  async #explain() {
    const { signal } = this.#work;
    try {
      const decision = await findDecision(this.#noughts, this.#match, signal);
      if (signal.aborted || !decision) return;
      // Before the computer's move there is nothing for a person to do better.
      const mover = moverOf(this.#match.first, decision.ply);
      if (this.#hasPerson() && this.#seats()[mover] !== 'human') return;
      this.#decision = decision;
      this.show();
    } catch (error) {
      this.#unlessAborted(signal, error);
    }
  }

  /** @param {number} square */
  #move(square) {
    const detail = this.#detail(square);
    const { status } = this.#match.play(square);
    this.#changed(() => {
      this.#audience.move(detail);
      if (status.state !== 'next') this.#audience.end(status);
    });
  }

  /** Shows the match as it is, and what is known of it. */
  show() {
    this.#audience.show(stateOf(this.#table()));
  }

  #phase() {
    return stateOf(this.#table()).phase;
  }

  /** @returns {Table} */
  #table() {
    const { game, status, squares, boards, legalMoves, moves, first, score } = this.#match;
    return {
      ...{ game, status, squares, boards, legalMoves, moves, first, score },
      seats: this.#seats(),
      canUndo: this.#canUndo(),
      canRedo: this.#match.canRedo,
      isDisabled: this.#settings.disabled,
      isAnalysing: this.#settings.analysis,
      evaluations: this.#evaluations,
      decision: this.#decision,
      refused: this.#refused,
      hint: this.#hint,
      asked: this.#asked,
    };
  }

  /** @returns {Table['seats']} */
  #seats() {
    const { mark, player, opponent } = this.#settings;
    return mark === 'X' ? { X: player, O: opponent } : { X: opponent, O: player };
  }

  #isPersonsTurn() {
    const { status } = this.#match;
    return status.state !== 'next' || this.#seats()[status.player] === 'human' || !this.#hasPerson();
  }

  #hasPerson() {
    return Object.values(this.#seats()).includes('human');
  }

  /** Whether there is a move to take back after which it is a person's turn. */
  #canUndo() {
    const { canUndo, first, moves } = this.#match;
    const seats = this.#seats();
    return canUndo && (!this.#hasPerson() || moves.some((_, ply) => seats[moverOf(first, ply)] === 'human'));
  }

  /** Who begins the next game; undefined for the one who went second. */
  #nextFirst() {
    const { first } = this.#settings;
    const { status } = this.#match;
    if (first === 'X' || first === 'O') return first;
    if (first === 'alternate' || status.state !== 'won') return undefined;
    return status.player === 'X' ? 'O' : 'X';
  }

  /** @param {Player} player */
  #opponentOf(player) {
    const known = this.#opponents.get(player);
    if (known) return known;
    const level = this.#seats()[player];
    const { seed } = this.#settings;
    const opponent = this.#noughts.opponent({
      level: level === 'human' ? 'best' : level,
      ...(seed === undefined ? {} : { seed }),
    });
    this.#opponents.set(player, opponent);
    return opponent;
  }

  /**
   * @param {number} square
   * @returns {MoveDetail}
   */
  #detail(square) {
    const { status, game } = this.#match;
    if (status.state !== 'next') throw new RangeError('a move needs a player');
    return { player: status.player, square, name: game.squareNames[square] ?? '' };
  }

  /**
   * What has been stopped has not failed.
   *
   * @param {AbortSignal} signal
   * @param {unknown} error
   */
  #unlessAborted(signal, error) {
    if (!signal.aborted) this.#audience.fail(error instanceof Error ? error : new Error(String(error)));
  }
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>} rejects with the signal's reason
 */
function delay(signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, replyDelayMilliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
