import { html } from '../../dom.js';
import { button, dialogHead } from '../dialog.js';
import { linkToSend } from './link-to-send.js';
import { say } from './words.js';

/** @import { Choice } from './link-to-send.js' */

/**
 * The dialog that starts a game with a friend, and shows the links to send to them.
 */
export class FriendDialog {
  #title = html('h2', { id: 'friend-title' });
  #body = html('div', { class: 'body' });
  #said = html('p', { role: 'status', class: 'said' });
  #dialog;

  /**
   * @param {() => void} onLostFocus called when the dialog has closed and the previous element
   *   cannot have the focus again
   */
  constructor(onLostFocus) {
    const head = dialogHead(this.#title, say('Close'), () => this.close());
    this.#dialog = html(
      'dialog',
      { class: 'friend-dialog', 'aria-labelledby': 'friend-title' },
      head,
      this.#body,
      this.#said,
    );
    this.#dialog.addEventListener('close', () => {
      if (document.activeElement === document.body) onLostFocus();
    });
    document.body.append(this.#dialog);
  }

  get isOpen() {
    return this.#dialog.open;
  }

  /**
   * Offers ways to play.
   *
   * @param {string} lead
   * @param {readonly (Choice & { about: string })[]} choices the best one first
   * @param {HTMLElement} [setting] of the game that begins at once
   */
  offer(lead, choices, setting) {
    const rows = choices.map(({ label, about, choose }, index) =>
      html('div', { class: 'way' }, button(index === 0 ? 'strong' : 'quiet', choose, label), html('p', {}, about)),
    );
    this.#show(say('Play with a friend'), html('p', {}, lead), ...rows, ...(setting ? [setting] : []));
  }

  /**
   * Shows a link to send.
   *
   * @param {object} link
   * @param {string} link.title
   * @param {string} link.about
   * @param {string} link.url
   * @param {boolean} link.isFar whether it works on other devices
   * @param {{ label: string, url: string }} [link.copies] a second link for copying
   * @param {Choice[]} [link.choices] other actions
   */
  share({ title, about, ...link }) {
    this.#show(title, html('p', {}, about), ...linkToSend(link, (words) => this.say(words)));
  }

  /**
   * Shows a message about the action.
   *
   * @param {string} words
   */
  say(words) {
    this.#said.textContent = words;
  }

  close() {
    this.#dialog.close();
  }

  /**
   * @param {string} title
   * @param {...HTMLElement | SVGElement} parts
   */
  #show(title, ...parts) {
    this.#title.textContent = title;
    this.#body.replaceChildren(...parts);
    this.say('');
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#body.querySelector('button')?.focus();
  }
}
