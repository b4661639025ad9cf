// What is said about a move in a lesson.

import { say } from './words.js';

/** @import { Task } from '../../games/bags.js' */
/** @import { Learning } from './learning.js' */

/**
 * One sentence about the last move; empty before the first one.
 *
 * @param {Readonly<Learning>} learning
 * @param {Task} task
 */
export function verdictOn({ phase, move: square, answer, isLoss }, { kind, goal }) {
  switch (phase) {
    case 'onward':
      return say('✓ {square} is right. The answer is {answer}. Go on.', { square, answer });
    case 'right':
      return rightBy(square, kind);
    case 'wrong':
      if (answer === '') {
        return isLoss ? say('✗ {square} loses at once.', { square }) : say('✗ {square} is not it.', { square });
      }
      if (!isLoss) return say('✗ {square} is not enough: {answer} stops it.', { square, answer });
      return goal === 'board'
        ? say('✗ {square} gives a small board away: {answer} takes it.', { square, answer })
        : say('✗ {square} loses: {answer} wins.', { square, answer });
    case 'shown':
      return say('It is {square}.', { square });
    default:
      return '';
  }
}

/**
 * @param {string} square
 * @param {Task['kind']} kind
 */
function rightBy(square, kind) {
  if (kind === 'win') return say('✓ Right: {square} wins.', { square });
  if (kind === 'hold') return say('✓ Right: {square} prevents it.', { square });
  return say('✓ Right: nothing is better than {square}.', { square });
}
