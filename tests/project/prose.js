// Which lines of a text are prose, and which of these are hard to read.

/** The most columns of a line of prose. */
export const columns = 100;

/** Words for a person that a reader has to guess, or that leave some people out. */
const words = /\b(whoever|whatever|somebody|nobody|he|him|his|himself)\b/i;

/** Comments that a tool reads and that cannot be wrapped. */
const forTools = /NOLINT|biome-ignore|@ts-|@import|\/\*\* @type|https?:\/\//;

/**
 * The lines of prose that are longer than `columns`, each as `file:number: text`.
 *
 * @param {string} file its name tells the language
 * @param {string} text
 */
export function longLines(file, text) {
  const isMarkdown = file.endsWith('.md');
  /** @type {string[]} */
  const found = [];
  let isCode = false;
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.replace(/^\s*(\*|\/\/+) ?/, '');
    if (content.startsWith('```')) isCode = !isCode;
    else if (!isMarkdown && /^@\w/.test(content)) isCode = content.startsWith('@example');
    else if (!isMarkdown && line.includes('*/')) isCode = false;
    if (isCode) continue;
    const prose = isMarkdown ? withoutTargets(line) : isComment(file, line) ? line : '';
    if (prose.length > columns) found.push(`${file}:${index + 1}: ${line.trim()}`);
  }
  return found;
}

/**
 * The lines with one of the words.
 *
 * @param {string} file
 * @param {string} text
 */
export function wordsIn(file, text) {
  return text
    .split('\n')
    .map((line, index) => ({ file, number: index + 1, line }))
    .filter(({ line }) => words.test(line));
}

/**
 * A line of Markdown without the addresses of its links; nothing of a table, whose rows are lines.
 *
 * @param {string} line
 */
function withoutTargets(line) {
  return /^\s*\|/.test(line) ? '' : line.replace(/\]\([^)]*\)|<https?:[^>]*>/g, '');
}

/**
 * Whether a line is a comment or ends with one. Types and what tools read are no prose.
 *
 * @param {string} file
 * @param {string} line
 */
function isComment(file, line) {
  if (forTools.test(line)) return false;
  if (/\.(sh|cmake|yml)$|CMakeLists\.txt$|\/run$/.test(file)) return /(^|\s)# /.test(line);
  if (/\.(json|html)$/.test(file)) return false;
  if (/^\s*\*\s+(@|[{|])/.test(line)) return !line.includes('{') && !/^\s*\*\s+\|/.test(line);
  return /^\s*(\/\/|\*\s|\/\*)|\s\/\/\/?<? /.test(line);
}
