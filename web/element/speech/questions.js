import { characterOf } from '../board/keys.js';

/** @import { Key } from '../board/keys.js' */

/**
 * @typedef {'last' | 'position' | 'row' | 'column' | 'score' | 'keys'} Question what a screen
 *   reader can be asked to read at the board
 */

/**
 * The questions by their letters, with Shift. Letters without Shift begin the name of a square.
 *
 * @type {Record<string, Question>}
 */
const questions = { L: 'last', P: 'position', R: 'row', C: 'column', S: 'score' };

/**
 * The question of a key; undefined if there is none.
 *
 * @param {Key} event
 */
export function questionOf(event) {
  if (event.ctrlKey) return undefined;
  if (event.key === '?') return 'keys';
  return event.shiftKey ? questions[characterOf(event).toUpperCase()] : undefined;
}
