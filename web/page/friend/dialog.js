import { html } from '../../dom.js';
import { button, dialogHead } from '../dialog.js';
import { copy, send } from '../sending.js';
import { drawQrCode } from './qr-code.js';
import { say } from './words.js';

/**
 * An action that a dialog offers.
 *
 * @typedef {object} Choice
 * @property {string} label
 * @property {() => void} choose
 */

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
  share({ title, about, url, isFar, copies, choices = [] }) {
    const field = html('input', {
      class: 'link-to-send',
      type: 'text',
      readonly: '',
      value: url,
      'aria-label': say('The link'),
    });
    field.addEventListener('focus', () => field.select());
    const tell = async (/** @type {Promise<string | undefined>} */ words) =>
      this.say((await words) ?? say('It could not be copied. Copy it from the field.'));
    const buttons = [button('strong', () => tell(copy(url)), say('Copy the link'))];
    if (isFar && 'share' in navigator)
      buttons.push(button('quiet', () => tell(send(document.title, url)), say('Send…')));
    if (copies) buttons.push(button('quiet', () => tell(copy(copies.url)), copies.label));
    for (const { label, choose } of choices) buttons.push(button('quiet', choose, label));
    this.#show(
      title,
      html('p', {}, about),
      ...(isFar ? [drawQrCode(url, say('The link as a QR code'))] : []),
      field,
      html('div', { class: 'buttons' }, ...buttons),
    );
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
