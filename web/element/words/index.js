import { Dictionary } from './dictionary.js';
import { en } from './en.js';

/** @import { Plural, Words } from '../values.js' */

const dictionary = new Dictionary(
  {
    ar: () => import('./ar.js').then(({ ar }) => ar),
    de: () => import('./de.js').then(({ de }) => de),
    es: () => import('./es.js').then(({ es }) => es),
    fr: () => import('./fr.js').then(({ fr }) => fr),
    ja: () => import('./ja.js').then(({ ja }) => ja),
  },
  /** @type {Words} */ (en),
);

/**
 * The language that the widget speaks where another one is wanted.
 *
 * @param {string} lang a language tag, such as `de-AT`
 */
export function languageOf(lang) {
  return dictionary.languageOf(lang);
}

/**
 * Fetches what is said in a language, unless it is there. Where that fails, it stays English.
 *
 * @param {string} language one that `languageOf` gives
 */
export function fetchWords(language) {
  return dictionary.fetch(language);
}

/**
 * Makes sure that words of a page's own are what they ought to be.
 *
 * @param {unknown} words
 * @returns {Partial<Words>} a copy
 * @throws {TypeError} when they are no object, or one of them is neither text nor its forms by plural category, `other` among them
 */
export function checkWords(words) {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) {
    throw new TypeError('words must be an object');
  }
  for (const [name, entry] of Object.entries(words)) {
    if (typeof entry === 'string' || isPlural(entry)) continue;
    throw new TypeError(`words.${name} must be text, or texts by plural category with "other"`);
  }
  return { ...words };
}

/**
 * Has words of a page's own go by the names that they have now, where any of them may have a former one.
 *
 * @param {{ words: Partial<Words> }} widget whose words they are
 */
export function renameWords(widget) {
  if (Object.keys(widget.words).every((name) => name in en)) return;
  import('../deprecated.js').then(
    (deprecated) => deprecated.renameWords(widget),
    () => {}, // where it cannot be fetched, they stay as they are
  );
}

/** @param {unknown} entry */
function isPlural(entry) {
  if (typeof entry !== 'object' || entry === null || !('other' in entry)) return false;
  return Object.values(entry).every((form) => typeof form === 'string');
}

/** Languages in which whole numbers below a thousand are written as programs write them. */
const withPlainDigits = new Set(['de', 'en', 'es', 'fr', 'ja']);

/** What the widget says, in one language. */
export class Messages {
  /** The language in which it is said. */
  language;

  #words;

  // Each is made when it is first needed: on a slow phone they take longer than all else that is shown first.
  /** @type {Intl.PluralRules | undefined} */
  #plural;
  /** @type {Intl.NumberFormat | undefined} */
  #number;
  /** @type {Intl.NumberFormat | undefined} */
  #percent;

  /**
   * @param {string} language one that has been fetched; else English
   * @param {Partial<Words>} replaced what the page says in its own words
   */
  constructor(language, replaced) {
    const { language: known, entries } = dictionary.in(language);
    this.language = known;
    this.#words = /** @type {Record<string, string | Plural>} */ ({ ...entries, ...replaced });
  }

  /**
   * A sentence or a word.
   *
   * @param {keyof Words} key
   * @param {{ count?: number, [name: string]: string | number | undefined }} [values] what is filled in; `count` decides the form
   */
  get(key, values = {}) {
    const entry = this.#words[key] ?? '';
    const text = typeof entry === 'string' ? entry : this.#form(entry, values.count ?? 0);
    return text.replace(/\{(\w+)\}/g, (_, name) => {
      const value = values[name];
      return typeof value === 'number' ? this.#format(value) : (value ?? '');
    });
  }

  /**
   * @param {Plural} forms
   * @param {number} count
   */
  #form(forms, count) {
    this.#plural ??= new Intl.PluralRules(this.language);
    return forms[this.#plural.select(count)] ?? forms.other;
  }

  /** @param {number} value */
  #format(value) {
    if (value >= 0 && value < 1000 && Number.isInteger(value) && withPlainDigits.has(this.language)) return `${value}`;
    this.#number ??= new Intl.NumberFormat(this.language);
    return this.#number.format(value);
  }

  /**
   * A share of 1 in percent.
   *
   * @param {number} share
   */
  percent(share) {
    this.#percent ??= new Intl.NumberFormat(this.language, { style: 'percent' });
    return this.#percent.format(share);
  }

  /**
   * What whoever begins a game is called by his role in it, or the other one; undefined where the two want the same.
   *
   * @param {{ id: string }} game
   * @param {boolean} isFirst whether he has begun
   */
  roleIn({ id }, isFirst) {
    if (id !== 'order-and-chaos' && !id.startsWith('order-and-chaos-')) return undefined;
    return this.get(isFirst ? 'order' : 'chaos');
  }

  /**
   * What a move is called: by its square, or where it chooses something, by what that is.
   *
   * @param {{ choices: readonly string[], moveNames: readonly string[] }} game
   * @param {number} move
   */
  moveName({ choices, moveNames }, move) {
    const name = `${moveNames[move]}`;
    return choices.includes(name) ? this.get(/** @type {keyof Words} */ (name)) : name;
  }

  /**
   * What a game is called.
   *
   * @param {{ id: string, title: string }} game
   */
  title({ id, title }) {
    return Object.hasOwn(en, id) ? this.get(/** @type {keyof Words} */ (id)) : title;
  }
}
