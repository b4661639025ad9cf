import { html, svg } from '../dom.js';
import { Board } from './board/board.js';
import { partsOf } from './board/coordinates.js';
import { drawEmptyBoard, drawing, drawO, drawX } from './board/drawing.js';
import { layoutOf } from './board/layout.js';
import { MarkSwitch } from './controls/mark-switch.js';
import { ScoreCard } from './controls/score-card.js';
import { isOff, Tools } from './controls/tools.js';
import { choicesModule, ownModule, readingsModule, reviewModule, roomModule } from './lazy-module.js';
import { Messages } from './speech/messages.js';
import { announcement, beginning, ended, nameOf, played, reason, saying, sideOf } from './speech/sentences.js';
import { revision } from './speech/words.js';
import { isSearching } from './state/effects-for.js';
import {
  canRetry,
  choosesSide,
  endOf,
  isChanging,
  isDisabled,
  isLocked,
  isPlaying,
  isRemote,
  isShown,
  openRetry,
  personOf,
  phaseOf,
  reviewedMove,
  scoreOf,
  shownOf,
} from './state/state.js';
import { styleSheetsOf } from './style.js';

/** @import { Player } from '../engine/api.js' */
/** @import { Phase, PlayingState, Snapshot, State } from './state/state.js' */
/** @import { Question } from './speech/questions.js' */
/** @import { Own } from './state/own-game.js' */
/** @import { OwnBoard } from './own/board.js' */
/** @import { ReviewPanel } from './review/panel.js' */
/** @import { RetryBar } from './review/retry.js' */
/** @import { ChoiceBar } from './choices/choice-bar.js' */
/** @import { RoomBar } from './room/bar.js' */
/** @import { Sign } from '../room/index.js' */
/** @import { Answer } from './room/sentences.js' */
/** @import { Saying } from './speech/sentences.js' */

/**
 * The actions of a person at the widget.
 * @typedef {object} Actions
 * @property {(square: number, mark?: Player) => void} choose marks a square: with this mark in
 *   games with chosen marks, otherwise with the next one
 * @property {(mark: Player) => void} chooseMark sets the mark of the next move, in games with
 *   chosen marks
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} analyse
 * @property {() => void} review begins or ends a review of the game
 * @property {(at: number) => void} lookAt in a review, shows the position after a number of moves
 * @property {(ply: number) => void} retry in a review, goes back to before a move
 * @property {() => void} showRight shows the better moves
 * @property {() => void} leaveRetry goes back to the review
 * @property {() => void} newGame
 * @property {() => void} tryAgain
 * @property {(answer: Answer | 'react', sign?: Sign) => void} answer in a room, answers a request or
 *   reacts with a sign
 */

/** The board that is drawn while the engine loads. */
const defaultShape = { columns: 3, rows: 3, gravity: false, nested: false, smallBoards: [] };

/** The widget on the screen. It is built once and updated by `draw`. */
export class View {
  #root;
  #actions;

  #mark = svg('svg', { viewBox: '-36 -36 72 72', 'aria-hidden': 'true', class: 'player' }, drawX(), drawO());
  #sentence = html('span', { class: 'sentence' });
  #aside = html('small');
  #progress = html('div', { class: 'progress', 'aria-hidden': 'true' });
  #live = html('p', { class: 'live', role: 'status' });
  #stage = html('div', { class: 'stage', part: 'stage' });
  #blank = html('div', { class: 'board blank' }, drawing(layoutOf(defaultShape), drawEmptyBoard(defaultShape)));
  #error = html('p');
  #tryAgain = html('button', { type: 'button', class: 'button', part: 'button' });
  #failure = html('div', { class: 'failure', part: 'error' }, this.#error, this.#tryAgain);
  #tools = new Tools();
  #marks;
  #score = new ScoreCard();
  #history = html('slot', { name: 'history' });
  #newGame = html('button', { type: 'button', class: 'button', part: 'button', 'aria-keyshortcuts': 'Shift+N' });
  #controls = html(
    'div',
    { class: 'controls', part: 'controls' },
    html('slot', { name: 'games' }),
    this.#score.element,
    this.#newGame,
    html('slot', { name: 'settings' }),
    this.#history,
  );
  #game;

  /** @type {Messages | undefined} */
  #messages;

  /**
   * @type {Pick<State, 'spoken' | 'words'> & { revision: number } | undefined} the basis of the
   *   messages
   */
  #said;

  /** @type {{ game: Snapshot['game'], own: Own | undefined, board: (Board & { bar?: undefined }) | OwnBoard } | undefined} */
  #shown;

  /** @type {PlayingState | undefined} the state on the board */
  #playing;

  /** @type {ReviewPanel | undefined} */
  #review;

  /** @type {RetryBar | undefined} */
  #retry;

  /** @type {RoomBar | undefined} */
  #room;

  /** @type {ChoiceBar | undefined} */
  #choices;

  /** Whether drawing has removed the element with the keyboard focus. */
  #isFocusLost = false;

  /** Whether the keyboard focus must be restored once an element can have it. */
  #isFocusPending = false;

  /**
   * The last announcement, its position, the seat in a room, and the number of answers.
   *
   * @type {{ text: string, of: unknown, seat: unknown, answers: number }}
   */
  #announced = { text: '', of: undefined, seat: undefined, answers: 0 };

  /**
   * @param {ShadowRoot} root
   * @param {Actions} actions
   */
  constructor(root, actions) {
    this.#root = root;
    this.#actions = actions;
    this.#newGame.addEventListener('click', () => {
      if (!isOff(this.#newGame)) actions.newGame();
    });
    this.#tryAgain.addEventListener('click', actions.tryAgain);
    this.#tools.listen(actions);
    this.#marks = new MarkSwitch(actions.chooseMark);
    const said = html('span', { class: 'words' }, this.#sentence, this.#aside);
    const status = html('div', { class: 'status', part: 'status' }, this.#mark, html('p', {}, said), this.#progress);
    const before = html('slot', { name: 'before' });
    const after = html('slot', { name: 'after' });
    const board = [this.#stage, this.#marks.element, this.#tools.element];
    const parts = [status, before, ...board, this.#controls, after, this.#live];
    this.#game = html('div', { class: 'game', role: 'group' }, ...parts);
    root.append(this.#game);
  }

  /**
   * Shows a state, independent of the previous one.
   *
   * @param {State} state
   */
  draw(state) {
    const messages = this.#messagesOf(state);
    const phase = phaseOf(state);
    const reviewed = this.#drawReview(messages, state);
    const retried = this.#drawRetry(messages, state);
    const { sentence, aside } = reviewed ?? retried ?? saying(messages, state);
    this.#sentence.textContent = sentence;
    this.#aside.textContent = aside;
    this.#announce(announcementOf(messages, state, reviewed, retried), state);
    this.#mark.setAttribute('data-owner', playerOf(state));
    this.#game.setAttribute('data-phase', phase);
    this.#game.toggleAttribute('data-searching', isSearching(state));
    this.#game.setAttribute('aria-label', messages.get('controls'));
    this.#game.setAttribute('lang', messages.language);
    if (messages.isRightToLeft) this.#game.setAttribute('dir', 'rtl');
    else this.#game.removeAttribute('dir');
    this.#tryAgain.textContent = messages.get('tryAgain');
    this.#newGame.textContent = messages.get('newGame');
    this.#stage.setAttribute('aria-busy', String(phase === 'loading'));
    this.#marks.draw(messages, state);
    this.#drawChoices(messages, state);
    this.#tools.draw(messages, state);
    this.#game.toggleAttribute('data-pending', isPending(state));
    this.#drawRoom(messages, state);
    if (!isChanging(state)) this.#drawControls(messages, state);
    if (isPlaying(state)) this.#drawMatch(state, phase, messages);
    else if (state.error) this.#drawFailure(messages, state.error);
    else this.#show(this.#shown && isChanging(state) ? this.#shown.board.element : this.#blank);
    this.#restoreFocus();
  }

  /**
   * When the focused element is hidden, the keyboard focus goes to the tool that begins a review,
   * or to the board.
   */
  #restoreFocus() {
    const isLost = this.#isFocusLost || this.#tools.hasLostFocus;
    this.#isFocusLost = false;
    if (isLost && !this.#tools.focusReview()) this.focus({ preventScroll: true });
  }

  /**
   * Shows the progress of the computer's thinking, or of a review.
   *
   * @param {number} progress from 0 to 1
   * @param {number} playouts the computer's playouts so far; shown but not spoken, because the
   *   number changes often
   */
  showProgress(progress, playouts) {
    this.#progress.style.setProperty('--_progress', String(progress));
    const thousands = Math.floor(playouts / 1000);
    if (thousands > 0) this.#aside.textContent = this.#messages?.get('linesTried', { count: 1000 * thousands }) ?? '';
  }

  /**
   * Moves the keyboard focus to the board, or to what replaces it.
   *
   * @param {FocusOptions} [options]
   */
  focus(options) {
    if (this.#stage.contains(this.#failure)) this.#tryAgain.focus(options);
    else if (this.#shown) this.#shown.board.focus(options);
    else this.#isFocusPending = true;
  }

  /**
   * How the current game ended, in a sentence; empty while it goes on.
   *
   * @param {State} state
   */
  resultOf(state) {
    return phaseOf(state) === 'over' ? saying(this.#messagesOf(state), state).sentence : '';
  }

  /**
   * @param {Pick<State, 'spoken' | 'words'>} state
   * @returns {Messages}
   */
  #messagesOf({ spoken, words }) {
    const said = this.#said;
    const isSame = said?.spoken === spoken && said.words === words && said.revision === revision;
    if (this.#messages && isSame) return this.#messages;
    this.#said = { spoken, words, revision };
    this.#messages = new Messages(spoken, words);
    return this.#messages;
  }

  /**
   * @param {Messages} messages
   * @param {Error} error
   */
  #drawFailure(messages, error) {
    this.#error.textContent = reason(messages, error);
    this.#show(this.#failure);
  }

  /**
   * @param {PlayingState} state
   * @param {Phase} phase
   * @param {Messages} messages
   */
  #drawMatch(state, phase, messages) {
    const { game } = state.match;
    const { nextMarks, status } = shownOf(state).match;
    this.#playing = shownOf(state);
    const { own } = state.noughts;
    if (this.#shown?.game.id !== game.id || this.#shown.own !== own) this.#createBoard(game, own);
    if (phase !== 'thinking' && !isPending(state)) this.showProgress(0, 0);
    const { reviewing } = state.mode;
    const isTurn = phase === 'turn' && !isLocked(state);
    this.#shown?.board.draw(messages, shownOf(state), isTurn, reviewing && reviewedMove(reviewing));
    this.#stage.toggleAttribute('data-tie', status.state === 'tie');
    const end = endOf(state) ?? '';
    this.#stage.setAttribute('data-end', end);
    // Without a network it may be missing.
    this.#flourish(end, status.state === 'won' ? status.player : '').catch(() => {});
    this.#stage.setAttribute('data-mover', game.chosenMarks ? state.chosenMark : (nextMarks[0] ?? ''));
    if (this.#shown) this.#show(this.#shown.board.element);
  }

  /**
   * Shows the choices of a person here, while there are any.
   *
   * @param {Messages} messages
   * @param {State} state
   */
  #drawChoices(messages, state) {
    const { exports: parts } = choicesModule;
    if (!parts || !choosesSide(state)) return this.#choices && this.#hide(this.#choices.element);
    if (!this.#choices) {
      this.#choices = new parts.ChoiceBar(html, this.#actions.choose);
      this.#addBar(this.#choices.element, parts.css);
    }
    const nameOfPlayer = (/** @type {Player} */ player) => nameOf(messages, state, player);
    this.#choices.draw(messages, state, { person: personOf(state), isOff: isLocked(state), nameOf: nameOfPlayer });
    this.#choices.element.hidden = false;
  }

  /**
   * Puts buttons of a lazy module below the board.
   *
   * @param {HTMLElement} bar
   * @param {string} css
   */
  #addBar(bar, css) {
    this.#root.adoptedStyleSheets = styleSheetsOf(this.#root.ownerDocument, css);
    this.#stage.after(bar);
  }

  /**
   * Draws the flourish at the end of a game. It is loaded with the first match, because at its end
   * there may be no network.
   *
   * @param {string} end empty while the game goes on
   * @param {string} winner
   */
  async #flourish(end, winner) {
    const { css, drawFlourish } = await import('./flourish/index.js');
    this.#root.adoptedStyleSheets = styleSheetsOf(this.#root.ownerDocument, css);
    if (end) drawFlourish(svg, /** @type {Element} */ (this.#aside.parentElement), end, winner);
  }

  /**
   * Draws the score and the button for the next game. While the engine loads they keep their place.
   *
   * @param {Messages} messages
   * @param {State} state
   */
  #drawControls(messages, state) {
    this.#score.draw(messages, state);
    this.#newGame.hidden = state.life === 'failed' || !isShown(state, 'new-game');
    this.#newGame.setAttribute('aria-disabled', String(!isPlaying(state) || isDisabled(state)));
  }

  /**
   * @param {Snapshot['game']} game
   * @param {Own} [own] if it is the page's own game
   */
  #createBoard(game, own) {
    const asked = {
      choose: this.#actions.choose,
      ask: (/** @type {Question} */ question, /** @type {number} */ square) =>
        void this.#answer(question, square).catch(() => {}), // offline
      press: (/** @type {string} */ letter) => this.#press(letter),
    };
    const parts = own && ownModule.exports;
    this.#shown?.board.bar?.remove();
    this.#shown = {
      game,
      own,
      board: parts
        ? new parts.OwnBoard(own.game, { Board, html, svg, layoutOf }, { ...asked, say: (text) => this.#say(text) })
        : new Board(game, asked),
    };
    const { bar } = this.#shown.board;
    if (parts && bar) this.#addBar(bar, parts.css);
  }

  /** The buttons that a key presses from the board, if a person can see them. */
  get #buttonsWithKeys() {
    const all = /** @type {NodeListOf<HTMLElement>} */ (this.#root.querySelectorAll('[aria-keyshortcuts]'));
    return [...all].filter((button) => button.getClientRects().length > 0);
  }

  /**
   * Presses the button with this letter, with Shift.
   *
   * @param {string} letter
   * @returns {boolean} whether there is one
   */
  #press(letter) {
    const button = this.#buttonsWithKeys.find((each) => keysOf(each) === `Shift+${letter.toUpperCase()}`);
    button?.click();
    return button !== undefined;
  }

  /**
   * Reads out the answer to a question at the board. The keys are also shown, until the next
   * change.
   *
   * @param {Question} question
   * @param {number} square
   */
  async #answer(question, square) {
    const [said, state] = [this.#said, this.#playing];
    if (!said || !state) return;
    const { reading } = await readingsModule.fetch(said.spoken);
    const messages = this.#messagesOf(said);
    const told = {
      left: personOf(state) ?? 'X',
      wins: scoreOf(state),
      beginning: beginning(messages, state),
      sideOf: (/** @type {Player} */ player) => sideOf(messages, state, player),
      played: (/** @type {number} */ move, /** @type {Player} */ player) =>
        played(messages, state.match.game, move, player, nameOf(messages, state, player)),
      partsOf,
    };
    const answer = reading(told, messages, state, question, square);
    if (question !== 'keys') return this.#say(answer);
    const ofButtons = this.#buttonsWithKeys.map((button) => `${keysOf(button)}: ${button.textContent}.`);
    this.#aside.textContent = [answer, ...ofButtons].join(' ');
    this.#say(this.#aside.textContent);
  }

  /**
   * Shows the review, first among the controls, while a person views it. The page's own list of
   * moves would repeat it.
   *
   * @param {Messages} messages
   * @param {State} state
   * @returns {Saying | undefined} the texts about the viewed move
   */
  #drawReview(messages, state) {
    const { reviewing } = state.mode;
    const { exports: parts } = reviewModule;
    const isShown = parts !== undefined && isPlaying(state) && reviewing?.positions !== undefined;
    this.#history.hidden = isShown;
    if (!isShown) return this.#hideReview();
    this.#review ??= this.#createReview(parts);
    const speech = parts.speechOf(messages, state.match.game);
    const reviewed = reviewedMove(reviewing);
    const canCorrect = reviewed !== undefined && canRetry(state, reviewed);
    const said = this.#review.draw(speech, state.match, reviewing, canCorrect, isRemote(state));
    if (this.#review.element.hidden) {
      this.#review.element.hidden = false;
      this.#review.reveal();
    }
    return said;
  }

  /**
   * The keyboard focus goes to the button that began it, or, if that is gone, to the board.
   */
  #hideReview() {
    if (this.#review && !this.#review.element.hidden) {
      this.#hide(this.#review.element);
      this.#sentence.scrollIntoView({ block: 'nearest' }); // and the board after it
    }
    return undefined;
  }

  /** @param {HTMLElement} element may have the keyboard focus */
  #hide(element) {
    if (element.hidden) return;
    if (element.contains(this.#root.activeElement)) this.#isFocusLost = true;
    element.hidden = true;
  }

  /** @param {NonNullable<typeof reviewModule.exports>} parts */
  #createReview({ ReviewPanel, css }) {
    const { lookAt, retry, review } = this.#actions;
    const panel = new ReviewPanel({ html, svg }, { lookAt, tryAgain: retry, close: review });
    panel.element.hidden = true;
    panel.element.addEventListener('click', ({ detail, target }) => {
      // On a narrow screen, a person who chooses a move below the board sees it on the board. For
      // the keyboard, the focused element stays in view.
      const isOfGame = target instanceof Element && !target.closest('.tool');
      if (detail > 0 && isOfGame) this.#sentence.scrollIntoView({ block: 'nearest' });
    });
    this.#tools.element.addEventListener('keydown', (event) => {
      if (!panel.element.hidden && this.#tools.isReview(event.target)) panel.onKey(event);
    });
    this.#root.adoptedStyleSheets = styleSheetsOf(this.#root.ownerDocument, css);
    this.#controls.prepend(panel.element);
    return panel;
  }

  /**
   * Shows the controls for correcting a mistake, in place of the review.
   *
   * @param {Messages} messages
   * @param {State} state
   * @returns {Saying | undefined} what is said then
   */
  #drawRetry(messages, state) {
    const { refused, hint } = state.findings;
    const { retry } = state.mode;
    const { exports: parts } = reviewModule;
    if (!parts || !retry || !isPlaying(state) || phaseOf(state) === 'over') {
      if (this.#retry) this.#hide(this.#retry.element);
      return undefined;
    }
    this.#retry ??= this.#createRetry(parts);
    const speech = parts.speechOf(messages, state.match.game);
    const hadFocus = this.#retry.element.contains(this.#root.activeElement);
    this.#retry.draw(speech, retry);
    if (hadFocus && !this.#retry.element.contains(this.#root.activeElement)) this.#isFocusLost = true;
    if (this.#retry.element.hidden) {
      this.#retry.element.hidden = false;
      this.#sentence.scrollIntoView({ block: 'nearest' }); // and the board after it
    }
    const isAsked = refused !== undefined || typeof hint === 'number';
    return parts.retrySaying(speech, retry, saying(messages, state), isAsked);
  }

  /** @param {NonNullable<typeof reviewModule.exports>} parts */
  #createRetry({ RetryBar }) {
    const bar = new RetryBar({ html }, this.#actions);
    bar.element.hidden = true;
    this.#controls.prepend(bar.element);
    return bar;
  }

  /**
   * Shows the people in the room and their requests, first among the controls.
   *
   * @param {Messages} messages
   * @param {State} state
   */
  #drawRoom(messages, state) {
    const { roomReport } = state;
    const { exports: parts } = roomModule;
    if (this.#room) this.#room.element.hidden = !isRemote(state) || !roomReport;
    if (!parts || !roomReport || !isRemote(state)) return;
    if (!this.#room) {
      this.#root.adoptedStyleSheets = styleSheetsOf(this.#root.ownerDocument, parts.css);
      this.#room = new parts.RoomBar(html, svg, this.#actions.answer, () => this.focus({ preventScroll: true }));
      this.#controls.prepend(this.#room.element);
    }
    this.#room.draw(messages, roomReport);
  }

  /**
   * Puts an element on the stage. The keyboard focus goes with it; if it cannot have the focus, the
   * next one gets it.
   *
   * @param {HTMLElement} element
   */
  #show(element) {
    if (this.#stage.firstElementChild === element) return;
    this.#isFocusPending ||= this.#stage.contains(this.#root.activeElement);
    this.#stage.replaceChildren(element);
    if (!this.#isFocusPending || element === this.#blank) return;
    this.#isFocusPending = false;
    this.focus({ preventScroll: true });
  }

  /**
   * A live region speaks when its content changes. If only more is known about the same position,
   * nothing is repeated.
   *
   * @param {string} text
   * @param {State} state
   */
  #announce(text, state) {
    const { answers } = state;
    const of = isPlaying(state) ? state.match.moves : phaseOf(state);
    const seat = state.roomReport?.seat;
    const { of: before, text: said, seat: previousSeat, answers: answered } = this.#announced;
    if (before === of && previousSeat === seat && said !== '' && answered === answers) return;
    this.#announced = { text, of, seat, answers };
    this.#say(text);
  }

  /**
   * Lets a screen reader speak. A repeated text gets a trailing space, so that it is spoken again.
   *
   * @param {string} text
   */
  #say(text) {
    this.#live.replaceChildren(text && this.#live.textContent === text ? `${text}\u00a0` : text);
  }
}

/**
 * The text for a screen reader: about the reviewed move, the move to find, or the match. A found
 * move is announced once.
 *
 * @param {Messages} messages
 * @param {State} state
 * @param {Saying | undefined} reviewed
 * @param {Saying | undefined} retried
 */
function announcementOf(messages, state, reviewed, retried) {
  if (reviewed) return ended(messages, reviewed);
  if (retried && openRetry(state)) return ended(messages, retried);
  const regular = announcement(messages, state);
  const isJustFound = retried && state.match?.moves.at(-1) === state.mode.retry?.square;
  const found = isJustFound && ended(messages, { sentence: retried.aside, aside: '' });
  return [regular, found].filter(Boolean).join(' ');
}

/**
 * Whether a review is requested, and not there yet.
 *
 * @param {State} state
 */
function isPending({ mode: { reviewing } }) {
  return reviewing !== undefined && !reviewing.review;
}

/**
 * The player whose mark is before the sentence: the player to move, or the winner; in a review, the
 * last mover.
 *
 * @param {State} state
 */
function playerOf(state) {
  if (!isPlaying(state)) return '';
  const { game, movers, status } = shownOf(state).match;
  if (game.sharedMarks) return game.chosenMarks ? '' : 'X';
  if (state.mode.reviewing?.review) return movers.at(-1) ?? '';
  return status.state === 'tie' ? '' : status.player;
}

/** @param {Element} button */
function keysOf(button) {
  return button.getAttribute('aria-keyshortcuts');
}
