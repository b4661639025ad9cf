import { html, svg } from './dom.js';
import { drawGrid, drawing, drawLine, drawSquare } from './drawing.js';
import { squareLabel, words } from './sentences.js';

/** @import { Table } from './state.js' */

/**
 * A board on the screen: a drawing, and over it an ARIA grid of buttons with a single tab stop that the arrow keys move.
 */
export class Board {
  /** The board's root. */
  element;

  #size;
  #marks;
  #lines = svg('g', { class: 'lines', part: 'lines' });
  #squares;
  #tabStop;

  /**
   * @param {Table['game']} game
   * @param {(square: number) => void} onChoose called when a person chooses a square, free or not
   */
  constructor(game, onChoose) {
    this.#size = game;
    const indices = Array.from({ length: game.columns * game.rows }, (_, index) => index);
    this.#marks = indices.map((index) => drawSquare(game, index));
    this.#squares = indices.map((index) => {
      const square = html('button', { type: 'button', class: 'square', part: 'square', tabindex: '-1' });
      square.addEventListener('click', () => onChoose(index));
      square.addEventListener('focus', () => this.#moveTabStop(index));
      return square;
    });
    this.#tabStop = Math.floor(indices.length / 2);
    this.#moveTabStop(this.#tabStop);

    const rows = Array.from({ length: game.rows }, (_, row) => {
      const squares = this.#squares.slice(row * game.columns, (row + 1) * game.columns);
      return html('div', { role: 'row' }, ...squares.map((square) => html('div', { role: 'gridcell' }, square)));
    });
    const grid = html('div', { role: 'grid', 'aria-label': words.board(game.title) }, ...rows);
    grid.addEventListener('keydown', (event) => this.#onKey(event));
    this.element = html(
      'div',
      { class: 'board', part: 'board' },
      drawing(game, drawGrid(game), this.#lines, ...this.#marks),
      grid,
    );
  }

  /**
   * Shows a position.
   *
   * @param {Table} table
   * @param {boolean} isTurn whether the person may choose a square
   */
  draw(table, isTurn) {
    const { squares, status } = table;
    for (const [index, owner] of squares.entries()) {
      this.#marks[index]?.setAttribute('data-owner', owner ?? '');
      this.#squares[index]?.setAttribute('aria-label', squareLabel(table, index));
      this.#squares[index]?.setAttribute('aria-disabled', String(owner !== null || !isTurn));
    }
    const lines = status.state === 'won' ? status.lines.map((line) => drawLine(this.#size, line, status.player)) : [];
    this.#lines.replaceChildren(...lines);
  }

  /**
   * Moves the keyboard's focus to the square that had it last.
   *
   * @param {FocusOptions} [options]
   */
  focus(options) {
    this.#squares[this.#tabStop]?.focus(options);
  }

  /** @param {number} index */
  #moveTabStop(index) {
    this.#squares[this.#tabStop]?.setAttribute('tabindex', '-1');
    this.#squares[index]?.setAttribute('tabindex', '0');
    this.#tabStop = index;
  }

  /**
   * The keys of an ARIA grid: arrows by a square, Home and End within the row, with Ctrl within the board.
   *
   * @param {KeyboardEvent} event
   */
  #onKey(event) {
    if (event.altKey || event.metaKey) return;
    const target = this.#targetOf(event.key, event.ctrlKey);
    if (target === undefined) return;
    event.preventDefault();
    this.#squares[target]?.focus();
  }

  /**
   * @param {string} key
   * @param {boolean} ctrl
   */
  #targetOf(key, ctrl) {
    const { columns, rows } = this.#size;
    const column = this.#tabStop % columns;
    const row = Math.floor(this.#tabStop / columns);
    const at = (/** @type {number} */ toRow, /** @type {number} */ toColumn) =>
      Math.min(Math.max(toRow, 0), rows - 1) * columns + Math.min(Math.max(toColumn, 0), columns - 1);
    switch (key) {
      case 'ArrowLeft':
        return at(row, column - 1);
      case 'ArrowRight':
        return at(row, column + 1);
      case 'ArrowUp':
        return at(row - 1, column);
      case 'ArrowDown':
        return at(row + 1, column);
      case 'Home':
        return ctrl ? at(0, 0) : at(row, 0);
      case 'End':
        return ctrl ? at(rows - 1, columns - 1) : at(row, columns - 1);
      default:
        return undefined;
    }
  }
}
