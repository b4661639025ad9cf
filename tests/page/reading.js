// Checks that everyone can read a page.

import { expect, lowContrast, violations, waitForTurn } from '../browser.js';

/**
 * Opens a page, runs axe in light and in dark colours, and follows its link to the game. In the
 * dark only contrast can differ. The boards of a page are alike, and have up to a thousand squares
 * together, so axe looks at the first one.
 *
 * @param {import('../browser.js').Page} page
 * @param {string} path
 * @returns {Promise<string>} its heading
 */
export async function readPage(page, path) {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/${path}`);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  if (path !== 'learn.html') await expect(page.getByRole('grid').first()).toBeVisible();
  for (const grid of await page.getByRole('grid').all()) await expect(grid).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  await page.locator('noughts-game').evaluateAll((boards) => {
    for (const board of boards.slice(1)) board.remove();
  });
  expect(await violations(page), `${path}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await lowContrast(page), `${path}, dark`).toEqual([]);
  await page.getByRole('link', { name: 'Noughts', exact: true }).click();
  await waitForTurn(page);
  return heading;
}
