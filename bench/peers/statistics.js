/**
 * The quantile: the value below which a share of all values lies, interpolated between neighbours.
 *
 * @param {number[]} values at least one
 * @param {number} share from 0 to 1
 */
export function quantile(values, share) {
  if (values.length === 0) throw new RangeError('a quantile needs at least one value');
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (place - Math.floor(place)) * (above - below);
}

/**
 * @typedef {object} Spread
 * @property {number} median
 * @property {number} low the first quartile
 * @property {number} high the third quartile
 * @property {number} count the number of values
 */

/**
 * @param {number[]} values at least one
 * @returns {Spread}
 */
export function spreadOf(values) {
  const [low = 0, median = 0, high = 0] = [0.25, 0.5, 0.75].map((share) => quantile(values, share));
  return { median, low, high, count: values.length };
}

/**
 * The 95 % confidence interval of a share by E. B. Wilson's score (1927). It stays within 0 and 1
 * even if all games are won. Draws count as half a success. Then it is wider than necessary, never
 * narrower.
 *
 * @param {number} successes
 * @param {number} trials
 */
export function wilson(successes, trials) {
  if (trials === 0) return { low: 0, high: 1 };
  const z = 1.959964;
  const share = successes / trials;
  const middle = (share + z ** 2 / (2 * trials)) / (1 + z ** 2 / trials);
  const half = (z / (1 + z ** 2 / trials)) * Math.sqrt((share * (1 - share)) / trials + (z / (2 * trials)) ** 2);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * The logarithm of a likelihood ratio: how much more likely the pairs of games are if the first
 * engine's true share is the higher one than if it is the lower one. It uses the normal
 * approximation for many pairs (A. Wald, "Sequential Analysis", 1947). From 2.94 up the higher
 * share is accepted, from -2.94 down the lower one. Either is wrong in a twentieth of the cases.
 *
 * @param {readonly number[]} pairs the share of the points in each pair: 0, 0.25, 0.5, 0.75 or 1
 * @param {number} low
 * @param {number} high
 */
export function logLikelihoodRatio(pairs, low, high) {
  if (pairs.length < 2) return 0;
  const mean = pairs.reduce((sum, share) => sum + share, 0) / pairs.length;
  const squares = pairs.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  // Adds one imaginary game, half a point from the mean. Otherwise two equal pairs would decide it.
  const variance = (squares + 0.25) / (pairs.length + 1);
  return (pairs.length * (high - low) * (2 * mean - low - high)) / (2 * variance);
}
