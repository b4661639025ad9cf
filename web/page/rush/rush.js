// A puzzle rush: puzzles one after another, until the time is up or three answers were wrong.

/**
 * @typedef {object} Rush
 * @property {readonly boolean[]} answers whether each one so far was right
 * @property {boolean} isOver
 */

/** How many wrong answers end it: with a clock and without one. */
export const lives = 3;

/** How many right answers make the next puzzles harder by a grade. */
const foundOfGrade = 4;

const hardest = 5;

/** @type {Readonly<Rush>} */
export const begun = { answers: [], isOver: false };

/** How many answers were right. @param {Readonly<Rush>} rush */
export const foundIn = ({ answers }) => answers.filter(Boolean).length;

/** How many wrong answers are left. @param {Readonly<Rush>} rush */
export const livesIn = (rush) => lives - rush.answers.length + foundIn(rush);

/**
 * After an answer.
 *
 * @param {Readonly<Rush>} rush
 * @param {boolean} isRight
 * @returns {Readonly<Rush>}
 */
export function answered(rush, isRight) {
  if (rush.isOver) return rush;
  const after = { answers: [...rush.answers, isRight], isOver: false };
  return { ...after, isOver: livesIn(after) === 0 };
}

/**
 * After the time is up, or the person has stopped.
 *
 * @param {Readonly<Rush>} rush
 * @returns {Readonly<Rush>}
 */
export const ended = (rush) => ({ ...rush, isOver: true });

/** The grade of the next puzzle. @param {Readonly<Rush>} rush */
export const gradeIn = (rush) => Math.min(hardest, 1 + Math.floor(foundIn(rush) / foundOfGrade));
