// The page that generates the tag from choices, with a live preview.

import '../element/index.js';
import './site.js';
import { tellBriefly } from './notice.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('choices'));
const preview = /** @type {HTMLElement} */ (document.getElementById('preview'));
const tag = /** @type {HTMLElement} */ (document.getElementById('tag'));
const frame = /** @type {HTMLElement} */ (document.getElementById('frame'));

/** The attributes' defaults, which the tag leaves out. */
const defaults = { game: 'tic-tac-toe', opponent: 'best', mark: 'X', first: 'alternate', lang: '' };

function build() {
  const chosen = [...new FormData(form)].filter(([name, value]) => Reflect.get(defaults, name) !== value);
  const attributes = chosen.map(([name, value]) => (name === 'analysis' ? name : `${name}="${value}"`));
  tag.textContent = [
    `<script type="module" src="${new URL('element.js', location.href)}"></script>`,
    `<${['noughts-game', ...attributes].join(' ')}></noughts-game>`,
  ].join('\n');
  const address = new URL('embed.html', location.href);
  for (const [name, value] of chosen) address.searchParams.set(name, String(value));
  frame.textContent = `<iframe src="${address}" title="Noughts" width="360" height="720"></iframe>`;
  const game = document.createElement('noughts-game');
  for (const [name, value] of chosen) game.setAttribute(name, name === 'analysis' ? '' : String(value));
  preview.replaceChildren(game);
}

form.addEventListener('change', build);
document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof HTMLElement) || !target.dataset.copy) return;
  try {
    await navigator.clipboard.writeText(document.getElementById(target.dataset.copy)?.textContent ?? '');
    tellBriefly('Copied.');
  } catch {
    tellBriefly('It could not be copied; select it and copy it by hand.');
  }
});
build();
