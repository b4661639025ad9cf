// The next version of the site, for whoever has the former one.

import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Turns a built site into another version of it, in which every file of code has another name, as far as names tell versions.
 *
 * @param {string} folder
 */
export async function renewSite(folder) {
  const scripts = (await readdir(folder)).filter((name) => /\.(js|html)$/.test(name));
  for (const name of scripts) {
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.replaceAll(/shared-[A-Z0-9]{4}/g, 'shared-NEXT'));
  }
  for (const name of scripts.filter((script) => script.startsWith('shared-'))) {
    await rename(join(folder, name), join(folder, name.replace(/shared-[A-Z0-9]{4}/, 'shared-NEXT')));
  }
  const worker = join(folder, 'service-worker.js');
  const text = await readFile(worker, 'utf8');
  await writeFile(worker, text.replace(/"[0-9a-f]{12}"/, '"next"'));
}
