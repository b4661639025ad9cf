// What the owner of a site says of it, in web/site.json.

import { readFileSync } from 'node:fs';

/**
 * The broker of the site's rooms: an address, or one that is relative to the site's; null for none. And where the site is found, with a slash at
 * the end; null where that is not known yet.
 */
export const { broker, address } = /** @type {{ broker: string | null, address: string | null }} */ (
  JSON.parse(readFileSync(new URL('../site.json', import.meta.url), 'utf8'))
);
