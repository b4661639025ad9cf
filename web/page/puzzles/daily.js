// The puzzle of a day, which is the same for everybody, and the days on which it was found.

import { gamesOfDays } from '../../games/tables/puzzles.js';

/** @import { Puzzle } from './solving.js' */

/**
 * How hard the puzzles of a week are, from Thursday on, as days are counted: the easiest on Monday,
 * the hardest on Sunday.
 */
const gradesOfWeek = [3, 3, 4, 5, 1, 2, 2];

const millisecondsOfDay = 86_400_000;

/**
 * The date of a moment where one is, such as `2026-11-24`.
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
 * The game of which the puzzle of a date is: each of the seven has a day in every week, the next
 * week another one, with other grades.
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
 * @returns {Puzzle | undefined} undefined where the game has no puzzle
 */
export function puzzleOf(date, puzzles) {
  const day = numberOf(date);
  const grade = gradesOfWeek[day % gradesOfWeek.length];
  const fit = puzzles.filter((puzzle) => puzzle.grade === grade);
  // the next one whenever it is the game's turn
  return fit[Math.floor(day / gamesOfDays.length) % fit.length];
}

/**
 * On how many days in a row the puzzle was found, up to a date, or up to the day before where it is
 * still to be found.
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
