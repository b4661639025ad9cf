/** @import { Evaluation } from '../../engine/api.js' */

/** How many estimated moves are shown at most, unless more are equally good. */
const few = 3;

/**
 * The moves whose worth is shown: all with an exact outcome, the best, all that seem equally good,
 * and estimated moves among the best few.
 *
 * @param {readonly Evaluation[]} evaluations
 * @returns {{ evaluation: Evaluation, isBest: boolean }[]}
 */
export function shownEvaluations(evaluations) {
  const known = evaluations.filter(({ outcome, estimate }) => outcome !== null || estimate !== null);
  const [first] = known;
  if (!first) return [];
  const best = known.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one), first);
  const isAmongFew = (/** @type {number} */ worth) => known.filter((other) => worthOf(other) >= worth).length <= few;
  return known
    .map((evaluation) => ({ evaluation, isBest: isAsGood(evaluation, best) }))
    .filter(({ evaluation, isBest }) => isBest || evaluation.outcome !== null || isAmongFew(worthOf(evaluation)));
}

/**
 * Whether a move may be as good as the best one: both are shown in the same way, or the difference
 * of the estimates is within both errors.
 *
 * @param {Evaluation} evaluation
 * @param {Evaluation} best
 */
function isAsGood(evaluation, best) {
  const { estimate, error } = evaluation;
  if (worthOf(evaluation) === worthOf(best)) return true;
  if (estimate === null || best.estimate === null) return false;
  return best.estimate - estimate <= Math.hypot(error ?? 0, best.error ?? 0);
}

/**
 * The worth of a move to the player who makes it, rounded to whole percents as shown: a win is
 * worth more the sooner it comes, a loss less.
 *
 * @param {Evaluation} evaluation
 */
function worthOf({ outcome, plies, estimate }) {
  switch (outcome) {
    case 'win':
      return 300 - Math.min(plies ?? 99, 99);
    case 'draw':
      return 50;
    case 'loss':
      return Math.min(plies ?? 99, 99) - 200;
    case null:
      return Math.round(100 * (estimate ?? 0));
  }
}
