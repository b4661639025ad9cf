import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * A compared package. Types are checked without the packages, so each player declares the types
 * that it uses.
 *
 * @param {string} name
 * @returns {any}
 */
export const peer = (name) => require(name);

/**
 * Whether a package is installed. Some are not installed with the others, because their licences
 * are less permissive.
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
