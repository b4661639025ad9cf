import { LateParts } from '../late-parts.js';

/** @import { Plural } from '../values.js' */

/**
 * Everything that is said in a review in one language, by name.
 * @typedef {{ [Key in keyof typeof import('./words/en.js').en]: (typeof import('./words/en.js').en)[Key] extends string ? string : Plural }} ReviewWords
 */

/** What a widget needs for a review. @type {LateParts<typeof import('./index.js'), ReviewWords>} */
export const reviewParts = new LateParts(() => import('./index.js'), {
  ar: () => import('./words/ar.js').then(({ ar }) => ar),
  de: () => import('./words/de.js').then(({ de }) => de),
  en: () => import('./words/en.js').then(({ en }) => en),
  es: () => import('./words/es.js').then(({ es }) => es),
  fr: () => import('./words/fr.js').then(({ fr }) => fr),
  ja: () => import('./words/ja.js').then(({ ja }) => ja),
});
