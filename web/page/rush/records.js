// The records that the device keeps: the most puzzles that were found in one rush.

import { recall, remember } from '../storage.js';

/** The games, or `all`, and the kind of clock. @typedef {`${string} ${'timed' | 'free'}`} Kind */

const kind = /^[a-z0-9-]{1,40} (timed|free)$/;

/** More than there are kinds; more found than a person can find. */
const [mostKinds, mostFound] = [100, 9999];

/**
 * What is stored, without what is no record.
 *
 * @param {string | null} stored
 * @returns {Record<string, number>}
 */
export function recordsIn(stored) {
  try {
    const entries = Object.entries(JSON.parse(stored ?? '{}') ?? {});
    return Object.fromEntries(entries.filter(isRecord).slice(0, mostKinds));
  } catch {
    return {};
  }
}

/** @param {[string, unknown]} entry @returns {entry is [string, number]} */
function isRecord([name, found]) {
  return kind.test(name) && Number.isInteger(found) && Number(found) >= 0 && Number(found) <= mostFound;
}

/** The record so far; 0 if there is none. @param {Kind} of */
export const recordOf = (of) => recordsIn(recall('rush'))[of] ?? 0;

/**
 * Keeps a number as the record, if it is one.
 *
 * @param {Kind} of
 * @param {number} found
 * @returns {boolean} whether it is more than the record before
 */
export function keepRecord(of, found) {
  const records = recordsIn(recall('rush'));
  if (found <= (records[of] ?? 0)) return false;
  remember('rush', JSON.stringify({ ...records, [of]: Math.min(found, mostFound) }));
  return true;
}
