// The catalogues on disk: `LANGUAGE.json` in this folder. Tests and the build read them here.
// Bundles contain no calls of `englishOf` and `languagesOf`: web/build/words.js replaces them by
// their results.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @import { Entry } from './lookup.js' */

/**
 * The words of one part of the project in one language, by key.
 * @typedef {Record<string, Entry>} Part
 */

/**
 * How to load the words of a part, by language tag; undefined once they are loaded. English is not
 * included.
 * @typedef {Record<string, (() => Promise<{ default: Part }>) | undefined>} Languages
 */

const ownFolder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Whether a part's English is in the pages and scripts themselves. Then its words are found by the
 * English text, not by key.
 *
 * @param {string} part
 */
export function isFoundByEnglish(part) {
  return [
    'page',
    'learn',
    'friend',
    'tournament',
    'statistics',
    'puzzles',
    'rush',
    'lessons',
    'choosing',
    'characters',
    'sharing',
    'make',
  ].includes(part);
}

/**
 * Every catalogue by its language tag: English first, then the others by their own names.
 *
 * @param {string} [folder]
 * @returns {Map<string, Part>}
 */
export function readCatalogues(folder = ownFolder) {
  const tags = readdirSync(folder).flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? []);
  const all = tags.map((tag) => {
    return /** @type {[string, Part]} */ ([tag, JSON.parse(readFileSync(`${folder}/${tag}.json`, 'utf8'))]);
  });
  const { compare } = new Intl.Collator('en');
  const rank = (/** @type {[string, Part]} */ [tag, words]) => (tag === 'en' ? '' : `${words['@@name']}`);
  return new Map(all.sort((a, b) => compare(rank(a), rank(b))));
}

/**
 * The part of the project that a key belongs to.
 *
 * @param {string} key
 */
export function partOf(key) {
  return key.includes('.') ? key.replace(/\..*/, '') : 'widget';
}

/**
 * The published words of a part in a language: without notes, and by English text if that is in the
 * sources. `@@direction` is left out if it is `ltr`. `@@digits` is the language's own tag if its
 * small numbers are written as programs write them.
 *
 * @param {Map<string, Part>} catalogues
 * @param {string} part
 * @param {string} language
 * @returns {Part}
 */
export function wordsOf(catalogues, part, language) {
  const [english, words] = [catalogues.get('en'), catalogues.get(language)];
  if (!english || !words) throw new RangeError(`There is no web/words/${language}.json`);
  const keys = Object.keys(english).filter((key) => !key.startsWith('@') && partOf(key) === part);
  if (keys.length === 0) throw new RangeError(`No key in web/words/en.json is of the part ${part}`);
  const texts = keys.map((key) => [isFoundByEnglish(part) ? english[key] : key, words[key]]);
  if (part !== 'widget') return Object.fromEntries(texts);
  const isLeftToRight = words['@@direction'] === 'ltr';
  // Browsers differ about the digits of Arabic.
  const isPlain = isLeftToRight && new Intl.NumberFormat(language).format(987) === '987';
  return Object.fromEntries([
    ...(isPlain ? [['@@digits', language]] : []),
    ...(isLeftToRight ? [] : [['@@direction', words['@@direction']]]),
    ...texts,
  ]);
}

const own = readCatalogues();

/**
 * The English words of a part.
 *
 * @param {string} part
 */
export function englishOf(part) {
  return wordsOf(own, part, 'en');
}

/**
 * How to load the words of a part in each other language.
 *
 * @param {string} part
 * @returns {Languages}
 */
export function languagesOf(part) {
  const tags = [...own.keys()].filter((tag) => tag !== 'en');
  return Object.fromEntries(tags.map((tag) => [tag, async () => ({ default: wordsOf(own, part, tag) })]));
}
