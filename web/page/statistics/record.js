// Counts a game against the computer when it has ended. After some wins in a row, it suggests the
// next level.

import { html } from '../../dom.js';
import { rememberPlayed } from '../played.js';
import { keepStatistics, keptStatistics } from './kept.js';
import { isLevel, nextLevel } from './levels.js';
import { withGame } from './statistics.js';
import { nameOfLevel, say, speak } from './words.js';

/** @import { NoughtsGame } from '../../element/index.js' */
/** @import { Level } from './levels.js' */
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
  if (!level) return;
  await speak();
  if (game.position === position) await offer(game, streak, level);
}

/**
 * Suggests a level in place of the game's description, until something else happens.
 *
 * @param {NoughtsGame & { game: string }} game
 * @param {number} streak
 * @param {Level} level
 */
async function offer(game, streak, level) {
  const about = /** @type {HTMLElement} */ (document.getElementById('about'));
  const said = html('span', { id: 'offer', role: 'status' });
  about.append(said);
  about.dataset.offer = '';
  game.addEventListener('noughts-change', withdraw, { once: true });
  // A screen reader announces the text only if its element was there before.
  await new Promise(requestAnimationFrame);

  const take = html('button', { type: 'button' }, say('Play {level}', { level: nameOfLevel(level) }));
  take.addEventListener('click', () => {
    /** @type {HTMLInputElement} */ (document.querySelector(`input[name=opponent][value=${level}]`)).click();
    game.newGame();
    game.focus({ preventScroll: true });
  });
  said.append(`${say('{count} wins in a row!', { count: String(streak) })} `, take);

  function withdraw() {
    said.remove();
    delete about.dataset.offer;
  }
}
