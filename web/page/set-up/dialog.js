// The dialog in which a position is set up by hand.

import { html } from '../../dom.js';
import { layoutOf } from '../../element/board/layout.js';
import { button, dialogHead } from '../dialog.js';
import { tell } from '../notice.js';
import { drawBoard } from '../share/board.js';
import { colorsOf, isDark } from '../share/colors.js';
import { sharedBy } from '../share/shared.js';
import { patiently } from '../share/waiting.js';
import { say, speak } from '../share/words.js';
import { needsOf } from './offered.js';
import { byTurns, orderOf } from './order.js';
import { matchTo } from './reach.js';
import { askedBoard, boardWith, positionOf } from './winners.js';

/** @import { Noughts, Player, Position } from '../../engine/index.js' */
/** @import { PageOfGame } from '../share/dialog.js' */
/** @import { Needs } from './offered.js' */

/** How wide the drawing is before the board has its place, in pixels of the page. */
const usualWidth = 480;

/**
 * Opens the dialog with the position on the board.
 *
 * @param {PageOfGame} page
 * @returns {Promise<void>} rejects if the engine cannot be loaded
 */
export async function openSetUp(page) {
  const [{ noughts, match }] = await patiently(Promise.all([sharedBy(page.game), speak()]));
  const { position, moves } = match;
  match.dispose();
  if (page.game.room) return tell(say('Leave the game with your friend first.'));
  const needs = needsOf(noughts, position.game);
  if (!needs) return tell(say('Positions of this game cannot be set up.'));
  new SetUpDialog(page, noughts, needs, position, moves).open();
}

class SetUpDialog {
  #page;
  #noughts;
  #needs;
  #game;

  /** @type {(Player | null)[]} */
  #squares;

  /** The marked squares, from the oldest mark to the newest. @type {number[]} */
  #order;

  /** Who won the small boards, by their numbers. @type {Map<number, Player>} */
  #winners = new Map();

  #turn = html('div', { class: 'segments' });
  #choice = html('div', { class: 'segments' });
  #canvas = html('canvas', { 'aria-hidden': 'true' });
  #places;
  #fault = html('p', { role: 'alert', class: 'fault' });
  #dialog;

  /**
   * @param {PageOfGame} page
   * @param {Noughts} noughts
   * @param {Needs} needs
   * @param {Position} position
   * @param {readonly number[]} moves that led there
   */
  constructor(page, noughts, needs, position, moves) {
    this.#page = page;
    this.#noughts = noughts;
    this.#needs = needs;
    this.#game = position.game;
    this.#squares = [...position.squares];
    this.#order = orderOf(this.#squares, moves);
    for (const [board, status] of position.boards.entries())
      if (status.state === 'won') this.#winners.set(board, status.player);
    this.#places = this.#game.squareNames.map((_, square) => this.#place(square));
    this.#turn.append(...['X', 'O'].map((player) => choiceOf('turn', player, player, player === position.turn)));
    this.#turn.addEventListener('change', () => {
      this.#refuse('');
      this.#draw(); // it decides the order of the marks
    });
    const { choices, moveNames } = this.#game;
    const last = moves.map((move) => `${moveNames[move]}`).findLast((name) => choices.includes(name)) ?? '';
    this.#choice.append(...['', ...choices].map((name) => choiceOf('choice', name, nameOfChoice(name), name === last)));
    const title = html('h2', { id: 'set-up-title' }, say('Set up a position'));
    const board = html('div', { class: 'placing', role: 'group', 'aria-label': say('Board') }, this.#canvas);
    board.append(...this.#places);
    board.addEventListener('keydown', (event) => this.#press(event));
    const use = button('strong', () => this.#use(), say('Use this position'));
    const empty = button('quiet', () => this.#clear(), say('Empty the board'));
    this.#dialog = html(
      'dialog',
      { class: 'share set-up', 'aria-labelledby': 'set-up-title' },
      dialogHead(title, say('Close'), () => this.#dialog.close()),
      board,
      html(
        'div',
        { class: 'ways' },
        html('p', {}, say('Press a square to change it: X, O, empty.')),
        ...(needs.order ? [html('p', {}, say('The numbers are the order of the marks: 1 is the oldest.'))] : []),
        ...(needs.last
          ? [
              html(
                'p',
                {},
                say(
                  'The framed mark is the last one. It decides the board of the next move. Mark a square again to make it the last one.',
                ),
              ),
            ]
          : []),
        html('fieldset', { class: 'choice' }, html('legend', {}, say('Next to move')), this.#turn),
        ...(needs.choice
          ? [html('fieldset', { class: 'choice' }, html('legend', {}, say('Last choice')), this.#choice)]
          : []),
        this.#fault,
        html('div', { class: 'buttons' }, use, empty),
      ),
    );
    this.#dialog.addEventListener('close', () => this.#dialog.remove());
  }

  open() {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#draw(); // now with its own width
    this.#places[0]?.focus();
  }

  /** The button of a square. @param {number} square */
  #place(square) {
    const { width, height, squares } = layoutOf(this.#game);
    const { x = 0, y = 0, side = 0 } = squares[square] ?? {};
    const place = button('plain', () => this.#cycle(square));
    place.tabIndex = square === 0 ? 0 : -1;
    Object.assign(place.style, {
      left: `${(100 * x) / width}%`,
      top: `${(100 * y) / height}%`,
      width: `${(100 * side) / width}%`,
      height: `${(100 * side) / height}%`,
    });
    place.addEventListener('focus', () => {
      for (const other of this.#places) other.tabIndex = other === place ? 0 : -1;
    });
    return place;
  }

  /** @param {number} square */
  #cycle(square) {
    const { sharedMarks, chosenMarks } = this.#game;
    const marks = /** @type {(Player | null)[]} */ (sharedMarks && !chosenMarks ? [null, 'X'] : [null, 'X', 'O']);
    const at = marks.indexOf(this.#squares[square] ?? null);
    this.#mark(square, marks[(at + 1) % marks.length] ?? null);
  }

  /** @param {number} square @param {Player | null} owner */
  #mark(square, owner) {
    this.#squares[square] = owner;
    this.#order = this.#order.filter((other) => other !== square);
    if (owner) this.#order.push(square);
    this.#winners.delete(boardWith(this.#game.smallBoards, square));
    this.#fault.textContent = '';
    this.#draw();
  }

  #clear() {
    this.#squares.fill(null);
    this.#order = [];
    this.#winners.clear();
    this.#fault.textContent = '';
    this.#draw();
    this.#places[0]?.focus();
  }

  /**
   * Arrows go from square to square; X and O mark one, and Delete empties it.
   *
   * @param {KeyboardEvent} event
   */
  #press(event) {
    const square = this.#places.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    if (square < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const { columns } = this.#game;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    const isBeside =
      step && (Math.abs(step) !== 1 || Math.floor((square + step) / columns) === Math.floor(square / columns));
    const key = event.key.toUpperCase();
    if (isBeside) this.#places[square + step]?.focus();
    else if (key === 'X' || (key === 'O' && (!this.#game.sharedMarks || this.#game.chosenMarks)))
      this.#mark(square, key);
    else if (key === 'DELETE' || key === 'BACKSPACE') this.#mark(square, null);
    else if (!step) return;
    event.preventDefault();
  }

  #draw() {
    const { width, height } = layoutOf(this.#game);
    const scale = ((this.#canvas.clientWidth || usualWidth) * devicePixelRatio) / width;
    Object.assign(this.#canvas, { width: width * scale, height: height * scale });
    const pen = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext('2d'));
    pen.scale(scale, scale);
    drawBoard(
      pen,
      { game: this.#game, squares: this.#squares, boards: [], status: { state: 'next', player: 'X' } },
      colorsOf(isDark()),
    );
    const ordered = this.#ordered();
    const order = this.#needs.order ? ordered : [];
    const last = this.#needs.last ? ordered.at(-1) : undefined;
    for (const [square, place] of this.#places.entries()) {
      const name = `${this.#game.squareNames[square]}`;
      const number = order.indexOf(square) + 1;
      place.textContent = number > 0 ? `${number}` : '';
      place.toggleAttribute('data-last', square === last);
      const told = number > 0 ? [number] : square === last ? [say('last mark')] : [];
      place.setAttribute('aria-label', `${name}: ${[this.#squares[square] ?? say('empty'), ...told].join(', ')}`);
    }
  }

  /** The player to move. */
  #player() {
    return /** @type {Player} */ (chosenIn(this.#turn));
  }

  /** The marked squares as the players mark them by turns. */
  #ordered() {
    return byTurns(this.#squares, this.#order, this.#player() === 'X' ? 'O' : 'X');
  }

  /** What the engine needs to know besides the marks. */
  #known() {
    const ordered = this.#ordered();
    const order = this.#needs.order ? ordered : undefined;
    const last = this.#needs.last ? ordered.at(-1) : undefined;
    const choice = this.#needs.choice && chosenIn(this.#choice);
    return { ...(order && { order }), ...(last !== undefined && { last }), ...(choice && { choice }) };
  }

  /** The marks, the player to move, and what the engine needs to know besides. */
  #setUp() {
    return { squares: this.#squares, turn: this.#player(), ...this.#known() };
  }

  /** @throws {SetUpError} if there is no such position */
  #position() {
    return positionOf(this.#noughts, this.#game, this.#setUp(), this.#winners);
  }

  #use() {
    try {
      const position = this.#position();
      const match = matchTo(this.#noughts, position, this.#known());
      if (!match) return this.#refuse(say('No game that leads to this position is found.'));
      this.#dialog.close();
      this.#page.show(match);
    } catch (error) {
      const fault = /** @type {{ code?: string, square?: string }} */ (error);
      this.#refuse(sentenceOf(fault));
      if (fault.code === 'wrong-turn') this.#offerExchange();
      else this.#askWinner(fault);
    }
  }

  /** Offers to let the other player move next, if the marks fit that. */
  #offerExchange() {
    const other = this.#player() === 'X' ? 'O' : 'X';
    const own = this.#player();
    this.#check(other);
    const fits = this.#isPosition();
    this.#check(own);
    if (!fits) return;
    const exchange = () => {
      this.#check(other);
      this.#refuse('');
      this.#draw();
      this.#use();
    };
    this.#fault.append(' ', button('quiet', exchange, say('Let {player} move next', { player: other })));
  }

  /** Asks who won a small board, if the engine asks for it. @param {object} fault */
  #askWinner(fault) {
    const board = askedBoard(this.#noughts, this.#game, this.#setUp(), this.#winners, fault);
    if (board === undefined) return;
    const answers = /** @type {const} */ (['X', 'O']).map((player) => {
      const answer = () => {
        this.#winners.set(board, player);
        this.#refuse('');
        this.#use();
      };
      return button('quiet', answer, say('{player} was first', { player }));
    });
    this.#fault.append(' ', ...answers);
  }

  #isPosition() {
    try {
      return Boolean(this.#position());
    } catch {
      return false;
    }
  }

  /** Chooses the player to move. @param {Player} player */
  #check(player) {
    for (const radio of this.#turn.querySelectorAll('input')) radio.checked = radio.value === player;
  }

  /** @param {string} words */
  #refuse(words) {
    this.#fault.textContent = words;
  }
}

/**
 * One of several answers to a question.
 *
 * @param {string} question
 * @param {string} value
 * @param {string} text
 * @param {boolean} isChosen
 */
function choiceOf(question, value, text, isChosen) {
  const radio = html('input', { type: 'radio', name: `set-up-${question}`, value });
  radio.checked = isChosen;
  return html('label', {}, radio, html('span', {}, text));
}

/** The chosen answer. @param {HTMLElement} answers */
function chosenIn(answers) {
  return /** @type {HTMLInputElement | null} */ (answers.querySelector('input:checked'))?.value;
}

/** @param {string} name of a choice of the game; empty for none */
function nameOfChoice(name) {
  return { '': say('None yet'), stay: say('Play on'), swap: say('Swap X and O'), add: say('Add two') }[name] ?? name;
}

/**
 * Why there is no such position.
 *
 * @param {{ code?: string, square?: string }} fault
 */
function sentenceOf({ code, square = '' }) {
  const at = { square };
  switch (code) {
    case 'wrong-turn':
      return say('The numbers of marks do not fit who is next to move.');
    case 'wrong-mark':
      return say('{square}: this game has no such mark.', at);
    case 'floating-mark':
      return say('{square}: the mark hangs in the air.', at);
    case 'no-last-mark':
    case 'wrong-last':
    case 'ended-before':
      return say('The game ended before the last mark was made.');
    case 'wrong-boards':
      return say('{square}: both players have a row in this small board.', at);
    case 'wrong-choice':
      return say('There cannot be so many marks after this choice.');
    default:
      return say('There is no such position.');
  }
}
