// What a widget needs for a room, and only then: it is fetched with the first one. It imports nothing of the widget, but is handed what
// it uses: what both imported would be split off into further files, which everybody had to load.

import { Dictionary } from '../words/dictionary.js';

/** @import { Plural } from '../values.js' */

/**
 * Everything that is said of a room in one language, by name.
 * @typedef {{ [Key in keyof typeof import('./words/en.js').en]: (typeof import('./words/en.js').en)[Key] extends string ? string : Plural }} RoomWords
 */

/** @typedef {typeof import('./index.js')} RoomParts */

/** What is said of a room. @type {Dictionary<RoomWords>} */
export const roomWords = new Dictionary({
  ar: () => import('./words/ar.js').then(({ ar }) => ar),
  de: () => import('./words/de.js').then(({ de }) => de),
  en: () => import('./words/en.js').then(({ en }) => en),
  es: () => import('./words/es.js').then(({ es }) => es),
  fr: () => import('./words/fr.js').then(({ fr }) => fr),
  ja: () => import('./words/ja.js').then(({ ja }) => ja),
});

/** @type {RoomParts | undefined} */
let fetched;

/** What has been fetched; undefined where that is nothing yet. */
export function roomParts() {
  return fetched;
}

/**
 * Fetches it, with the words in a language.
 *
 * @param {string} language
 * @returns {Promise<RoomParts>}
 */
export async function fetchRoomParts(language) {
  const [parts] = await Promise.all([import('./index.js'), roomWords.fetch('en'), roomWords.fetch(language)]);
  fetched = parts;
  return parts;
}
