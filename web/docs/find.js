/**
 * A part of a page, from one heading to the next, or a name of an API.
 *
 * @typedef {object} Section
 * @property {string} address relative to the documentation
 * @property {string} title of the page
 * @property {string} heading its own
 * @property {string} text all that is in it
 */

/**
 * What has all of the words, wherever they stand in it and whatever follows them; best first. The
 * best have the most of the words in their heading, and of those that have as many, the one comes
 * first of whose heading they are the larger part.
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
