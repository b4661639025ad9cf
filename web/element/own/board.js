import { MoveBar } from './bar.js';
import { drawAim, drawText, isDrawn, isStroke } from './drawing.js';
import { movesBySquare, squaresAlong } from './moves.js';
import { partsOfState } from './text.js';
import { bestBySquare, prospectOf } from './worth.js';

/** @import { html as Html, svg as Svg } from '../../dom.js' */
/** @import { OwnGame } from '../../engine/own/index.js' */
/** @import { OwnBoard as Drawn } from '../../engine/own/index.js' */
/** @import { ReviewedMove } from '../../engine/api.js' */
/** @import { Asked, Board } from '../board/board.js' */
/** @import { layoutOf as LayoutOf } from '../board/layout.js' */
/** @import { Messages } from '../speech/messages.js' */
/** @import { PlayingState, Snapshot } from '../state/state.js' */
/** @import { Offer } from './bar.js' */
/** @import { OwnMove, OwnMoves } from './moves.js' */

/**
 * What it uses of the widget.
 *
 * @typedef {object} Parts
 * @property {typeof Board} Board
 * @property {typeof Html} html
 * @property {typeof Svg} svg
 * @property {typeof LayoutOf} layoutOf
 */

/**
 * What is shown.
 *
 * @typedef {object} Shown
 * @property {Messages} messages
 * @property {PlayingState} state
 * @property {boolean} isTurn whether a person may move
 * @property {ReviewedMove | undefined} reviewed
 * @property {OwnMoves} moves
 */

/**
 * The board of a game of the page's own, or the parts of its state if it has none; and the buttons
 * for the moves that no square makes. A move that begins at a square is made in two steps: a person
 * chooses the square, then another square or a button.
 */
export class OwnBoard {
  /** The place of the board. */
  element;

  /** The buttons for moves, below the stage. */
  bar;

  #game;
  #parts;
  #asked;
  #bar;

  /** @type {Board | undefined} */
  #board;

  /** What is written in the squares, and what is chosen, on the drawing of the board. */
  #texts;
  #aims;

  /** @type {Snapshot['game'] | undefined} the game for which the board was made */
  #shape;

  /** @type {number | undefined} the square that was chosen for a move that goes on */
  #from;

  /** @type {Shown | undefined} */
  #shown;

  /**
   * @param {OwnGame} game
   * @param {Parts} parts
   * @param {Asked & { say: (text: string) => void }} asked
   */
  constructor(game, parts, asked) {
    this.#game = game;
    this.#parts = parts;
    this.#asked = asked;
    this.#texts = parts.svg('g', { class: 'texts' });
    this.#aims = parts.svg('g', { class: 'aims' });
    this.element = parts.html('div', { class: 'own' });
    this.element.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && this.#from !== undefined) this.#leave();
    });
    this.#bar = new MoveBar(parts.html, { choose: (move) => this.#choose(move), cancel: () => this.#leave() });
    this.bar = this.#bar.element;
  }

  /**
   * Shows a position.
   *
   * @param {Messages} messages
   * @param {PlayingState} state
   * @param {boolean} isTurn whether a person may move
   * @param {ReviewedMove} [reviewed] the last move, if it is being reviewed
   */
  draw(messages, state, isTurn, reviewed) {
    const { game, legalMoves } = state.match;
    if (state.match !== this.#shown?.state.match || !isTurn) this.#from = undefined;
    this.#shown = { messages, state, isTurn, reviewed, moves: movesBySquare(game, legalMoves) };
    this.#redraw();
  }

  /**
   * Moves the keyboard focus to the board, or to the moves if there is none.
   *
   * @param {FocusOptions} [options]
   */
  focus(options) {
    if (this.#board) this.#board.focus(options);
    else this.#bar.focus(options);
  }

  #redraw() {
    if (!this.#shown) return;
    const { state } = this.#shown;
    const hadFocus = this.#bar.hasFocus;
    const board = this.#boardIn(state.match);
    if (board) this.#drawBoard(board);
    else this.#drawState(state.match);
    this.#drawBar();
    if (hadFocus && this.bar.hidden) this.focus({ preventScroll: true });
  }

  /**
   * How the game draws a position. What its rules get wrong has been told when the move was made.
   *
   * @param {Snapshot} match
   * @returns {Drawn | undefined}
   */
  #boardIn({ position }) {
    try {
      return this.#game.boardOf(position);
    } catch {
      return undefined;
    }
  }

  /** @param {Drawn} board */
  #drawBoard({ texts = [] }) {
    if (!this.#shown) return;
    const { messages, state, isTurn, reviewed } = this.#shown;
    const { game } = state.match;
    const squares = this.#createBoard(game);
    this.#board?.draw(messages, this.#onSquares(state), isTurn, reviewed && this.#reviewedOnSquares(game, reviewed));
    const { svg, layoutOf } = this.#parts;
    const places = layoutOf(game).squares;
    this.#aims.replaceChildren(...this.#drawAims());
    this.#texts.replaceChildren(
      ...texts.flatMap((text, square) => {
        const place = places[square];
        return text && place ? [drawText(svg, place, text, state.match.squares[square] !== null)] : [];
      }),
    );
    this.element.toggleAttribute('data-drawn', texts.some(isDrawn));
    squares.forEach((square, index) => {
      if (index === this.#from) square.setAttribute('aria-pressed', 'true');
      else square.removeAttribute('aria-pressed');
      const text = texts[index];
      if (text) square.setAttribute('aria-label', this.#labelWith(`${square.getAttribute('aria-label')}`, text));
    });
  }

  /**
   * The board, made once, and the buttons of its squares.
   *
   * @param {Snapshot['game']} game
   */
  #createBoard(game) {
    const { Board } = this.#parts;
    if (!this.#board || this.#shape !== game) {
      this.#shape = game;
      this.#board = new Board(game, { ...this.#asked, choose: (square) => this.#chooseSquare(square) });
      const drawing = this.#board.element.querySelector('.drawing');
      drawing?.prepend(this.#aims);
      drawing?.append(this.#texts);
      this.element.replaceChildren(this.#board.element);
    }
    return this.#board.element.querySelectorAll('.square');
  }

  /**
   * The label of a square with what is written in it.
   *
   * @param {string} label
   * @param {string} text
   */
  #labelWith(label, text) {
    const { messages } = /** @type {Shown} */ (this.#shown);
    const word = text === '•' ? messages.get('own.dot') : isStroke(text) ? messages.get('own.stroke') : text;
    const [name = '', owner = '', ...rest] = label.split(', ');
    return [name, ...(owner === messages.get('empty') ? [] : [owner]), word, ...rest].join(', ');
  }

  /**
   * The state with the squares where moves begin, in place of the moves.
   *
   * @param {PlayingState} state
   * @returns {PlayingState}
   */
  #onSquares(state) {
    const { findings, match, mode } = state;
    const { game } = match;
    const { at } = /** @type {Shown} */ (this.#shown).moves;
    const last = squaresAlong(game, Number(match.moves.at(-1))).at(-1);
    const first = (/** @type {number} */ move) => squaresAlong(game, move)[0] ?? -1;
    const { retry } = mode;
    return {
      ...state,
      match: { ...match, legalMoves: [...at.keys(), ...this.#targets], moves: [last ?? game.squareNames.length] },
      findings: {
        ...findings,
        hint: typeof findings.hint === 'number' ? first(findings.hint) : findings.hint,
        evaluations: findings.evaluations && bestBySquare(findings.evaluations, at),
      },
      mode: retry
        ? {
            retry: {
              ...retry,
              ...(retry.square !== undefined && { square: first(retry.square) }),
              mistake: this.#reviewedOnSquares(game, retry.mistake),
            },
          }
        : mode,
    };
  }

  /**
   * @param {Snapshot['game']} game
   * @param {ReviewedMove} reviewed
   * @returns {ReviewedMove}
   */
  #reviewedOnSquares(game, reviewed) {
    return { ...reviewed, keptBy: reviewed.keptBy.flatMap((move) => squaresAlong(game, move).slice(0, 1)) };
  }

  /** How the chosen move may go on. */
  get #continuations() {
    return (this.#from !== undefined && this.#shown?.moves.at.get(this.#from)) || [];
  }

  /** The squares to which the chosen move may go. */
  get #targets() {
    return this.#continuations.flatMap(({ target }) => target ?? []);
  }

  /** Lights at the chosen square, where its move may go, and where a hint goes. */
  *#drawAims() {
    const { svg, layoutOf } = this.#parts;
    if (!this.#shown) return;
    const { match, findings } = this.#shown.state;
    const places = layoutOf(match.game).squares;
    const from = this.#from === undefined ? undefined : places[this.#from];
    if (from) yield drawAim(svg, from, 'from');
    const hinted = typeof findings.hint === 'number' ? squaresAlong(match.game, findings.hint).slice(1) : [];
    for (const square of this.#targets) {
      const place = places[square];
      if (place) yield drawAim(svg, place, 'target');
    }
    for (const square of hinted) {
      const place = places[square];
      if (place) yield drawAim(svg, place, 'hint');
    }
  }

  /** @param {Snapshot} match */
  #drawState({ position }) {
    const { html } = this.#parts;
    const { messages } = /** @type {Shown} */ (this.#shown);
    const parts = partsOfState(this.#game.stateOf(position)).map(({ name, text }) =>
      html('div', {}, html('dt', {}, name), html('dd', {}, text)),
    );
    const label = messages.get('board', { title: this.#game.title });
    this.element.replaceChildren(
      html('div', { class: 'position', part: 'board', role: 'group', 'aria-label': label }, html('dl', {}, ...parts)),
    );
  }

  #drawBar() {
    if (!this.#shown) return;
    const { messages, state, isTurn, moves } = this.#shown;
    const { match, mode, settings } = state;
    const isHalf = this.#continuations.length > 0;
    const isOver = match.status.state !== 'next' || mode.reviewing !== undefined || settings.viewOnly;
    const offered = isOver ? [] : isHalf ? this.#continuations : moves.elsewhere;
    const [one] = this.#continuations;
    const beginning = one?.name.slice(0, one.name.length - one.rest.length);
    this.#bar.draw({
      label: isHalf ? messages.get('own.goOn', { square: beginning }) : messages.get('own.moves'),
      offers: offered.map((each) => this.#offerOf(each, isHalf)),
      isOn: isTurn || state.findings.isPaused === true,
      cancel: isHalf ? messages.get('own.cancel') : '',
    });
  }

  /**
   * @param {OwnMove} move
   * @param {boolean} isHalf whether the square where it begins has been chosen
   * @returns {Offer}
   */
  #offerOf({ move, name, rest }, isHalf) {
    const { messages, state } = /** @type {Shown} */ (this.#shown);
    const { hint, evaluations = [] } = state.findings;
    const evaluation = evaluations.find((each) => each.move === move);
    return {
      move,
      text: (isHalf && rest) || name,
      after: evaluation ? prospectOf(messages, evaluation) : '',
      isHinted: hint === move,
    };
  }

  /**
   * A square was chosen: it makes its move, begins one or ends one.
   *
   * @param {number} square
   */
  #chooseSquare(square) {
    if (!this.#shown?.isTurn) return this.#asked.choose(square);
    const end = this.#continuations.find(({ target }) => target === square);
    if (end) return this.#choose(end.move);
    const moves = this.#shown.moves.at.get(square) ?? [];
    const [only, another] = moves;
    if (square === this.#from) return this.#leave();
    if (only?.rest === '' && !another) return this.#choose(only.move);
    if (!only) {
      this.#from = undefined;
      this.#redraw();
      return this.#asked.choose(square);
    }
    this.#from = square;
    this.#redraw();
    // If only buttons can end the move, the keyboard goes there.
    if (this.#targets.length === 0 && this.element.matches(':focus-within'))
      this.#bar.focus({ preventScroll: true }, true);
    this.#asked.say(
      [this.bar.firstChild?.textContent, moves.map(({ rest, name }) => rest || name).join(', ')].join(' '),
    );
  }

  /** @param {number} move */
  #choose(move) {
    this.#from = undefined;
    this.#redraw();
    this.#asked.choose(move);
  }

  /** Forgets the chosen square. The keyboard goes back to it. */
  #leave() {
    const square = this.#from;
    this.#from = undefined;
    this.#redraw();
    const squares = this.#board?.element.querySelectorAll('.square') ?? [];
    /** @type {HTMLElement | undefined} */ (squares[square ?? -1])?.focus({ preventScroll: true });
  }
}
