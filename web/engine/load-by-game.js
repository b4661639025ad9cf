// The widget comes with the engine of tic-tac-toe. The others are fetched when they are first
// needed.

import { load } from '#tic-tac-toe-engine';
import { runningEngineOfEveryGame } from './load.js';

/** @import { Noughts } from './api.js' */
/** @import { EngineName } from './by-game.js' */

/**
 * Starts an engine. If an engine with every game is running, it returns that one.
 *
 * @param {EngineName} name
 * @returns {Promise<Noughts>} rejects with a {@link LoadError}, or if the engine cannot be fetched
 */
export async function loadEngine(name) {
  if (name === 'tic-tac-toe') return load();
  const running = runningEngineOfEveryGame();
  if (running) return running;
  const engine = await (name === 'classic' ? import('#classic-engine') : import('#further-engine'));
  return engine.load();
}
