// What a browser is told that installs the site.

import { readFile, writeFile } from 'node:fs/promises';
import { lists, shortcuts } from './lists.js';

/**
 * Writes the manifest, and the pictures of the page that it shows, which are told by their shape to
 * fit a phone or a desktop. By its `id` a browser tells the site from all others, so there is one
 * only where the site's address is known.
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
 * How large a PNG is, as manifests say it: that stands after its signature and the name of its
 * first chunk.
 *
 * @param {Buffer} png
 */
function sizeOf(png) {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
