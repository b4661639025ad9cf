import { Dictionary } from '../../words/dictionary.js';
import { en } from './en.js';

/** @import { Plural } from '../../values.js' */

/**
 * Everything that is said of a room in one language, by name.
 * @typedef {{ [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : Plural }} RoomWords
 */

/** What is said of a room, in the widget's languages. */
export const words = new Dictionary(/** @type {RoomWords} */ (en), {
  ar: () => import('./ar.js').then(({ ar }) => ar),
  de: () => import('./de.js').then(({ de }) => de),
  es: () => import('./es.js').then(({ es }) => es),
  fr: () => import('./fr.js').then(({ fr }) => fr),
  ja: () => import('./ja.js').then(({ ja }) => ja),
});
