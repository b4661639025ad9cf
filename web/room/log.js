// A player's records as they are kept for those who come later: each under a name of its own,
// `log/X/3`; and where the chains have been cut off, what they follow, under `log/base`.

/** @import { Player } from '../engine/api.js' */

/** Under which is kept what the records follow. */
export const baseName = 'log/base';

/**
 * @param {Player} seat
 * @param {number} number
 */
export function logName(seat, number) {
  return `log/${seat}/${number}`;
}

/**
 * What a player's log consists of.
 *
 * @param {string} history all that his replica knows, as a message
 * @param {Player} seat
 * @returns {{ first: number, records: { number: number, text: string }[] }} the number of the first
 *   record that is kept, and his records
 */
export function logOf(history, seat) {
  const parts = history.split('~').map((part) => part.split('_'));
  const base = parts.find(([word]) => word === 'from') ?? [];
  return {
    first: Number(seat === 'X' ? base[1] : base[3]),
    records: parts.filter(([word]) => word === seat).map((part) => ({ number: Number(part[1]), text: part.join('_') })),
  };
}
