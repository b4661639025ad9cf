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
  const choices = offeredClocks();
  const kept = choices.find(([clock]) => clock === recall('clock'))?.[0] ?? '';
  game.clock = kept;
  const setting = clockChoice(name, choices, kept);
  for (const input of setting.querySelectorAll('input')) {
    input.dataset.clock = '';
    input.addEventListener('change', () => choose(game, input.value));
  }
  return setting;
}

/** What clocks there are, with their labels: none, then the others. The words must be loaded. */
export const offeredClocks = () =>
  /** @type {const} */ ([
    ['', say('None')],
    ['180', say('3 min')],
    ['60+1', say('1 min + 1 s')],
    ['10/move', say('10 s a move')],
  ]);

/**
 * A choice among clocks. The words must be loaded.
 *
 * @param {string} name of its buttons
 * @param {readonly (readonly [clock: string, label: string])[]} choices
 * @param {string} chosen
 */
export function clockChoice(name, choices, chosen) {
  const labels = choices.map(([clock, text]) => {
    const input = html('input', { type: 'radio', name, value: clock });
    input.checked = clock === chosen;
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
