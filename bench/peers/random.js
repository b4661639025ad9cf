/**
 * A generator of numbers from 0 to 1. The same seed gives the same numbers, so every run has the
 * same positions. It is a linear congruential generator (constants of Numerical Recipes) of which
 * the upper bits are used.
 *
 * @param {number} seed
 */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * @template Value
 * @param {readonly Value[]} values at least one
 * @param {() => number} random
 * @returns {Value}
 */
export const oneOf = (values, random) => /** @type {Value} */ (values[Math.floor(random() * values.length)]);

/**
 * The same values in another order.
 *
 * @template Value
 * @param {readonly Value[]} values
 * @param {() => number} random
 */
export function shuffled(values, random) {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
