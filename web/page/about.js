// The line that describes a game before it is under way, and the room that its board will take.

import { abouts } from '../games/tables/abouts.js';
import { say } from './words.js';

const line = /** @type {HTMLElement} */ (document.getElementById('about'));
const rule = /** @type {HTMLElement} */ (document.getElementById('rule'));
const link = /** @type {HTMLAnchorElement} */ (document.getElementById('rules'));

/** A game by its rules: its id has the size of its board. */
const byRules = /^line-(\d+)x(\d+)-/;

/** @param {string} id of a game */
const aboutOf = (id) => (Object.hasOwn(abouts, id) ? abouts[id] : undefined);

/**
 * Whether the page can describe a game before the engine is there.
 *
 * @param {string} id
 */
export const isDescribed = (id) => aboutOf(id) !== undefined;

/**
 * Keeps the room free that a game will take, until the engine is there. The line is empty until the
 * game is described.
 *
 * @param {HTMLElement} board
 * @param {string} id of the game
 */
export function reserveRoom(board, id) {
  const { columns, marks = false } = aboutOf(id) ?? {};
  const [, width = columns, height = columns] = byRules.exec(id) ?? [];
  if (width) board.style.setProperty('--columns', `${width}`);
  if (height) board.style.setProperty('--rows', `${height}`);
  board.toggleAttribute('data-marks', marks);
  line.toggleAttribute('data-done', true);
}

/**
 * Describes a game. A game whose rules are not among the known ones is described even when it is
 * under way, or else called by its name. The line keeps its place.
 *
 * @param {{ id: string, title?: string, own?: string }} game
 * @param {boolean} isUnderWay
 */
export function showAbout({ id, title = '', own = '' }, isUnderWay) {
  const about = aboutOf(id);
  line.toggleAttribute('data-done', about !== undefined && isUnderWay);
  link.href = about ? `learn/${about.page}.html` : 'learn.html';
  rule.textContent = about ? say(about.rule) : own || (title && `${title}.`);
}
