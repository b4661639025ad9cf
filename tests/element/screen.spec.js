// The device's screen stays on while people only watch.

import { expect, test } from '../browser.js';
import { files, pageWith, waitForPhase } from './widget.js';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const log = Reflect.set(globalThis, 'wakeLocks', []) && Reflect.get(globalThis, 'wakeLocks');
    const request = async () => {
      log.push('on');
      return { release: async () => log.push('off') };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
});

/** @param {import('@playwright/test').Page} page */
const wakeLocks = (page) => page.evaluate(() => Reflect.get(globalThis, 'wakeLocks'));

test('the screen is kept on from the first to the last move of a game that the computer plays against itself', {
  tag: '@long',
}, async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('player="easy" opponent="easy" seed="2"'), files);
  await waitForPhase(page, 'over');
  await expect.poll(() => wakeLocks(page)).toEqual(['on', 'off']);
});

test('it is kept on again when the page comes back into sight, and not after the widget has left it', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('player="easy" opponent="easy" seed="2" delay="100000"'), files);
  await expect.poll(() => wakeLocks(page)).toEqual(['on']);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => wakeLocks(page)).toEqual(['on', 'on']);
  await page.locator('noughts-game').evaluate((game) => game.remove());
  await expect.poll(() => wakeLocks(page)).toEqual(['on', 'on', 'off']);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await wakeLocks(page)).toEqual(['on', 'on', 'off']);
});

test('a person’s game leaves the screen alone', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="easy" mark="O" seed="1"'), files);
  await waitForPhase(page, 'turn');
  expect(await wakeLocks(page)).toEqual([]);
});
