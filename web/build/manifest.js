// What a browser is told that installs the site.

import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes the manifest. By its `id` a browser tells the site from all others, so there is one only where the site's address is known.
 *
 * @param {string} from
 * @param {string} folder
 * @param {string | null} address of the site
 */
export async function writeManifest(from, folder, address) {
  const manifest = JSON.parse(await readFile(from, 'utf8'));
  if (address) manifest.id = new URL(address).pathname;
  await writeFile(`${folder}/manifest.webmanifest`, JSON.stringify(manifest));
}
