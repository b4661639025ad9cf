// The daily puzzles of past days: a week in a row, each day with its result.

import { html } from '../../dom.js';
import { resultOf, weekUpTo } from './daily.js';
import { keptProgress } from './progress.js';
import { printDate } from './sentences.js';
import { say } from './words.js';

/** The day of the first puzzle in the archive. */
const firstDay = '2026-01-01';

const daysOfWeek = 7;

/** What stands for a result, on the page and in shared text. */
const signs = { once: ['✓', '🟩'], found: ['✓', '🟨'], shown: ['✗', '🟥'], open: ['·', '⬜'] };

/** @param {string} date */
function triesOn(date) {
  const { days, late } = keptProgress();
  return days[date] ?? late[date];
}

/**
 * Draws the week that ends with a day.
 *
 * @param {HTMLElement} place
 * @param {object} week
 * @param {string} week.end
 * @param {string} week.today
 * @param {string} week.shown the day whose puzzle is on the board
 * @param {(date: string) => void} week.open
 * @param {(end: string) => void} week.turn shows the week that ends with another day
 */
export function drawWeek(place, { end, today, shown, open, turn }) {
  const days = weekUpTo(end);
  const { lang } = document.documentElement;
  const weekday = weekdayFormat(lang, days);
  const words = { once: say('found at once'), found: say('found'), shown: say('not found'), open: say('open') };
  const move = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ label) => {
    const to = weekUpTo(end)[0] ?? end;
    const next = by < 0 ? weekUpTo(to)[5] : [weekAfter(end), today].sort()[0];
    const button = html('button', { type: 'button', class: 'plain', 'aria-label': label }, sign);
    button.disabled = by < 0 ? to <= firstDay : end >= today;
    button.addEventListener('click', () => turn(next ?? end));
    return button;
  };
  const buttons = days.map((date) => {
    const result = resultOf(triesOn(date));
    const day = html(
      'button',
      { type: 'button', class: 'day', 'data-result': result, 'aria-label': `${printDate(date)}: ${words[result]}` },
      html('span', {}, weekday.format(new Date(`${date}T00:00Z`))),
      html('b', {}, `${signs[result][0]}`),
    );
    if (date === shown) day.setAttribute('aria-current', 'date');
    day.disabled = date < firstDay;
    day.addEventListener('click', () => open(date));
    return day;
  });
  const focused = place.contains(document.activeElement) && document.activeElement?.getAttribute('aria-label');
  place.replaceChildren(move(-1, '‹', say('Earlier days')), ...buttons, move(1, '›', say('Later days')));
  if (!focused) return;
  const enabled = [...place.querySelectorAll('button')].filter(({ disabled }) => !disabled);
  (enabled.find((each) => each.getAttribute('aria-label') === focused) ?? enabled[0])?.focus();
}

/**
 * A format for days of the week that fits seven of them beside each other on a phone.
 *
 * @param {string} lang
 * @param {readonly string[]} days
 */
function weekdayFormat(lang, days) {
  const [short, narrow] = /** @type {const} */ (['short', 'narrow']).map(
    (weekday) => new Intl.DateTimeFormat(lang, { weekday, timeZone: 'UTC' }),
  );
  const isLong = days.some((date) => `${short?.format(new Date(`${date}T00:00Z`))}`.length > 4);
  return /** @type {Intl.DateTimeFormat} */ (isLong ? narrow : short);
}

/** The day a week later. @param {string} date */
function weekAfter(date) {
  return new Date(Date.parse(`${date}T00:00Z`) + daysOfWeek * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The results of the week up to a day, as text.
 *
 * @param {string} today
 */
export function textOfWeek(today) {
  const days = weekUpTo(today);
  const [from = today] = days;
  const squares = days.map((date) => signs[resultOf(triesOn(date))][1]).join('');
  return `Noughts, ${printDate(from)} – ${printDate(today)}\n${squares}`;
}
