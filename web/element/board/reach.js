import { svg } from '../../dom.js';
import { drawLight } from './drawing.js';

/** @import { Aim } from './aim.js' */
/** @import { Layout } from './layout.js' */
/** @import { Snapshot } from '../state/state.js' */

/**
 * In games whose lines go from one small board to the next: the lines through the square at which a
 * person aims.
 */
export class Reach {
  /** Its drawing. */
  element = svg('g', { class: 'reach' });

  #lines;
  #layout;
  #aim;

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

  /** Shows it at its present place. */
  show() {
    const { square } = this.#aim;
    const through = square === undefined ? [] : this.#lines.filter((line) => line.includes(square));
    const squares = [...new Set(through.flat())];
    const places = squares.flatMap((index) => this.#layout.squares[index] ?? []);
    this.element.replaceChildren(...places.map((place) => drawLight(place, 0.1 * place.side)));
  }
}
