// What is said about a game with somebody elsewhere, in the language of the page.

import { wordsIn } from '../words.js';

/** @typedef {typeof import('./words/en.js').en[number]} FriendWord an English text */

/** @typedef {Record<FriendWord, string>} FriendWords what is said instead, by the English text */

/** @type {Record<string, () => Promise<FriendWords>>} */
const languages = {
  ar: () => import('./words/ar.js').then(({ ar }) => ar),
  de: () => import('./words/de.js').then(({ de }) => de),
  es: () => import('./words/es.js').then(({ es }) => es),
  fr: () => import('./words/fr.js').then(({ fr }) => fr),
  ja: () => import('./words/ja.js').then(({ ja }) => ja),
};

/** @type {Partial<Record<string, string>>} in English there are none */
let words = {};

/** Fetches the words of the page's language, before anything is said. */
export async function speakOfFriend() {
  words = (await wordsIn(languages)) ?? {};
}

/**
 * What is said for an English text, with values filled in.
 *
 * @param {FriendWord} text
 * @param {Record<string, string>} [values]
 */
export function say(text, values = {}) {
  return (words[text] ?? text).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}
