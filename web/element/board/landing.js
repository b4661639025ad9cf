import { svg } from '../../dom.js';
import { drawMark } from './drawing.js';

/** @import { Aim } from './aim.js' */
/** @import { Layout } from './layout.js' */
/** @import { PlayingState, Snapshot } from '../state/state.js' */

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
