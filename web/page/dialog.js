// The common parts of the page's dialogs.

import { html } from '../dom.js';

/**
 * The head of a dialog: its title, and a button that closes it.
 *
 * @param {HTMLHeadingElement} title
 * @param {string} label of the button
 * @param {() => void} close
 */
export function dialogHead(title, label, close) {
  const cross = button('plain', close, '×');
  cross.setAttribute('aria-label', label);
  return html('div', { class: 'head' }, title, cross);
}

/**
 * @param {'strong' | 'quiet' | 'plain'} kind how it looks
 * @param {() => void} press
 * @param {...(string | Node)} content
 */
export function button(kind, press, ...content) {
  const element = html('button', { type: 'button', class: kind }, ...content);
  element.addEventListener('click', press);
  return element;
}
