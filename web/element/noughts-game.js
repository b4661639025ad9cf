import { ConflictError, EngineError, load } from '../engine/index.js';
import { Session } from './session.js';
import { choose, complain, readSeed, usualGame } from './settings.js';
import { styleSheet } from './style.js';
import { View } from './view.js';
import { fetchWords, languageOf, Tongue } from './words/index.js';

/** @import { Noughts, Player, Square } from '../engine/index.js' */
/** @import { Settings } from './settings.js' */
/** @import { State } from './state.js' */
/** @import { ChangeDetail, First, MoveDetail, Seat, ThinkingDetail, Words } from './values.js' */

/** On a server there is no HTMLElement to extend; the class is of no use there, but importing it does no harm. */
const Base = globalThis.HTMLElement ?? class {};

/** The attributes that are properties of the same name, as text. */
const mirrored = /** @type {const} */ (['game', 'opponent', 'player', 'mark', 'first', 'seed']);

/** The attributes that are there or not. */
const switches = /** @type {const} */ (['analysis', 'disabled']);

/**
 * `<noughts-game>`: a game of the tic-tac-toe family, against the computer, for two people at one device, or of the computer against
 * itself. It is a form control: its value is the match as one line of text.
 *
 * @fires noughts-ready once the engine runs and the board can be played on
 * @fires noughts-beforemove before a person's move, with a {@link MoveDetail}; `preventDefault()` keeps it from being made
 * @fires noughts-move after each move of either player, with a {@link MoveDetail}
 * @fires noughts-end when a game has ended, with its status
 * @fires noughts-change after whatever has changed the match: a move, undo, redo, another game; with a {@link ChangeDetail}
 * @fires noughts-thinking when the computer begins to think and when it has stopped, with a {@link ThinkingDetail}
 * @fires noughts-error when the engine could not be loaded, or has failed, with the `error`
 *
 * Its colours are light or dark as the page's `color-scheme` says; it paints no ground of its own.
 *
 * @attr game the id of the game: `tic-tac-toe` unless told otherwise, or any that the engine knows, such as `line-5x4-3`
 * @attr opponent who plays against the person: `best` (unless told otherwise), `hard`, `medium`, `easy`, or `human` for a second
 *   person at the same device
 * @attr player who plays the person's own side: `human` unless told otherwise, or a level, for the computer against itself
 * @attr mark what the person's side marks squares with: `X` unless told otherwise, or `O`
 * @attr first who begins: `alternate` (X, then whoever went second), `loser`, `X` or `O`
 * @attr analysis whether what each move leads to is shown
 * @attr position the match that is there at first, as text
 * @attr seed a whole number that makes the computer play the same game again
 * @attr disabled whether nobody may play
 * @attr name the name of the value in a form
 * @attr lang the language, where it is another than the page's
 *
 * @slot before between the sentence and the board
 * @slot settings below the score
 * @slot history below that
 * @slot after below everything
 *
 * @csspart status the sentence
 * @csspart board the board with its squares
 * @csspart grid the strokes of the empty board
 * @csspart square a square that can be chosen
 * @csspart x an X
 * @csspart o an O
 * @csspart lines the strokes through the lines that won
 * @csspart evaluations what each move leads to
 * @csspart tools the buttons below the board
 * @csspart tool each of them
 * @csspart controls the score and what stands around it
 * @csspart score the score
 * @csspart button the filled button
 * @csspart error what stands in the board's place when there can be none
 *
 * @cssprop --noughts-paper the page's ground, in which the filled button's words stand
 * @cssprop --noughts-card the ground of cards
 * @cssprop --noughts-ink text and the filled button
 * @cssprop --noughts-soft quiet text
 * @cssprop --noughts-rule hairlines
 * @cssprop --noughts-grid the strokes of the board
 * @cssprop --noughts-x X's colour
 * @cssprop --noughts-o O's colour
 * @cssprop --noughts-win what wins
 * @cssprop --noughts-draw what draws
 * @cssprop --noughts-loss what loses
 * @cssprop --noughts-lit the light under a small board in which the next move is made
 * @cssprop --noughts-focus the ring around what has the keyboard's focus
 * @cssprop --noughts-board-size the most that the board is wide; 37.5rem
 *
 * @cssstate loading
 * @cssstate turn
 * @cssstate thinking
 * @cssstate over
 * @cssstate failed
 *
 * @example
 * <noughts-game game="connect-four" opponent="hard" first="loser"></noughts-game>
 */
export class NoughtsGame extends Base {
  /** A form knows it as one of its controls. */
  static formAssociated = true;

  /** What the browser tells it of. */
  static observedAttributes = [...mirrored, ...switches, 'position', 'lang'];

  /** @type {State} */
  #state = { phase: 'loading' };

  /** @type {Noughts | undefined} */
  #noughts;

  /** @type {Session | undefined} */
  #session;

  /** @type {View | undefined} */
  #view;

  /** @type {ElementInternals | undefined} */
  #internals;

  /** @type {Promise<void> | undefined} */
  #starting;

  /** @type {string | undefined} a match that was asked for before there was an engine */
  #awaited;

  #isDisabledByForm = false;

  /** @type {Partial<Words>} */
  #words = {};

  #tongue = new Tongue('en', {});

  /** Until it speaks the language that is wanted. */
  #learning = Promise.resolve();

  // Properties, each the mirror of the attribute of its name.

  /**
   * The id of the game that is played. Another one begins a new match.
   * @type {string}
   */
  get game() {
    return this.#session?.match.game.id ?? this.#settings.game;
  }
  set game(id) {
    this.setAttribute('game', id);
  }

  /**
   * Who plays against the person: `best`, `hard`, `medium`, `easy`, or `human`.
   * @type {Seat}
   */
  get opponent() {
    return this.#settings.opponent;
  }
  set opponent(seat) {
    this.setAttribute('opponent', seat);
  }

  /**
   * Who plays the person's own side: `human`, or a level.
   * @type {Seat}
   */
  get player() {
    return this.#settings.player;
  }
  set player(seat) {
    this.setAttribute('player', seat);
  }

  /**
   * What the person's side marks squares with.
   * @type {Player}
   */
  get mark() {
    return this.#settings.mark;
  }
  set mark(player) {
    this.setAttribute('mark', player);
  }

  /**
   * Who begins: `alternate`, `loser`, `X` or `O`.
   * @type {First}
   */
  get first() {
    return this.#settings.first;
  }
  set first(first) {
    this.setAttribute('first', first);
  }

  /**
   * What makes the computer play the same game again; undefined where it plays another one each time.
   * @type {number | undefined}
   */
  get seed() {
    return this.#settings.seed;
  }
  set seed(seed) {
    if (seed === undefined) this.removeAttribute('seed');
    else this.setAttribute('seed', String(seed));
  }

  /**
   * Whether what each move leads to is shown.
   * @type {boolean}
   */
  get analysis() {
    return this.hasAttribute('analysis');
  }
  set analysis(isShown) {
    this.toggleAttribute('analysis', Boolean(isShown));
  }

  /**
   * Whether nobody may play.
   * @type {boolean}
   */
  get disabled() {
    return this.hasAttribute('disabled');
  }
  set disabled(isDisabled) {
    this.toggleAttribute('disabled', Boolean(isDisabled));
  }

  /**
   * The name of the value in a form.
   * @type {string}
   */
  get name() {
    return this.getAttribute('name') ?? '';
  }
  set name(name) {
    this.setAttribute('name', name);
  }

  /**
   * The match as one line of text, which is also its value in a form; empty until the engine runs. Setting it goes on with that match,
   * whatever its game.
   *
   * @type {string}
   * @throws {NotationError} when it is set to what is no match; nothing has changed then. Before the engine runs, what is no match is told on
   *   the console when it does.
   */
  get position() {
    return this.#session ? this.#session.text : (this.#awaited ?? '');
  }
  set position(text) {
    if (!this.#session || !this.#noughts) {
      this.#awaited = String(text ?? '');
    } else if (text !== this.position) {
      this.#session.replace(this.#noughts.parse(text));
    }
  }

  /**
   * What the widget says in other words than its own, by name; what is missing stays as it is.
   * @type {Partial<Words>}
   */
  get words() {
    return this.#words;
  }
  set words(words) {
    this.#words = { ...words };
    this.#chooseLanguage();
  }

  /** The browser calls it when the widget enters a page: it loads the engine, or goes on with the game that it had. */
  connectedCallback() {
    for (const name of [...mirrored, ...switches, 'position', 'name', 'words']) this.#takeOver(name);
    this.#view ??= this.#createView();
    this.#chooseLanguage();
    if (this.#session) this.#session.start();
    else this.#start();
  }

  /** The browser calls it when the widget leaves its page: the computer stops thinking, and the game is kept. */
  disconnectedCallback() {
    this.#session?.stop();
  }

  /**
   * The browser calls it when an attribute changes.
   *
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (before === after && name !== 'game') return;
    if (name === 'lang') return this.#chooseLanguage();
    if (name === 'position') return; // as it is at first
    if (isMirrored(name)) this.#read(name, after);
    if (name === 'analysis') this.#settings = { ...this.#settings, analysis: this.analysis };
    if (name === 'disabled') this.#settings = { ...this.#settings, disabled: this.disabled || this.#isDisabledByForm };
    if (!this.#session || !this.#noughts) return;
    this.#session.configure(this.#settings);
    if (name === 'game' && this.game !== this.#settings.game) this.#session.replace(this.#newMatch(this.#noughts));
  }

  /** The browser calls it when the form is reset: the match that was there at first begins again. */
  formResetCallback() {
    if (this.#session && this.#noughts) this.#session.replace(this.#firstMatch(this.#noughts));
  }

  /** The browser calls it when the widget comes into another document, whose style sheets are others. */
  adoptedCallback() {
    if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [styleSheet(this.ownerDocument)];
  }

  /**
   * The browser calls it when a fieldset around it is disabled, or no more.
   *
   * @param {boolean} isDisabled
   */
  formDisabledCallback(isDisabled) {
    this.#isDisabledByForm = isDisabled;
    this.#settings = { ...this.#settings, disabled: this.disabled || isDisabled };
    this.#session?.configure(this.#settings);
  }

  /**
   * Makes a person's move, as if the square had been chosen on the board.
   *
   * @param {Square} square
   * @returns {boolean} whether it was made; `false` when a listener of `noughts-beforemove` prevented it or changed the game,
   *   or when it is no person's turn
   * @throws {ConflictError} when the square is taken or off the board, or the game has ended
   */
  play(square) {
    return this.#session?.play(square) ?? false;
  }

  /** Takes the person's last move back, and the computer's answer with it. */
  undo() {
    this.#session?.undo();
  }

  /** Makes the moves again that were taken back last. */
  redo() {
    this.#session?.redo();
  }

  /**
   * Goes back or forward to the position after so many moves of the current game; before the computer's move, to the person's turn
   * before that.
   *
   * @param {number} ply
   */
  goTo(ply) {
    this.#session?.goTo(ply);
  }

  /**
   * Shows a good move to the person whose turn it is.
   *
   * @returns {Promise<number | undefined>} the index of the square; undefined where it is no person's turn, or the game has gone on meanwhile
   */
  async hint() {
    return this.#session?.hint();
  }

  /** Starts the next game, also when this one is abandoned midway. `first` says who begins. */
  newGame() {
    this.#session?.newGame();
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

  /** @type {Settings} */
  #settings = {
    game: usualGame,
    ...{ player: 'human', opponent: 'best', mark: 'X', first: 'alternate' },
    ...{ seed: undefined, analysis: false, disabled: false },
  };

  /**
   * @param {(typeof mirrored)[number]} name
   * @param {string | null} value
   */
  #read(name, value) {
    const id = value?.trim().toLowerCase();
    const read = name === 'game' ? id || usualGame : name === 'seed' ? readSeed(value) : choose(name, value);
    this.#settings = { ...this.#settings, [name]: read };
  }

  /**
   * A property that was set before the browser knew the element stands in the way of the one that the class has.
   *
   * @param {string} name
   */
  #takeOver(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  #chooseLanguage() {
    const language = languageOf(this.getAttribute('lang') || langAround(this) || navigator.language);
    const speak = () => {
      this.#tongue = new Tongue(language, this.#words);
      this.#show(this.#state);
    };
    speak(); // as far as it can
    const learning = fetchWords(language).then(() => {
      if (this.#learning === learning) speak();
    });
    this.#learning = learning;
  }

  #createView() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styleSheet(this.ownerDocument)];
    this.#internals = this.attachInternals();
    return new View(root, {
      choose: (square) => this.#try(() => this.#choose(square)),
      undo: () => this.#try(() => this.undo()),
      redo: () => this.#try(() => this.redo()),
      hint: () => void this.hint(),
      analyse: () => {
        this.analysis = !this.analysis;
      },
      goTo: (ply) => this.#try(() => this.goTo(ply)),
      newGame: () => this.#try(() => this.newGame()),
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
      [this.#noughts] = await Promise.all([load(), this.#learning]);
      this.#session ??= this.#createSession(this.#noughts);
      this.#session.show();
      this.#tellPosition(this.position);
      this.#emit('noughts-ready', null);
      if (this.isConnected) this.#session.start();
    } catch (cause) {
      this.#fail(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }

  /** @param {Noughts} noughts */
  #createSession(noughts) {
    return new Session(noughts, this.#firstMatch(noughts), this.#settings, {
      show: (state) => this.#show(state),
      showProgress: (progress) => this.#view?.showProgress(progress),
      beforeMove: (detail) => this.#emit('noughts-beforemove', detail, { cancelable: true }),
      move: (detail) => this.#emit('noughts-move', detail),
      end: (status) => this.#emit('noughts-end', status),
      change: (detail) => {
        this.#tellPosition(detail.position);
        this.#emit('noughts-change', detail);
      },
      think: (player, thinking) => this.#emit('noughts-thinking', { player, thinking }),
      fail: (error) => this.#fail(error),
    });
  }

  /**
   * The match that is there at first: the one that was asked for, or a new one. What cannot be is told on the console.
   *
   * @param {Noughts} noughts
   */
  #firstMatch(noughts) {
    const position = this.#awaited ?? this.getAttribute('position');
    this.#awaited = undefined;
    if (!position) return this.#newMatch(noughts);
    try {
      return noughts.parse(position);
    } catch (error) {
      complain('position', position, `a match: ${messageOf(error)}`, 'a new one');
      return this.#newMatch(noughts);
    }
  }

  /**
   * A new match of the game that the attribute names. Where there is none of that name, that is told on the console.
   *
   * @param {Noughts} noughts
   */
  #newMatch(noughts) {
    const { game, first } = this.#settings;
    const begin = (/** @type {string} */ id) => noughts.match(id, { first: first === 'O' ? 'O' : 'X' });
    try {
      return begin(game);
    } catch (error) {
      complain('game', game, `a game: ${messageOf(error)}`, usualGame);
      return begin(usualGame);
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
      if (!(error instanceof ConflictError)) throw error;
      this.#session?.refuse(square);
    }
  }

  /**
   * Does what a person has asked for; where the engine fails at it, that is shown.
   *
   * @param {() => void} act
   */
  #try(act) {
    try {
      act();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#fail(error);
    }
  }

  /** @param {Error} error */
  #fail(error) {
    if (error instanceof EngineError) this.#leaveEngine();
    this.#show({ phase: 'failed', error });
    this.#emit('noughts-error', { error });
  }

  /** Keeps the match as text, for the engine that takes the place of the one that has failed. */
  #leaveEngine() {
    const session = this.#session;
    if (!session) return;
    this.#awaited = session.text;
    this.#session = undefined;
    session.stop();
  }

  /** @param {State} state */
  #show(state) {
    const before = this.#state.phase;
    this.#state = state;
    this.#view?.draw(state, this.#tongue);
    this.#internals?.states.delete(before);
    this.#internals?.states.add(state.phase);
  }

  /** @param {string} position */
  #tellPosition(position) {
    this.#internals?.setFormValue(position);
  }

  /**
   * Tells the page, across shadow boundaries.
   *
   * @param {string} type
   * @param {unknown} detail
   * @param {EventInit} [options]
   * @returns {boolean} false when a listener prevented what was announced
   */
  #emit(type, detail, options) {
    return this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail, ...options }));
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * @param {string} name
 * @returns {name is (typeof mirrored)[number]}
 */
function isMirrored(name) {
  return /** @type {readonly string[]} */ (mirrored).includes(name);
}

/**
 * The language of the page where an element stands, also across shadow boundaries.
 *
 * @param {Element} element
 * @returns {string | null | undefined}
 */
function langAround(element) {
  const found = element.closest('[lang]');
  if (found) return found.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langAround(root.host) : undefined;
}
