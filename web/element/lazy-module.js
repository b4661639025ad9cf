import { addWords, fetchWords } from './speech/words.js';

/** @import { Languages, Part } from '../words/read.js' */

/**
 * A module that is needed rarely, with its words; it is loaded on demand. It does not import the
 * widget's modules but receives what it uses. Shared imports would become separate files, which
 * every page would have to load.
 *
 * @template {{ words: { english: Part, languages: Languages } }} Exports
 */
export class LazyModule {
  #import;

  /** @type {Exports | undefined} its exports; undefined before it is loaded */
  exports;

  /** @param {() => Promise<Exports>} importModule */
  constructor(importModule) {
    this.#import = importModule;
  }

  /**
   * Loads it, with its words in a language.
   */
  fetch = async (/** @type {string} */ language) => {
    const exports = await this.#import();
    addWords(exports.words);
    await fetchWords(language);
    this.exports = exports;
    return exports;
  };
}

/** What shows a review. */
export const reviewModule = new LazyModule(() => import('./review/index.js'));

/** What shows a room. */
export const roomModule = new LazyModule(() => import('./room/index.js'));

/** What shows moves that mark no square but choose something. */
export const choicesModule = new LazyModule(() => import('./choices/index.js'));

/** What plays and shows a game of the page's own. */
export const ownModule = new LazyModule(() => import('./own/index.js'));

/** What reads out answers to questions at the board. */
export const readingsModule = new LazyModule(() => import('./readings/index.js'));

/** What runs the clocks. */
export const clockModule = new LazyModule(() => import('./clock/index.js'));
