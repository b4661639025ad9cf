// The page when something other than the game goes wrong: full storage, the back button, a new
// version in another tab.

import { createServer } from 'node:http';
import sirv from 'sirv';
import { contentSecurityPolicy } from '../../web/build/policy.js';
import { siteFolder } from '../../web/build/serve.js';
import { boardOf, expect, square, test, waitForTurn } from '../browser.js';
import { wholeChromium } from '../whole-chromium.js';
import { openSettings } from './settings.js';

// Enables the back/forward cache, which Playwright turns off and the headless shell does not have.
test.use({
  serviceWorkers: 'allow',
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: wholeChromium,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} name */
const choose = (page, name) => page.getByRole('radio', { name, exact: true }).check();

/** @param {Page} page */
const score = (page) => page.getByRole('group', { name: 'Game' }).locator('[part=score]');

test('with full storage everything works, but nothing is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await choose(page, 'Friend');
  await openSettings(page);
  await page.getByRole('checkbox', { name: 'Sound' }).check();
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await square(page, 'b2').click();
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
});

test('without room for the offline files the site works with the network', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await page.goto('/learn.html');
  const { origin } = new URL(page.url());
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
  await page.goto('/');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await square(page, 'b2').click();
  await waitForTurn(page);
  expect((await boardOf(page)).filter((label) => label.endsWith(', O'))).toHaveLength(1);
});

test('reloading the page keeps the score, the undone moves, and the players', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'Friend');
  for (const name of ['a3', 'b3', 'a2', 'b2', 'a1']) await square(page, name).click();
  await page.getByRole('button', { name: 'New game' }).click();
  for (const name of ['b2', 'a1', 'c1']) await square(page, name).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const before = await boardOf(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, X');
  expect(await boardOf(page)).toEqual(before);
  await expect(page.getByRole('radio', { name: 'Friend' })).toBeChecked();
  await expect(score(page)).toHaveText(/^1X.*0O$/);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(square(page, 'c1')).toHaveAccessibleName('c1, O');
});

test('a match against the computer stays one when the page is loaded again', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'Easy');
  await square(page, 'b2').click();
  await waitForTurn(page);
  const before = await boardOf(page);
  await page.reload();
  await waitForTurn(page);
  expect(await boardOf(page)).toEqual(before);
  await expect(page.getByRole('radio', { name: 'Easy' })).toBeChecked();
});

test('a page that is frozen in the middle of the computer’s thinking goes on with it when one comes back', async ({
  page,
  afterwards,
}) => {
  // The usual server of the tests forbids storing, which also disables the back/forward cache.
  const server = createServer(sirv(siteFolder, { etag: true }));
  afterwards(async () => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const place = server.address();
  const port = typeof place === 'object' && place?.port;
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    // The delay before the computer's mark lasts until then, however soon it has its move.
    const wait = (/** @type {() => void} */ call, /** @type {number} */ delay) =>
      delay === 420 ? document.addEventListener('resume', () => later(call), { once: true }) : later(call, delay);
    window.setTimeout = /** @type {any} */ (wait);
  });
  await page.goto(`http://127.0.0.1:${port}/#ultimate.X`);
  await waitForTurn(page);
  // So does a service worker that takes control meanwhile.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.evaluate((elsewhere) => {
    const game = /** @type {any} */ (document.getElementById('game'));
    /** @type {string[]} */
    const life = [];
    Object.assign(window, { life });
    for (const type of ['freeze', 'resume']) document.addEventListener(type, () => life.push(type));
    game.addEventListener('noughts-thinking', (/** @type {CustomEvent} */ { detail }) => {
      life.push(detail.thinking ? 'thinks' : 'moves');
      if (detail.thinking) location.assign(elsewhere);
    });
    game.play('e5');
  }, `http://localhost:${port}/learn.html`);
  await expect(page.getByRole('heading', { name: 'Learn the games' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  // If the worker has not survived, its ten-second timeout must pass first.
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => Reflect.get(window, 'life'))).toEqual(['thinks', 'freeze', 'resume', 'moves']);
  const board = await boardOf(page);
  expect(board.filter((label) => label.includes(', X'))).toHaveLength(1);
  expect(board.filter((label) => label.includes(', O'))).toHaveLength(1);
});

test('the first version of all is not taken for a new one, though it is about to take over while another page comes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const waiting = Object.assign(new EventTarget(), { state: 'installed' });
    const registration = Object.assign(new EventTarget(), { installing: null, waiting, active: null });
    ServiceWorkerContainer.prototype.register = async () => {
      Object.assign(window, { isRegistered: true });
      return /** @type {any} */ (registration);
    };
  });
  await page.goto('/learn.html');
  await page.waitForFunction(() => Reflect.get(window, 'isRegistered'));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByText('There is a new version.')).toHaveCount(0);
});

test.describe('with a complaint of the browser', () => {
  test.use({ complaintsExpected: true });
  test('where a host enforces Trusted Types and allows none, the page plays, and is not kept offline', async ({
    page,
    serveFolder,
  }) => {
    /** @type {string[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const policy = contentSecurityPolicy.replace(/trusted-types noughts.*/, "trusted-types 'none'");
    await page.goto(await serveFolder(siteFolder, policy));
    await choose(page, 'Connect Four');
    await choose(page, 'Easy');
    await square(page, 'd1').click();
    await waitForTurn(page);
    expect((await boardOf(page)).filter((label) => label.endsWith(', O'))).toHaveLength(1);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(errors).toEqual([]);
  });
});
