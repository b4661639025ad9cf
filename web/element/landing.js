import { svg } from '../dom.js';
import { drawMark } from './drawing.js';

/** @import { Layout } from './layout.js' */
/** @import { PlayingState, Snapshot } from './state.js' */

/** The hole into which a mark would fall from the square that is pointed at or has the keyboard's focus, where marks fall. */
export class Landing {
  /** What it draws. */
  element = svg('g', { class: 'landing' });

  #columns;
  #layout;

  /** @type {Snapshot['landings']} */
  #landings = [];

  /** Who may drop a mark; empty for nobody. */
  #mover = '';

  /** @type {number | undefined} the square that is pointed at */
  #pointed;

  /** @type {number | undefined} the square that has the keyboard's focus, where that is shown */
  #focused;

  /**
   * @param {Snapshot['game']} game
   * @param {Layout} layout
   */
  constructor({ columns }, layout) {
    this.#columns = columns;
    this.#layout = layout;
  }

  /**
   * Has it follow a square.
   *
   * @param {HTMLElement} square
   * @param {number} index
   */
  watch(square, index) {
    square.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') this.#aim(index, this.#focused); // a finger has chosen already
    });
    square.addEventListener('pointerleave', () => this.#aim(undefined, this.#focused));
    square.addEventListener('focus', () => {
      if (square.matches(':focus-visible')) this.#aim(this.#pointed, index);
    });
    square.addEventListener('blur', () => this.#aim(this.#pointed, undefined));
  }

  /**
   * Shows it in a position.
   *
   * @param {PlayingState} state
   * @param {boolean} isTurn whether a person may choose a square
   */
  draw({ match: { status, landings } }, isTurn) {
    this.#landings = landings;
    this.#mover = isTurn && status.state === 'next' ? status.player : '';
    this.#show();
  }

  /**
   * Where a mark falls to that is dropped into the column of a square; undefined where none falls.
   *
   * @param {number} square
   */
  of(square) {
    return this.#landings[square % this.#columns] ?? undefined;
  }

  /**
   * @param {number | undefined} pointed
   * @param {number | undefined} focused
   */
  #aim(pointed, focused) {
    this.#pointed = pointed;
    this.#focused = focused;
    this.#show();
  }

  #show() {
    const aim = this.#pointed ?? this.#focused;
    const landing = aim === undefined || !this.#mover ? undefined : this.of(aim);
    const place = landing === undefined ? undefined : this.#layout.squares[landing];
    this.element.setAttribute('data-owner', this.#mover);
    this.element.replaceChildren(...(place ? [drawMark(place, true)] : []));
  }
}
