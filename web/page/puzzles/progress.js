// What the device remembers about puzzles: the solved daily puzzles, and the progress with the
// others.

import { recall, remember } from '../storage.js';

/**
 * @typedef {object} Progress
 * @property {Record<string, number>} days by date: the number of tries, or 0 if the move was shown
 * @property {Record<string, number>} late the same for puzzles that were solved on a later day; they
 *   do not count for the streak
 * @property {Record<string, number>} practised by game and grade, such as `tic-tac-toe 3`: how many
 *   are done
 */

/** For how many days it is kept. */
const mostDays = 1000;

/** @returns {Progress} */
export function keptProgress() {
  try {
    const { days, late, practised } = JSON.parse(recall('puzzles') ?? '');
    const date = /^\d{4}-\d\d-\d\d$/;
    return {
      days: numbersOf(days, date),
      late: numbersOf(late, date),
      practised: numbersOf(practised, /^[a-z0-9-]+ [1-5]$/),
    };
  } catch {
    return { days: {}, late: {}, practised: {} };
  }
}

/** @param {Progress} progress */
export function keepProgress({ days, late, practised }) {
  const last = (/** @type {Record<string, number>} */ of) =>
    Object.fromEntries(Object.entries(of).sort().slice(-mostDays));
  remember('puzzles', JSON.stringify({ days: last(days), late: last(late), practised }));
}

/**
 * Counts with valid names; everything else is dropped.
 *
 * @param {unknown} entries
 * @param {RegExp} name
 * @returns {Record<string, number>}
 */
function numbersOf(entries, name) {
  const isRight = (/** @type {[string, unknown]} */ [key, count]) =>
    name.test(key) && Number.isSafeInteger(count) && Number(count) >= 0;
  return Object.fromEntries(Object.entries(entries ?? {}).filter(isRight));
}
