// Simulates the next version of the site, for people who have the present one.

import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A script whose name contains its version. */
const shared = /shared-[a-z0-9]{4}/g;

/**
 * Turns a built site into another version, in which every script has another name.
 *
 * @param {string} folder
 * @param {string} [version] four letters or digits
 */
export async function renewSite(folder, version = 'next') {
  const name = `shared-${version}`;
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|html)$/.test(file));
  for (const file of scripts) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replaceAll(shared, name));
  }
  for (const file of scripts.filter((script) => script.startsWith('shared-'))) {
    await rename(join(folder, file), join(folder, file.replace(shared, name)));
  }
  const worker = join(folder, 'service-worker.js');
  const text = await readFile(worker, 'utf8');
  await writeFile(worker, text.replace(/noughts-(?:[0-9a-f]{12}|nex\w)/, `noughts-${version}`));
}
