// What people are called and which mark they play, on this device only.

import { recall, remember } from './storage.js';

/** @import { NoughtsGame } from '../element/index.js' */

const own = /** @type {HTMLInputElement} */ (document.getElementById('own-name'));
const other = /** @type {HTMLInputElement} */ (document.getElementById('other-name'));

/**
 * The names by what the device remembers them under; the own one is that of games with somebody
 * elsewhere as well.
 */
const fields = { name: own, 'other-name': other };

/**
 * Has the game call people by their names: oneself, and whoever plays at the same device.
 *
 * @param {NoughtsGame} game
 */
export function showNames(game) {
  const isAlone = game.opponent !== 'human';
  const isHere = game.player === 'human';
  /** @type {HTMLElement} */ (other.parentElement).hidden = isAlone;
  const names = [isHere ? own.value : '', isAlone ? '' : other.value];
  if (game.mark === 'O') names.reverse();
  [game.nameX = '', game.nameO = ''] = names;
}

/**
 * Has people be called as they were the last time, and as they say from now on.
 *
 * @param {NoughtsGame} game
 */
export function restoreNames(game) {
  for (const [name, field] of Object.entries(fields)) {
    field.value = recall(name) ?? '';
    field.onchange = () => {
      remember(name, field.value);
      showNames(game);
    };
  }
  showNames(game);
}
