// The line that describes a game before it is under way.

import { say } from './words.js';

/** @type {Record<string, { rule: string, page: string }>} by the ids of games */
const known = {
  'tic-tac-toe': { rule: 'Three in a row wins.', page: 'tic-tac-toe' },
  'misere-tic-tac-toe': { rule: 'Three in a row loses.', page: 'misere-tic-tac-toe' },
  'four-in-a-row-4x4': { rule: 'Four in a row wins.', page: 'four-in-a-row' },
  'four-in-a-row-5x5': { rule: 'Four in a row wins.', page: 'four-in-a-row' },
  'connect-four': { rule: 'Four in a row wins. Marks fall.', page: 'connect-four' },
  'infinite-tic-tac-toe': { rule: 'Only your last three marks stay.', page: 'infinite-tic-tac-toe' },
  notakto: { rule: 'Both make an X. The last row loses.', page: 'notakto' },
  'notakto-1': { rule: 'Both make an X. The last row loses.', page: 'notakto' },
  'notakto-2': { rule: 'Both make an X. The last row loses.', page: 'notakto' },
  qubic: { rule: 'Four in a row wins, in a cube.', page: 'qubic' },
  'qubic-gravity': { rule: 'Four in a row wins, in a cube. Marks pile up.', page: 'qubic' },
  gomoku: { rule: 'Five in a row wins.', page: 'gomoku' },
  'gomoku-exactly-five': { rule: 'Exactly five in a row wins.', page: 'gomoku' },
  'gomoku-swap2': { rule: 'One player makes three marks. The other chooses.', page: 'gomoku' },
  'gomoku-exactly-five-swap2': { rule: 'One player makes three marks. The other chooses.', page: 'gomoku' },
  'wild-tic-tac-toe': { rule: 'X or O, as you like. Three in a row wins.', page: 'wild-tic-tac-toe' },
  'misere-wild-tic-tac-toe': { rule: 'X or O, as you like. Three in a row loses.', page: 'wild-tic-tac-toe' },
  'order-and-chaos': { rule: 'Order wants five in a row, Chaos none.', page: 'order-and-chaos' },
  'order-and-chaos-exactly-five': { rule: 'Order wants exactly five in a row, Chaos none.', page: 'order-and-chaos' },
  ultimate: { rule: 'Your square picks the next board.', page: 'ultimate' },
};

const line = /** @type {HTMLElement} */ (document.getElementById('about'));
const rule = /** @type {HTMLElement} */ (document.getElementById('rule'));
const link = /** @type {HTMLAnchorElement} */ (document.getElementById('rules'));

/**
 * Describes a game. A game without a button is called by its name, even when it is under way. The
 * line keeps its place.
 *
 * @param {{ id: string, title?: string }} game
 * @param {boolean} isUnderWay
 */
export function showAbout({ id, title = '' }, isUnderWay) {
  const about = Object.hasOwn(known, id) ? known[id] : undefined;
  line.toggleAttribute('data-done', about !== undefined && isUnderWay);
  link.href = about ? `learn/${about.page}.html` : 'learn.html';
  rule.textContent = about ? say(about.rule) : title && `${title}.`;
}
