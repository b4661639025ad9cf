// Checks of the catalogues. Only catalogues without errors are bundled.

import { isFoundByEnglish, partOf } from '../words/read.js';

/** @import { Entry } from '../words/lookup.js' */
/** @import { Part } from '../words/read.js' */

/**
 * The errors of catalogues, a sentence each; empty if there are none.
 *
 * @param {Map<string, Part>} catalogues by language tag
 */
export function brokenWords(catalogues) {
  const english = catalogues.get('en');
  if (!english) return ['There is no web/words/en.json.'];
  return [
    ...brokenNotes(english),
    ...[...catalogues].flatMap(([language, words]) => {
      const broken = isTag(language)
        ? [...brokenHead(language, words), ...brokenEntries(language, words, english)]
        : ['its name is no language tag in small letters.'];
      return broken.map((what) => `web/words/${language}.json: ${what}`);
    }),
  ];
}

/**
 * Whether a text is a lower-case language tag whose plural rules are known here.
 *
 * @param {string} text
 */
function isTag(text) {
  try {
    return text === text.toLowerCase() && Intl.PluralRules.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}

/** @param {string} key */
const isNote = (key) => key.startsWith('@') && !key.startsWith('@@');

/** @param {Part} words */
const keysOf = (words) => Object.keys(words).filter((key) => !key.startsWith('@'));

/** @param {Entry | undefined} entry */
const formsOf = (entry) => (typeof entry === 'object' ? entry : { other: entry ?? '' });

/** @param {string | undefined} text */
const placeholdersIn = (text) => [...new Set(text?.match(/\{\w+\}/g))].sort();

/**
 * A note belongs to a key, such as `@undo`, or to a placeholder, such as `@{player}`. Every
 * placeholder needs one.
 *
 * @param {Part} english
 */
function brokenNotes(english) {
  const used = keysOf(english).flatMap((key) => Object.values(formsOf(english[key])).flatMap(placeholdersIn));
  const noted = new Set([...used, ...keysOf(english)]);
  return [
    ...Object.keys(english)
      .filter((key) => isNote(key) && !noted.has(key.slice(1)))
      .map((key) => `web/words/en.json: ${key} is a note about nothing.`),
    ...brokenTexts(english),
    ...[...new Set(used)]
      .filter((name) => !(`@${name}` in english))
      .map((name) => `web/words/en.json: there is no note "@${name}" about what is filled in.`),
  ];
}

/**
 * Within a part, a text that is looked up by its English must have only one key.
 *
 * @param {Part} english
 */
function brokenTexts(english) {
  const texts = keysOf(english).map((key) => ({ key, part: partOf(key), text: english[key] }));
  return texts
    .filter(({ part }) => isFoundByEnglish(part))
    .filter(({ part, text }, at) => texts.findIndex((other) => other.part === part && other.text === text) < at)
    .map(({ key }) => `web/words/en.json: ${key} says what another key of its part says.`);
}

/**
 * @param {string} language
 * @param {Part} words
 */
function brokenHead(language, words) {
  return [
    ...(typeof words['@@name'] === 'string' ? [] : ['@@name, what the language calls itself, is missing.']),
    ...(['ltr', 'rtl'].includes(`${words['@@direction']}`) ? [] : ['@@direction is neither ltr nor rtl.']),
    ...(language === 'en'
      ? []
      : Object.keys(words)
          .filter(isNote)
          .map((key) => `${key}: notes stand in en.json.`)),
  ];
}

/**
 * @param {string} language
 * @param {Part} words
 * @param {Part} english
 */
function brokenEntries(language, words, english) {
  const missing = keysOf(english).filter((key) => !(key in words));
  const extra = keysOf(words).filter((key) => !(key in english));
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [
    ...missing.map((key) => `${key} is missing.`),
    ...extra.map((key) => `${key} is no key of en.json.`),
    ...keysOf(words)
      .filter((key) => key in english)
      .flatMap((key) => brokenForms(words[key], english[key], pluralCategories).map((what) => `${key} ${what}`)),
  ];
}

/**
 * A form for a plural category must contain the number, because it may stand for several: in
 * Russian `one` also means 21. A form for exactly one number, such as `=1`, need not.
 *
 * @param {Entry | undefined} entry
 * @param {Entry | undefined} english
 * @param {readonly string[]} categories the categories of the language
 */
function brokenForms(entry, english, categories) {
  const wanted = placeholdersIn(formsOf(english).other);
  if (typeof entry === 'object' && typeof english !== 'object') return ['is one text in English.'];
  return Object.entries(formsOf(entry)).flatMap(([form, text]) => {
    const isExact = /^=\d+$/.test(form);
    const found = placeholdersIn(text);
    const unknown = found.filter((name) => !wanted.includes(name));
    const missing = wanted.filter((name) => !found.includes(name) && !(isExact && name === '{count}'));
    const hasNoNumber = ['zero', 'one', 'two'].includes(form) && !found.includes('{count}');
    return [
      ...(text ? [] : [`(${form}) is empty.`]),
      ...(isExact || categories.includes(form) ? [] : [`has the form ${form}, which the language has not.`]),
      ...unknown.map((name) => `(${form}) fills in ${name}, which English does not.`),
      ...missing.map((name) => `(${form}) does not say ${name}.`),
      ...(hasNoNumber && !missing.includes('{count}')
        ? [`(${form}) is for one number only: call it =0, =1 or =2.`]
        : []),
    ];
  });
}
