/**
 * The value below which a share of all values lies; between two values, as far between them as the
 * share says.
 *
 * @param {number[]} values at least one
 * @param {number} share from 0 to 1
 */
export function quantile(values, share) {
  if (values.length === 0) throw new RangeError('there is no quantile of no values');
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
 * @property {number} count how many values there were
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
 * The interval of 95 % confidence of a share by E. B. Wilson's score (1927), which stays within 0
 * and 1 also when all games are won. Draws count as halves of a success; then it is wider than need
 * be, never narrower.
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
 * How much more likely pairs of games are if the first engine is worth the higher share of the
 * points than if it is worth the lower one: the logarithm of the ratio, by the normal distribution
 * that many pairs come near to (A. Wald, "Sequential Analysis", 1947). From 2.94 on the higher one
 * is accepted, down to -2.94 the lower one, and either is wrong in a twentieth of the cases.
 *
 * @param {readonly number[]} pairs the share of the points in each: 0, 0.25, 0.5, 0.75 or 1
 * @param {number} low
 * @param {number} high
 */
export function logLikelihoodRatio(pairs, low, high) {
  if (pairs.length < 2) return 0;
  const mean = pairs.reduce((sum, share) => sum + share, 0) / pairs.length;
  const squares = pairs.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  // As if there had been one more, half a point a game from the mean: otherwise two pairs that are
  // the same would decide it.
  const variance = (squares + 0.25) / (pairs.length + 1);
  return (pairs.length * (high - low) * (2 * mean - low - high)) / (2 * variance);
}
