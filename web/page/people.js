// The names of people and the marks they play, on this device only.

import { recall, remember } from './storage.js';

/** @import { NoughtsGame } from '../element/index.js' */

const own = /** @type {HTMLInputElement} */ (document.getElementById('own-name'));
const other = /** @type {HTMLInputElement} */ (document.getElementById('other-name'));

/**
 * The fields for names, with their names in the storage. One's own name is also used in games with
 * a person elsewhere.
 */
const fields = { name: own, 'other-name': other };

/** The name of the computer, if it has one. */
let computer = '';

/**
 * Gives the computer a name.
 *
 * @param {NoughtsGame} game
 * @param {string} name empty for none
 */
export function nameComputer(game, name) {
  computer = name;
  showNames(game);
}

/**
 * Gives the names to the game: one's own, and that of the other player at this device.
 *
 * @param {NoughtsGame} game
 */
export function showNames(game) {
  const isAlone = game.opponent !== 'human';
  const isHere = game.player === 'human';
  /** @type {HTMLElement} */ (other.parentElement).hidden = isAlone;
  const names = [isHere ? own.value : '', isAlone ? computer : other.value];
  if (game.mark === 'O') names.reverse();
  [game.nameX = '', game.nameO = ''] = names;
}

/**
 * Restores the names of the last visit, and follows changes.
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
