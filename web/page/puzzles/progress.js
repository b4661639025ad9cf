// What the device remembers about puzzles: the solved daily puzzles, and the progress with the
// others.

import { recall, remember } from '../storage.js';

/**
 * @typedef {object} Progress
 * @property {Record<string, number>} days by date: the number of tries, or 0 if the move was shown
 * @property {Record<string, number>} practised by game and grade, such as `tic-tac-toe 3`: how many
 *   are done
 */

/** For how many days it is kept. */
const mostDays = 1000;

/** @returns {Progress} */
export function keptProgress() {
  try {
    const { days, practised } = JSON.parse(recall('puzzles') ?? '');
    return { days: numbersOf(days, /^\d{4}-\d\d-\d\d$/), practised: numbersOf(practised, /^[a-z0-9-]+ [1-5]$/) };
  } catch {
    return { days: {}, practised: {} };
  }
}

/** @param {Progress} progress */
export function keepProgress({ days, practised }) {
  const last = Object.entries(days).sort().slice(-mostDays);
  remember('puzzles', JSON.stringify({ days: Object.fromEntries(last), practised }));
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
