// The dialog with the keys at the board.

import { html } from '../../dom.js';
import { englishOf, languagesOf } from '../../words/read.js';
import { dialogHead } from '../dialog.js';
import { wordsOfPart } from '../part-words.js';
import { sharedBy } from '../share/shared.js';
import { say, speak } from '../share/words.js';

/** @import { NoughtsGame } from '../../element/index.js' */

/** The widget's own words about its keys. */
const { speak: speakOfBoard, say: textOfBoard } = wordsOfPart(languagesOf('readings'), englishOf('readings'));

/**
 * Shows the keys.
 *
 * @param {NoughtsGame} game
 */
export async function openKeys(game) {
  const [{ match }] = await Promise.all([sharedBy(game), speak(), speakOfBoard()]);
  const { chosenMarks } = match.game;
  match.dispose();
  const title = html('h2', { id: 'keys-title' }, say('Keys'));
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (
    /** @type {ShadowRoot} */ (game.shadowRoot).querySelectorAll('[aria-keyshortcuts]')
  );
  const rows = [...buttons]
    .filter((button) => button.getClientRects().length > 0)
    .map((button) =>
      html('li', {}, html('kbd', {}, `${button.getAttribute('aria-keyshortcuts')}`), ` ${button.textContent?.trim()}`),
    );
  const dialog = html(
    'dialog',
    { class: 'keys', 'aria-labelledby': 'keys-title' },
    dialogHead(title, say('Close'), () => dialog.close()),
    html('p', {}, say('These keys work while the focus is on the board.')),
    html('p', {}, textOfBoard('readings.keys')),
    ...(chosenMarks ? [html('p', {}, textOfBoard('readings.markKeys'))] : []),
    html('ul', {}, ...rows),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
