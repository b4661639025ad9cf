// The page from the first move to the end of a game.

import { expect, says, square, waitForTurn } from '../browser.js';

/** @import { Page } from '../browser.js' */

/**
 * Marks free squares in an order that loses against a good opponent.
 *
 * @param {Page} page
 */
export async function playToTheEnd(page) {
  while (await says(page, 'Your turn').isVisible()) {
    await page.getByRole('grid').getByRole('button', { name: 'empty' }).first().click();
    await waitForTurn(page);
  }
}

/**
 * Checks that every state fits the screen, and that axe finds no problems.
 *
 * @param {Page} page
 * @param {(page: Page) => Promise<object[]>} audit all checks of axe, or contrast alone
 */
export async function everyState(page, audit) {
  const { height = 0 } = page.viewportSize() ?? {};
  const look = async (/** @type {string} */ state) => {
    expect(await audit(page), state).toEqual([]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(room, `${state}: no scrolling sideways`).toBeLessThanOrEqual(0);
  };
  await page.goto('/');
  await expect(says(page, 'Your turn')).toBeVisible();
  await look('start');
  const button = await page.getByRole('button', { name: 'New game' }).boundingBox();
  expect((button?.y ?? height) + (button?.height ?? 0), 'everything is in sight').toBeLessThanOrEqual(height);
  const size = await square(page, 'b2').boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await square(page, 'a3').click();
  await waitForTurn(page);
  await look('turn');
  await playToTheEnd(page);
  await look('over');
}

/**
 * Checks that the board keeps its place with texts of every length.
 *
 * @param {Page} page
 */
export async function boardStays(page) {
  await page.goto('/');
  await expect(says(page, 'Your turn')).toBeVisible();
  const place = await page.getByRole('grid').boundingBox();
  const same = async () => expect(await page.getByRole('grid').boundingBox()).toEqual(place);
  await square(page, 'a3').click();
  await same();
  await waitForTurn(page);
  await square(page, 'a3').click({ force: true }); // taken
  await same();
  await playToTheEnd(page);
  await same();
}
