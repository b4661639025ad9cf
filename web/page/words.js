// What the site says, in the language of its reader. English stands in the pages and scripts
// themselves; by it the other languages' words are found.

import { languagesOf } from '../words/read.js';
import { remember } from './storage.js';

/** @import { Languages, Part } from '../words/read.js' */

const root = document.documentElement;

/** What is said on every page, by the English text. */
export const pageWords = wordsIn(languagesOf('page'));

/** @type {Part} in English there are none */
let words = {};

/**
 * What is said for an English text; that itself until the language's words are there.
 *
 * @param {string} text
 */
export function say(text) {
  return translated(words, text) ?? text;
}

/**
 * Has the page say everything in its language, once the words are there. Without a network it stays
 * English.
 */
export async function speak() {
  words = (await pageWords) ?? {};
  translate(words);
  delete root.dataset.speaking;
}

/**
 * The words of the language of the page, which `head.js` has found out.
 *
 * @param {Languages} languages how each language's words are fetched
 * @returns {Promise<Part | undefined>} undefined where English is spoken, or nothing else can be
 *   had
 */
export async function wordsIn(languages) {
  try {
    return (await languages[root.lang]?.())?.default;
  } catch {
    return undefined;
  }
}

/**
 * Puts every text of the page that has a translation into other words.
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
    if (text) node.data = node.data.replace(/\S.*\S/s, () => text); // the space around it stays
  }
  for (const element of document.querySelectorAll('[aria-label]')) {
    const text = translated(by, element.getAttribute('aria-label') ?? '');
    if (text) element.setAttribute('aria-label', text);
  }
}

/**
 * @param {Part} by
 * @param {string} text as it stands in a page, broken into lines
 */
function translated(by, text) {
  const plain = text.trim().replace(/\s+/g, ' ');
  return Object.hasOwn(by, plain) ? /** @type {string} */ (by[plain]) : undefined;
}

/** Lets the reader choose the language. The page is loaded anew in it. */
export function offerLanguages() {
  const choice = /** @type {HTMLSelectElement} */ (document.getElementById('language'));
  choice.value = root.lang;
  /** @type {HTMLElement} */ (choice.parentElement).hidden = false;
  choice.addEventListener('change', () => {
    remember('language', choice.value);
    location.reload();
  });
}
