/** The longest name, in characters. */
const longestName = 40;

/**
 * Characters that have a width but show nothing: Hangul and Khmer fillers, and the empty Braille
 * pattern.
 */
const blanks = /[\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;

/**
 * Spaces and control characters, except the two joiners that some scripts and many emoji need.
 */
const gaps = /(?:(?![\u200C\u200D])[\s\p{C}])+/gu;

/** At most four combining marks per letter; more would cover the lines above and below. */
const stacks = /(\p{M}{4})\p{M}+/gu;

const visible = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A name for display: one line of text, without characters that reverse or hide the text around it.
 * Empty if nothing of it is visible.
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
