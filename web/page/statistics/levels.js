/** The levels of the computer, the easiest first. */
export const levels = /** @type {const} */ (['easy', 'medium', 'hard', 'best']);

/** @typedef {typeof levels[number]} Level */

/** After how many wins in a row the next level is suggested, and again after as many more. */
const enough = 3;

/**
 * Whether something is a level, and not a person.
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
 * @param {number} streak wins in a row at it, this one included
 * @returns {Level | undefined} undefined where it is too early, or there is none
 */
export function nextLevel(level, streak) {
  return streak > 0 && streak % enough === 0 ? levels[levels.indexOf(level) + 1] : undefined;
}
