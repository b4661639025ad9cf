// The texts of the dialog for one's own games, by key.

import { englishOf, languagesOf } from '../../words/read.js';
import { wordsOfPart } from '../part-words.js';

/** @import { English } from '../../words/catalogue.js' */

/**
 * @typedef {keyof English extends infer Key ? (Key extends `choosing.${infer Name}` ? Name : never) : never}
 *   Word
 */

/** @typedef {(word: Word, values?: Record<string, string | number>) => string} Say */

const { speak, say } = wordsOfPart(languagesOf('choosing'), englishOf('choosing'));

/**
 * The texts in the language of the page, or in English if there is no translation.
 *
 * @returns {Promise<Say>}
 */
export async function wordsOfPage() {
  await speak();
  return (word, values) => say(`choosing.${word}`, values);
}
