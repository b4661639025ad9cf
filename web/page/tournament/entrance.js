// The form for a person who has opened the link of a tournament.

import { html } from '../../dom.js';
import { button } from '../dialog.js';
import { nameField } from './name-field.js';
import { say } from './words.js';

/**
 * @param {object} at
 * @param {string} at.name of the person, if it is known
 * @param {HTMLButtonElement} at.cancel
 * @param {{ join: (name: string) => void, watch: () => void }} actions
 */
export function entranceForm({ name: known, cancel }, { join, watch }) {
  const name = nameField(known);
  const form = html(
    'form',
    {},
    html('p', {}, say('Everyone plays against everyone. The player with the most points wins.')),
    name.label,
    html(
      'div',
      { class: 'buttons' },
      html('button', { class: 'strong' }, say('Join')),
      button('quiet', watch, say('Only watch')),
      cancel,
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    join(name.value);
  });
  return form;
}
