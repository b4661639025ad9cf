// A message about the page. It is visible at every scroll position, and read out.

import { html } from '../dom.js';
import { say } from './words.js';

/** How long a message is shown that is useless later. */
const briefly = 6000;

const said = html('p', { id: 'notice', role: 'status' });
const close = html('button', { type: 'button', class: 'plain', 'aria-label': say('Close') }, '×');
close.addEventListener('click', () => tell(''));
document.body.append(html('div', { class: 'notice' }, said, close));

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Shows a message in place of the previous one.
 *
 * @param {string} text empty to remove the message
 */
export function tell(text) {
  clearTimeout(timer);
  said.textContent = text;
}

/**
 * Shows a message for a short time.
 *
 * @param {string} text
 */
export function tellBriefly(text) {
  tell(text);
  timer = setTimeout(tell, briefly, '');
}
