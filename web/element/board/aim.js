// Where a person aims on a board, and what the drawing shows there.

import { svg } from '../../dom.js';
import { drawLight, drawMark } from './drawing.js';

/** @import { Layout } from './layout.js' */
/** @import { PlayingState, Snapshot } from '../state/state.js' */

/** The square under the pointer, or else the square with the visible keyboard focus. */
export class Aim {
  #changed;

  /** @type {number | undefined} */
  #pointed;

  /** @type {number | undefined} */
  #focused;

  /** @param {() => void} changed called when the square may have changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** The square; undefined if there is none. */
  get square() {
    return this.#pointed ?? this.#focused;
  }

  /**
   * Watches a square for the pointer and the focus.
   *
   * @param {HTMLElement} square
   * @param {number} index
   */
  watch(square, index) {
    square.addEventListener('pointerenter', ({ pointerType }) => {
      // A touch has already chosen the square.
      if (pointerType !== 'touch') this.#take(index, this.#focused);
    });
    square.addEventListener('pointerleave', () => this.#take(undefined, this.#focused));
    square.addEventListener('focus', () => {
      if (square.matches(':focus-visible')) this.#take(this.#pointed, index);
    });
    square.addEventListener('blur', () => this.#take(this.#pointed, undefined));
  }

  /**
   * @param {number | undefined} pointed
   * @param {number | undefined} focused
   */
  #take(pointed, focused) {
    this.#pointed = pointed;
    this.#focused = focused;
    this.#changed();
  }
}

/**
 * In games with gravity: the hole where a mark would land if it is dropped at the square with the
 * pointer or the keyboard focus.
 */
export class Landing {
  /** Its drawing. */
  element = svg('g', { class: 'landing' });

  #columns;
  #layout;

  /** @type {Snapshot['landings']} */
  #landings = [];

  /** The player who may drop a mark; empty for none. */
  #mover = '';

  #aim;

  /**
   * @param {Snapshot['game']} game
   * @param {Layout} layout
   * @param {Aim} aim
   */
  constructor({ columns }, layout, aim) {
    this.#columns = columns;
    this.#layout = layout;
    this.#aim = aim;
  }

  /**
   * Updates it for a position.
   *
   * @param {PlayingState} state
   * @param {boolean} isTurn whether a person may choose a square
   */
  draw({ match: { status, landings } }, isTurn) {
    this.#landings = landings;
    this.#mover = isTurn && status.state === 'next' ? status.player : '';
    this.show();
  }

  /**
   * The square where a mark lands that is dropped into a square's column; undefined if there is
   * none.
   *
   * @param {number} square
   */
  of(square) {
    return this.#landings[square % this.#columns] ?? undefined;
  }

  /** Shows it at its present place. */
  show() {
    const aim = this.#aim.square;
    const landing = aim === undefined || !this.#mover ? undefined : this.of(aim);
    const place = landing === undefined ? undefined : this.#layout.squares[landing];
    this.element.setAttribute('data-owner', this.#mover);
    this.element.replaceChildren(...(place ? [drawMark(place, true)] : []));
  }
}

/**
 * In games whose lines go from one small board to the next: the lines through the square at which a
 * person aims, while the game goes on.
 */
export class Reach {
  /** Its drawing. */
  element = svg('g', { class: 'reach' });

  #lines;
  #layout;
  #aim;
  #isOver = false;

  /**
   * @param {Snapshot['game']} game
   * @param {Layout} layout
   * @param {Aim} aim
   */
  constructor({ lines }, layout, aim) {
    this.#lines = lines;
    this.#layout = layout;
    this.#aim = aim;
  }

  /**
   * Updates it for a position.
   *
   * @param {PlayingState} state
   */
  draw({ match: { status } }) {
    this.#isOver = status.state !== 'next';
    this.show();
  }

  /** Shows it at its present place. */
  show() {
    const { square } = this.#aim;
    const through = square === undefined || this.#isOver ? [] : this.#lines.filter((line) => line.includes(square));
    const squares = [...new Set(through.flat())];
    const places = squares.flatMap((index) => this.#layout.squares[index] ?? []);
    this.element.replaceChildren(...places.map((place) => drawLight(place, 0.1 * place.side)));
  }
}
