/** @import { ReviewedMove } from '../../engine/api.js' */
/** @import { Snapshot } from '../state/state.js' */

/**
 * @typedef {{ html: typeof import('../../dom.js').html, svg: typeof import('../../dom.js').svg }}
 *   Dom
 */

/** The height of a bar without a lead, out of 100. */
const least = 3;

/**
 * A chart of the game with a bar for each move: the chances of X go up from the middle, those of O
 * go down. A bar is hollow where the chances are estimated. People who do not see it have the list
 * of the moves.
 */
export class Chart {
  /** Its element. */
  element;

  #svg;
  #sides;
  #bars;

  /** @type {readonly unknown[] | undefined} the moves whose bars are there */
  #drawn;

  /**
   * @param {Dom} dom
   * @param {(at: number) => void} lookAt called with the number of moves before the chosen place
   */
  constructor({ html, svg }, lookAt) {
    this.#svg = svg;
    this.#sides = { X: html('span', { class: 'x-side' }), O: html('span') };
    this.#bars = svg('svg', { preserveAspectRatio: 'none' });
    this.#bars.addEventListener('click', (event) => lookAt(placeOf(event, this.#bars)));
    const sides = html('div', { class: 'sides' }, this.#sides.X, this.#sides.O);
    this.element = html('div', { class: 'chart', 'aria-hidden': 'true' }, sides, this.#bars);
  }

  /**
   * @param {readonly (ReviewedMove | undefined)[]} moves by ply; undefined where one is not judged
   * @param {number} at the number of moves before the shown position
   * @param {Snapshot['game']} game
   */
  draw(moves, at, { sharedMarks }) {
    this.#sides.X.textContent = sharedMarks ? '1' : 'X';
    this.#sides.O.textContent = sharedMarks ? '2' : 'O';
    if (this.#drawn !== moves) {
      this.#drawn = moves;
      const { length } = moves;
      this.#bars.setAttribute('viewBox', `0 0 ${length} 100`);
      const bars = Array.from(moves, (reviewed, ply) => this.#bar(ply, reviewed));
      this.#bars.replaceChildren(...bars, this.#middle(length));
    }
    [...this.#bars.querySelectorAll('g')].forEach((bar, ply) => {
      bar.toggleAttribute('data-current', ply === at - 1);
    });
  }

  /**
   * @param {number} ply
   * @param {ReviewedMove | undefined} reviewed
   */
  #bar(ply, reviewed) {
    const svg = this.#svg;
    const x = String(ply);
    const ground = svg('rect', { x, y: '0', width: '1', height: '100', class: 'ground' });
    const bar = svg('g', { 'data-judgement': reviewed?.judgement ?? '' }, ground);
    const points = reviewed ? pointsOfX(reviewed) : null;
    if (points === null) return bar;
    const height = Math.max(least, Math.abs(100 * (points - 0.5)));
    const y = String(points > 0.5 ? 50 - height : points < 0.5 ? 50 : 50 - height / 2);
    const owner = points > 0.5 ? 'X' : points < 0.5 ? 'O' : '';
    const place = { x: String(ply + 0.1), y, width: '0.8', height: String(height) };
    const kind = reviewed?.after.outcome === null ? 'bar estimated' : 'bar';
    bar.append(svg('rect', { ...place, class: kind, 'data-owner': owner }));
    return bar;
  }

  /** @param {number} length */
  #middle(length) {
    return this.#svg('path', { class: 'middle', d: `M0 50H${length}` });
  }
}

/**
 * The worth of the position after a move for X, from 0 to 1; null if it is not known.
 *
 * @param {ReviewedMove} reviewed
 */
function pointsOfX({ player, after: { points } }) {
  return points === null || player === 'X' ? points : 1 - points;
}

/**
 * The number of moves at the place of a click. The chart runs in the reading direction.
 *
 * @param {MouseEvent} event
 * @param {SVGSVGElement} bars
 */
function placeOf({ clientX }, bars) {
  const { left, width } = bars.getBoundingClientRect();
  const share = (clientX - left) / width;
  const isMirrored = getComputedStyle(bars).direction === 'rtl';
  return Math.floor((isMirrored ? 1 - share : share) * bars.viewBox.baseVal.width) + 1;
}
