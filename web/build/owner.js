// The owner's settings of a site and a package, from web/site.json. They are only there.

import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Owner
 * @property {string | null} broker the broker of the site's rooms: an address, absolute or relative
 *   to the site's; null for none
 * @property {string | null} address the address of the site, with a slash at the end; null if it is
 *   not known yet
 * @property {string | null} repository the address of the sources, such as
 *   `https://github.com/owner/noughts`; null if it is not known yet
 */

export const { broker, address, repository } = /** @type {Owner} */ (
  JSON.parse(readFileSync(new URL('../site.json', import.meta.url), 'utf8'))
);

/**
 * The fields of the package's manifest about its origin, as far as they are known.
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
