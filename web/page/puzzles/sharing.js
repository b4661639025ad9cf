// The result of the daily puzzle as text, without the solution.

import { dotsOf, nameOfGame, printDate } from './sentences.js';
import { say } from './words.js';

/** @import { Puzzle, Solving } from './solving.js' */

/**
 * How a puzzle went.
 *
 * @param {number} tries as progress keeps them
 */
export function resultText(tries) {
  if (tries === 0) return say('Not solved.');
  return tries === 1 ? say('Found at once.') : say('Found, tries: {count}.', { count: String(tries) });
}

/**
 * Shares the result: by the system's dialog, or by copying it.
 *
 * @param {Puzzle} puzzle
 * @param {Readonly<Solving>} solving
 * @param {string} date
 * @param {string} streak
 * @returns {Promise<string>} a message; empty if none is needed
 */
export async function shareResult(puzzle, { phase, tries }, date, streak) {
  const result = resultText(phase === 'shown' ? 0 : tries);
  const lines = [`Noughts, ${printDate(date)}`, `${nameOfGame(puzzle.game)} ${dotsOf(puzzle)}`, result, streak];
  return shareText(lines.filter((line) => line !== '').join('\n'));
}

/**
 * Shares a text with the address of this page.
 *
 * @param {string} text
 * @returns {Promise<string>} a message; empty if none is needed
 */
export async function shareText(text) {
  const url = new URL('puzzles.html', document.baseURI).href;
  try {
    if (typeof navigator.share !== 'function') return await copy(`${text}\n${url}`);
    await navigator.share({ text, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) return say('It could not be shared.');
  }
  return '';
}

/** @param {string} text */
async function copy(text) {
  await navigator.clipboard.writeText(text);
  return say('The result is copied.');
}
