// The words that the widgets of a page share: those that have been fetched, and those that the page
// has registered.

import { englishOf, languagesOf } from '../words/read.js';

/** @import { Words } from '../words/catalogue.js' */
/** @import { Languages, Part } from '../words/read.js' */

const widgetLanguages = languagesOf('widget');

/** @type {Set<Languages>} how words are fetched, also those of parts that come late */
const sources = new Set([widgetLanguages]);

/** @type {Map<string, Part>} the words that are there, by language tag */
const known = new Map([['en', englishOf('widget')]]);

/** @type {Map<string, Part>} what the page says in their place */
const registered = new Map();

/** @type {Set<() => void>} called when the page has registered something */
export const listeners = new Set();

/** Counts how often the words have changed. */
export let revision = 0;

/**
 * The language that the widget speaks where another one is wanted: the longest beginning of the tag
 * that it has words for.
 *
 * @param {string} lang a language tag, such as `de-AT`
 */
export function languageOf(lang) {
  return tagsOf(lang).findLast((tag) => registered.has(tag) || Object.hasOwn(widgetLanguages, tag)) ?? 'en';
}

/**
 * A tag's beginnings, the shortest first: `de`, then `de-at`.
 *
 * @param {string} lang
 */
function tagsOf(lang) {
  const parts = lang.toLowerCase().split('-');
  return parts.map((_, at) => parts.slice(0, at + 1).join('-'));
}

/**
 * Fetches the words of a language, unless they are there. Where that fails, it stays English.
 *
 * @param {string} language one that `languageOf` gives
 */
export async function fetchWords(language) {
  try {
    const tags = tagsOf(language);
    await Promise.all([...sources].flatMap((languages) => tags.map((tag) => fetchFrom(languages, tag))));
  } catch (error) {
    console.warn(`<noughts-game> cannot fetch its words in ${language}; it speaks English.`, error);
  }
}

/**
 * @param {Languages} languages
 * @param {string} tag
 */
async function fetchFrom(languages, tag) {
  const fetch = Object.hasOwn(languages, tag) && languages[tag];
  if (!fetch) return;
  const { default: words } = await fetch();
  languages[tag] = undefined;
  add(known, tag, words);
}

/**
 * Has the widget say what a part of it says that has come late.
 *
 * @param {{ english: Part, languages: Languages }} words
 */
export function addWords({ english, languages }) {
  sources.add(languages);
  add(known, 'en', english);
}

/**
 * @param {Map<string, Part>} to
 * @param {string} tag
 * @param {Part} words
 */
function add(to, tag, words) {
  to.set(tag, { ...to.get(tag), ...words });
  revision++;
}

/**
 * Has all widgets of the page speak another language, or say some texts of a language in other
 * words. What is missing is said as before: `pt-BR` falls back on `pt`, and every language on
 * English. A catalogue of the project is taken as it is. `@@direction` is `rtl` for a language that
 * is written from right to left. The property `words` of a widget comes before what is registered.
 *
 * @param {string} language a language tag, such as `nl` or `en-GB`
 * @param {Partial<Words> & { '@@name'?: string, '@@direction'?: string }} words
 * @throws {RangeError} when the tag is none
 * @throws {TypeError} when the words are no object, or one of them is neither text nor texts by
 *   form, `other` among them
 * @example
 * registerWords('nl', { yourTurn: 'Jij bent', ties: { '=1': 'een remise', other: '{count} remises' } });
 */
export function registerWords(language, words) {
  const [tag = ''] = Intl.getCanonicalLocales(language);
  add(registered, tag.toLowerCase(), checkWords(words));
  for (const listener of listeners) listener();
}

/**
 * Everything that is said in a language, or in English where that has not been fetched.
 *
 * @param {string} language
 * @returns {{ language: string, words: Part }}
 */
export function wordsIn(language) {
  const isKnown = known.has(language) || registered.has(language);
  const tags = ['en', ...(isKnown ? tagsOf(language) : [])];
  const words = Object.assign({}, ...tags.flatMap((tag) => [known.get(tag), registered.get(tag)]));
  return { language: isKnown ? language : 'en', words };
}

/**
 * Makes sure that a page's own words are what they ought to be.
 *
 * @param {unknown} words
 * @returns {Partial<Words>} a copy
 * @throws {TypeError} when they are no object, or one of them is neither text nor texts by form,
 *   `other` among them
 */
export function checkWords(words) {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) {
    throw new TypeError('words must be an object');
  }
  for (const [name, entry] of Object.entries(words)) {
    if (typeof entry === 'string' || isPlural(entry)) continue;
    throw new TypeError(`words.${name} must be text, or texts by plural category with "other"`);
  }
  return { ...words };
}

/** @param {unknown} entry */
function isPlural(entry) {
  if (typeof entry !== 'object' || entry === null || !('other' in entry)) return false;
  return Object.values(entry).every((form) => typeof form === 'string');
}

/**
 * Whether the widget says something under a key.
 *
 * @param {string} key
 */
export function isKey(key) {
  return Object.hasOwn(/** @type {Part} */ (known.get('en')), key);
}

/**
 * Has a page's own words go by the keys that they have now, where any of them may have a former
 * one.
 *
 * @param {{ words: Partial<Words> }} widget whose words they are
 */
export function renameWords(widget) {
  if (Object.keys(widget.words).every(isKey)) return;
  import('./deprecated.js').then(
    (deprecated) => deprecated.renameWords(widget),
    () => {}, // where it cannot be fetched, they stay as they are
  );
}
