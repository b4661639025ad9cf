/** @import { Plural } from './catalogue.js' */

/** @typedef {string | Plural} Entry a text, or one for each form */

/**
 * The values of the placeholders; `count` decides the form.
 * @typedef {{ count?: number, [name: string]: string | number | undefined }} Values
 */

/**
 * Looks up texts in one language: chooses the form for a number and fills in the values.
 *
 * @template {string} [Key=string]
 */
export class Lookup {
  /** The language of the texts. */
  language;

  #words;

  // Each is created when it is first needed: on a slow phone they take longer than everything else
  // at the start.
  /** @type {Intl.PluralRules | undefined} */
  #plural;
  /** @type {Intl.NumberFormat | undefined} */
  #number;
  /** @type {Intl.NumberFormat | undefined} */
  #percent;

  /**
   * @param {string} language
   * @param {Record<string, Entry>} words by key; a key without an entry is its own text
   */
  constructor(language, words) {
    this.language = language;
    this.#words = words;
  }

  /**
   * The text of a key.
   *
   * @param {Key} key
   * @param {Values} [values]
   */
  get(key, values = {}) {
    const entry = this.#words[key] ?? key;
    const text = typeof entry === 'string' ? entry : this.#form(entry, values.count ?? 0);
    return text.replace(/\{(\w+)\}/g, (_, name) => {
      const value = values[name];
      return typeof value === 'number' ? this.#format(value) : (value ?? '');
    });
  }

  /**
   * A share from 0 to 1, in percent.
   *
   * @param {number} share
   */
  percent(share) {
    this.#percent ??= new Intl.NumberFormat(this.language, { style: 'percent' });
    return this.#percent.format(share);
  }

  /**
   * The form for exactly this number, otherwise for its plural category.
   *
   * @param {Plural} forms
   * @param {number} count
   */
  #form(forms, count) {
    const exact = forms[`=${count}`];
    if (exact !== undefined) return exact;
    this.#plural ??= new Intl.PluralRules(this.language);
    return forms[this.#plural.select(count)] ?? forms.other;
  }

  /** @param {number} value */
  #format(value) {
    const isPlain = this.#words['@@digits'] === this.language;
    if (isPlain && value >= 0 && value < 1000 && Number.isInteger(value)) return `${value}`;
    this.#number ??= new Intl.NumberFormat(this.language);
    return this.#number.format(value);
  }
}
