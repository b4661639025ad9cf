/** No name is longer, in characters. */
const longestName = 40;

/**
 * What has a width and shows nothing: fillers of Hangul and Khmer, and the empty pattern of
 * Braille.
 */
const blanks = /[\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;

/**
 * Spaces and controls, but for the two joiners that some scripts and many emoji are written with.
 */
const gaps = /(?:(?![\u200C\u200D])[\s\p{C}])+/gu;

/** No letter has more marks above and below it than four; more would cover the lines around it. */
const stacks = /(\p{M}{4})\p{M}+/gu;

const visible = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A name as it is shown: one line of text, without what would turn or hide the text around it;
 * empty where nothing of it can be seen.
 *
 * @param {string} name
 * @returns {string}
 */
export function nameOf(name) {
  const plain = name
    .slice(0, 10 * longestName)
    .replace(blanks, ' ')
    .replace(gaps, ' ')
    .replace(stacks, '$1')
    .trim();
  const short = [...plain].slice(0, longestName).join('').trim();
  return visible.test(short) ? short : '';
}
