import { html, svg } from '../../dom.js';
import { questionOf } from '../speech/questions.js';
import { squareLabel } from '../speech/sentences.js';
import { markOf, shownEvaluations, squareOf } from '../state/moves.js';
import { isMistake } from '../state/state.js';
import { Aim, Landing, Reach } from './aim.js';
import { clearCoordinates, drawCoordinates, showsCoordinates } from './coordinates.js';
import { drawEmptyBoard, drawing, drawLight, drawLine, drawMark, drawSlip } from './drawing.js';
import { characterOf, digitTarget, markKey, Typing, targetOf } from './keys.js';
import { boardOf, isWide, layoutOf, litBoards } from './layout.js';

/** @import { Evaluation, Player, ReviewedMove } from '../../engine/api.js' */
/** @import { Place } from './layout.js' */
/** @import { Question } from '../speech/questions.js' */
/** @import { PlayingState, Snapshot } from '../state/state.js' */
/** @import { Messages } from '../speech/messages.js' */

/**
 * The actions of a person at the board.
 *
 * @typedef {object} Asked
 * @property {(square: number, mark?: Player) => void} choose a square was chosen, free or not,
 *   perhaps with a mark
 * @property {(question: Question, square: number) => void} ask a question to be read out, perhaps
 *   about a square
 * @property {(letter: string) => boolean} press a letter was pressed with Shift; whether it pressed
 *   a button
 */

/**
 * A board on the screen: a drawing, and over it an ARIA grid of buttons with one tab stop, which
 * the arrow keys move.
 */
export class Board {
  /** The board's root. */
  element;

  #game;
  #layout;
  #isWide;
  #asked;
  #typing;
  #marks;
  #largeMarks;
  #lights = svg('g', { class: 'lights' });
  #slips = svg('g', { class: 'slips', part: 'evaluations' });
  #lines = svg('g', { class: 'lines', part: 'lines' });
  /** @type {Map<string, SVGElement[]>} */
  #drawnLines = new Map();
  #grid;
  #coordinates;
  #squares;
  #tabStop;
  #aim;
  #landing;
  #reach;
  #smallGrids;

  /**
   * @param {Snapshot['game']} game
   * @param {Asked} asked
   */
  constructor(game, asked) {
    this.#game = game;
    this.#layout = layoutOf(game);
    this.#isWide = isWide(game);
    this.#asked = asked;
    this.#typing = new Typing(game);
    this.#aim = new Aim(() => (this.#reach ?? this.#landing).show());
    this.#landing = new Landing(game, this.#layout, this.#aim);
    this.#reach = game.layered ? new Reach(game, this.#layout, this.#aim) : undefined;
    this.#marks = this.#layout.squares.map((place, index) => {
      const mark = drawMark(this.#isWide && !game.gravity ? largePlace(place) : place, game.gravity);
      mark.style.setProperty('--_drop', `${-unitsAbove(game, index)}px`);
      return mark;
    });
    this.#largeMarks = game.nested ? this.#layout.boards.map((place) => drawMark(largePlace(place), false)) : [];
    this.#squares = this.#layout.squares.map((place, index) => this.#createSquare(place, index));
    this.#tabStop = Math.floor(game.rows / 2) * game.columns + Math.floor(game.columns / 2);
    this.#moveTabStop(this.#tabStop);

    const rows = [...Array(game.rows)].map((_, row) => {
      const squares = this.#squares.slice(row * game.columns, (row + 1) * game.columns);
      return html('div', { role: 'row' }, ...squares.map((square) => html('div', { role: 'gridcell' }, square)));
    });
    this.#grid = html('div', { role: 'grid' }, ...rows);
    this.#grid.addEventListener('keydown', (event) => this.#onKey(event));
    const large = svg('g', { class: 'large-marks' }, ...this.#largeMarks);
    const empty = drawEmptyBoard(game);
    this.#smallGrids = [...empty.querySelectorAll('.small')];
    const landing = this.#landing.element;
    // Lights are below the strokes, and lines above them. On a frame with holes both are above the
    // frame and below its discs.
    const picture = game.gravity
      ? [empty, this.#lights, this.#lines, landing, ...this.#marks, this.#slips]
      : [
          this.#lights,
          ...(this.#reach ? [this.#reach.element] : []),
          empty,
          ...this.#marks,
          this.#slips,
          large,
          this.#lines,
        ];
    this.#coordinates = drawCoordinates(game, this.#layout);
    const parts = [drawing(this.#layout, ...picture), this.#coordinates, this.#grid];
    this.element = html('div', { class: this.#isWide ? 'board wide' : 'board', part: 'board' }, ...parts);
    this.element.style.setProperty('--_ratio', String(this.#layout.width / this.#layout.height));
    this.element.style.setProperty('--_columns', String(game.columns));
  }

  /**
   * Shows a position.
   *
   * @param {Messages} messages
   * @param {PlayingState} state
   * @param {boolean} isTurn whether a person may choose a square
   * @param {ReviewedMove} [reviewed] the last move, if it is being reviewed
   */
  draw(messages, state, isTurn, reviewed) {
    const { game, squares, boards, status, legalMoves, vanishing } = state.match;
    const decisive = status.state === 'won' ? status.lines : [];
    const closing = boards.flatMap((board) => (board.state === 'closed' ? board.lines : []));
    const lines = closing.length > 0 ? closing : decisive;
    this.#landing.draw(state, isTurn);
    this.#reach?.draw(state);
    this.#coordinates.toggleAttribute('data-shown', showsCoordinates(state));
    clearCoordinates(this.#coordinates, state.match);
    // Decided boards are faint while the game goes on. In a nested game they stay faint, below
    // their large marks.
    const isFaint = (/** @type {Snapshot['boards'][number] | undefined} */ board) =>
      isDecided(board) && (game.nested || status.state === 'next');
    const fadesBeside = game.gravity || this.#reach || this.#isWide;
    this.#grid.setAttribute('aria-description', messages.get('keysHint'));
    this.#grid.setAttribute('aria-label', messages.get('board', { title: messages.title(game) }));
    squares.forEach((owner, index) => {
      const mark = this.#marks[index];
      const board = boards[boardOf(game, index)];
      setOwner(mark, owner);
      const isBeside = fadesBeside && lines.length > 0 && !lines.some((line) => line.includes(index));
      mark?.toggleAttribute('data-faded', Boolean(isBeside) || isFaint(board));
      mark?.toggleAttribute('data-vanishing', index === vanishing);
      const canMark = isTurn && (legalMoves.includes(index) || this.#landing.of(index) !== undefined);
      const landing = canMark ? this.#landing.of(index) : undefined;
      this.#squares[index]?.setAttribute('aria-label', squareLabel(messages, state, index, landing));
      this.#squares[index]?.setAttribute('aria-disabled', String(!canMark));
    });
    this.#largeMarks.forEach((mark, index) => {
      const board = boards[index];
      setOwner(mark, board?.state === 'won' ? board.player : null);
    });
    this.#smallGrids.forEach((grid, index) => {
      grid.toggleAttribute('data-faded', isFaint(boards[index]));
    });
    this.#lights.replaceChildren(...this.#drawLights(state, isTurn, reviewed));
    const { evaluations = [] } = state.findings;
    this.#slips.replaceChildren(...this.#slipsOf(messages, evaluations));
    const winner = status.state === 'won' ? status.player : '';
    // In misère the player who makes a line loses, so the line has the colour of its marks.
    const ownerOf = (/** @type {readonly number[]} */ line) =>
      `${game.nested ? winner : squares.find((_, square) => line.includes(square))}`;
    this.#drawLines(
      new Map(lines.map((line) => [`${line} ${ownerOf(line)}`, () => drawLine(game, line, ownerOf(line))])),
    );
  }

  /**
   * Lines that are already drawn stay: each new line is animated once.
   *
   * @param {Map<string, () => SVGElement[]>} lines how to draw each line
   */
  #drawLines(lines) {
    for (const [name, drawn] of this.#drawnLines) {
      if (lines.has(name)) continue;
      for (const element of drawn) element.remove();
      this.#drawnLines.delete(name);
    }
    for (const [name, draw] of lines) {
      if (this.#drawnLines.has(name)) continue;
      const drawn = draw();
      this.#drawnLines.set(name, drawn);
      this.#lines.append(...drawn);
    }
  }

  /**
   * Moves the keyboard focus to the square that had it last.
   *
   * @param {FocusOptions} [options]
   */
  focus(options) {
    this.#squares[this.#tabStop]?.focus(options);
  }

  /**
   * @param {Place} place
   * @param {number} index
   */
  #createSquare({ x, y, side }, index) {
    const square = html('button', { type: 'button', class: 'square', part: 'square', tabindex: '-1' });
    const { width, height } = this.#layout;
    square.style.left = `${(100 * x) / width}%`;
    square.style.top = `${(100 * y) / height}%`;
    square.style.width = `${(100 * side) / width}%`;
    square.style.height = `${(100 * side) / height}%`;
    square.addEventListener('click', () => this.#choose(index));
    square.addEventListener('focus', () => this.#moveTabStop(index));
    if (this.#game.gravity || this.#reach) this.#aim.watch(square, index);
    return square;
  }

  /** @param {number} square */
  #choose(square) {
    this.#asked.choose(this.#landing.of(square) ?? square);
  }

  /**
   * Draws lights under the small boards for the next move, under the last move, and under a hint. A
   * review also has lights under the better moves, and under a wrong try.
   *
   * @param {PlayingState} state
   * @param {boolean} isTurn
   * @param {ReviewedMove} [reviewed]
   */
  *#drawLights({ match, findings: { hint }, mode: { retry } }, isTurn, reviewed) {
    const { status, moves } = match;
    const lit = litBoards(match);
    for (const board of lit) {
      const place = this.#layout.boards[board];
      if (!place) continue;
      const light = drawLight(place, 12);
      light.setAttribute('class', isTurn && lit.length === 1 ? 'lit only' : 'lit');
      if (status.state === 'next') light.setAttribute('data-owner', status.player);
      yield light;
    }
    const missed = reviewed && isMistake(reviewed) ? reviewed.keptBy : undefined;
    const right = retry?.phase === 'shown' ? retry.mistake.keptBy : missed;
    const hinted = 0.16; // leaves room for the names of its row and column
    for (const [square, name, inset] of /** @type {const} */ ([
      [moves.at(-1), missed ? 'last mistake' : 'last', 0.06],
      [hint, 'hint', hinted],
      [retry?.phase === 'wrong' ? retry.square : undefined, 'last mistake', 0.06],
      ...(right ?? []).map((square) => /** @type {const} */ ([square, 'hint', hinted])),
    ])) {
      const place = typeof square === 'number' ? this.#layout.squares[squareOf(this.#game, square)] : undefined;
      if (!place) continue;
      const light = drawLight(place, inset * place.side);
      light.setAttribute('class', name);
      yield light;
    }
  }

  /**
   * A slip on each square whose worth is shown. With chosen marks it names the mark, unless both
   * are equally good there.
   *
   * @param {Messages} messages
   * @param {readonly Evaluation[]} evaluations
   */
  #slipsOf(messages, evaluations) {
    const best = [...shownEvaluations(evaluations)].sort((one, other) => Number(other.isBest) - Number(one.isBest));
    const squareOfOne = (/** @type {typeof best[number]} */ { evaluation }) => squareOf(this.#game, evaluation.move);
    return best.flatMap((one) => {
      const [first, second] = best.filter((other) => squareOfOne(other) === squareOfOne(one));
      if (one !== first) return [];
      const isEither = second?.isBest === one.isBest;
      return this.#drawSlip(messages, one, isEither ? undefined : markOf(this.#game, one.evaluation.move));
    });
  }

  /**
   * @param {Messages} messages
   * @param {{ evaluation: Evaluation, isBest: boolean }} one
   * @param {Player} [mark] the mark, if only one leads to this
   */
  #drawSlip(messages, { evaluation: { move, outcome, plies, estimate }, isBest }, mark = undefined) {
    const place = this.#layout.squares[squareOf(this.#game, move)];
    if (!place) return [];
    const isSmall = this.#game.columns > 5;
    const percent = estimate === null ? '' : messages.percent(estimate);
    const symbol = outcome === null ? (isSmall ? percent.replace(/\s?%/, '') : '≈') : symbols[outcome];
    // A book may not know the number. A sign alone would look unfinished, where a word has room.
    const word = this.#game.columns > 7 ? '' : messages.get(outcome === 'win' ? 'provenWin' : 'provenLoss');
    const inPlies = plies === null ? word : isSmall ? String(plies) : messages.get('in', { count: plies });
    const detail = outcome === null ? (isSmall ? '' : percent) : outcome === 'draw' ? '' : inPlies;
    const below = [mark, detail].filter(Boolean).join(' ');
    const slip = this.#isWide ? drawSlip(largePlace(place), symbol + detail, '') : drawSlip(place, symbol, below);
    slip.setAttribute('data-outcome', outcome ?? 'estimate');
    slip.toggleAttribute('data-best', isBest);
    return [slip];
  }

  /** @param {number} index */
  #moveTabStop(index) {
    this.#squares[this.#tabStop]?.setAttribute('tabindex', '-1');
    this.#squares[index]?.setAttribute('tabindex', '0');
    this.#tabStop = index;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.altKey || event.metaKey) return;
    if (event.shiftKey && !event.ctrlKey && this.#asked.press(characterOf(event))) {
      this.#typing.end();
      return event.preventDefault();
    }
    const isNaming = this.#typing.isBegun;
    const question = questionOf(event);
    const typed = question ? this.#typing.end() : this.#typing.add(event);
    const mark = this.#game.chosenMarks && !question ? markKey(event) : undefined;
    if (mark) {
      event.preventDefault();
      return this.#asked.choose(this.#tabStop, mark);
    }
    if (question) this.#asked.ask(question, this.#tabStop);
    if (typed !== undefined) this.#squares[typed]?.focus();
    if (question || typed !== undefined) return event.preventDefault();
    const chosen = isNaming ? undefined : digitTarget(event, this.#game);
    const target =
      chosen === undefined ? targetOf(event, this.#game, this.#tabStop) : (this.#landing.of(chosen) ?? chosen);
    if (target === undefined) return;
    event.preventDefault();
    this.#squares[target]?.focus();
    if (chosen !== undefined) this.#asked.choose(target);
  }
}

/** Symbols for the outcomes of moves, so that nothing depends on colour. */
const symbols = { win: '+', draw: '=', loss: '–' };

/**
 * How far a mark falls into a square, in units of the drawing.
 *
 * @param {Snapshot['game']} game
 * @param {number} square
 */
function unitsAbove({ columns }, square) {
  return 100 * (Math.floor(square / columns) + 1);
}

/**
 * The place for a mark that fills a small board or a small square. A mark is about half as wide as
 * its place.
 *
 * @param {Place} place
 * @returns {Place}
 */
function largePlace({ x, y, side }) {
  const beyond = 0.14 * side;
  return { x: x - beyond, y: y - beyond, side: side + 2 * beyond };
}

/**
 * Whether a small board is decided, so that it accepts no marks.
 *
 * @param {Snapshot['boards'][number] | undefined} board
 */
function isDecided(board) {
  return board !== undefined && board.state !== 'next';
}

/**
 * @param {Element | undefined} mark
 * @param {string | null} owner
 */
function setOwner(mark, owner) {
  if (mark && mark.getAttribute('data-owner') !== (owner ?? '')) mark.setAttribute('data-owner', owner ?? '');
}
