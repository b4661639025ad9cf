// The widget in an <iframe>, on a site of another origin.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../web/build/serve.js';
import { boardOf, expect, failToStart, test } from '../browser.js';

/**
 * @type {{ folder: string, address: string, close: () => Promise<void> }} a site of another origin,
 *   which has no policy
 */
let around;

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'noughts-'));
  around = { folder, ...(await serve(folder, 0, '')) };
});

test.afterAll(async () => {
  await around.close();
  await rm(around.folder, { recursive: true });
});

/**
 * Opens the site, which frames the embedded widget and records its messages in `window.messages`.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} address of the frame
 */
async function frame(page, address) {
  const inside = await openFrame(page, address);
  await expect(inside.getByRole('grid')).toBeVisible();
  return inside;
}

/**
 * The same, even if the widget does not start.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} address of the frame
 */
async function openFrame(page, address) {
  await writeFile(
    join(around.folder, 'index.html'),
    `<!doctype html><html lang="en"><title>A site</title><link rel="icon" href="data:,"><h1>A site</h1>
      <script>window.messages = []; addEventListener('message', (event) => messages.push([event.origin, event.data]));</script>
      <iframe title="Noughts" width="360" height="720" src="${address}"></iframe></html>`,
  );
  await page.goto(around.address);
  return page.frameLocator('iframe[title=Noughts]');
}

/** @param {import('@playwright/test').Page} page */
const messages = (page) =>
  page.evaluate(() => /** @type {[string, Record<string, any>][]} */ (/** @type {any} */ (window).messages));

/** @param {import('@playwright/test').Page} page */
const typesOf = async (page) => new Set((await messages(page)).map(([, { type }]) => type));

test('the address sets the game, and a person plays it', async ({ page, site }) => {
  const inside = await frame(page, `${site}embed.html?game=connect-four&opponent=human&lang=de&theme=dark`);
  await expect(inside.getByRole('gridcell')).toHaveCount(42);
  await expect(inside.getByText('X ist am Zug').first()).toBeVisible();
  await inside.getByRole('button', { name: /^d1, / }).click();
  await expect(inside.getByRole('button', { name: /^d1, / })).toHaveAccessibleName('d1, X');
  expect(await inside.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark');
});

test('the recommended frame is high enough, even after a game', async ({ page, site }) => {
  for (const query of ['?lang=de', '?lang=fr&game=ultimate', '?position=tic-tac-toe.X.a3.a2.b3.b2.c3&opponent=human']) {
    const inside = await frame(page, `${site}embed.html${query}`);
    if (query.includes('position')) await expect(inside.getByRole('button', { name: 'Review' })).toBeVisible();
    await expect(inside.locator('[part=tools]')).toBeVisible();
    const beyond = await inside.locator('html').evaluate((html) => html.scrollHeight - innerHeight);
    expect(beyond, query).toBeLessThanOrEqual(0);
  }
});

test('an unnamed site learns only the height, and its messages are ignored', async ({ page, site }) => {
  const inside = await frame(page, `${site}embed.html?opponent=human`);
  await page.evaluate(() => frames[0]?.postMessage({ noughts: 1, type: 'play', square: 'a1' }, '*'));
  await inside.getByRole('button', { name: /^b2, / }).click();
  await expect(inside.getByRole('button', { name: /^b2, / })).toHaveAccessibleName('b2, X');
  expect(await typesOf(page)).toEqual(new Set(['height']));
  const [, { noughts, height }] = (await messages(page)).at(-1) ?? ['', {}];
  expect(noughts).toBe(1);
  expect(height).toBeGreaterThan(300);
  await expect(inside.getByRole('button', { name: /^a1, / })).toHaveAccessibleName('a1, empty');
});

test('a named site gets the events, and can play', async ({ page, site }) => {
  const inside = await frame(page, `${site}embed.html?opponent=human&origin=${new URL(around.address).origin}`);
  const send = (/** @type {object} */ message) => page.evaluate((data) => frames[0]?.postMessage(data, '*'), message);
  const last = async () => (await messages(page)).filter(([, { type }]) => type !== 'height').at(-1)?.[1];
  await expect.poll(async () => (await typesOf(page)).has('ready')).toBe(true);
  await send({ noughts: 1, type: 'play', square: 'b2' });
  await expect.poll(last).toMatchObject({ type: 'change', position: 'tic-tac-toe.X.b2', moves: ['b2'] });
  expect((await messages(page)).map(([, message]) => message)).toContainEqual({
    ...{ noughts: 1, type: 'move', player: 'X', square: 4, name: 'b2', position: 'tic-tac-toe.X.b2' },
  });
  await send({ noughts: 1, type: 'play', square: 'b2' });
  await expect.poll(last).toMatchObject({ type: 'error', code: 'square-already-filled' });
  await send({ noughts: 1, type: 'undo' });
  await expect.poll(last).toMatchObject({ type: 'change', position: 'tic-tac-toe.X.b2.undo' });
  await send({ noughts: 1, type: 'position', position: 'nonsense' });
  await expect.poll(last).toMatchObject({ type: 'error', code: 'unknown-game' });
  await send({ noughts: 1, type: 'position', position: 'tic-tac-toe.X.a3.a2.b3.b2' });
  await send({ noughts: 1, type: 'play', square: 'c3' });
  await expect
    .poll(async () => (await messages(page)).map(([, message]) => message))
    .toContainEqual(expect.objectContaining({ type: 'end', status: expect.objectContaining({ player: 'X' }) }));
  await send({ noughts: 1, type: 'new-game' });
  await expect(inside.getByText('O’s turn').first()).toBeVisible();
  await send({ noughts: 1, type: 'dance' });
  await expect.poll(last).toMatchObject({ type: 'error', message: 'there is no message of type "dance"' });
  const before = (await messages(page)).length;
  for (const nothing of [null, 'play', { noughts: 2, type: 'new-game' }, { type: 'new-game' }, []]) {
    await page.evaluate((data) => frames[0]?.postMessage(data, '*'), /** @type {any} */ (nothing));
  }
  await send({ noughts: 1, type: 'redo' });
  await send({ noughts: 1, type: 'sing' });
  await expect.poll(last).toMatchObject({ type: 'error', message: 'there is no message of type "sing"' });
  expect((await messages(page)).length, 'what is no message of this version is passed over').toBe(before + 1);
  expect((await messages(page)).every(([origin]) => `${origin}/` === site)).toBe(true);
});

test.describe('where the engine cannot be loaded', () => {
  test.use({ complaintsExpected: true });

  test('a named site is told, also when another attempt has succeeded', async ({ page, site }) => {
    await failToStart(page, 1);
    const inside = await openFrame(page, `${site}embed.html?origin=${new URL(around.address).origin}`);
    await inside.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await typesOf(page)).has('ready')).toBe(true);
    const [error, ready] = (await messages(page)).map(([, message]) => message).filter(({ type }) => type !== 'height');
    expect(error).toMatchObject({ noughts: 1, type: 'error', code: 'load-failed', position: '' });
    expect(error?.message).toContain('out of memory');
    expect(ready).toMatchObject({ noughts: 1, type: 'ready', position: 'tic-tac-toe.X' });
  });
});

test('a hint can be asked for, and is shown on the board', async ({ page, site }) => {
  const { origin } = new URL(around.address);
  const inside = await frame(page, `${site}embed.html?opponent=human&analysis=false&origin=${origin}`);
  await expect.poll(async () => (await typesOf(page)).has('ready')).toBe(true);
  await page.evaluate(() => frames[0]?.postMessage({ noughts: 1, type: 'hint' }, '*'));
  await expect(inside.locator('.hint')).toHaveCount(1);
  await expect(inside.locator('.slip')).toHaveCount(0);
});

test('an address with an invalid origin names no page', async ({ page, site }) => {
  const inside = await frame(page, `${site}embed.html?opponent=human&origin=nonsense`);
  await inside.getByRole('button', { name: /^b2, / }).click();
  await expect(inside.getByRole('button', { name: /^b2, / })).toHaveAccessibleName('b2, X');
  expect(await typesOf(page)).toEqual(new Set(['height']));
});

test('messages of windows other than the page around it are ignored', async ({ page, site }) => {
  const inside = await frame(page, `${site}embed.html?opponent=human&origin=${new URL(around.address).origin}`);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const other = document.createElement('iframe');
        other.srcdoc = '<p>Another window of the same origin</p>';
        other.onload = () => {
          const script = /** @type {any} */ (other.contentWindow).Function(
            "parent.frames[0].postMessage({ noughts: 1, type: 'play', square: 'a1' }, '*')",
          );
          script();
          resolve(undefined);
        };
        document.body.append(other);
      }),
  );
  await page.evaluate(() => frames[0]?.postMessage({ noughts: 1, type: 'dance' }, '*'));
  await expect.poll(async () => (await typesOf(page)).has('error'), 'what came later has been read').toBe(true);
  await expect(inside.getByRole('button', { name: /^a1, / })).toHaveAccessibleName('a1, empty');
});

test('in a right-to-left language the frame is right-to-left', async ({ page, site }) => {
  const inside = await frame(page, `${site}embed.html?opponent=human&lang=ar`);
  await expect(inside.locator('html')).toHaveCSS('direction', 'rtl');
  await expect(inside.getByRole('button', { name: /^a3/ })).toBeVisible();
});

test('opened directly it is a normal game', async ({ page }) => {
  await page.goto('/embed.html?game=ultimate&opponent=human');
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  expect((await boardOf(page)).every((label) => label.endsWith('empty'))).toBe(true);
});

test.describe('in a frame whose sandbox allows scripts alone', () => {
  test.use({ complaintsExpected: true });
  test('it says what is missing', async ({ page, site }) => {
    await page.goto(site);
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = 'embed.html';
      document.body.replaceChildren(frame);
    });
    await expect(page.frameLocator('iframe').getByText('needs allow-scripts allow-same-origin')).toBeVisible();
  });
});
