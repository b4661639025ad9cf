// The puzzle of the day, which is the same for everyone, and the days on which it was solved.

import { gamesOfDays } from '../../games/tables/puzzles.js';

/** @import { Puzzle } from './solving.js' */

/**
 * The grades of a week from Thursday on, because days are counted from a Thursday: the easiest
 * puzzle on Monday, the hardest on Sunday.
 */
const gradesOfWeek = [3, 3, 4, 5, 1, 2, 2];

const millisecondsOfDay = 86_400_000;

/**
 * The date of a moment in the local time zone, such as `2026-11-24`.
 *
 * @param {Date} moment
 */
export function dateOf(moment) {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${day}`;
}

/** Days since the first of 1970, a Thursday. @param {string} date */
function numberOf(date) {
  return Math.round(Date.parse(`${date}T00:00Z`) / millisecondsOfDay);
}

/**
 * The game of a date's puzzle. Each of the seven games has one day a week. The day changes every
 * week, and so does the grade.
 *
 * @param {string} date
 */
export function gameOf(date) {
  const day = numberOf(date);
  return `${gamesOfDays[(day + Math.floor(day / 7)) % gamesOfDays.length]}`;
}

/**
 * The puzzle of a date.
 *
 * @param {string} date
 * @param {readonly Puzzle[]} puzzles of the date's game
 * @returns {Puzzle | undefined} undefined if the game has no puzzle
 */
export function puzzleOf(date, puzzles) {
  const day = numberOf(date);
  const grade = gradesOfWeek[day % gradesOfWeek.length];
  const fit = puzzles.filter((puzzle) => puzzle.grade === grade);
  // The next one, each time it is the game's turn.
  return fit[Math.floor(day / gamesOfDays.length) % fit.length];
}

/**
 * On how many days in a row the puzzle was solved, up to a date. If that date's puzzle is not
 * solved yet, up to the day before.
 *
 * @param {(date: string) => boolean} isFound
 * @param {string} date
 */
export function streakOf(isFound, date) {
  let day = numberOf(date);
  if (!isFound(date)) day--;
  let streak = 0;
  while (isFound(new Date(day * millisecondsOfDay).toISOString().slice(0, 10))) {
    streak++;
    day--;
  }
  return streak;
}

/**
 * The seven days up to a date, the oldest first.
 *
 * @param {string} date
 */
export function weekUpTo(date) {
  const last = numberOf(date);
  return [...Array(7)].map((_, day) => new Date((last - 6 + day) * millisecondsOfDay).toISOString().slice(0, 10));
}

/**
 * How the puzzle of a day went: found by the first move, found, shown, or open.
 *
 * @param {number | undefined} tries as progress keeps them
 * @returns {'once' | 'found' | 'shown' | 'open'}
 */
export function resultOf(tries) {
  if (tries === undefined) return 'open';
  return tries === 0 ? 'shown' : tries === 1 ? 'once' : 'found';
}
