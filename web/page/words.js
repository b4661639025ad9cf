// What the site says, in the language of whoever reads it. English stands in the pages and scripts themselves; by it the other languages'
// words are found. Each language is a file that only its readers load.

import { remember } from './storage.js';

/** @typedef {typeof import('./words/en.js').en[number]} Word an English text of the site */
/** @typedef {typeof import('./learn/words/en.js').en[number]} LearnWord an English text of the pages that teach the games */

/** @typedef {Record<Word, string>} Words what is said instead, by the English text */
/** @typedef {Record<LearnWord, string>} LearnWords */

/** @type {Record<string, () => Promise<Words>>} */
const languages = {
  ar: () => import('./words/ar.js').then(({ ar }) => ar),
  de: () => import('./words/de.js').then(({ de }) => de),
  es: () => import('./words/es.js').then(({ es }) => es),
  fr: () => import('./words/fr.js').then(({ fr }) => fr),
  ja: () => import('./words/ja.js').then(({ ja }) => ja),
};

const root = document.documentElement;

/** @type {Record<string, string>} in English there are none */
let words = {};

/**
 * What is said for an English text; that itself until the language's words are there.
 *
 * @param {Word} text
 */
export function say(text) {
  return translated(words, text) ?? text;
}

/** Has the page say everything in its language, once the words are there. Without a network it stays English. */
export async function speak() {
  const found = await wordsIn(languages);
  words = found ?? {};
  if (found) translate(found);
  delete root.dataset.speaking;
}

/**
 * The words of the language of the page, which `head.js` has found out.
 *
 * @template {Record<string, string>} Entries
 * @param {Record<string, () => Promise<Entries>>} from how each language's words are fetched
 * @returns {Promise<Entries | undefined>} undefined where English is spoken, or nothing else can be had
 */
export function wordsIn(from) {
  return (from[root.lang]?.() ?? Promise.resolve(undefined)).catch(() => undefined);
}

/**
 * What a part of the page says that is fetched when it is first wanted.
 *
 * @template {string} Text what it says in English
 * @param {Record<string, () => Promise<Record<Text, string>>>} from how each language's words are fetched
 */
export function wordsOfPart(from) {
  /** @type {Partial<Record<string, string>>} in English there are none */
  let words = {};
  return {
    /**
     * Fetches the words, before anything is said.
     *
     * @returns {Promise<Record<string, string>>} them, by the English text
     */
    async speak() {
      words = (await wordsIn(from)) ?? {};
      return /** @type {Record<string, string>} */ (words);
    },

    /**
     * What is said for an English text, with values filled in.
     *
     * @param {Text} text
     * @param {Record<string, string>} [values]
     */
    say(text, values = {}) {
      return (words[text] ?? text).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
    },
  };
}

/**
 * Puts every text of the page that has a translation into other words.
 *
 * @param {Record<string, string>} by
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
 * @param {Record<string, string>} by
 * @param {string} text as it stands in a page, broken into lines
 */
function translated(by, text) {
  const plain = text.trim().replace(/\s+/g, ' ');
  return Object.hasOwn(by, plain) ? by[plain] : undefined;
}

/** Has whoever reads the site choose the language. The page is loaded anew in it. */
export function offerLanguages() {
  const choice = /** @type {HTMLSelectElement} */ (document.getElementById('language'));
  choice.value = root.lang;
  /** @type {HTMLElement} */ (choice.parentElement).hidden = false;
  choice.addEventListener('change', () => {
    remember('language', choice.value);
    location.reload();
  });
}
