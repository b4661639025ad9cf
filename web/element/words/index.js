import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { ja } from './ja.js';

/** @import { Plural, Words } from '../values.js' */

/** @type {Record<string, Words>} */
const languages = { en, de, es, fr, ar, ja };

/** What the widget says, in the language of the page as far as there is one. */
export class Tongue {
  #words;
  #plural;
  #number;
  #percent;

  /**
   * @param {string} lang a language tag, such as `de-AT`
   * @param {Partial<Words>} replaced what the page says in its own words
   */
  constructor(lang, replaced) {
    const [primary = ''] = lang.toLowerCase().split('-');
    const known = Object.hasOwn(languages, primary) ? primary : 'en';
    /** @type {Record<string, string | Plural>} */
    this.#words = { ...languages[known], ...replaced };
    this.#plural = new Intl.PluralRules(known);
    this.#number = new Intl.NumberFormat(known);
    this.#percent = new Intl.NumberFormat(known, { style: 'percent' });
  }

  /**
   * A sentence or a word.
   *
   * @param {keyof Words} key
   * @param {{ count?: number, [name: string]: string | number | undefined }} [values] what is filled in; `count` decides the form
   */
  say(key, values = {}) {
    const entry = this.#words[key] ?? '';
    const text = typeof entry === 'string' ? entry : (entry[this.#plural.select(values.count ?? 0)] ?? entry.other);
    return text.replace(/\{(\w+)\}/g, (_, name) => {
      const value = values[name];
      return typeof value === 'number' ? this.#number.format(value) : (value ?? '');
    });
  }

  /**
   * A share of 1 in percent.
   *
   * @param {number} share
   */
  percent(share) {
    return this.#percent.format(share);
  }

  /**
   * What a game is called.
   *
   * @param {{ id: string, title: string }} game
   */
  title({ id, title }) {
    return Object.hasOwn(en, id) ? this.say(/** @type {keyof Words} */ (id)) : title;
  }
}
