// The texts about the result of a rush.

import { nameOfGame } from '../puzzles/sentences.js';
import { foundIn } from './rush.js';
import { say } from './words.js';

/** @import { Kind } from './records.js' */
/** @import { Rush } from './rush.js' */

/** How many puzzles were found. @param {Readonly<Rush>} rush */
export function resultIn(rush) {
  return say('Found: {count}', { count: String(foundIn(rush)) });
}

/** The answers as squares, the first one first. @param {Readonly<Rush>} rush */
export function signsOf({ answers }) {
  return answers.map((isRight) => (isRight ? '🟩' : '🟥')).join('');
}

/**
 * The result as text, without any solution.
 *
 * @param {Readonly<Rush>} rush
 * @param {Kind} kind
 */
export function sharedText(rush, kind) {
  const [game = 'all', clock] = kind.split(' ');
  const name = game === 'all' ? say('All games') : nameOfGame(game);
  const time = clock === 'free' ? say('Without a clock') : say('Three minutes');
  return [`Noughts: ${say('Puzzle rush')}`, `${name}, ${time}`, resultIn(rush), signsOf(rush)]
    .filter(Boolean)
    .join('\n');
}
