// npm run licences: writes into LICENCES.md which packages are installed and under which licences,
// as the lock files tell. Why each is there stays as somebody has written it.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = 'LICENCES.md';

/**
 * Where packages are installed: for the project, for its consumers' tests, and for the comparison
 * with peers.
 */
export const folders = ['.', 'tests/consumers', 'bench/peers'];

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * @type {(folder: string) => Record<string, { license?: string }>} every package by its folder; ''
 *   is the project itself
 */
export const packagesOf = (folder) => read(`${folder}/package-lock.json`).packages;

/** A row of a table: a package, its licence, and why it is there. */
const row = /^\| `(.+?)` \| (.+?) \| (.*) \|$/gm;

/**
 * The text with its tables as they are to be: one for each folder, in that order, whose first rows
 * are of packages.
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
