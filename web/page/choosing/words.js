/** Everything that is said where one chooses a game, in one language, by name. @typedef {{ [Key in keyof typeof import('./words/en.js').en]: string }} ChoosingWords */

/** @typedef {(word: keyof ChoosingWords, values?: Record<string, string | number>) => string} Say */

/** @type {Record<string, () => Promise<ChoosingWords>>} by their primary tags */
const languages = {
  ar: () => import('./words/ar.js').then(({ ar }) => ar),
  de: () => import('./words/de.js').then(({ de }) => de),
  en: () => import('./words/en.js').then(({ en }) => en),
  es: () => import('./words/es.js').then(({ es }) => es),
  fr: () => import('./words/fr.js').then(({ fr }) => fr),
  ja: () => import('./words/ja.js').then(({ ja }) => ja),
};

/**
 * What is said in the language of the page, or in English where there is none of it.
 *
 * @returns {Promise<Say>}
 */
export async function wordsOfPage() {
  const [tag = ''] = document.documentElement.lang.toLowerCase().split('-');
  const primary = Object.hasOwn(languages, tag) ? tag : 'en';
  const words = /** @type {ChoosingWords} */ (await languages[primary]?.());
  const number = new Intl.NumberFormat(primary);
  return (word, values = {}) =>
    words[word].replace(/\{(\w+)\}/g, (_, name) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? number.format(value) : value;
    });
}
