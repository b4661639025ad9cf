// A person's way through one step of a lesson: a machine of a few small states.

/**
 * @typedef {object} Learning
 * @property {'find' | 'onward' | 'wrong' | 'right' | 'shown'} phase `onward`: the move was right, the
 *   other player has answered, and more moves are to be found
 * @property {string} move the last one, by its name; empty before the first one
 * @property {string} answer of the other player; empty if there is none
 * @property {boolean} isLoss whether the answer wins, or the move itself has lost
 */

/** What is found about a move. @typedef {Omit<Learning, 'phase'> & { isRight: boolean }} Judged */

/** The start of every step. @type {Readonly<Learning>} */
export const begun = { phase: 'find', move: '', answer: '', isLoss: false };

/** Whether a move is asked for. @param {Readonly<Learning>} learning */
export const isOpen = ({ phase }) => phase === 'find' || phase === 'onward';

/**
 * After a move.
 *
 * @param {Readonly<Learning>} learning
 * @param {Readonly<Judged>} judged
 * @returns {Readonly<Learning>}
 */
export function tried(learning, { isRight, ...found }) {
  if (!isOpen(learning)) return learning;
  if (!isRight) return { phase: 'wrong', ...found };
  return { phase: found.answer === '' ? 'right' : 'onward', ...found };
}

/**
 * After a move was shown that does the task. This is offered after a wrong one.
 *
 * @param {Readonly<Learning>} learning
 * @param {string} move
 * @returns {Readonly<Learning>}
 */
export function shown(learning, move) {
  return learning.phase === 'wrong' ? { ...begun, phase: 'shown', move } : learning;
}
