// Names from earlier versions that still work. It is fetched where one of them may be there, so that nobody else has to load it.

/** @import { Words } from '../words/catalogue.js' */

/** Words that are called something else now, and what; web/docs/guides/widget.md lists them. @type {Readonly<Record<string, readonly string[]>>} */
export const formerWords = {
  noughtsPlayed: ['computerPlayed'],
  otherMadeLine: ['madeLine', 'computerMadeLine', 'youMadeLine'],
};

/** The names that have been told of on this page. @type {Set<string>} */
const told = new Set();

/**
 * Has the words of a page's own go by the names that they have now. Of each former name the console is told, once on a page. Where a word is
 * there by both names, the present one counts.
 *
 * @param {{ words: Partial<Words> }} widget whose words they are
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
 * Tells whoever made the page, once, what to use in place of a former name.
 *
 * @param {string} name
 * @param {string} instead
 */
function tell(name, instead) {
  if (told.has(name)) return;
  told.add(name);
  console.warn(`<noughts-game> ${name} is deprecated; use ${instead}.`);
}
