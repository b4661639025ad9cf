// What the owner of a site and of a package says of them, in web/site.json, the one place for that.

import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Owner
 * @property {string | null} broker the broker of the site's rooms: an address, or one that is
 *   relative to the site's; null for none
 * @property {string | null} address where the site is found, with a slash at the end; null where
 *   that is not known yet
 * @property {string | null} repository where the sources are, such as
 *   `https://github.com/somebody/noughts`; null where that is not known yet
 */

export const { broker, address, repository } = /** @type {Owner} */ (
  JSON.parse(readFileSync(new URL('../site.json', import.meta.url), 'utf8'))
);

/**
 * What the package's manifest says of where it comes from: as much as is known.
 *
 * @param {Pick<Owner, 'address' | 'repository'>} owner
 */
export function originOf(owner) {
  const homepage = owner.address ?? (owner.repository && `${owner.repository}#readme`);
  return {
    ...(homepage && { homepage }),
    ...(owner.repository && {
      repository: { type: 'git', url: `git+${owner.repository}.git` },
      bugs: `${owner.repository}/issues`,
    }),
  };
}
