// What the device remembers about lessons: which steps were done.

import { lessons } from '../../games/tables/lessons.js';
import { recall, remember } from '../storage.js';

/** The ids of the steps that were done, by game. @typedef {Record<string, string[]>} Progress */

/** Only what the lessons have: everything else that is stored is dropped. @returns {Progress} */
export function keptProgress() {
  const stored = read();
  return Object.fromEntries(
    lessons.map(({ game, steps }) => {
      const done = Object.hasOwn(stored, game) ? stored[game] : [];
      const ids = Array.isArray(done) ? done : [];
      return [game, steps.map(({ id }) => id).filter((id) => ids.includes(id))];
    }),
  );
}

/** @returns {Record<string, unknown>} */
function read() {
  try {
    return Object(JSON.parse(recall('lessons') ?? ''));
  } catch {
    return {};
  }
}

/**
 * Remembers that a step was done.
 *
 * @param {string} game
 * @param {string} step
 */
export function keepDone(game, step) {
  const progress = keptProgress();
  remember('lessons', JSON.stringify({ ...progress, [game]: [...new Set([...(progress[game] ?? []), step])] }));
}
