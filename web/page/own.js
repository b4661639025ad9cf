// The button for a chosen game that has no button of its own. It is beside the others.

import { html, svg } from '../dom.js';
import { recall, remember } from './storage.js';

/**
 * Such a game, as an entry of the list.
 *
 * @typedef {object} Own
 * @property {string} id
 * @property {string} name its name, such as "4 in a row on 5×4, marks fall"
 * @property {number} columns
 * @property {number} rows
 * @property {number} boards how many boards it has side by side
 */

const more = /** @type {HTMLElement} */ (document.getElementById('more-games'));

/** The most columns or rows that the small picture can show. */
const mostDrawn = 9;

/** With more lines than this, they are thinner. */
const manyLines = 10;

/**
 * Shows the button of a game, in place of the previous one.
 *
 * @param {Own} own
 */
export function showOwn({ id, name, ...shape }) {
  const radio = html('input', { type: 'radio', name: 'game', value: id, 'aria-label': name });
  // the full name does not fit
  const [short = ''] = /\d+×\d+/.exec(name) ?? name.split(/[,、،]/);
  const label = html('label', { id: 'own-game', title: name }, radio, draw(shape), html('span', {}, short));
  document.getElementById('own-game')?.remove();
  more.before(label);
}

/** The id of the game with this button; undefined if there is none. */
export function ownGame() {
  return document.querySelector('#own-game input')?.getAttribute('value') ?? undefined;
}

/**
 * The name of the game with this button; undefined if it is another game.
 *
 * @param {string} id
 */
export function ownName(id) {
  return id === ownGame() ? document.getElementById('own-game')?.title : undefined;
}

/** Shows the button of the last chosen game. */
export function restoreOwn() {
  const own = readOwn(recall('own-game'));
  if (own) showOwn(own);
}

/** @param {Own} own */
export function rememberOwn(own) {
  remember('own-game', JSON.stringify(own));
}

/**
 * @param {string | null} text
 * @returns {Own | undefined} undefined if the text is not valid
 */
function readOwn(text) {
  try {
    const { id, name, columns, rows, boards = 1 } = JSON.parse(text ?? '{}');
    const isOne = typeof id === 'string' && typeof name === 'string' && name.length < 100;
    const areSizes = [columns, rows, boards].every((size) => Number.isInteger(size) && size > 0);
    return isOne && areSizes && boards <= Math.min(columns, mostDrawn)
      ? { id, name, columns, rows, boards }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The lines between columns and rows, of each board.
 *
 * @param {Pick<Own, 'columns' | 'rows' | 'boards'>} shape
 */
function draw({ columns, rows, boards }) {
  const [across, down] = [Math.min(columns, mostDrawn), Math.min(rows, mostDrawn)];
  const side = 32 / Math.max(across + boards - 1, down); // a square of room between boards
  const [width, height] = [(across / boards) * side, down * side];
  const [left, top] = [18 - ((across + boards - 1) * side) / 2, 18 - height / 2];
  const between = (/** @type {number} */ count) => Array.from({ length: count - 1 }, (_, index) => (index + 1) * side);
  const path = Array.from({ length: boards }, (_, board) => left + board * (width + side)).flatMap((start) => [
    ...between(across / boards).map((x) => `M${start + x} ${top}v${height}`),
    ...between(down).map((y) => `M${start} ${top + y}h${width}`),
  ]);
  const lines = svg('path', { d: path.join(''), class: path.length > manyLines ? 'thin' : '' });
  return svg('svg', { viewBox: '0 0 36 36', 'aria-hidden': 'true' }, lines);
}
