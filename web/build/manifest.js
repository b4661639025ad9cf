// The web app manifest, for browsers that install the site.

import { readFile, writeFile } from 'node:fs/promises';
import { lists, shortcuts } from './lists.js';

/**
 * Writes the manifest, and the screenshots that it shows; their shapes say whether they are for a
 * phone or a desktop. The `id` tells the site from all others, so it is present only if the site's
 * address is known.
 *
 * @param {string} web the folder of the site's sources
 * @param {string} folder
 * @param {string | null} address of the site
 */
export async function writeManifest(web, folder, address) {
  const text = await readFile(`${web}/page/manifest.webmanifest`, 'utf8');
  const manifest = JSON.parse(text.replace('{someGames}', lists.someGames));
  const id = address ? { id: new URL(address).pathname } : {};
  const screenshots = await Promise.all([
    screenshotOf('wide', 'A game of tic-tac-toe'),
    screenshotOf('narrow', 'A game on a phone'),
  ]);
  await writeFile(`${folder}/manifest.webmanifest`, JSON.stringify({ ...id, ...manifest, shortcuts, screenshots }));

  /**
   * @param {'wide' | 'narrow'} shape
   * @param {string} label
   */
  async function screenshotOf(shape, label) {
    const picture = await readFile(`${web}/screenshots/${shape}.png`);
    const src = `screenshot-${shape}.png`;
    await writeFile(`${folder}/${src}`, picture);
    return { src, sizes: sizeOf(picture), type: 'image/png', form_factor: shape, label };
  }
}

/**
 * The size of a PNG in the format of manifests. It comes after the signature and the name of the
 * first chunk.
 *
 * @param {Buffer} png
 */
function sizeOf(png) {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
