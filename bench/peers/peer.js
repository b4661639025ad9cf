import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * A package to compare with. Types are checked without the packages being there, so that each
 * player says what it uses of its own.
 *
 * @param {string} name
 * @returns {any}
 */
export const peer = (name) => require(name);

/**
 * Whether a package is there that is not installed with the others, because its licence is not as
 * permissive.
 *
 * @param {string} name
 */
export function hasPeer(name) {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** @type {Record<string, string>} the version of each package, by name */
export const versions = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).dependencies;
