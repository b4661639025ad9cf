// The sites of the stories: the built site, and sites of other people with the npm package.

import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve, siteFolder } from '../../web/build/serve.js';

const packageFolder = fileURLToPath(new URL('../../dist/package', import.meta.url));

/** A site on a local server. @typedef {{ address: string, close: () => Promise<void> }} Site */

/** The built site. */
export const serveSite = () => serve(siteFolder, 0);

/**
 * Files of another site, with the package in its folder `noughts`.
 *
 * @param {Record<string, string>} files
 * @param {string} [policy]
 * @returns {Promise<Site>}
 */
export async function servePackage(files, policy) {
  const folder = await mkdtemp(join(tmpdir(), 'noughts-'));
  await cp(packageFolder, join(folder, 'noughts'), { recursive: true });
  for (const [name, text] of Object.entries({ 'favicon.ico': '', ...files })) await writeFile(join(folder, name), text);
  const { address, close } = await serve(folder, 0, policy);
  return {
    address,
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
