// The dialog in which a character is chosen.

import { html, svg } from '../../dom.js';
import { button, dialogHead } from '../dialog.js';
import { characters } from './characters.js';
import { aboutOf, say, wordOf } from './words.js';

/** @import { Level } from '../statistics/levels.js' */
/** @import { Character } from './characters.js' */

/** @param {Character} character */
export function faceOf({ face }) {
  return svg('svg', { class: 'face', viewBox: '0 0 48 48', 'aria-hidden': 'true' }, svg('path', { d: face }));
}

/**
 * Lets the person choose.
 *
 * @param {Character | undefined} current
 * @param {Level} adapted the present level of the character that adapts
 * @returns {Promise<Character | null | undefined>} null for no character, undefined if nothing is
 *   chosen
 */
export async function chooseCharacter(current, adapted) {
  /** @type {Character | null | undefined} */
  let chosen;
  const take = (/** @type {Character | null} */ one) => {
    chosen = one;
    dialog.close();
  };
  const cards = characters.map((character) => {
    const { name, sentence } = aboutOf(character);
    const level = character.level ? wordOf(character.level) : say('Now: {level}', { level: wordOf(adapted) });
    const card = button(
      'quiet',
      () => take(character),
      faceOf(character),
      html(
        'span',
        {},
        html('b', {}, name),
        ' ',
        html('span', {}, sentence),
        ' ',
        html('span', { class: 'level' }, level),
      ),
    );
    if (character === current) for (const name of ['aria-current', 'autofocus']) card.setAttribute(name, 'true');
    return html('li', {}, card);
  });
  const title = html('h2', { id: 'characters-title' }, say('Opponents with a character'));
  const dialog = html(
    'dialog',
    { class: 'characters', 'aria-labelledby': 'characters-title' },
    dialogHead(title, say('Close'), () => dialog.close()),
    html('ul', {}, ...cards),
  );
  if (current)
    dialog.append(
      html(
        'div',
        { class: 'buttons' },
        button('quiet', () => take(null), say('No character')),
      ),
    );
  if (!current) cards[0]?.firstElementChild?.setAttribute('autofocus', '');
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  dialog.remove();
  return chosen;
}
