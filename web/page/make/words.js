// The texts of the page for making a game, in its language. The page's own script translates what
// all pages have; it is another bundle, so nothing is imported from it.

import { languagesOf } from '../../words/read.js';

/** @import { Part } from '../../words/read.js' */

const { lang } = document.documentElement;

/** @type {Part} empty for English, and without a network */
const words =
  (
    await languagesOf('make')
      [lang]?.()
      .catch(() => undefined)
  )?.default ?? {};

/**
 * The translation of an English text.
 *
 * @param {string} text
 */
export function say(text) {
  return Object.hasOwn(words, text) ? `${words[text]}` : text;
}

/**
 * Replaces every text inside an element that has a translation.
 *
 * @param {Element} element
 */
export function translate(element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    const plain = node.data.trim().replace(/\s+/g, ' ');
    if (plain !== '') node.data = node.data.replace(/\S.*\S/s, () => say(plain));
  }
}
