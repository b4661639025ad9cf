// Which puzzle comes next in a rush.

/** @import { Puzzle } from '../puzzles/solving.js' */

/**
 * A puzzle of a grade, or of the grade next to it. Each game is as likely as the others, however
 * many puzzles it has. A puzzle comes again only after all others.
 *
 * @param {readonly Puzzle[]} puzzles
 * @param {number} grade
 * @param {Set<string>} seen the matches of those that came before; it grows
 * @param {() => number} [random] from 0 to below 1
 * @returns {Puzzle | undefined} undefined if there is none at all
 */
export function nextPuzzle(puzzles, grade, seen, random = Math.random) {
  const unseen = puzzles.filter(({ match }) => !seen.has(match));
  if (unseen.length === 0) seen.clear();
  const left = unseen.length > 0 ? unseen : puzzles;
  const distanceOf = (/** @type {Puzzle} */ puzzle) => Math.abs(puzzle.grade - grade);
  const least = Math.min(...left.map(distanceOf));
  const near = left.filter((puzzle) => distanceOf(puzzle) === least);
  const game = oneOf([...new Set(near.map((puzzle) => puzzle.game))], random);
  const next = oneOf(
    near.filter((puzzle) => puzzle.game === game),
    random,
  );
  if (next) seen.add(next.match);
  return next;
}

/**
 * @template Value
 * @param {readonly Value[]} values
 * @param {() => number} random
 */
function oneOf(values, random) {
  return values[Math.floor(random() * values.length)];
}
