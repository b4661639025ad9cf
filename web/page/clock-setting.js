// The setting of the clocks. It comes when the game is ready.

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
  const choices = /** @type {const} */ ([
    ['', say('None')],
    ['180', say('3 min')],
    ['60+1', say('1 min + 1 s')],
    ['10/move', say('10 s a move')],
  ]);
  const kept = choices.find(([clock]) => clock === recall('clock'))?.[0] ?? '';
  game.clock = kept;
  const labels = choices.map(([clock, text]) => {
    const input = html('input', { type: 'radio', name: 'clock', value: clock });
    input.checked = clock === kept;
    input.addEventListener('change', () => {
      game.clock = clock;
      remember('clock', clock);
    });
    return html('label', {}, input, html('span', {}, text));
  });
  const setting = html(
    'fieldset',
    { class: 'choice' },
    html('legend', {}, say('Clock')),
    html('div', { class: 'segments' }, ...labels),
  );
  document.querySelector('#more .settings > .switch')?.before(setting);
}
