import { svg } from '../dom.js';
import { drawLight } from './drawing.js';

/** @import { Aim } from './aim.js' */
/** @import { Layout } from './layout.js' */
/** @import { Snapshot } from './state.js' */

/**
 * Where the lines lead that go through the square at which a person aims, where they go from one
 * small board to the next.
 */
export class Reach {
  /** What it draws. */
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

  /** Shows it where it is now. */
  show() {
    const { square } = this.#aim;
    const through = square === undefined ? [] : this.#lines.filter((line) => line.includes(square));
    const squares = [...new Set(through.flat())];
    const places = squares.flatMap((index) => this.#layout.squares[index] ?? []);
    this.element.replaceChildren(...places.map((place) => drawLight(place, 0.1 * place.side)));
  }
}
