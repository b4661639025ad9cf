import { Dictionary } from './words/dictionary.js';

/**
 * What a widget needs at times only, with its own words: it is fetched when that comes. What is fetched imports nothing of the widget,
 * but is handed what it uses: what both imported would be split off into further files, which everybody had to load.
 *
 * @template {object} Parts
 * @template {object} Entries
 */
export class LateParts {
  /** What is said of it. */
  words;

  #import;

  /** @type {Parts | undefined} */
  #parts;

  /**
   * @param {() => Promise<Parts>} importParts
   * @param {Record<string, () => Promise<Entries>>} languages how the words of each are fetched, by their primary tags
   */
  constructor(importParts, languages) {
    this.#import = importParts;
    this.words = new Dictionary(languages);
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
    const [parts] = await Promise.all([this.#import(), this.words.fetch('en'), this.words.fetch(language)]);
    this.#parts = parts;
    return parts;
  }

  /**
   * Fetches the words in another language, once there is something to say.
   *
   * @param {string} language
   */
  async speak(language) {
    if (this.#parts) await this.words.fetch(language);
  }
}
