// Which games were played last on this device.

import { recall, remember } from './storage.js';

/** Their ids, the last one first. What is stored may be anything: the ids may be of no game. */
export const playedLast = () => [...new Set(recall('played')?.match(/[\w-]{1,40}/g))].slice(0, 4);

/** @param {string} id of the game that is being played */
export function rememberPlayed(id) {
  remember('played', `${[...new Set([id, ...playedLast()])]}`);
}
