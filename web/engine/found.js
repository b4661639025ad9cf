// What searches have found out, as the bindings tell it.

/** @import { Runtime } from './runtime.js' */
/** @import { Evaluation, Outcome, Solution } from './values.js' */

/**
 * What an analysis has found out.
 *
 * @param {Runtime} runtime
 * @param {number} analysis
 * @returns {Evaluation[]}
 */
export function evaluationsOf(runtime, analysis) {
  const { wasm, outcomes } = runtime;
  const count = wasm.evaluations(analysis);
  const bytes = runtime.bytes();
  return Array.from({ length: count }, (_, place) => {
    return {
      move: numberAt(bytes, 3 * place),
      ...outcomeAt(outcomes, bytes, 3 * place + 1),
      estimate: known(wasm.estimate(analysis, place)),
      error: known(wasm.estimateError(analysis, place)),
    };
  });
}

/**
 * A number that may not be known.
 *
 * @param {number} number
 */
export function known(number) {
  return Number.isNaN(number) ? null : number;
}

/**
 * What solving has found out.
 *
 * @param {Runtime} runtime
 * @param {number} nodes how many positions it has visited
 * @returns {Solution}
 */
export function solutionOf(runtime, nodes) {
  const bytes = runtime.bytes();
  const move = numberAt(bytes, 0);
  return { move: move === nothing ? null : move, ...outcomeAt(runtime.outcomes, bytes, 1), nodes };
}

/** The number of a square or of plies that are not known. */
const nothing = 255;

/**
 * An outcome, and the plies after it.
 *
 * @param {Runtime['outcomes']} outcomes
 * @param {Uint8Array} bytes
 * @param {number} place
 */
export function outcomeAt(outcomes, bytes, place) {
  const outcome = /** @type {Outcome | null} */ (outcomes[numberAt(bytes, place)]);
  const plies = numberAt(bytes, place + 1);
  return { outcome, plies: plies === nothing ? null : plies, exact: outcome !== null };
}

/**
 * @param {Uint8Array} bytes
 * @param {number} place
 */
export function numberAt(bytes, place) {
  return /** @type {number} */ (bytes[place]);
}
