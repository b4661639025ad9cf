import { gameIn } from '../engine/by-game.js';
import { propertyOf, readProperty, writeProperty } from './properties.js';
import { languageAround, watchLanguage } from './speech/language.js';
import { checkWords, renameWords } from './speech/words.js';
import { Effects } from './state/effects.js';
import { after, goTo, readMatch } from './state/match.js';
import { moveOn } from './state/moves.js';
import { canGoOn, engineOf, isCalled, isFailure } from './state/own-game.js';
import * as states from './state/state.js';
import { Store } from './state/store.js';
import { styleSheetsOf } from './style.js';
import { View } from './view.js';

/** @import { Match, Move, Player } from '../engine/api.js' */
/** @import { OwnGame } from '../engine/own/index.js' */
/** @import { State } from './state/state.js' */
/** @import { Event as WidgetEvent, ChangeOptions } from './state/step.js' */
/** @import { Room } from '../room/index.js' */
/** @import { ChangeDetail, MoveDetail, Properties, RoomDetail, ThinkingDetail } from './values.js' */
/** @import { Words } from '../words/catalogue.js' */

/** How many games of its own the page has given to its widgets. */
let ownGames = 0;

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
 *   stops the move
 * @fires noughts-move after each move of either player, with a {@link MoveDetail}
 * @fires noughts-end when a game has ended, with its status
 * @fires noughts-change after any change of the match: a move, undo, redo, another game; with a
 *   {@link ChangeDetail}
 * @fires noughts-thinking when the computer starts and stops thinking, with a
 *   {@link ThinkingDetail}
 * @fires noughts-room when something has changed in the room, besides the match; with a
 *   {@link RoomDetail}
 * @fires noughts-error when the engine did not load or has failed, or when an earlier `position` is
 *   not a match, with the `error`
 *
 * It is light or dark as the `color-scheme` of the page says. It paints no background.
 *
 * Its attributes are listed in `properties.js`. There are also `position`, the match at the start,
 * as text, and `lang`.
 *
 * When a listener changes the widget, the events of that change fire after all listeners have heard
 * the first event. An event that is no longer true by then does not fire. The value in the form is
 * always the current match.
 *
 * @slot before between the sentence and the board
 * @slot games before the score
 * @slot settings below the score and the filled button
 * @slot history below that
 * @slot after below everything
 *
 * @csspart status the sentence
 * @csspart stage the place of the board, or of the message if there is no board
 * @csspart board the board with its squares
 * @csspart grid the strokes of the empty board
 * @csspart square a square that can be chosen
 * @csspart x an X
 * @csspart o an O
 * @csspart lines the strokes through the winning lines
 * @csspart coordinates the letters of the columns and the numbers of the rows
 * @csspart evaluations the outcomes of the best moves
 * @csspart tools the buttons below the board
 * @csspart tool each of them
 * @csspart controls the score and the buttons around it
 * @csspart score the score
 * @csspart clock the clock of a player, above the board
 * @csspart room who is in the room, and what they ask each other for
 * @csspart review what the moves of a game were worth
 * @csspart retry the tools while a mistake is corrected
 * @csspart button the filled button
 * @csspart error the message in place of the board
 *
 * @cssprop --noughts-paper the page's background, and the text of the filled button
 * @cssprop --noughts-card the background of cards
 * @cssprop --noughts-ink text and the filled button
 * @cssprop --noughts-soft quiet text
 * @cssprop --noughts-rule hairlines
 * @cssprop --noughts-grid the strokes of the board
 * @cssprop --noughts-x X's colour
 * @cssprop --noughts-o O's colour
 * @cssprop --noughts-win what wins
 * @cssprop --noughts-draw what draws
 * @cssprop --noughts-loss what loses
 * @cssprop --noughts-lit the light under a small board in which the next move may be
 * @cssprop --noughts-focus the ring around what has the keyboard's focus
 * @cssprop --noughts-board-size the largest width of the board; 37.5rem
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
  /** It is a form control. */
  static formAssociated = true;

  /** The attributes that it watches. */
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
          const text = writeProperty(name, name === 'game' ? this.#idOf(value) : value);
          if (text === null) this.removeAttribute(attribute);
          else this.setAttribute(attribute, text);
        },
      });
    }
  }

  /**
   * jsdom lacks states here, and happy-dom lacks all of it. There the widget can play, but is not a
   * form control.
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
    review: () => this.#dispatch({ type: this.#state.mode.reviewing ? 'review-closed' : 'review-requested' }),
    lookAt: (at) => this.#dispatch({ type: 'review-at', at }),
    retry: (ply) => this.#try(() => this.#retry(ply)),
    showRight: () => this.#dispatch({ type: 'retry-shown' }),
    leaveRetry: () => this.#try(() => this.#leaveRetry()),
    newGame: () => this.#try(() => this.newGame()),
    tryAgain: () => this.#dispatch({ type: 'tried-again' }),
    answer: (answer, sign) => this.#try(() => this.room?.[answer](/** @type {never} */ (sign))),
  });

  #store = new Store(states.firstState, {
    draw: (state) => this.#draw(state),
    tell: (type, detail) => this.#emit(type, detail),
    act: (state) => this.#effects.follow(state),
  });

  #effects = new Effects(this.#store, (...progress) => this.#view.showProgress(...progress), this.shadowRoot);

  /** Stops watching the language around the element. */
  #unwatch = () => {};

  constructor() {
    super();
    this.#adoptStyle();
    this.addEventListener('click', (event) => {
      // A label of the widget was clicked.
      if (event.composedPath()[0] === this && this.labels?.length) this.focus();
    });
  }

  /**
   * The match as one line of text. It is also the value in a form. It is empty until the engine
   * runs. If you set it, the widget goes on with that match, even of another game, and a reset goes
   * back to it. If you set it to an empty text, a new match begins.
   *
   * @type {string}
   * @throws {NotationError} when it is set to a text that is not a match; then nothing changes. If
   *   the engine that knows the game does not run yet, the widget reports it later: on the console,
   *   or by `noughts-error` if there was a match before, which goes on.
   * @throws {DOMException} `InvalidStateError`, when it is set in a room: there the match does not
   *   belong to the widget alone
   */
  get position() {
    return states.textOf(this.#state);
  }
  set position(text) {
    this.#set(text);
  }

  /**
   * The same as `position`, by the name that other form controls use.
   * @type {string}
   */
  get value() {
    return this.position;
  }
  set value(text) {
    this.position = text;
  }

  /**
   * How the current game ended: the sentence above the board, in the language of the widget. Empty
   * while the game goes on.
   * @type {string}
   */
  get result() {
    return this.#view.resultOf(this.#state);
  }

  /**
   * The room in which it plays against a person elsewhere, with `opponent="remote"`. The widget
   * shows what happens there, and moves are made there. The widget never closes it. Null for none.
   *
   * @type {Room | null}
   * @throws {TypeError} when it is set to anything else
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
   * Texts of this widget, by key. A missing text stays as it is. Previous keys still work; the
   * console says so. `registerWords` changes the texts of all widgets on a page.
   *
   * @type {Partial<Words>}
   * @throws {TypeError} when it is set to anything else
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
   * The form that it belongs to.
   * @type {HTMLFormElement | null}
   */
  get form() {
    return this.#internals.form;
  }

  /**
   * Its labels. A click on one of them moves the focus to the board.
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
   * Why its value may not be sent. It is always empty.
   * @type {string}
   */
  get validationMessage() {
    return this.#internals.validationMessage;
  }

  /**
   * Whether a form checks it: not while it is disabled.
   * @type {boolean}
   */
  get willValidate() {
    return this.#internals.willValidate;
  }

  /** Whether its value may be sent, as in other form controls. */
  checkValidity() {
    return this.#internals.checkValidity();
  }

  /** The same as `checkValidity`, and shows the result to the person. */
  reportValidity() {
    return this.#internals.reportValidity();
  }

  /**
   * The browser calls it when the widget enters a page. It loads the engine, or goes on with its
   * game.
   */
  connectedCallback() {
    for (const name of [...Object.values(propertyOf), 'room', 'position', 'value', 'words']) this.#takeOver(name);
    if (!this.ownerDocument.defaultView) return; // a document without a window
    const language = () => languageAround(this);
    this.#unwatch();
    this.#unwatch = watchLanguage(this, () => this.#dispatch({ type: 'language', language: language() }));
    this.#dispatch({ type: 'connected', language: language() });
  }

  /**
   * The browser calls it when the widget leaves its page. The computer stops thinking, and the game
   * is kept.
   */
  disconnectedCallback() {
    this.#unwatch();
    this.#dispatch({ type: 'disconnected' });
  }

  /**
   * The browser calls it when the widget moves to another document, which has other style sheets.
   */
  adoptedCallback() {
    this.#adoptStyle();
  }

  /**
   * Called by the browser when an attribute changes.
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
    const isOther =
      name === 'game' && states.isPlaying(state) && !(state.match.game.id === state.settings.game && canGoOn(state));
    if (isOther && this.#room) this.#try(() => this.#room?.askGame(state.settings.game));
    else if (isOther) this.#try(() => this.#replace('', { previous: states.previousOf(state) }));
    else if (name === 'first' && states.isPlaying(state)) this.#try(() => this.#begin(state));
  }

  /**
   * The browser calls it when the form is reset. The match goes back to the last `position` that
   * was set.
   */
  formResetCallback() {
    this.#try(() => this.#replace(this.#state.initial ?? ''));
  }

  /**
   * The browser calls it when a person comes back to the page or reloads it. The match is as it
   * was.
   *
   * @param {string | File | FormData | null} value
   */
  formStateRestoreCallback(value) {
    if (typeof value === 'string') this.#try(() => this.#replace(value));
  }

  /**
   * The browser calls it when a fieldset around it is disabled or enabled.
   *
   * @param {boolean} isDisabled
   */
  formDisabledCallback(isDisabled) {
    this.#dispatch({ type: 'disabled-by-form', isDisabled });
  }

  /**
   * Makes a move for the person, as if they had chosen it on the board, even if `movable` or
   * `view-only` stop people. In a room it is the move of the player here.
   *
   * @param {Move} square
   * @returns {boolean} whether it was made; `false` when a listener of `noughts-beforemove` stopped
   *   it or changed the game, when it is not a person's turn, or when the widget is disabled
   * @throws {ConflictError} when the rules refuse the move
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
    // By its name: the engine of the room may have other numbers.
    if (this.#room) this.#room.play(move.name);
    else this.#dispatch({ type: 'changed', match: next, move });
    return true;
  }

  /**
   * Takes back the person's last move, and the computer's answer with it. At the start of a game,
   * goes back to the game before. In a room, asks the other player. It does nothing while the
   * widget is disabled.
   *
   * @throws {RoomError} when the room refuses it, as `Room.play`
   */
  undo() {
    const state = this.#state;
    if (!states.isPlaying(state) || !states.canUndo(state)) return;
    if (states.isRemote(state)) return this.#askUndo(state);
    const options = { isTakenBack: true };
    if (!states.canTakeBack(state)) {
      return states.isDisabled(state) ? undefined : this.#replace(state.previous ?? '', options);
    }
    this.#change(
      (match) => {
        do match.undo();
        while (match.canUndo && !states.isPersonsTurn(state, match.status));
      },
      () => options,
    );
  }

  /**
   * Makes the moves again that were last taken back. It does nothing while the widget is disabled,
   * or in a room.
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
   * Goes to the position after that many moves of the current game. If it is then the computer's
   * turn, the computer waits until a person chooses a square. It does nothing while the widget is
   * disabled, or in a room.
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
   * @returns {Promise<number | undefined>} the number of the move; undefined if it is not a
   *   person's turn, the widget is disabled, or the game has gone on meanwhile
   */
  async hint() {
    this.#dispatch({ type: 'hint-requested' });
    const { match } = this.#state;
    await this.#store.until((state) => state.match !== match || state.findings.hint !== 'requested');
    const { hint } = this.#state.findings;
    return this.#state.match === match && typeof hint === 'number' ? hint : undefined;
  }

  /**
   * Goes on with a match that was played elsewhere, as `position` does. What was won there does not
   * count in the score.
   *
   * @param {string} text the match as one line of text
   * @throws {NotationError} as when `position` is set
   * @throws {DOMException} as when `position` is set
   * @example
   * game.open('tic-tac-toe.X.a3.b3.b2.c2.c1'); // X has won, and the score is 0 : 0
   */
  open(text) {
    this.#set(text, true);
  }

  /**
   * Starts the next game. The current one may be unfinished. In a room, asks for the next game.
   * `first` says who moves first. It does nothing while the widget is disabled.
   *
   * @throws {RoomError} when the room refuses it, as `Room.play`
   */
  newGame() {
    const state = this.#state;
    if (!states.isPlaying(state)) return;
    if (states.isRemote(state)) return states.isDisabled(state) ? undefined : this.#room?.askNext();
    const first = states.nextFirst(state);
    this.#next(state, first);
  }

  /**
   * Moves the keyboard focus to the board.
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

  /** The room, if the widget plays in one. */
  get #room() {
    const { room } = this.#state.room;
    return states.isRemote(this.#state) ? room : null;
  }

  /** The game of the match, which may differ from the attribute. */
  get #game() {
    const text = states.textOf(this.#state);
    const engine = engineOf(this.#state, text);
    return typeof engine === 'string' ? gameIn(text) || this.#state.settings.game : engine.game;
  }

  /**
   * Keeps a game of the page's own.
   *
   * @param {unknown} game
   * @returns {unknown} its id; anything else as it is
   * @throws {TypeError} if it is neither a game nor a text
   */
  #idOf(game) {
    if (typeof game === 'string' || game === undefined || game === null) return game;
    const own = /** @type {OwnGame} */ (game);
    if (typeof own.boardOf !== 'function') throw new TypeError('game must be an id, or what define() has made');
    if (this.#state.settings.own?.game !== own) {
      this.#dispatch({ type: 'set', settings: { own: { id: own.id, game: own, number: ++ownGames } } });
    }
    return own.id;
  }

  /** @param {WidgetEvent} event */
  #dispatch(event) {
    this.#store.dispatch(event);
  }

  /**
   * Changes the match.
   *
   * @param {(match: Match) => void} act
   * @param {(match: states.Snapshot) => Partial<ChangeOptions>} [options] how the widget continues after the
   *   change
   */
  #change(act, options = () => ({})) {
    const state = this.#state;
    if (!states.isPlaying(state) || states.isDisabled(state)) return;
    const match = this.#ask(() => after(state.noughts, state.match.text, act));
    this.#dispatch({ type: 'changed', match, ...options(match) });
  }

  /**
   * Goes back to before a move. If that was a person's mistake, they can correct it.
   *
   * @param {number} ply
   */
  #retry(ply) {
    const { match, mode } = this.#state;
    const { reviewing } = mode;
    const mistake = reviewing?.review?.moves[ply];
    if (!match || !mistake || !states.canRetry(this.#state, mistake)) return this.goTo(ply);
    this.#change(
      (played) => goTo(played, ply),
      () => ({ mode: { retry: { phase: 'find', mistake, match, reviewing } } }),
    );
  }

  /** Goes back to the review, and to the match as it was. */
  #leaveRetry() {
    const { retry } = this.#state.mode;
    if (!retry || states.isDisabled(this.#state)) return;
    this.#dispatch({ type: 'changed', match: retry.match, mode: { reviewing: retry.reviewing } });
  }

  /**
   * Starts the next game. Undo can return to the previous one.
   *
   * @param {states.PlayingState} state
   * @param {'X' | 'O' | undefined} first
   */
  #next(state, first) {
    const options = { isAnother: true, previous: states.previousOf(state) };
    const isUncounted = states.isFromElsewhere(state);
    this.#change(
      (match) => {
        if (isUncounted) goTo(match, 0); // a game that has not ended gives no point
        match.next(first ? { first } : {});
      },
      () => options,
    );
  }

  /**
   * Lets the right player move first, if no one has moved yet.
   *
   * @param {states.PlayingState} state
   */
  #begin(state) {
    const { first } = state.settings;
    if (states.isRemote(state) || states.canTakeBack(state) || state.match.status.state !== 'next') return;
    if ((first === 'X' || first === 'O') && first !== state.match.first) this.#next(state, first);
  }

  /**
   * Asks for the position before one's own last move.
   *
   * @param {states.PlayingState} state
   */
  #askUndo(state) {
    const seat = state.roomReport?.seat;
    const ply = seat ? state.match.movers.lastIndexOf(seat) : -1;
    if (ply >= 0 && !states.isDisabled(state)) this.#room?.askUndo(ply);
  }

  /**
   * @param {string} text
   * @param {boolean} [isElsewhere] whether it was played elsewhere
   */
  #set(text, isElsewhere = false) {
    const requested = String(text ?? '');
    if (this.#room) throw new DOMException('In a room the match cannot be set', 'InvalidStateError');
    if (requested === this.position) this.#dispatch({ type: 'initial', text: requested });
    else this.#replace(requested, { isSet: true, isElsewhere });
  }

  /**
   * Replaces the match, or, if the engine is missing, as soon as it is there.
   *
   * @param {string} text empty for a new match
   * @param {object} [how]
   * @param {boolean} [how.isSet] whether a program has set it, which is told what is wrong with it,
   *   and to which a reset goes back
   * @param {boolean} [how.isElsewhere] whether it was played elsewhere
   * @param {string | undefined} [how.previous] the match that is left for it and can be gone back to
   * @param {boolean} [how.isTakenBack] whether it is gone back to
   */
  #replace(text, { isSet = false, isElsewhere = false, previous, isTakenBack = false } = {}) {
    const state = this.#state;
    if (states.isRemote(state)) return; // the match belongs to the room
    const initial = isSet ? text : state.initial;
    if (!states.isPlaying(state) || !canGoOn(state, text)) {
      return this.#dispatch({ type: 'pending', text, initial, previous, isElsewhere });
    }
    const { noughts } = state;
    const match = this.#ask(() => (isSet && text ? after(noughts, text) : readMatch(noughts, state, text)));
    this.#dispatch({ type: 'changed', match, isAnother: true, isElsewhere, initial, previous, isTakenBack });
  }

  /**
   * Asks the engine. A failure is also reported to the page.
   *
   * @template Answer
   * @param {() => Answer} question
   * @returns {Answer}
   */
  #ask(question) {
    try {
      return question();
    } catch (error) {
      if (isFailure(error)) this.#dispatch({ type: 'failed', error: /** @type {Error} */ (error) });
      throw error;
    }
  }

  /**
   * Does what a person or the browser has asked for. The failure of the engine is shown, so it is
   * not thrown as well.
   *
   * @param {() => void} act
   */
  #try(act) {
    try {
      act();
    } catch (error) {
      if (isFailure(error)) return;
      const { roomReport } = this.#state;
      // The room is an object of the page, and so are its errors.
      const { name, code } = /** @type {import('../room/errors.js').RoomError} */ (error);
      if (name !== 'RoomError' || !roomReport) throw error;
      this.#dispatch({
        type: 'room-reported',
        key: `room ${this.#state.room.number}`,
        report: { ...roomReport, trouble: code },
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
    if (!states.isPlaying(state) || states.isLocked(state) || state.mode.reviewing) return;
    if (state.findings.isPaused) return this.#dispatch({ type: 'resumed' });
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
        if (!isCalled(error, 'ConflictError')) throw error;
        this.#dispatch({ type: 'refused', square: move });
      }
    });
  }

  /** @param {State} state */
  #draw(state) {
    this.#view.draw(state);
    const { states: shown = new Set() } = this.#internals;
    const names = [states.phaseOf(state), ...(state.mode.reviewing ? ['reviewing'] : [])];
    if ([...shown].join() !== names.join()) {
      shown.clear();
      for (const one of names) shown.add(one);
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
      reportError(error); // the rest of the widget still works
    }
  }

  /**
   * Dispatches an event to the page, across shadow boundaries.
   *
   * @param {string} type
   * @param {unknown} detail
   * @param {EventInit} [options]
   * @returns {boolean} false if a listener cancelled it
   */
  #emit(type, detail, options) {
    return this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail, ...options }));
  }
}
