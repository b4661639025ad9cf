// Names from earlier versions that still work. This module is loaded only if one of them may be in
// use.

/** @import { Words } from '../words/catalogue.js' */

/**
 * Words that are called something else now, and what; web/docs/guides/widget.md lists them.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const formerWords = {
  noughtsPlayed: ['computerPlayed'],
  otherMadeLine: ['madeLine', 'computerMadeLine', 'youMadeLine'],
};

/** The names that have been reported on this page. @type {Set<string>} */
const told = new Set();

/**
 * Renames former keys in a page's own words. The console reports each former key once per page. If
 * both keys are present, the present one counts.
 *
 * @param {{ words: Partial<Words> }} widget the widget with these words
 */
export function renameWords(widget) {
  const entries = Object.entries(widget.words);
  const isFormer = (/** @type {[string, unknown]} */ [name]) => Object.hasOwn(formerWords, name);
  const former = entries.filter(isFormer);
  if (former.length === 0) return;
  const renamed = former.flatMap(([name, entry]) => {
    const names = formerWords[name] ?? [];
    tell(`words.${name}`, names.map((now) => `words.${now}`).join(', '));
    return names.map((now) => [now, entry]);
  });
  widget.words = Object.fromEntries([...renamed, ...entries.filter((entry) => !isFormer(entry))]);
}

/**
 * Tells the author of the page, once, what replaces a former name.
 *
 * @param {string} name
 * @param {string} instead
 */
function tell(name, instead) {
  if (told.has(name)) return;
  told.add(name);
  console.warn(`<noughts-game> ${name} is deprecated; use ${instead}.`);
}
