// The form before a tournament: one's own name, the games, and the clock.

import { html } from '../../dom.js';
import { clockChoice, offeredClocks } from '../clock-setting.js';
import { nameField } from './name-field.js';
import { say } from './words.js';

/**
 * What a person chooses for a tournament.
 *
 * @typedef {{ name: string, games: string[], clock: string }} Chosen
 */

/**
 * @param {object} at
 * @param {readonly { id: string, name: string }[]} at.offered the games to choose from
 * @param {Chosen} at.chosen what is chosen at first
 * @param {HTMLButtonElement} at.cancel
 * @param {(chosen: Chosen) => void} begin
 */
export function setUpForm({ offered, chosen, cancel }, begin) {
  const name = nameField(chosen.name);
  const boxes = offered.map(({ id, name: label }) => {
    const box = html('input', { type: 'checkbox', value: id });
    box.checked = chosen.games.includes(id);
    return { box, row: html('label', { class: 'switch' }, box, ` ${label}`) };
  });
  const games = html(
    'fieldset',
    { class: 'games-of-tournament' },
    html('legend', {}, say('Games')),
    ...boxes.map(({ row }) => row),
  );
  // Without a clock, a person who leaves would hold up all others.
  const clock = clockChoice(
    'clock-of-tournament',
    offeredClocks().filter(([text]) => text !== ''),
    chosen.clock,
  );
  const form = html(
    'form',
    {},
    html('p', {}, say('Up to eight people play everyone against everyone. A person who leaves loses their games.')),
    name.label,
    games,
    clock,
    html('div', { class: 'buttons' }, html('button', { class: 'strong' }, say('Make the link')), cancel),
  );
  const checked = () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value);
  const check = () => boxes[0]?.box.setCustomValidity(checked().length > 0 ? '' : say('Choose at least one game.'));
  games.addEventListener('change', check);
  check();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wanted = new FormData(form).get('clock-of-tournament');
    begin({ name: name.value, games: checked(), clock: `${wanted}` });
  });
  return form;
}
