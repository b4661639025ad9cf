// The published type of the widget's words: each key with its English text. The catalogue itself is
// not published.

import { readFile, writeFile } from 'node:fs/promises';
import { partOf, readCatalogues } from '../words/read.js';

/** @import { Entry } from '../words/lookup.js' */

/** The parts that the package uses. */
const parts = ['widget', 'room', 'review'];

/** The types that are generated from the catalogue. */
const ofCatalogue = /export type (?:English|PagePart|Key) = .*;\n|(?<=export type Words = ).*(?=;\n)/g;

/**
 * Inserts the keys into the declarations of a package.
 *
 * @param {string} types the folder of its declarations
 */
export async function nameKeys(types) {
  const file = `${types}/words/catalogue.d.ts`;
  const declared = await readFile(file, 'utf8');
  await writeFile(
    file,
    declared.replace(ofCatalogue, (found) => (found.includes('export') ? '' : wordsType())),
  );
}

/** The type of all texts of the widget. */
function wordsType() {
  const english = readCatalogues().get('en') ?? {};
  const keys = Object.keys(english).filter((key) => !key.startsWith('@') && parts.includes(partOf(key)));
  return `{\n${keys.map((key) => property(key, english[key], english[`@${key}`])).join('')}}`;
}

/**
 * @param {string} key
 * @param {Entry | undefined} entry
 * @param {Entry | undefined} note for translators
 */
function property(key, entry, note) {
  const text = typeof entry === 'object' ? entry.other : entry;
  const about = note ? `; ${note}` : '';
  const name = /^\w+$/.test(key) ? key : `'${key}'`;
  const type = typeof entry === 'object' ? 'Plural' : 'string';
  return `    /** “${text}”${about} */\n    ${name}: ${type};\n`;
}
