// The texts of the site in the reader's language. The English text is in the pages and scripts; it
// is the key for the translations.

import { languagesOf } from '../words/read.js';
import { remember } from './storage.js';

/** @import { Languages, Part } from '../words/read.js' */

const root = document.documentElement;

/** The words of every page, by the English text. */
export const pageWords = wordsIn(languagesOf('page'));

/** @type {Part} empty for English */
let words = {};

/**
 * The translation of an English text; the text itself until the words are loaded.
 *
 * @param {string} text
 */
export function say(text) {
  return translated(words, text) ?? text;
}

/**
 * Translates the page once the words are loaded. Without a network it stays English.
 */
export async function speak() {
  words = (await pageWords) ?? {};
  translate(words);
  delete root.dataset.speaking;
}

/**
 * Loads the words in the language that `head.js` has chosen.
 *
 * @param {Languages} languages loads the words of each language
 * @returns {Promise<Part | undefined>} undefined for English, or if they cannot be loaded
 */
export async function wordsIn(languages) {
  try {
    return (await languages[root.lang]?.())?.default;
  } catch {
    return undefined;
  }
}

/**
 * Replaces every text of the page that has a translation.
 *
 * @param {Part} by
 */
export function translate(by) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof HTMLElement && node !== root && node.lang !== ''
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node instanceof Text && translated(by, node.data);
    if (text) node.data = node.data.replace(/\S.*\S/s, () => text); // keeps the surrounding space
  }
  for (const element of document.querySelectorAll('[aria-label]')) {
    const text = translated(by, element.getAttribute('aria-label') ?? '');
    if (text) element.setAttribute('aria-label', text);
  }
}

/**
 * @param {Part} by
 * @param {string} text as it is in a page, possibly with line breaks
 */
function translated(by, text) {
  const plain = text.trim().replace(/\s+/g, ' ');
  return Object.hasOwn(by, plain) ? /** @type {string} */ (by[plain]) : undefined;
}

/** Lets the reader choose the language. The page reloads in it. */
export function offerLanguages() {
  const choice = /** @type {HTMLSelectElement} */ (document.getElementById('language'));
  choice.value = root.lang;
  /** @type {HTMLElement} */ (choice.parentElement).hidden = false;
  choice.addEventListener('change', () => {
    remember('language', choice.value);
    location.reload();
  });
}
