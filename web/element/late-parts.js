import { addWords, fetchWords } from './words.js';

/** @import { Languages, Part } from '../words/read.js' */

/**
 * What a widget needs at times only, with its own words: it is fetched when that comes. What is
 * fetched imports nothing of the widget, but is handed what it uses: what both imported would be
 * split off into further files, which every page had to load.
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

  /** What has been fetched; undefined where that is nothing yet. */
  get parts() {
    return this.#parts;
  }

  /**
   * Fetches it, with the words in a language.
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
