// The setting of the clocks: among the settings once the game is ready, and where a game with a
// friend begins.

import { html } from '../dom.js';
import { say } from './share/words.js';
import { recall, remember } from './storage.js';

/** @import { NoughtsGame } from '../element/index.js' */

/**
 * Adds the setting, and sets the clocks of the last visit. The words must be loaded.
 *
 * @param {NoughtsGame} game
 */
export function addClockSetting(game) {
  const setting = clockSetting(game, 'clock');
  document.querySelector('#more .settings > .switch')?.before(setting);
}

/**
 * The setting, with the clocks of the last visit. The words must be loaded.
 *
 * @param {NoughtsGame} game
 * @param {string} name of its buttons: another one at each place
 */
export function clockSetting(game, name) {
  const choices = /** @type {const} */ ([
    ['', say('None')],
    ['180', say('3 min')],
    ['60+1', say('1 min + 1 s')],
    ['10/move', say('10 s a move')],
  ]);
  const kept = choices.find(([clock]) => clock === recall('clock'))?.[0] ?? '';
  game.clock = kept;
  const labels = choices.map(([clock, text]) => {
    const input = html('input', { type: 'radio', name, value: clock, 'data-clock': '' });
    input.checked = clock === kept;
    input.addEventListener('change', () => choose(game, clock));
    return html('label', {}, input, html('span', {}, text));
  });
  return html(
    'fieldset',
    { class: 'choice' },
    html('legend', {}, say('Clock')),
    html('div', { class: 'segments' }, ...labels),
  );
}

/**
 * Sets the clocks, and shows it at all places.
 *
 * @param {NoughtsGame} game
 * @param {string} clock
 */
function choose(game, clock) {
  game.clock = clock;
  remember('clock', clock);
  for (const input of document.querySelectorAll('[data-clock]')) {
    if (input instanceof HTMLInputElement) input.checked = input.value === clock;
  }
}
