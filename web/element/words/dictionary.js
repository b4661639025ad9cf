/**
 * What is said, in several languages: English is there, the others are fetched when they are needed.
 *
 * @template {object} Entries
 */
export class Dictionary {
  #others;

  /** @type {Map<string, Entries>} what is there already */
  #fetched;

  /**
   * @param {Entries} english
   * @param {Record<string, () => Promise<Entries>>} others by their primary language tags
   */
  constructor(english, others) {
    this.#fetched = new Map([['en', english]]);
    this.#others = others;
  }

  /**
   * The language that is spoken where another one is wanted.
   *
   * @param {string} lang a language tag, such as `de-AT`
   */
  languageOf(lang) {
    const [primary = ''] = lang.toLowerCase().split('-');
    return Object.hasOwn(this.#others, primary) ? primary : 'en';
  }

  /**
   * Fetches what is said in a language, unless it is there. Where that fails, it stays English.
   *
   * @param {string} language one that `languageOf` gives
   */
  async fetch(language) {
    if (this.#fetched.has(language)) return;
    try {
      const entries = await this.#others[language]?.();
      if (entries) this.#fetched.set(language, entries);
    } catch (error) {
      console.warn(`<noughts-game> cannot fetch its words in ${language}; it speaks English.`, error);
    }
  }

  /**
   * What is said in a language, or in English where that has not been fetched.
   *
   * @param {string} language
   * @returns {{ language: string, entries: Entries }}
   */
  in(language) {
    const entries = this.#fetched.get(language);
    if (entries) return { language, entries };
    return { language: 'en', entries: /** @type {Entries} */ (this.#fetched.get('en')) };
  }
}
