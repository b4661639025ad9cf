/** @import { Review, ReviewedMove } from '../../engine/api.js' */
/** @import { Snapshot } from '../state.js' */

/**
 * @typedef {{ html: typeof import('../../dom.js').html, svg: typeof import('../../dom.js').svg }}
 *   Dom
 */

/** What is drawn of a bar whose side has no lead, of the height of 100. */
const least = 3;

/**
 * A strip of the game, a bar a move: upwards the chances of X, downwards those of O, from the
 * middle, where it is even. Whoever does not see it has the list of the moves.
 */
export class Chart {
  /** What there is to be seen. */
  element;

  #svg;
  #sides;
  #bars;

  /** @type {Review | undefined} whose bars are there */
  #drawn;

  /**
   * @param {Dom} dom
   * @param {(at: number) => void} lookAt is told how many moves had been made at the place that is
   *   chosen
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
   * @param {Review} review
   * @param {number} at how many moves have been made where one looks
   * @param {Snapshot['game']} game
   */
  draw(review, at, { sharedMarks }) {
    this.#sides.X.textContent = sharedMarks ? '1' : 'X';
    this.#sides.O.textContent = sharedMarks ? '2' : 'O';
    if (this.#drawn !== review) {
      this.#drawn = review;
      const { length } = review.moves;
      this.#bars.setAttribute('viewBox', `0 0 ${length} 100`);
      this.#bars.replaceChildren(...review.moves.map((reviewed) => this.#bar(reviewed)), this.#middle(length));
    }
    [...this.#bars.querySelectorAll('g')].forEach((bar, ply) => {
      bar.toggleAttribute('data-current', ply === at - 1);
    });
  }

  /** @param {ReviewedMove} reviewed */
  #bar(reviewed) {
    const svg = this.#svg;
    const x = String(reviewed.ply);
    const ground = svg('rect', { x, y: '0', width: '1', height: '100', class: 'ground' });
    const bar = svg('g', { 'data-judgement': reviewed.judgement }, ground);
    const points = pointsOfX(reviewed);
    if (points === null) return bar;
    const height = Math.max(least, Math.abs(100 * (points - 0.5)));
    const y = String(points > 0.5 ? 50 - height : points < 0.5 ? 50 : 50 - height / 2);
    const owner = points > 0.5 ? 'X' : points < 0.5 ? 'O' : '';
    const place = { x: String(reviewed.ply + 0.1), y, width: '0.8', height: String(height) };
    bar.append(svg('rect', { ...place, class: 'bar', 'data-owner': owner }));
    return bar;
  }

  /** @param {number} length */
  #middle(length) {
    return this.#svg('path', { class: 'middle', d: `M0 50H${length}` });
  }
}

/**
 * What the position after a move is worth for X, from 0 to 1; null where that is not known.
 *
 * @param {ReviewedMove} reviewed
 */
function pointsOfX({ player, after: { points } }) {
  return points === null || player === 'X' ? points : 1 - points;
}

/**
 * How many moves have been made at the place of a click: the strip runs in the direction of
 * reading.
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
