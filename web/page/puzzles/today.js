// The way from the first page to the puzzle of the day: a card with its board and the streak.

import { html } from '../../dom.js';
import { engineFor } from '../../engine/by-game.js';
import { loadEngine } from '../../engine/load-by-game.js';
import { playedLast } from '../played.js';
import { drawSmall } from '../share/small-board.js';
import { askedIn } from './asked.js';
import { puzzlesOf } from './collection.js';
import { dateOf, gameOf, puzzleOf, streakOf } from './daily.js';
import { keptProgress } from './progress.js';
import { nameOfGame, taskOf } from './sentences.js';
import { resultText } from './sharing.js';
import { say, speak } from './words.js';

/**
 * A link to the puzzle of the day. Its board takes the engine of its game. So it comes when the
 * card is seen by a person who comes back. Before, the card has a picture of the game.
 */
export async function cardOfToday() {
  await Promise.all([speak(), styled()]);
  const { days } = keptProgress();
  const date = dateOf(new Date());
  const game = gameOf(date);
  const streak = streakOf((day) => (days[day] ?? 0) > 0, date);
  const tries = days[date];
  const board = html('span', { class: 'picture' }, ...iconOf(game));
  const task = html('span', {}, tries === undefined ? '' : resultText(tries));
  const told = streak > 1 ? say('Found on {count} days in a row.', { count: String(streak) }) : '';
  const title = html('b', {}, say('Today’s puzzle: {game}', { game: nameOfGame(game) }));
  const card = html(
    'a',
    { href: 'puzzles.html', class: 'today' },
    board,
    html('span', {}, title, ' ', task, ' ', html('span', {}, told)),
  );
  if (playedLast().length + Object.keys(days).length === 0) return card;
  onceSeen(card, async () => {
    if (!navigator.onLine && !(await caches.match(`puzzles/${game}.txt`))) return;
    const puzzle = puzzleOf(date, await puzzlesOf(game));
    if (!puzzle) return;
    const asked = await askedIn(puzzle);
    const match = (await loadEngine(engineFor(puzzle.match))).parse(tries === undefined ? puzzle.match : asked.solved);
    board.replaceChildren(drawSmall(match.position));
    match.dispose();
    if (tries === undefined) task.textContent = taskOf(puzzle, asked);
  });
  return card;
}

/** The picture on the button of a game, or else on that of all games. @param {string} game */
function iconOf(game) {
  const own = document.querySelector(`label:has(> [name=game][value="${game}"]) svg`);
  const icon = own ?? document.querySelector('#more-games svg');
  return icon ? [icon.cloneNode(true)] : [];
}

/** The style sheet of the card, once it is there. */
function styled() {
  const link = html('link', { rel: 'stylesheet', href: 'today.css' });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
}

/**
 * Does something when an element comes into view. If it fails, the element stays as it is.
 *
 * @param {Element} element
 * @param {() => Promise<void>} act
 */
function onceSeen(element, act) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act().catch(() => {});
  });
  observer.observe(element);
}
