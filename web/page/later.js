// What the page can do after the first move is possible: it is not needed before, so it is loaded
// then.

import { html } from '../dom.js';
import { keepBranches } from './branches.js';
import { addClockSetting } from './clock-setting.js';
import { button } from './dialog.js';
import { listenForKeys } from './keys/listen.js';
import { cardOfToday } from './puzzles/today.js';
import { takeDrops } from './share/drop.js';
import { say, speak } from './share/words.js';
import { offerSound } from './sound-offer.js';
import { recall } from './storage.js';

/** @import { PageOfGame } from './share/dialog.js' */

/**
 * @param {PageOfGame & { openPart: OpenPart, endFor: Parameters<typeof offerSound>[1] }} page
 *
 * @typedef {<Part>(load: () => Promise<Part>, style: string, open: (part: Part) => unknown) => Promise<void>}
 *   OpenPart loads a part of the page, and says so if that is not possible
 */
export async function begin({ openPart, ...page }) {
  takeDrops((given) =>
    openPart(
      () => import('./share/import-dialog.js'),
      'share.css',
      ({ importDropped }) => importDropped(page, given),
    ),
  );
  listenForKeys(page.game, () =>
    openPart(
      () => import('./keys/dialog.js'),
      'keys.css',
      ({ openKeys }) => openKeys(page.game),
    ),
  );
  const [today] = await Promise.all([cardOfToday().catch(() => ''), speak()]);
  keepBranches(page.game);
  addClockSetting(page.game);
  offerSound(page.game, page.endFor);
  addCharacters(page, openPart);
  const setUp = button(
    'quiet',
    () =>
      openPart(
        () => import('./set-up/dialog.js'),
        'share.css',
        ({ openSetUp }) => openSetUp(page),
      ),
    say('Set up a position'),
  );
  setUp.setAttribute('aria-haspopup', 'dialog');
  // Below the moves, which people want to see without scrolling.
  document.querySelector('.history')?.append(html('div', { class: 'row' }, setUp), today);
}

/**
 * Adds the button for opponents with a character, and seats the one of the last visit.
 *
 * @param {import('./characters/seat.js').PageOfSeat} page
 * @param {OpenPart} openPart
 */
function addCharacters(page, openPart) {
  const open = (/** @type {'openCharacters' | 'restoreCharacter'} */ act) =>
    openPart(
      () => import('./characters/seat.js'),
      'characters.css',
      (part) => part[act](page, face),
    );
  const face = button('quiet', () => open('openCharacters'), say('Choose a character'));
  face.id = 'character';
  face.setAttribute('aria-haspopup', 'dialog');
  document.querySelector('[slot] > .choice')?.append(face);
  if (recall('character')) void open('restoreCharacter');
}
