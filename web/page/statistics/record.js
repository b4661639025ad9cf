// Counts a game against the computer when it has ended. After some wins in a row, it suggests the
// next level.

import { isAdapting } from '../characters/adapting.js';
import { offer } from '../offer.js';
import { rememberPlayed } from '../played.js';
import { keepStatistics, keptStatistics } from './kept.js';
import { isLevel, nextLevel } from './levels.js';
import { withGame } from './statistics.js';
import { nameOfLevel, say, speak } from './words.js';

/** @import { NoughtsGame } from '../../element/index.js' */
/** @import { End } from './statistics.js' */

/**
 * Keeps which games are played, from now on.
 *
 * @param {NoughtsGame & { game: string }} game
 */
export function notePlayed(game) {
  game.addEventListener('noughts-move', () => rememberPlayed(game.game));
}

/**
 * @param {NoughtsGame & { game: string }} game
 * @param {End} end
 */
export async function record(game, end) {
  const { game: id, opponent, position } = game;
  if (!isLevel(opponent)) return;
  const statistics = withGame(keptStatistics(), id, opponent, end);
  keepStatistics(statistics);
  const streak = statistics[id]?.[opponent]?.streak ?? 0;
  const level = nextLevel(opponent, streak);
  if (!level || isAdapting()) return;
  await speak();
  if (game.position !== position) return;
  const wins = say('{count} wins in a row!', { count: String(streak) });
  const take = () => {
    /** @type {HTMLInputElement} */ (document.querySelector(`input[name=opponent][value=${level}]`)).click();
    game.newGame();
  };
  await offer(game, wins, say('Play {level}', { level: nameOfLevel(level) }), take, 'status');
}
