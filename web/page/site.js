// The common script of every page: the theme, the language, and use without a network.

import { remember } from './storage.js';
import { offerLanguages, say, speak } from './words.js';

const root = document.documentElement;
const button = /** @type {HTMLButtonElement} */ (document.getElementById('theme'));
const system = matchMedia('(prefers-color-scheme: dark)');

const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : system.matches);
const tell = () => button.setAttribute('aria-pressed', String(isDark()));

button.hidden = false;
button.setAttribute('aria-label', say('Dark'));
button.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  remember('theme', root.dataset.theme);
  tell();
});
system.addEventListener('change', tell);
tell();

offerLanguages();
void speak();

// Not needed for playing. If the person leaves the page first, it does not load, which does no
// harm.
import('./offline.js').then(
  ({ keepOffline }) => keepOffline(),
  () => {},
);
