// npm run licences: writes into LICENCES.md which packages are installed and under which licences,
// from the lock files. The reasons for each package are written by hand, and stay.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = 'LICENCES.md';

/**
 * The folders with packages: the project, its consumers' tests, and the comparison with peers.
 */
export const folders = ['.', 'tests/consumers', 'bench/peers'];

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * @type {(folder: string) => Record<string, { license?: string }>} every package by its folder; ''
 *   is the project itself
 */
export const packagesOf = (folder) => read(`${folder}/package-lock.json`).packages;

/** A row of a table: a package, its licence, and the reason for it. */
const row = /^\| `(.+?)` \| (.+?) \| (.*) \|$/gm;

/**
 * The text with updated tables: one for each folder, in that order. Their first rows are those of
 * packages.
 *
 * @param {string} text
 */
export function withPackages(text) {
  const reasons = new Map([...text.matchAll(row)].map(([, name, , reason]) => [name, reason]));
  let table = 0;
  return text.replace(
    /^(\| -+ \| -+ \| -+ \|\n)(?:\| `.*\n)+/gm,
    (_, head) => head + rowsOf(folders[table++] ?? '.', reasons),
  );
}

/**
 * @param {string} folder
 * @param {Map<string | undefined, string | undefined>} reasons
 */
function rowsOf(folder, reasons) {
  const { devDependencies = {}, optionalDependencies = {}, dependencies = {} } = read(`${folder}/package.json`);
  const packages = packagesOf(folder);
  return Object.keys({ ...devDependencies, ...optionalDependencies, ...dependencies })
    .map((name) => `| \`${name}\` | ${packages[`node_modules/${name}`]?.license} | ${reasons.get(name) ?? ''} |\n`)
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, withPackages(readFileSync(file, 'utf8')));
