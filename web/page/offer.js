// An offer in place of the game's description, which is hidden when a game has ended.

import { html } from '../dom.js';

/** @import { NoughtsGame } from '../element/index.js' */

/**
 * Offers something, in place of an earlier offer, until the match changes.
 *
 * @param {NoughtsGame} game
 * @param {string} text
 * @param {string} label of the button
 * @param {() => void} take called when the person takes the offer; then the board has the focus
 * @param {'status' | 'note'} role whether it is read out when it comes
 */
export async function offer(game, text, label, take, role) {
  const about = /** @type {HTMLElement} */ (document.getElementById('about'));
  const said = html('span', { id: 'offer', role });
  document.getElementById('offer')?.remove();
  about.append(said);
  about.dataset.offer = '';
  game.addEventListener('noughts-change', withdraw, { once: true });
  // A screen reader announces the text only if its element was there before.
  await new Promise(requestAnimationFrame);

  const button = html('button', { type: 'button' }, label);
  button.addEventListener('click', () => {
    withdraw();
    take();
    game.focus({ preventScroll: true });
  });
  said.append(`${text} `, button);

  function withdraw() {
    if (!said.isConnected) return;
    said.remove();
    delete about.dataset.offer;
  }
}
