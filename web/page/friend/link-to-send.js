import { html } from '../../dom.js';
import { button } from '../dialog.js';
import { copy, send } from '../sending.js';
import { drawQrCode } from './qr-code.js';
import { say } from './words.js';

/**
 * An action that stands beside a link, or in a dialog.
 *
 * @typedef {object} Choice
 * @property {string} label
 * @property {() => void} choose
 */

/**
 * The ways to send a link: its text, buttons, and a QR code.
 *
 * @param {object} link
 * @param {string} link.url
 * @param {boolean} link.isFar whether it works on other devices
 * @param {{ label: string, url: string }} [link.copies] a second link for copying
 * @param {Choice[]} [link.choices] other actions
 * @param {(words: string) => void} tell shows a message about the action
 * @returns {(HTMLElement | SVGElement)[]}
 */
export function linkToSend({ url, isFar, copies, choices = [] }, tell) {
  const field = html('input', {
    class: 'link-to-send',
    type: 'text',
    readonly: '',
    value: url,
    'aria-label': say('The link'),
  });
  field.addEventListener('focus', () => field.select());
  const tellOf = async (/** @type {Promise<string | undefined>} */ words) =>
    tell((await words) ?? say('It could not be copied. Copy it from the field.'));
  const buttons = [button('strong', () => tellOf(copy(url)), say('Copy the link'))];
  if (isFar && 'share' in navigator)
    buttons.push(button('quiet', () => tellOf(send(document.title, url)), say('Send…')));
  if (copies) buttons.push(button('quiet', () => tellOf(copy(copies.url)), copies.label));
  for (const { label, choose } of choices) buttons.push(button('quiet', choose, label));
  return [
    ...(isFar ? [drawQrCode(url, say('The link as a QR code'))] : []),
    field,
    html('div', { class: 'buttons' }, ...buttons),
  ];
}
