import { addWords, fetchWords } from './speech/words.js';

/** @import { Languages, Part } from '../words/read.js' */

/**
 * Parts of a widget that are needed rarely, with their words; they are loaded on demand. They do
 * not import the widget's modules but receive what they use. Shared imports would become separate
 * files, which every page would have to load.
 *
 * @template {{ words: { english: Part, languages: Languages } }} Parts
 */
export class LateParts {
  #import;

  /** @type {Parts | undefined} */
  #parts;

  /** @param {() => Promise<Parts>} importParts */
  constructor(importParts) {
    this.#import = importParts;
  }

  /** The loaded parts; undefined before they are loaded. */
  get parts() {
    return this.#parts;
  }

  /**
   * Loads them, with the words in a language.
   *
   * @param {string} language
   * @returns {Promise<Parts>}
   */
  async fetch(language) {
    const parts = await this.#import();
    addWords(parts.words);
    await fetchWords(language);
    this.#parts = parts;
    return parts;
  }
}
