// A page about a game: its boards are widgets.
import '../element/index.js';
import './site.js';
import { translate, wordsIn } from './words.js';

/** @type {Record<string, () => Promise<import('./words.js').LearnWords>>} */
const languages = {
  ar: () => import('./learn/words/ar.js').then(({ ar }) => ar),
  de: () => import('./learn/words/de.js').then(({ de }) => de),
  es: () => import('./learn/words/es.js').then(({ es }) => es),
  fr: () => import('./learn/words/fr.js').then(({ fr }) => fr),
  ja: () => import('./learn/words/ja.js').then(({ ja }) => ja),
};

void wordsIn(languages).then((words) => words && translate(words));
