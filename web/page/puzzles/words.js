// What the page of puzzles says, in its language.

import { wordsOfPart } from '../words.js';

/** @typedef {typeof import('./words/en.js').en[number]} PuzzleWord an English text */

/** @typedef {Record<PuzzleWord, string>} PuzzleWords what is said instead, by the English text */

/** @type {Record<string, () => Promise<PuzzleWords>>} */
const languages = {
  ar: () => import('./words/ar.js').then(({ ar }) => ar),
  de: () => import('./words/de.js').then(({ de }) => de),
  es: () => import('./words/es.js').then(({ es }) => es),
  fr: () => import('./words/fr.js').then(({ fr }) => fr),
  ja: () => import('./words/ja.js').then(({ ja }) => ja),
};

export const { speak, say } = wordsOfPart(languages);
