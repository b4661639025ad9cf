// The flourish at the end of a game: pen strokes after the sentence, in the style of the marks.

import sheet from './flourish.css';

/** @import { Player } from '../../engine/api.js' */

export const css = sheet;

/** A chain of crosses: one stroke goes down and up, the other up and down. */
const crosses = (/** @type {number} */ from, /** @type {number} */ count) => [
  `M${from} 3${'l8 8 8-8'.repeat(count / 2)}`,
  `M${from} 11${'l8-8 8 8'.repeat(count / 2)}`,
];

/** Loops in one stroke, as in joined-up writing. */
const loops = (/** @type {number} */ from, /** @type {number} */ count) => [
  `M${from} 12${'c9 0 14-10 7-10s-7 10 5 10'.repeat(count)}`,
];

/**
 * The strokes with their owners. The stroke of a loss has none.
 *
 * @param {string} end `win`, `loss` or `tie`
 * @param {string} winner the player who has won; empty after a tie
 * @returns {[owner: Player | '', path: string][]}
 */
function strokesOf(end, winner) {
  const by = (/** @type {Player} */ owner, /** @type {string[]} */ paths) =>
    paths.map((path) => /** @type {[Player, string]} */ ([owner, path]));
  if (end === 'loss') return [['', 'M3 3C50 3 80 3 110 12']];
  if (end === 'tie') return [...by('X', crosses(3, 4)), ...by('O', loops(48, 3))];
  return winner === 'O' ? by('O', loops(3, 9)) : by('X', crosses(3, 12));
}

/**
 * Draws it, unless it is there already.
 *
 * @param {typeof import('../../dom.js').svg} svg
 * @param {Element} words the sentence with its aside
 * @param {string} end
 * @param {string} winner
 */
export function drawFlourish(svg, words, end, winner) {
  const name = `${end} ${winner}`;
  const before = words.querySelector('.flourish');
  if (before?.getAttribute('data-of') === name) return;
  before?.remove();
  const paths = strokesOf(end, winner).map(([owner, d]) => svg('path', { d, pathLength: '1', 'data-owner': owner }));
  const attributes = { class: `flourish ${end}`, 'data-of': name, viewBox: '0 0 120 14', 'aria-hidden': 'true' };
  words.append(svg('svg', attributes, ...paths));
}
