import { svg } from '../dom.js';
import { drawMark } from './drawing.js';

/** @import { Aim } from './aim.js' */
/** @import { Layout } from './layout.js' */
/** @import { PlayingState, Snapshot } from './state.js' */

/**
 * The hole into which a mark would fall from the square that is pointed at or has the keyboard's
 * focus, where marks fall.
 */
export class Landing {
  /** What it draws. */
  element = svg('g', { class: 'landing' });

  #columns;
  #layout;

  /** @type {Snapshot['landings']} */
  #landings = [];

  /** Who may drop a mark; empty for nobody. */
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
   * Shows it in a position.
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
   * Where a mark falls to that is dropped into the column of a square; undefined where none falls.
   *
   * @param {number} square
   */
  of(square) {
    return this.#landings[square % this.#columns] ?? undefined;
  }

  /** Shows it where it is now. */
  show() {
    const aim = this.#aim.square;
    const landing = aim === undefined || !this.#mover ? undefined : this.of(aim);
    const place = landing === undefined ? undefined : this.#layout.squares[landing];
    this.element.setAttribute('data-owner', this.#mover);
    this.element.replaceChildren(...(place ? [drawMark(place, true)] : []));
  }
}
