// Sound is off until it is wanted, and its switch is among the folded settings. So it is offered,
// once on a device, when a game has ended.

import { offer } from './offer.js';
import { say } from './share/words.js';
import { recall, remember } from './storage.js';

/** @import { NoughtsGame, NoughtsEventMap } from '../element/index.js' */

/**
 * The words must be loaded.
 *
 * @param {NoughtsGame} game
 * @param {(status: NoughtsEventMap['noughts-end']['detail']) => 'win' | 'loss' | 'tie'} endFor the
 *   result for the person at the page
 */
export function offerSound(game, endFor) {
  game.addEventListener('noughts-end', async (event) => {
    const { position } = game;
    await new Promise(requestAnimationFrame); // the change that has ended the game is told now
    const isMoot = recall('sound') !== null || game.position !== position;
    if (isMoot || document.getElementById('offer')) return;
    remember('sound', 'off');
    const end = endFor(/** @type {CustomEvent} */ (event).detail);
    // It is not read out: the end of the game is.
    const take = () => {
      document.getElementById('sound')?.click();
      void import('./sound.js').then(({ playEnd }) => playEnd(end));
    };
    await offer(game, say('Would you like sound?'), say('Turn sound on'), take, 'note');
  });
}
