// A copy of the site that a browser has kept, and that a test can turn into another version.

import { cp } from 'node:fs/promises';
import { siteFolder } from '../../web/build/serve.js';

/**
 * Copies the site, serves the copy, and opens it until the page belongs to its service worker.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} folder an empty one
 * @param {(folder: string) => Promise<string>} serveFolder
 * @returns {Promise<string>} its address
 */
export async function installed(page, folder, serveFolder) {
  await cp(siteFolder, folder, { recursive: true, filter: (source) => !source.endsWith('/docs') });
  const address = await serveFolder(folder);
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  return address;
}
