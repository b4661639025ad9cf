// What is said about how games have ended, in the language of the page.

import { wordsOfPart } from '../words.js';

/** @import { Level } from './levels.js' */

/** @typedef {typeof import('./words/en.js').en[number]} StatisticsWord an English text */

/** @typedef {Record<StatisticsWord, string>} StatisticsWords what is said instead, by the English text */

/** @type {Record<string, () => Promise<StatisticsWords>>} */
const languages = {
  ar: () => import('./words/ar.js').then(({ ar }) => ar),
  de: () => import('./words/de.js').then(({ de }) => de),
  es: () => import('./words/es.js').then(({ es }) => es),
  fr: () => import('./words/fr.js').then(({ fr }) => fr),
  ja: () => import('./words/ja.js').then(({ ja }) => ja),
};

export const { speak, say } = wordsOfPart(languages);

/** @param {Level} level */
export function nameOfLevel(level) {
  return { easy: say('Easy'), medium: say('Medium'), hard: say('Hard'), best: say('Best') }[level];
}
