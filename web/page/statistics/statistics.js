// Results of games against the computer, by game and level.

import { isLevel } from './levels.js';

/** @import { Level } from './levels.js' */

/** @typedef {'win' | 'tie' | 'loss'} End */

/**
 * Results of one game at one level.
 *
 * @typedef {object} Tally
 * @property {number} win
 * @property {number} tie
 * @property {number} loss
 * @property {number} streak wins in a row, up to the last game
 * @property {number} best the most wins in a row so far
 */

/**
 * @typedef {Record<string, Partial<Record<Level, Tally>>>} Statistics by the ids of games and by
 *   level
 */

const counts = /** @type {const} */ (['win', 'tie', 'loss', 'streak', 'best']);

/** @type {Readonly<Tally>} */
const nothing = { win: 0, tie: 0, loss: 0, streak: 0, best: 0 };

/**
 * How many games can be in the statistics. No person plays as many, but a file could contain them.
 */
const most = 500;

/**
 * The statistics after one more game.
 *
 * @param {Statistics} statistics
 * @param {string} game
 * @param {Level} level
 * @param {End} end
 * @returns {Statistics}
 */
export function withGame(statistics, game, level, end) {
  const before = statistics[game]?.[level] ?? nothing;
  const streak = end === 'win' ? oneMore(before.streak) : 0;
  const after = { ...before, [end]: oneMore(before[end]), streak, best: Math.max(before.best, streak) };
  const { [game]: known, ...others } = statistics;
  return { ...bounded(others, most - 1), [game]: { ...known, [level]: after } };
}

/** The largest count: numbers beyond it are not exact. @param {number} count */
function oneMore(count) {
  return Math.min(count + 1, Number.MAX_SAFE_INTEGER);
}

/**
 * Keeps as many games as can be read again: those that were played most.
 *
 * @param {Statistics} statistics
 * @param {number} many
 */
function bounded(statistics, many) {
  const games = Object.entries(statistics);
  if (games.length <= many) return statistics;
  const playedOf = (/** @type {Statistics[string]} */ levels) =>
    Object.values(levels).reduce((sum, tally) => sum + gamesOf(tally), 0);
  const byPlayed = games.sort(([, one], [, other]) => playedOf(other) - playedOf(one));
  return Object.fromEntries(byPlayed.slice(0, many));
}

/** The number of games in a tally. @param {Tally} tally */
export function gamesOf({ win, tie, loss }) {
  return win + tie + loss;
}

/**
 * Merges the statistics of two people or devices. For each game and level it takes the tally with
 * more games, so that the same file can be imported twice. If there are too many games, those that
 * were played least are dropped.
 *
 * @param {Statistics} one
 * @param {Statistics} other
 * @returns {Statistics}
 */
export function merged(one, other) {
  const games = new Set([...Object.keys(one), ...Object.keys(other)]);
  const all = Object.fromEntries([...games].map((game) => [game, fuller(one[game] ?? {}, other[game] ?? {})]));
  return bounded(all, most);
}

/**
 * @param {Partial<Record<Level, Tally>>} one
 * @param {Partial<Record<Level, Tally>>} other
 */
function fuller(one, other) {
  const result = { ...one };
  for (const [name, tally] of Object.entries(other)) {
    const level = /** @type {Level} */ (name);
    if (gamesOf(tally) > gamesOf(result[level] ?? nothing)) result[level] = tally;
  }
  return result;
}

/**
 * Statistics as text, for the device and for files.
 *
 * @param {Statistics} statistics
 */
export function print(statistics) {
  return JSON.stringify({ noughts: 1, statistics });
}

/**
 * Reads statistics from text. The text is checked completely: if `print` could not have written it,
 * it is ignored.
 *
 * @param {string} text
 * @returns {Statistics | undefined}
 */
export function parse(text) {
  try {
    const { noughts, statistics } = JSON.parse(text);
    const games = Object.entries(statistics);
    const isOurs = noughts === 1 && typeof statistics === 'object' && games.length <= most;
    if (!isOurs || !games.every(([game, levels]) => isGame(game, levels))) return undefined;
    return Object.fromEntries(games.map(([game, levels]) => [game, tallies(levels)]));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} game
 * @param {unknown} levels
 */
function isGame(game, levels) {
  const isName = /^[a-z0-9-]{1,60}$/.test(game);
  return isName && typeof levels === 'object' && levels !== null && Object.entries(levels).every(isEntry);
}

/** @param {[string, unknown]} entry */
function isEntry([level, tally]) {
  if (!isLevel(level) || typeof tally !== 'object' || tally === null) return false;
  const numbers = counts.map((name) => Reflect.get(tally, name));
  return (
    numbers.every((count) => Number.isSafeInteger(count) && count >= 0) && isConsistent(/** @type {Tally} */ (tally))
  );
}

/** A streak of wins cannot be longer than the number of wins. @param {Tally} tally */
function isConsistent({ win, streak, best }) {
  return streak <= best && best <= win;
}

/**
 * The known fields of a game's statistics; a file may contain others.
 * @param {Record<string, Tally>} levels
 */
function tallies(levels) {
  return Object.fromEntries(
    Object.entries(levels).map(([level, tally]) => [
      level,
      Object.fromEntries(counts.map((name) => [name, tally[name]])),
    ]),
  );
}
