// What is said where people choose a game of their own, by key.

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
 * What is said in the language of the page, or in English where there is none of it.
 *
 * @returns {Promise<Say>}
 */
export async function wordsOfPage() {
  await speak();
  return (word, values) => say(`choosing.${word}`, values);
}
