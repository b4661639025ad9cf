// Names from earlier versions that still work. This module is loaded only if one of them may be in
// use.

/** @import { Words } from '../words/catalogue.js' */

/**
 * Words that are called something else now, and what; web/docs/guides/widget.md lists them.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const deprecatedWords = {
  noughtsPlayed: ['computerPlayed'],
  otherMadeLine: ['madeLine', 'computerMadeLine', 'youMadeLine'],
  noMove: ['readings.noMove'],
  row: ['readings.row'],
  column: ['readings.column'],
  keys: ['readings.keys'],
  markKeys: ['readings.markKeys'],
};

/** The names that have been reported on this page. @type {Set<string>} */
const reported = new Set();

/**
 * Renames deprecated keys in a page's own words. The console reports each of them once per page. If
 * both keys are there, the new one counts.
 *
 * @param {{ words: Partial<Words> }} widget the widget with these words
 */
export function renameWords(widget) {
  const entries = Object.entries(widget.words);
  const isDeprecated = (/** @type {[string, unknown]} */ [name]) => Object.hasOwn(deprecatedWords, name);
  const deprecated = entries.filter(isDeprecated);
  if (deprecated.length === 0) return;
  const renamed = deprecated.flatMap(([name, entry]) => {
    const names = deprecatedWords[name] ?? [];
    tell(`words.${name}`, names.map((now) => `words.${now}`).join(', '));
    return names.map((now) => [now, entry]);
  });
  widget.words = Object.fromEntries([...renamed, ...entries.filter((entry) => !isDeprecated(entry))]);
}

/**
 * Tells the author of the page, once, what replaces a deprecated name.
 *
 * @param {string} name
 * @param {string} instead
 */
function tell(name, instead) {
  if (reported.has(name)) return;
  reported.add(name);
  console.warn(`<noughts-game> ${name} is deprecated; use ${instead}.`);
}
