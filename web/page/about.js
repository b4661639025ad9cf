// The line that describes a game before it is under way.

import { abouts } from '../games/tables/abouts.js';
import { say } from './words.js';

const line = /** @type {HTMLElement} */ (document.getElementById('about'));
const rule = /** @type {HTMLElement} */ (document.getElementById('rule'));
const link = /** @type {HTMLAnchorElement} */ (document.getElementById('rules'));

/**
 * Describes a game. A game whose rules are not among the known ones is described even when it is
 * under way, or else called by its name. The line keeps its place.
 *
 * @param {{ id: string, title?: string, own?: string }} game
 * @param {boolean} isUnderWay
 */
export function showAbout({ id, title = '', own = '' }, isUnderWay) {
  const about = Object.hasOwn(abouts, id) ? abouts[id] : undefined;
  line.toggleAttribute('data-done', about !== undefined && isUnderWay);
  link.href = about ? `learn/${about.page}.html` : 'learn.html';
  rule.textContent = about ? say(about.rule) : own || (title && `${title}.`);
}
