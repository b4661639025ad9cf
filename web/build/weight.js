// The compressed sizes of files.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { withImports } from './bundle.js';

/** @import { Imports } from './bundle.js' */

/**
 * The bytes of files, each compressed by gzip.
 *
 * @param {string} folder
 * @param {Iterable<string>} names
 */
export function gzipped(folder, names) {
  let bytes = 0;
  for (const name of names) bytes += gzipSync(readFileSync(`${folder}/${name}`), { level: 9 }).length;
  return bytes;
}

/**
 * The files that load with an entry, without those that load with others anyway.
 *
 * @param {Imports} imports
 * @param {string} entry
 * @param {...string} others
 * @returns {string[]}
 */
export function filesOf(imports, entry, ...others) {
  const there = new Set(others.flatMap((other) => withImports(imports, other)));
  return withImports(imports, entry).filter((file) => !there.has(file));
}

/**
 * A readme with the sizes of the package's entries. A comment after a size says what it measures:
 * `<!-- room after noughts -->` is what the room adds if the engine is already loaded.
 *
 * @param {string} readme
 * @param {string} folder the package
 * @param {Imports} imports
 */
export function withWeights(readme, folder, imports) {
  return readme.replace(/\d+ kB(<!-- (\S+)((?: after \S+)*) -->)/g, (_, comment, entry, after) => {
    const others = after.split(' after ').slice(1);
    const files = filesOf(imports, `${entry}.js`, ...others.map((/** @type {string} */ other) => `${other}.js`));
    return `${Math.round(gzipped(folder, files) / 1000)} kB${comment}`;
  });
}
