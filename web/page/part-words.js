import { Lookup } from '../words/lookup.js';
import { pageWords, wordsIn } from './words.js';

/** @import { Languages, Part } from '../words/read.js' */

/**
 * The words of a part of the page that is loaded later, and of every page.
 *
 * @param {Languages} languages loads the words of each language
 * @param {Part} [english] for parts that look up their words by key; others use the English text
 */
export function wordsOfPart(languages, english = {}) {
  let lookup = new Lookup('en', english);
  return {
    /**
     * Loads the words. Must be called before `say`.
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
     * A text with its values filled in.
     *
     * @param {string} text in English, or its key
     * @param {Record<string, string | number>} [values]
     */
    say(text, values) {
      return lookup.get(text, values);
    },
  };
}
