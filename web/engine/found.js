// Reads the results of searches from the bindings.

import { NumberReader } from './game.js';

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
  const reader = new NumberReader(runtime.numbers());
  return [...Array(count)].map((_, place) => ({
    move: reader.next(),
    ...nextOutcome(outcomes, reader),
    estimate: known(wasm.estimate(analysis, place)),
    error: known(wasm.estimateError(analysis, place)),
  }));
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
  const reader = new NumberReader(runtime.numbers());
  return { move: oneLess(reader.next()), ...nextOutcome(runtime.outcomes, reader), nodes };
}

/**
 * A number that may not be there: it is given as one more, or as 0.
 *
 * @param {number} number
 */
const oneLess = (number) => (number > 0 ? number - 1 : null);

/**
 * An outcome, and the plies after it.
 *
 * @param {Runtime['outcomes']} outcomes
 * @param {NumberReader} reader
 */
export function nextOutcome(outcomes, reader) {
  const outcome = /** @type {Outcome | null} */ (outcomes[reader.next()]);
  return { outcome, plies: oneLess(reader.next()), exact: outcome !== null };
}
