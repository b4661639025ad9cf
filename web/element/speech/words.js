// The words that the widgets of a page share: those that are loaded, and those that the page has
// registered.

import { englishOf, languagesOf } from '../../words/read.js';

/** @import { Words } from '../../words/catalogue.js' */
/** @import { Languages, Part } from '../../words/read.js' */

const widgetLanguages = languagesOf('widget');

/** @type {Set<Languages>} the sources of words, including those of lazy modules */
const sources = new Set([widgetLanguages]);

/** @type {Map<string, Part>} the loaded words, by language tag */
const known = new Map([['en', englishOf('widget')]]);

/** @type {Map<string, Part>} the page's words in their place */
const registered = new Map();

/** @type {Set<() => void>} called after the page has registered words */
export const listeners = new Set();

/** Counts the changes of the words. */
export let revision = 0;

/**
 * The language that the widget uses for a requested one: the longest beginning of the tag for which
 * it has words.
 *
 * @param {string} lang a language tag, such as `de-AT`
 */
export function languageOf(lang) {
  return tagsOf(lang).findLast((tag) => registered.has(tag) || Object.hasOwn(widgetLanguages, tag)) ?? 'en';
}

/**
 * The beginnings of a tag, the shortest first: `de`, then `de-at`.
 *
 * @param {string} lang
 */
function tagsOf(lang) {
  const parts = lang.toLowerCase().split('-');
  return parts.map((_, at) => parts.slice(0, at + 1).join('-'));
}

/**
 * Loads the words of a language, unless they are loaded. If that fails, the widget speaks English.
 *
 * @param {string} language a result of `languageOf`
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
 * Adds the words of a lazy module.
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
 * Adds a language for all widgets of the page, or replaces some texts of a language. Missing texts
 * keep their default: `pt-BR` falls back to `pt`, and every language to English. A catalogue of the
 * project can be passed unchanged. `@@direction` is `rtl` for a language that is written from right
 * to left. The property `words` of a widget takes precedence.
 *
 * @param {string} language a language tag, such as `nl` or `en-GB`
 * @param {Partial<Words> & { '@@name'?: string, '@@direction'?: string }} words
 * @throws {RangeError} if the tag is not valid
 * @throws {TypeError} if the words are not an object, or one of them is neither a text nor an
 *   object of texts by form with `other`
 * @example
 * registerWords('nl', { yourTurn: 'Jij bent', ties: { '=1': 'een remise', other: '{count} remises' } });
 */
export function registerWords(language, words) {
  const [tag = ''] = Intl.getCanonicalLocales(language);
  add(registered, tag.toLowerCase(), checkWords(words));
  for (const listener of listeners) listener();
}

/**
 * All texts in a language, or in English if that language is not loaded.
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
 * Checks a page's own words.
 *
 * @param {unknown} words
 * @returns {Partial<Words>} a copy
 * @throws {TypeError} if they are not an object, or one of them is neither a text nor an object of
 *   texts by form with `other`
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
 * Whether the widget has a text with this key.
 *
 * @param {string} key
 */
export function isKey(key) {
  return Object.hasOwn(/** @type {Part} */ (known.get('en')), key);
}

/**
 * Renames deprecated keys in a page's own words, if there may be any.
 *
 * @param {{ words: Partial<Words> }} widget the widget with these words
 */
export function renameWords(widget) {
  if (Object.keys(widget.words).every(isKey)) return;
  import('../deprecated.js').then(
    (deprecated) => deprecated.renameWords(widget),
    () => {}, // if it cannot be loaded, they do not change
  );
}
