/** The levels of the computer, easiest first. */
export const levels = /** @type {const} */ (['easy', 'medium', 'hard', 'best']);

/** @typedef {typeof levels[number]} Level */

/** The next level is suggested after this many wins in a row, and again after as many more. */
const enough = 3;

/**
 * Whether an opponent is a level, and not a person.
 *
 * @param {unknown} value
 * @returns {value is Level}
 */
export function isLevel(value) {
  return levels.some((level) => level === value);
}

/**
 * The level to be suggested after a win.
 *
 * @param {Level} level
 * @param {number} streak wins in a row at it, including this one
 * @returns {Level | undefined} undefined if it is too early, or there is none
 */
export function nextLevel(level, streak) {
  return streak > 0 && streak % enough === 0 ? levels[levels.indexOf(level) + 1] : undefined;
}
