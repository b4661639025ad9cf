// What is said about a game with somebody elsewhere, in the language of the page.

import { wordsOfPart } from '../words.js';

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

export const { speak, say } = wordsOfPart(languages);
