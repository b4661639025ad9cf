/**
 * What is said, in several languages, each of which is fetched when it is needed; English is among them.
 *
 * @template {object} Entries
 */
export class Dictionary {
  #languages;

  /** @type {Map<string, Entries>} what is there already */
  #fetched = new Map();

  /**
   * @param {Record<string, () => Promise<Entries>>} languages how each is fetched, by their primary tags
   * @param {Entries} [english] where it is there already
   */
  constructor(languages, english) {
    this.#languages = languages;
    if (english) this.#fetched.set('en', english);
  }

  /**
   * The language that is spoken where another one is wanted.
   *
   * @param {string} lang a language tag, such as `de-AT`
   */
  languageOf(lang) {
    const [primary = ''] = lang.toLowerCase().split('-');
    return Object.hasOwn(this.#languages, primary) ? primary : 'en';
  }

  /**
   * Fetches what is said in a language, unless it is there. Where that fails, it stays English.
   *
   * @param {string} language one that `languageOf` gives
   */
  async fetch(language) {
    if (this.#fetched.has(language)) return;
    try {
      const entries = await this.#languages[language]?.();
      if (entries) this.#fetched.set(language, entries);
    } catch (error) {
      console.warn(`<noughts-game> cannot fetch its words in ${language}; it speaks English.`, error);
    }
  }

  /**
   * What is said in a language, or in English where that has not been fetched, which has to be there.
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
