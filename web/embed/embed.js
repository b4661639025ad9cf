// The widget alone, for an <iframe> on a site that allows no scripts. The address says what is
// played; a page that does run scripts may talk to it by `postMessage`, in the protocol that
// web/docs/guides/widget.md describes.

import { NoughtsGame } from '../element/index.js';
import { listen } from './protocol.js';

const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
const lang = wanted.get('lang');
if (lang) document.documentElement.lang = lang;
if (/^(ar|fa|he|ur)\b/i.test(lang ?? '')) document.documentElement.dir = 'rtl';

// The address may set the widget's attributes. For boolean attributes, "false" means absent.
const game = new NoughtsGame();
for (const name of NoughtsGame.observedAttributes) {
  const value = wanted.get(name);
  if (value === null || value === 'false') continue;
  if (name === 'position')
    game.open(value); // it was not played here
  else game.setAttribute(name, value);
}
if (parent !== window) listen(game, parent, wanted.get('origin'));
document.getElementById('blocked')?.remove();
document.body.append(game);
