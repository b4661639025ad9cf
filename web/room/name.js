/** No name is longer, in characters. */
const longestName = 40;

/**
 * A name as it is shown: one line of text, without what would turn or hide the text around it.
 *
 * @param {string} name
 * @returns {string}
 */
export function nameOf(name) {
  const plain = name
    .slice(0, 10 * longestName)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return [...plain].slice(0, longestName).join('').trim();
}
