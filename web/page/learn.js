// A page about a game: its boards are widgets.
import '../element/index.js';
import './site.js';
import { translate, wordsIn } from './words.js';

/** @type {Record<string, () => Promise<import('./words.js').LearnWords>>} */
const languages = {
  ar: () => import('./words/learn/ar.js').then(({ ar }) => ar),
  de: () => import('./words/learn/de.js').then(({ de }) => de),
  es: () => import('./words/learn/es.js').then(({ es }) => es),
  fr: () => import('./words/learn/fr.js').then(({ fr }) => fr),
  ja: () => import('./words/learn/ja.js').then(({ ja }) => ja),
};

void wordsIn(languages).then((words) => words && translate(words));
