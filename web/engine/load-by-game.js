// The engine of tic-tac-toe comes with the widget; the others are fetched when they are first
// wanted.

import { load } from '#tic-tac-toe-engine';
import { runningEngineOfEveryGame } from './load.js';

/** @import { Noughts } from './api.js' */
/** @import { EngineName } from './by-game.js' */

/**
 * Has an engine run. One that knows every game, and runs already, does as well.
 *
 * @param {EngineName} name
 * @returns {Promise<Noughts>} rejects with a {@link LoadError}, or where the engine cannot be
 *   fetched
 */
export async function loadEngine(name) {
  if (name === 'tic-tac-toe') return load();
  const running = runningEngineOfEveryGame();
  if (running) return running;
  const engine = await (name === 'classic' ? import('#classic-engine') : import('#further-engine'));
  return engine.load();
}
