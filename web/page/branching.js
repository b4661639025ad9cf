// Which lines of a game are branches: other moves have replaced them.

/** How many are kept. */
const mostBranches = 8;

/** @param {readonly string[]} start @param {readonly string[]} line */
const isStart = (start, line) => start.every((move, index) => move === line[index]);

/**
 * The branches after the line of a game has changed.
 *
 * @param {readonly (readonly string[])[]} branches
 * @param {readonly string[]} before
 * @param {readonly string[]} now empty at the start of another game
 */
export function branchesAfter(branches, before, now) {
  if (now.length === 0) return [];
  const all = isStart(before, now) ? branches : [before, ...branches];
  return all
    .filter((branch, index) => !isStart(branch, now) && all.findIndex((other) => isStart(branch, other)) === index)
    .slice(0, mostBranches);
}
