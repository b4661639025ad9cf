// The way from the first page to the puzzle of the day, with its game and the streak.

import { html } from '../../dom.js';
import { dateOf, gameOf, streakOf } from './daily.js';
import { keptProgress } from './progress.js';
import { nameOfGame } from './sentences.js';
import { say, speak } from './words.js';

/** A link to the puzzle of the day. */
export async function linkToToday() {
  await speak();
  const { days } = keptProgress();
  const date = dateOf(new Date());
  const streak = streakOf((day) => (days[day] ?? 0) > 0, date);
  const link = html('a', { href: 'puzzles.html' }, say('Today’s puzzle: {game}', { game: nameOfGame(gameOf(date)) }));
  const told = streak > 1 ? say('Found on {count} days in a row.', { count: String(streak) }) : '';
  return html('p', { class: 'about' }, link, told ? ` ${told}` : '');
}
