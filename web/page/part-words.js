import { Lookup } from '../words/lookup.js';
import { pageWords, wordsIn } from './words.js';

/** @import { Languages, Part } from '../words/read.js' */

/**
 * What a part of the page says that is fetched when it is first wanted, and what every page says
 * besides.
 *
 * @param {Languages} languages how each language's words are fetched
 * @param {Part} [english] where the part finds its words by key; others find them by the English
 *   text
 */
export function wordsOfPart(languages, english = {}) {
  let lookup = new Lookup('en', english);
  return {
    /**
     * Fetches the words, before anything is said.
     *
     * @returns {Promise<Part>} them
     */
    async speak() {
      const [common, own] = await Promise.all([pageWords, wordsIn(languages)]);
      const words = { ...common, ...own };
      if (own) lookup = new Lookup(document.documentElement.lang, words);
      return words;
    },

    /**
     * What is said, with values filled in.
     *
     * @param {string} text in English, or its key
     * @param {Record<string, string | number>} [values]
     */
    say(text, values) {
      return lookup.get(text, values);
    },
  };
}
