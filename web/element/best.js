/** @import { Evaluation } from '../engine/api.js' */

/** How many moves stand out at most, unless more are equally good. */
const few = 3;

/**
 * The moves worth pointing at: the best, all that are as good, and those that come next as long as that leaves few of them; none that loses
 * beside one that does not.
 *
 * @param {readonly Evaluation[]} evaluations
 * @returns {{ evaluation: Evaluation, isBest: boolean }[]}
 */
export function bestOf(evaluations) {
  const known = evaluations.filter(({ outcome, estimate }) => outcome !== null || estimate !== null);
  const worths = [...new Set(known.map(worthOf))].sort((a, b) => b - a);
  const [best] = worths;
  const isAmongFew = (/** @type {number} */ worth) =>
    known.filter((other) => worthOf(other) >= worth).length <= few && worth < 0 === Number(best) < 0;
  return known
    .filter((evaluation) => worthOf(evaluation) === best || isAmongFew(worthOf(evaluation)))
    .map((evaluation) => ({ evaluation, isBest: worthOf(evaluation) === best }));
}

/**
 * What a move is worth to the player who makes it, to whole percents as it is shown: a win the more the sooner it comes, a loss the less.
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
