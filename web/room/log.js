// A player's records as the transport keeps them for those who come later. Each has a name of its
// own, such as `log/X/3`. If the chains have been shortened, `log/base` holds what they follow.

/** @import { Player } from '../engine/api.js' */

/** The name for what the first record follows. */
export const baseName = 'log/base';

/**
 * @param {Player} seat
 * @param {number} number
 */
export function logName(seat, number) {
  return `log/${seat}/${number}`;
}

/**
 * The log of a player.
 *
 * @param {string} history everything that their replica knows, as a message
 * @param {Player} seat
 * @returns the number of the first record that is kept, and their records
 */
export function logOf(history, seat) {
  const parts = history.split('~').map((part) => part.split('_'));
  const base = parts.find(([word]) => word === 'from') ?? [];
  return {
    first: Number(seat === 'X' ? base[1] : base[3]),
    records: parts.filter(([word]) => word === seat).map((part) => ({ number: Number(part[1]), text: part.join('_') })),
  };
}
