/**
 * A part of a page, from one heading to the next, or a name of an API.
 *
 * @typedef {object} Section
 * @property {string} address relative to the documentation
 * @property {string} title of the page
 * @property {string} heading its own
 * @property {string} text its whole text
 */

/**
 * Finds the sections that contain all of the words, anywhere and also inside longer words.
 * Sections with more of the words in their heading come first; then those whose heading has less
 * other text.
 *
 * @param {readonly Section[]} sections
 * @param {string} words
 * @returns {Section[]}
 */
export function find(sections, words) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return sections
    .filter(({ heading, title, text }) => {
      const all = `${heading} ${title} ${text}`.toLowerCase();
      return wanted.every((word) => all.includes(word));
    })
    .map((section) => ({ section, inHeading: countIn(section.heading, wanted), length: section.heading.length }))
    .sort((one, other) => other.inHeading - one.inHeading || (one.inHeading && one.length - other.length))
    .map(({ section }) => section);
}

/**
 * @param {string} text
 * @param {readonly string[]} words
 */
function countIn(text, words) {
  const lower = text.toLowerCase();
  return words.filter((word) => lower.includes(word)).length;
}
