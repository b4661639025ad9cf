import { ConflictError, EngineError } from '../engine/api.js';
import { canPlay, gameIn } from '../engine/by-game.js';
import { Effects } from './effects.js';
import { languageAround, watchLanguage } from './language.js';
import { after, goTo, readMatch } from './match.js';
import { moveOn } from './moves.js';
import { propertyOf, readProperty, writeProperty } from './properties.js';
import * as states from './state.js';
import { Store } from './store.js';
import { styleSheetsOf } from './style.js';
import { View } from './view.js';
import { checkWords, renameWords } from './words.js';

/** @import { Match, Move, Player } from '../engine/api.js' */
/** @import { State } from './state.js' */
/** @import { Event as WidgetEvent, Going } from './step.js' */
/** @import { Room } from '../room/index.js' */
/** @import { ChangeDetail, MoveDetail, Properties, RoomDetail, ThinkingDetail } from './values.js' */
/** @import { Words } from '../words/catalogue.js' */

/**
 * An element with the properties of the table. On a server there is no HTMLElement to extend; the
 * class is of no use there, but importing it does no harm.
 *
 * @type {{ new (): HTMLElement & Properties, prototype: HTMLElement & Properties }}
 */
const Base = /** @type {any} */ (globalThis.HTMLElement ?? class {});

/**
 * `<noughts-game>`: a game of the tic-tac-toe family, against the computer, for two people at one
 * device, or of the computer against itself. It is a form control: its value is the match as one
 * line of text.
 *
 * @fires noughts-ready once the engine runs and the board can be played on
 * @fires noughts-beforemove before a person's move, with a {@link MoveDetail}; `preventDefault()`
 *   keeps it from being made
 * @fires noughts-move after each move of either player, with a {@link MoveDetail}
 * @fires noughts-end when a game has ended, with its status
 * @fires noughts-change after whatever has changed the match: a move, undo, redo, another game;
 *   with a {@link ChangeDetail}
 * @fires noughts-thinking when the computer begins to think and when it has stopped, with a
 *   {@link ThinkingDetail}
 * @fires noughts-room when something has changed in the room in which it plays, besides the match;
 *   with a {@link RoomDetail}
 * @fires noughts-error when the engine could not be loaded or has failed, or when it has come and a
 *   match that was asked for before is none, with the `error`
 *
 * Its colours are light or dark as the page's `color-scheme` says; it paints no ground of its own.
 *
 * Its attributes are listed in `properties.js`; besides them there are `position`, the match that
 * is there at first, as text, and `lang`.
 *
 * What a listener changes is told when the others have heard what he was told; what is no longer so
 * by then is not told any more. The value in the form is always the match as it is.
 *
 * @slot before between the sentence and the board
 * @slot games before the score
 * @slot settings below the score and the filled button
 * @slot history below that
 * @slot after below everything
 *
 * @csspart status the sentence
 * @csspart stage the place of the board, or of what stands there when there can be none
 * @csspart board the board with its squares
 * @csspart grid the strokes of the empty board
 * @csspart square a square that can be chosen
 * @csspart x an X
 * @csspart o an O
 * @csspart lines the strokes through the lines that won
 * @csspart coordinates the letters of the columns and the numbers of the rows
 * @csspart evaluations what the best moves lead to
 * @csspart tools the buttons below the board
 * @csspart tool each of them
 * @csspart controls the score and what stands around it
 * @csspart score the score
 * @csspart room who is in the room, and what they ask each other for
 * @csspart review what the moves of a game were worth
 * @csspart retry what there is to do while a mistake is put right
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
 * @cssstate waiting
 * @cssstate over
 * @cssstate reviewing
 * @cssstate failed
 *
 * @example
 * <noughts-game game="line-5x4-3-gravity" opponent="hard" first="loser"></noughts-game>
 */
export class NoughtsGame extends Base {
  /** A form knows it as one of its controls. */
  static formAssociated = true;

  /** What the browser tells it of. */
  static observedAttributes = [...Object.keys(propertyOf), 'position', 'lang'];

  static {
    for (const [attribute, name] of Object.entries(propertyOf)) {
      Object.defineProperty(NoughtsGame.prototype, name, {
        configurable: true,
        enumerable: true,
        /** @this {NoughtsGame} */
        get() {
          return name === 'game' ? this.#game : this.#state.settings[name];
        },
        /** @this {NoughtsGame} */
        set(value) {
          const text = writeProperty(name, value);
          if (text === null) this.removeAttribute(attribute);
          else this.setAttribute(attribute, text);
        },
      });
    }
  }

  /**
   * jsdom has no states in it, and happy-dom none of it: there the widget plays, but is no control
   * of a form.
   */
  #internals = this.attachInternals?.() ?? /** @type {ElementInternals} */ ({});

  #view = new View(this.attachShadow({ mode: 'open' }), {
    choose: (square, mark) => this.#choose(square, mark),
    chooseMark: (mark) => this.#dispatch({ type: 'mark-chosen', mark }),
    undo: () => this.#try(() => this.undo()),
    redo: () => this.#try(() => this.redo()),
    hint: () => void this.hint(),
    analyse: () => {
      this.analysis = !this.analysis;
    },
    review: () => this.#dispatch({ type: this.#state.known.reviewing ? 'review-closed' : 'review-wanted' }),
    lookAt: (at) => this.#dispatch({ type: 'review-at', at }),
    retry: (ply) => this.#try(() => this.#retry(ply)),
    showRight: () => this.#dispatch({ type: 'retry-shown' }),
    leaveRetry: () => this.#try(() => this.#leaveRetry()),
    newGame: () => this.#try(() => this.newGame()),
    tryAgain: () => this.#dispatch({ type: 'tried-again' }),
    answer: (answer) => this.#try(() => this.room?.[answer]()),
  });

  #store = new Store(states.firstState, {
    draw: (state) => this.#draw(state),
    tell: (type, detail) => this.#emit(type, detail),
    act: (state) => this.#effects.follow(state),
  });

  #effects = new Effects(this.#store, (...progress) => this.#view.showProgress(...progress));

  /** Ends the watch over the language around the element. */
  #unwatch = () => {};

  constructor() {
    super();
    this.#adoptStyle();
    this.addEventListener('click', (event) => {
      // A label of the widget's has been clicked.
      if (event.composedPath()[0] === this && this.labels?.length) this.focus();
    });
  }

  /**
   * The match as one line of text, which is also its value in a form; empty until the engine runs.
   * Setting it goes on with that match, whatever its game, and a reset comes back to it; setting it
   * to nothing begins a new match.
   *
   * @type {string}
   * @throws {NotationError} when it is set to what is no match; nothing has changed then. Before
   *   the engine runs that knows its game, what is no match is told when it does: on the console,
   *   or where there was a match before, which goes on, by `noughts-error`.
   * @throws {DOMException} `InvalidStateError`, when it is set in a room: the match is not the
   *   widget's alone there
   */
  get position() {
    return states.textOf(this.#state);
  }
  set position(text) {
    const wanted = String(text ?? '');
    if (this.#room) throw new DOMException('In a room the match cannot be set', 'InvalidStateError');
    if (wanted === this.position) this.#dispatch({ type: 'initial', text: wanted });
    else this.#replace(wanted, { isSet: true });
  }

  /**
   * The same as `position`, by the name that it has in other elements of a form.
   * @type {string}
   */
  get value() {
    return this.position;
  }
  set value(text) {
    this.position = text;
  }

  /**
   * The room in which it plays against somebody elsewhere, where `opponent` is `remote`: whatever
   * happens there is shown, and what is done here is done there. It stays whoever's it is: the
   * widget does not close it. Null for none.
   *
   * @type {Room | null}
   * @throws {TypeError} when it is set to something else
   * @example
   * import { createRoom, windows } from 'noughts/room';
   * const room = await createRoom(noughts, windows(), { name: 'Ana' });
   * Object.assign(game, { opponent: 'remote', room });
   */
  get room() {
    return this.#state.room.room;
  }
  set room(room) {
    const given = room ?? null;
    if (given && typeof given.askUndo !== 'function') throw new TypeError('room must be a room, or null');
    if (given !== this.room) this.#dispatch({ type: 'room', room: given });
  }

  /**
   * What this widget says in other words than its own, by key; what is missing stays as it is.
   * Former keys still work, and are told of on the console. For all widgets of a page there is
   * `registerWords`.
   *
   * @type {Partial<Words>}
   * @throws {TypeError} when it is set to something else
   * @example
   * game.words = { yourTurn: 'Go on', ties: { '=1': 'a draw', other: '{count} draws' } };
   */
  get words() {
    return this.#state.words;
  }
  set words(words) {
    this.#dispatch({ type: 'words', words: checkWords(words ?? {}) });
    renameWords(this);
  }

  /**
   * The form to which it belongs.
   * @type {HTMLFormElement | null}
   */
  get form() {
    return this.#internals.form;
  }

  /**
   * The labels that are for it; a click on one of them moves the focus to the board.
   * @type {NodeList}
   */
  get labels() {
    return this.#internals.labels;
  }

  /**
   * Whether its value may be sent. It always may: every value is a match.
   * @type {ValidityState}
   */
  get validity() {
    return this.#internals.validity;
  }

  /**
   * Why its value may not be sent: always empty.
   * @type {string}
   */
  get validationMessage() {
    return this.#internals.validationMessage;
  }

  /**
   * Whether a form asks for its validity: not while it is disabled.
   * @type {boolean}
   */
  get willValidate() {
    return this.#internals.willValidate;
  }

  /** Whether its value may be sent, as other elements of a form tell it. */
  checkValidity() {
    return this.#internals.checkValidity();
  }

  /** The same as `checkValidity`, told to the person as well. */
  reportValidity() {
    return this.#internals.reportValidity();
  }

  /**
   * The browser calls it when the widget enters a page: it loads the engine, or goes on with the
   * game that it had.
   */
  connectedCallback() {
    for (const name of [...Object.values(propertyOf), 'room', 'position', 'value', 'words']) this.#takeOver(name);
    if (!this.ownerDocument.defaultView) return; // a document that nobody sees
    const language = () => languageAround(this);
    this.#unwatch();
    this.#unwatch = watchLanguage(this, () => this.#dispatch({ type: 'language', language: language() }));
    this.#dispatch({ type: 'connected', language: language() });
  }

  /**
   * The browser calls it when the widget leaves its page: the computer stops thinking, and the game
   * is kept.
   */
  disconnectedCallback() {
    this.#unwatch();
    this.#dispatch({ type: 'disconnected' });
  }

  /**
   * The browser calls it when the widget comes into another document, whose style sheets are
   * others.
   */
  adoptedCallback() {
    this.#adoptStyle();
  }

  /**
   * The browser calls it when an attribute changes.
   *
   * @param {string} attribute
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(attribute, before, value) {
    const name = propertyOf[attribute];
    if (attribute === 'position') this.#dispatch({ type: 'initial', text: value ?? undefined });
    if (attribute === 'lang') this.#dispatch({ type: 'language', language: languageAround(this) });
    if (!name || (before === value && name !== 'game')) return;
    this.#dispatch({ type: 'set', settings: { [name]: readProperty(name, value) } });
    const state = this.#state;
    const isOther = name === 'game' && states.isPlaying(state) && state.match.game.id !== state.settings.game;
    if (isOther && this.#room) this.#try(() => this.#room?.askGame(state.settings.game));
    else if (isOther) this.#try(() => this.#replace('', { former: states.formerOf(state) }));
    else if (name === 'first' && states.isPlaying(state)) this.#try(() => this.#begin(state));
  }

  /**
   * The browser calls it when the form is reset: the match begins again that a program has set
   * last, or the attribute.
   */
  formResetCallback() {
    this.#try(() => this.#replace(this.#state.initial ?? ''));
  }

  /**
   * The browser calls it when it has come back to the page, or loaded it again: the match is as it
   * was left.
   *
   * @param {string | File | FormData | null} value
   */
  formStateRestoreCallback(value) {
    if (typeof value === 'string') this.#try(() => this.#replace(value));
  }

  /**
   * The browser calls it when a fieldset around it is disabled, or no more.
   *
   * @param {boolean} isDisabled
   */
  formDisabledCallback(isDisabled) {
    this.#dispatch({ type: 'disabled-by-form', isDisabled });
  }

  /**
   * Makes a person's move, as if the square had been chosen on the board; also where `movable` or
   * `view-only` keep people from it. In a room it is the move of whoever sits here.
   *
   * @param {Move} square
   * @returns {boolean} whether it was made; `false` when a listener of `noughts-beforemove`
   *   prevented it or changed the game, when it is no person's turn, or when the widget is disabled
   * @throws {ConflictError} when the square is taken or off the board, or the game has ended
   * @throws {RoomError} when the room cannot do it, as `Room.play`
   * @example
   * game.play('b2');
   */
  play(square) {
    const state = this.#state;
    if (!states.isPlaying(state) || states.isDisabled(state)) return false;
    if (['thinking', 'waiting'].includes(states.phaseOf(state))) return false;
    const next = this.#ask(() => after(state.noughts, state.match.text, (match) => match.play(square)));
    const { status } = state.match;
    const index = next.moves.at(-1);
    if (status.state !== 'next' || index === undefined) return false;
    const move = { player: status.player, square: index, name: `${next.game.moveNames[index]}` };
    if (!this.#emit('noughts-beforemove', { ...move }, { cancelable: true })) return false;
    const { match } = this.#state;
    if (match !== state.match || states.isDisabled(this.#state) || states.phaseOf(this.#state) !== 'turn') return false;
    if (this.#room) this.#room.play(index);
    else this.#dispatch({ type: 'changed', match: next, move });
    return true;
  }

  /**
   * Takes the person's last move back, and the computer's answer with it; where there is none, goes
   * back to the game that was left for this one. In a room, the other one is asked for that. Not
   * while the widget is disabled.
   *
   * @throws {RoomError} when the room cannot do it, as `Room.play`
   */
  undo() {
    const state = this.#state;
    if (!states.isPlaying(state) || !states.canUndo(state)) return;
    if (states.isRemote(state)) return this.#askUndo(state);
    const going = { isTakenBack: true };
    if (!states.canTakeBack(state)) {
      return states.isDisabled(state) ? undefined : this.#replace(state.former ?? '', going);
    }
    this.#change(
      (match) => {
        do match.undo();
        while (match.canUndo && !states.isPersonsTurn(state, match.status));
      },
      () => going,
    );
  }

  /**
   * Makes the moves again that were taken back last. Not while the widget is disabled, and not in a
   * room.
   */
  redo() {
    const state = this.#state;
    if (!state.match?.canRedo || states.isRemote(state)) return;
    this.#change((match) => {
      do match.redo();
      while (match.canRedo && !states.isPersonsTurn(state, match.status));
    });
  }

  /**
   * Goes back or forward to the position after so many moves of the current game. Where that is
   * before the computer's move, it waits until somebody chooses a square. Not while the widget is
   * disabled, and not in a room.
   *
   * @param {number} ply
   * @example
   * game.goTo(0); // to the beginning of the game
   */
  goTo(ply) {
    const state = this.#state;
    if (states.isRemote(state)) return;
    this.#change(
      (match) => goTo(match, ply),
      ({ status }) => ({ isPaused: !states.isPersonsTurn(state, status) }),
    );
  }

  /**
   * Shows a good move to the person whose turn it is.
   *
   * @returns {Promise<number | undefined>} the number of the move, which is the index of the square
   *   where it marks one; undefined where it is no person's turn, the widget is disabled, or the
   *   game has gone on meanwhile
   */
  async hint() {
    this.#dispatch({ type: 'hint-wanted' });
    const { match } = this.#state;
    await this.#store.until((state) => state.match !== match || state.known.hint !== 'wanted');
    const { hint } = this.#state.known;
    return this.#state.match === match && typeof hint === 'number' ? hint : undefined;
  }

  /**
   * Starts the next game, also when this one is abandoned midway; in a room, asks for it. `first`
   * says who begins. Not while the widget is disabled.
   *
   * @throws {RoomError} when the room cannot do it, as `Room.play`
   */
  newGame() {
    const state = this.#state;
    if (!states.isPlaying(state)) return;
    if (states.isRemote(state)) return states.isDisabled(state) ? undefined : this.#room?.askNext();
    const first = states.nextFirst(state);
    this.#next(state, first);
  }

  /**
   * Moves the keyboard's focus to the board.
   *
   * @override
   * @param {FocusOptions} [options]
   */
  focus(options) {
    this.#view.focus(options);
  }

  get #state() {
    return this.#store.state;
  }

  /** The room in which is played. */
  get #room() {
    const { room } = this.#state.room;
    return states.isRemote(this.#state) ? room : null;
  }

  /** The game of the match, which may be another than the attribute says. */
  get #game() {
    return gameIn(states.textOf(this.#state)) || this.#state.settings.game;
  }

  /** @param {WidgetEvent} event */
  #dispatch(event) {
    this.#store.dispatch(event);
  }

  /**
   * Has something done to the match.
   *
   * @param {(match: Match) => void} act
   * @param {(match: states.Snapshot) => Partial<Going>} [going] how it goes on then
   */
  #change(act, going = () => ({})) {
    const state = this.#state;
    if (!states.isPlaying(state) || states.isDisabled(state)) return;
    const match = this.#ask(() => after(state.noughts, state.match.text, act));
    this.#dispatch({ type: 'changed', match, ...going(match) });
  }

  /**
   * Goes back to before a move: where that was a person's mistake, to put it right.
   *
   * @param {number} ply
   */
  #retry(ply) {
    const { match, known } = this.#state;
    const { reviewing } = known;
    const mistake = reviewing?.review?.moves[ply];
    if (!match || !mistake || !states.canRetry(this.#state, mistake)) return this.goTo(ply);
    this.#change(
      (played) => goTo(played, ply),
      () => ({ retry: { phase: 'find', mistake, match, reviewing } }),
    );
  }

  /** Goes back to the review, and to the match as it was. */
  #leaveRetry() {
    const { retry } = this.#state.known;
    if (!retry || states.isDisabled(this.#state)) return;
    this.#dispatch({ type: 'changed', match: retry.match, reviewing: retry.reviewing });
  }

  /**
   * Begins the next game; what is left can be gone back to.
   *
   * @param {states.PlayingState} state
   * @param {'X' | 'O' | undefined} first
   */
  #next(state, first) {
    const going = { isAnother: true, former: states.formerOf(state) };
    this.#change(
      (match) => match.next(first ? { first } : {}),
      () => going,
    );
  }

  /**
   * Has the game be begun by whoever is to begin, as long as nobody has moved.
   *
   * @param {states.PlayingState} state
   */
  #begin(state) {
    const { first } = state.settings;
    if (states.isRemote(state) || states.canTakeBack(state) || state.match.status.state !== 'next') return;
    if ((first === 'X' || first === 'O') && first !== state.match.first) this.#next(state, first);
  }

  /**
   * Asks for the position before the last own move.
   *
   * @param {states.PlayingState} state
   */
  #askUndo(state) {
    const seat = state.told?.seat;
    const ply = seat ? state.match.movers.lastIndexOf(seat) : -1;
    if (ply >= 0 && !states.isDisabled(state)) this.#room?.askUndo(ply);
  }

  /**
   * Goes on with another match; while there is no engine, as soon as there is one.
   *
   * @param {string} text empty for a new match
   * @param {object} [how]
   * @param {boolean} [how.isSet] whether a program has set it, which is told what is wrong with it,
   *   and to which a reset goes back
   * @param {string | undefined} [how.former] the match that is left for it and can be gone back to
   * @param {boolean} [how.isTakenBack] whether it is gone back to
   */
  #replace(text, { isSet = false, former, isTakenBack = false } = {}) {
    const state = this.#state;
    if (states.isRemote(state)) return; // it is the room's
    const initial = isSet ? text : state.initial;
    if (!states.isPlaying(state) || !canPlay(state.noughts, text || state.settings.game)) {
      return this.#dispatch({ type: 'awaited', text, initial, former });
    }
    const { noughts } = state;
    const match = this.#ask(() => (isSet && text ? after(noughts, text) : readMatch(noughts, state, text)));
    this.#dispatch({ type: 'changed', match, isAnother: true, initial, former, isTakenBack });
  }

  /**
   * Asks the engine. Where that fails, the page is told as well.
   *
   * @template Answer
   * @param {() => Answer} question
   * @returns {Answer}
   */
  #ask(question) {
    try {
      return question();
    } catch (error) {
      if (error instanceof EngineError) this.#dispatch({ type: 'failed', error });
      throw error;
    }
  }

  /**
   * Does what a person or the browser has asked for. Nobody waits to be told that the engine has
   * failed, which is shown.
   *
   * @param {() => void} act
   */
  #try(act) {
    try {
      act();
    } catch (error) {
      if (error instanceof EngineError) return;
      const { told } = this.#state;
      // The room comes from the page, and its errors with it.
      const { name, code } = /** @type {import('../room/errors.js').RoomError} */ (error);
      if (name !== 'RoomError' || !told) throw error;
      this.#dispatch({
        type: 'room-told',
        key: `room ${this.#state.room.number}`,
        told: { ...told, trouble: code },
      });
    }
  }

  /**
   * A square chosen on the board, and perhaps which mark is to be made there: why it is refused is
   * shown.
   *
   * @param {number} square
   * @param {Player} [mark]
   */
  #choose(square, mark = this.#state.chosenMark) {
    const state = this.#state;
    if (!states.isPlaying(state) || states.isLocked(state) || state.known.reviewing) return;
    if (state.known.isPaused) return this.#dispatch({ type: 'resumed' });
    this.#dispatch({ type: 'mark-chosen', mark });
    const move = moveOn(state.match.game, square, mark);
    const retry = states.openRetry(state);
    const isLegal = state.match.legalMoves.includes(move);
    if (retry && isLegal && states.verdictOn(retry, move) === 'wrong') {
      return this.#dispatch({ type: 'retry-wrong', square: move });
    }
    this.#try(() => {
      try {
        this.play(move);
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        this.#dispatch({ type: 'refused', square: move });
      }
    });
  }

  /** @param {State} state */
  #draw(state) {
    this.#view.draw(state);
    const { states: shown = new Set() } = this.#internals;
    const wanted = [states.phaseOf(state), ...(state.known.reviewing ? ['reviewing'] : [])];
    if ([...shown].join() !== wanted.join()) {
      shown.clear();
      for (const one of wanted) shown.add(one);
    }
    this.#internals.setFormValue?.(states.textOf(state) || null);
  }

  #adoptStyle() {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    root.adoptedStyleSheets = styleSheetsOf(this.ownerDocument);
  }

  /**
   * A property that was set before the browser knew the element stands in the way of the one that
   * the class has.
   *
   * @param {string} name
   */
  #takeOver(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    try {
      Reflect.set(this, name, value);
    } catch (error) {
      reportError(error); // the rest of the widget has done nothing wrong
    }
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
