// What a browser is told that installs the site.

import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes the manifest, and the picture of the page that it shows. By its `id` a browser tells the site from all others, so there is one only
 * where the site's address is known.
 *
 * @param {string} web the folder of the site's sources
 * @param {string} folder
 * @param {string | null} address of the site
 */
export async function writeManifest(web, folder, address) {
  const manifest = JSON.parse(await readFile(`${web}/page/manifest.webmanifest`, 'utf8'));
  const picture = await readFile(`${web}/screenshot.png`);
  const screenshot = { src: 'screenshot.png', sizes: sizeOf(picture), type: 'image/png', form_factor: 'wide' };
  const id = address ? { id: new URL(address).pathname } : {};
  await writeFile(`${folder}/screenshot.png`, picture);
  await writeFile(
    `${folder}/manifest.webmanifest`,
    JSON.stringify({ ...id, ...manifest, screenshots: [{ ...screenshot, label: 'A game of tic-tac-toe' }] }),
  );
}

/**
 * How large a PNG is, as manifests say it: that stands after its signature and the name of its first chunk.
 *
 * @param {Buffer} png
 */
function sizeOf(png) {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
