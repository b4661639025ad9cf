// The button for a chosen game that has no button of its own. It is beside the others.

import { html, svg } from '../dom.js';
import { recall, remember } from './storage.js';

/** @import { Icon } from '../games/bags.js' */

/**
 * Such a game, as an entry of the list.
 *
 * @typedef {object} CustomGame
 * @property {string} id
 * @property {string} name what it is called, such as "4 in a row on 5×4, marks fall"
 * @property {string} [rule] its rules in sentences
 * @property {Icon} icon
 */

const more = /** @type {HTMLElement} */ (document.getElementById('more-games'));

/** Stands for the picture of a game that an earlier version has kept. */
const plain = { board: 'M12 2V34M24 2V34M2 12H34M2 24H34' };

/**
 * Shows the button of a game, in place of the previous one.
 *
 * @param {CustomGame} custom
 */
export function showCustomGame({ id, name, rule = '', icon }) {
  const radio = html('input', { type: 'radio', name: 'game', value: id, 'aria-label': name });
  // There is no room for all of it.
  const [short = ''] = /\d+×\d+/.exec(rule || name) ?? name.split(/[,、،]/);
  const label = html('label', { id: 'own-game', title: name }, radio, pictureOf(icon), html('span', {}, short));
  label.dataset.rule = rule;
  document.getElementById('own-game')?.remove();
  more.before(label);
}

/** Keeps the place of such a button free until its game is known. */
export function keepButtonFree() {
  if (!document.getElementById('own-game')) more.before(html('label', { id: 'own-game' }));
}

/** Gives the place up, if no game has taken it. */
export const freeButton = () => document.querySelector('#own-game:empty')?.remove();

/** @param {Icon} icon */
export function pictureOf(icon) {
  const paths = Object.entries(icon).map(([kind, path]) => svg('path', { class: kind, d: path }));
  return svg('svg', { viewBox: '0 0 36 36', 'aria-hidden': 'true' }, ...paths);
}

/** Shows the button of the last chosen game. */
export function restoreCustomGame() {
  const custom = readCustomGame(recall('own-game'));
  if (custom) showCustomGame(custom);
}

/** @param {CustomGame} custom */
export function rememberCustomGame(custom) {
  remember('own-game', JSON.stringify(custom));
}

/**
 * @param {string | null} text
 * @returns {CustomGame | undefined} undefined if the text is not valid
 */
function readCustomGame(text) {
  try {
    const { id, name, rule = '', icon = plain } = JSON.parse(text ?? '{}');
    const isOne = [id, name, rule].every((text) => typeof text === 'string' && text.length < 100);
    const isDrawn = Object.values(icon).every((path) => /^M[\w .-]*$/.test(path));
    return isOne && isDrawn ? { id, name, rule, icon } : undefined;
  } catch {
    return undefined;
  }
}
