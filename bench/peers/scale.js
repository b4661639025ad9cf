/**
 * The place of a value on a line.
 *
 * @typedef {object} Scale
 * @property {(value: number) => number} at
 * @property {number[]} ticks
 */

/**
 * A logarithmic scale.
 *
 * @param {number[]} values above 0
 * @param {number} from where the scale begins
 * @param {number} to
 * @param {number} [mostTicks]
 * @returns {Scale}
 */
export function logarithmic(values, from, to, mostTicks = 5) {
  const low = Math.floor(Math.log10(Math.min(...values)) + 1e-9);
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values)) - 1e-9));
  const step = Math.ceil((high - low) / (mostTicks - 1));
  const ticks = [];
  for (let power = low; power <= high; power += step) ticks.push(10 ** power);
  return { at: (value) => from + ((Math.log10(value) - low) / (high - low)) * (to - from), ticks };
}

/**
 * @param {number[]} ticks in order; the scale reaches from the first to the last
 * @param {number} from
 * @param {number} to
 * @returns {Scale}
 */
export function linear(ticks, from, to) {
  const [low = 0, high = 1] = [ticks[0], ticks[ticks.length - 1]];
  return { at: (value) => from + ((value - low) / (high - low)) * (to - from), ticks };
}
