// The puzzles of each game. They are files of the site with one puzzle a line, by grade.

/** @import { Puzzle } from './solving.js' */

export const grades = /** @type {const} */ ([1, 2, 3, 4, 5]);

/** @type {Map<string, Promise<Puzzle[]>>} */
const fetched = new Map();

/**
 * The puzzles of a game, the easiest first.
 *
 * @param {string} game
 * @returns {Promise<Puzzle[]>}
 * @throws {TypeError} if they cannot be loaded; the next call tries again
 */
export function puzzlesOf(game) {
  const puzzles = fetched.get(game) ?? fetchPuzzles(game);
  fetched.set(game, puzzles);
  puzzles.catch(() => fetched.delete(game));
  return puzzles;
}

/** @param {string} game */
async function fetchPuzzles(game) {
  const response = await fetch(new URL(`puzzles/${game}.txt`, document.baseURI));
  if (!response.ok) throw new TypeError(`The puzzles of ${game} cannot be had: ${response.status}`);
  return parse(game, await response.text());
}

/**
 * @param {string} game
 * @param {string} text
 * @returns {Puzzle[]}
 */
export function parse(game, text) {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [grade, result, match = '', solution = ''] = line.split(' ');
      return { game, grade: Number(grade), result: result === '+' ? 'win' : 'draw', match, solution };
    });
}
