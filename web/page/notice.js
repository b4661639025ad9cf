// What there is to say about the page: in sight wherever one has scrolled to, and read out.

import { html } from '../dom.js';
import { say } from './words.js';

/** How long something is shown that is of no use later. */
const briefly = 6000;

const said = html('p', { id: 'notice', role: 'status' });
const close = html('button', { type: 'button', class: 'plain', 'aria-label': say('Close') }, '×');
close.addEventListener('click', () => tell(''));
document.body.append(html('div', { class: 'notice' }, said, close));

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Says something, in the place of what was said before.
 *
 * @param {string} text empty for nothing any more
 */
export function tell(text) {
  clearTimeout(timer);
  said.textContent = text;
}

/**
 * Says something that is of no use in a while.
 *
 * @param {string} text
 */
export function tellBriefly(text) {
  tell(text);
  timer = setTimeout(tell, briefly, '');
}
