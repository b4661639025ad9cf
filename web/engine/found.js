// Reads the results of searches from the bindings.

/** @import { Runtime } from './runtime.js' */
/** @import { Evaluation, Outcome, Solution } from './values.js' */

/**
 * The results of an analysis.
 *
 * @param {Runtime} runtime
 * @param {number} analysis
 * @returns {Evaluation[]}
 */
export function evaluationsOf(runtime, analysis) {
  const { wasm, outcomes } = runtime;
  const count = wasm.evaluations(analysis);
  const numbers = runtime.numbers();
  return [...Array(count)].map((_, place) => {
    return {
      move: numberAt(numbers, 3 * place),
      ...outcomeAt(outcomes, numbers, 3 * place + 1),
      estimate: known(wasm.estimate(analysis, place)),
      error: known(wasm.estimateError(analysis, place)),
    };
  });
}

/**
 * A number; null if it is not known.
 *
 * @param {number} number
 */
export function known(number) {
  return Number.isNaN(number) ? null : number;
}

/**
 * The result of solving.
 *
 * @param {Runtime} runtime
 * @param {number} nodes how many positions the search visited
 * @returns {Solution}
 */
export function solutionOf(runtime, nodes) {
  const numbers = runtime.numbers();
  const move = numberAt(numbers, 0);
  return { move: move === noSquare ? null : move, ...outcomeAt(runtime.outcomes, numbers, 1), nodes };
}

/** The number for a square that is on no board. */
const noSquare = 1023;

/** The number of plies if it is not known. */
const noPlies = 65535;

/**
 * An outcome, and the plies after it.
 *
 * @param {Runtime['outcomes']} outcomes
 * @param {Uint16Array} numbers
 * @param {number} place
 */
export function outcomeAt(outcomes, numbers, place) {
  const outcome = /** @type {Outcome | null} */ (outcomes[numberAt(numbers, place)]);
  const plies = numberAt(numbers, place + 1);
  return { outcome, plies: plies === noPlies ? null : plies, exact: outcome !== null };
}

/**
 * @param {Uint16Array} numbers
 * @param {number} place
 */
export function numberAt(numbers, place) {
  return /** @type {number} */ (numbers[place]);
}
