// The levels of the opponent that adapts to the person: one up after a game that they win, one down
// after a game that they lose. Such a simple staircase leads to half of the points (H. Levitt,
// "Transformed up-down methods in psychoacoustics", 1971), for a person who is not weaker than the
// lowest level or stronger than the highest.

import { isLevel, levels } from '../statistics/levels.js';
import { gamesOf } from '../statistics/statistics.js';
import { recall } from '../storage.js';

/** @import { Level } from '../statistics/levels.js' */
/** @import { End, Tally } from '../statistics/statistics.js' */

/** @typedef {Record<string, Level>} Levels the next level, by the ids of games */

/** The levels of so many games are kept. */
const most = 50;

/** The character that adapts, as it is kept on the device. */
const adapting = 'remi';

/** Whether that character plays. */
export const isAdapting = () => recall('character') === adapting;

/**
 * The level of the next game.
 *
 * @param {Level} level of the last one
 * @param {End} end of the last one, for the person
 * @returns {Level}
 */
export function levelAfter(level, end) {
  const step = { win: 1, tie: 0, loss: -1 }[end];
  return levels[levels.indexOf(level) + step] ?? level;
}

/**
 * The level of the first game, from the results at all levels: the one at which the person comes
 * nearest to half of the points; the next one if that is far from it.
 *
 * @param {Partial<Record<Level, Tally>>} tallies
 * @returns {Level}
 */
export function firstLevel(tallies) {
  const shares = levels.flatMap((level) => {
    const tally = tallies[level];
    // A win and a loss are added, so that one game says little.
    return tally ? [{ level, share: (tally.win + tally.tie / 2 + 1) / (gamesOf(tally) + 2) }] : [];
  });
  const [nearest] = shares.sort((one, other) => Math.abs(one.share - 0.5) - Math.abs(other.share - 0.5));
  if (!nearest) return 'medium';
  const { level, share } = nearest;
  return levelAfter(level, share > 2 / 3 ? 'win' : share < 1 / 3 ? 'loss' : 'tie');
}

/**
 * The levels after one more game. The game comes last; of too many, the first ones go.
 *
 * @param {Levels} known
 * @param {string} game
 * @param {Level} level
 * @returns {Levels}
 */
export function withLevel(known, game, level) {
  const others = Object.entries(known).filter(([id]) => id !== game);
  return Object.fromEntries([...others, [game, level]].slice(-most));
}

/**
 * Reads levels from the storage, which may hold anything.
 *
 * @param {string | null} text
 * @returns {Levels}
 */
export function readLevels(text) {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}'));
    return Object.fromEntries(entries.filter(([, level]) => isLevel(level)).slice(-most));
  } catch {
    return {};
  }
}
