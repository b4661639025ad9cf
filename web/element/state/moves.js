// Moves by their numbers, and the moves whose worth is shown. The number of a move is the number of
// its square; if the player chooses the mark, an O adds the number of squares. The moves that mark
// no square come after them.

/** @import { Evaluation, Player } from '../../engine/api.js' */
/** @import { Snapshot } from './state.js' */

/**
 * The square that a move marks; -1 if it marks none.
 *
 * @param {Pick<Snapshot['game'], 'chosenMarks' | 'squareNames'>} game
 * @param {number} move
 */
export function squareOf({ chosenMarks, squareNames: { length } }, move) {
  return move < length * (chosenMarks ? 2 : 1) ? move % length : -1;
}

/**
 * The mark that a move chooses; undefined if it chooses none.
 *
 * @param {Pick<Snapshot['game'], 'chosenMarks' | 'squareNames'>} game
 * @param {number} move
 * @returns {Player | undefined}
 */
export function markOf({ chosenMarks, squareNames }, move) {
  if (!chosenMarks) return undefined;
  return move < squareNames.length ? 'X' : 'O';
}

/**
 * The move that marks a square; in games with chosen marks, with this mark.
 *
 * @param {Pick<Snapshot['game'], 'chosenMarks' | 'squareNames'>} game
 * @param {number} square
 * @param {Player} mark
 */
export function moveOn({ chosenMarks, squareNames }, square, mark) {
  return chosenMarks && mark === 'O' ? square + squareNames.length : square;
}

/** How many estimated moves are shown at most, unless more are equally good. */
const few = 3;

/**
 * The moves whose worth is shown: all with an exact outcome, the best, all that seem equally good,
 * and estimated moves among the best few, unless a move wins for certain.
 *
 * @param {readonly Evaluation[]} evaluations
 * @returns {{ evaluation: Evaluation, isBest: boolean }[]}
 */
export function shownEvaluations(evaluations) {
  const known = evaluations.filter(({ outcome, estimate }) => outcome !== null || estimate !== null);
  const [first] = known;
  if (!first) return [];
  const best = known.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one), first);
  const isAmongFew = (/** @type {number} */ worth) =>
    best.outcome !== 'win' && known.filter((other) => worthOf(other) >= worth).length <= few;
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
