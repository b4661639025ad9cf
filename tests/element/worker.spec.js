// The engine in a page: it searches large games in a worker, and works without one if there can be
// none.

import { readFile } from 'node:fs/promises';
import { expect, test } from '../browser.js';

const page1 =
  '<!doctype html><html lang="en"><title>A site</title><script type="module" src="main.js"></script></html>';

/** Plays Connect Four against itself with few playouts, and leaves the moves in `window.game`. */
const main = `import { load } from './node_modules/noughts/noughts.js';
  window.noughts = await load();
  window.play = async () => {
    const match = noughts.match('connect-four');
    const [x, o] = [noughts.opponent({ playouts: 300, seed: 1 }), noughts.opponent({ level: 'medium', seed: 2 })];
    while (match.status.state === 'next') match.play(await (match.status.player === 'X' ? x : o).choose(match));
    const analysis = await noughts.match('connect-four').analyse({ nodes: 1000, playouts: 200 });
    return [String(match), analysis];
  };
  window.ready = true;`;

/** @typedef {any} Page The page's own window */

/** @param {import('@playwright/test').Page} page */
async function played(page) {
  await page.waitForFunction(() => /** @type {Page} */ (window).ready);
  return page.evaluate(() => /** @type {Page} */ (window).play());
}

/** The same in Node, in slices. */
async function playedInNode() {
  const { load } = await import('noughts');
  const noughts = await load();
  const match = noughts.match('connect-four');
  const [x, o] = [noughts.opponent({ playouts: 300, seed: 1 }), noughts.opponent({ level: 'medium', seed: 2 })];
  while (match.status.state === 'next') match.play(await (match.status.player === 'X' ? x : o).choose(match));
  return [String(match), await noughts.match('connect-four').analyse({ nodes: 1000, playouts: 200 })];
}

test('large games are thought about in one worker, with the same moves as in slices', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(page1, { 'main.js': main });
  expect(await played(page)).toEqual(await playedInNode());
  expect(page.workers()).toHaveLength(1);
});

test('a small game needs no worker', async ({ page, openWithPackage }) => {
  await openWithPackage(page1, { 'main.js': main });
  await page.waitForFunction(() => /** @type {Page} */ (window).ready);
  const move = await page.evaluate(() => {
    const { noughts } = /** @type {Page} */ (window);
    return noughts.opponent({ seed: 1 }).choose(noughts.match('tic-tac-toe'));
  });
  expect(move).toBeGreaterThanOrEqual(0);
  expect(page.workers()).toHaveLength(0);
});

test('an aborted search rejects with the reason, and the worker answers the next one', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(page1, { 'main.js': main });
  await page.waitForFunction(() => /** @type {Page} */ (window).ready);
  const reasons = await page.evaluate(async () => {
    const { noughts } = /** @type {Page} */ (window);
    const bob = noughts.opponent({ playouts: 1e9 });
    const match = noughts.match('ultimate');
    const caught = (/** @type {Promise<unknown>} */ promise) =>
      promise.catch((/** @type {unknown} */ reason) => String(reason));
    const controller = new AbortController();
    const aborted = bob.choose(match, { signal: controller.signal, onProgress: () => controller.abort('enough') });
    const thrown = bob.choose(match, {
      onProgress: () => {
        throw new Error('a listener’s own');
      },
    });
    const reasons = await Promise.all([caught(aborted), caught(thrown)]);
    return [...reasons, await caught(bob.choose(match, { signal: controller.signal }))];
  });
  expect(reasons).toEqual(['enough', 'Error: a listener’s own', 'enough']);
  expect(await played(page)).toEqual(await playedInNode());
});

test('a worker that has nothing to do any more ends: when its last opponent goes, or ten seconds after an analysis', async ({
  page,
  openWithPackage,
}) => {
  await page.clock.install();
  await openWithPackage(page1, { 'main.js': main });
  await page.waitForFunction(() => /** @type {Page} */ (window).ready);
  const think = () =>
    page.evaluate(async () => {
      const { noughts } = /** @type {Page} */ (window);
      /** @type {Page} */ (window).bob ??= noughts.opponent({ playouts: 50 });
      await /** @type {Page} */ (window).bob.choose(noughts.match('ultimate'));
    });
  const analyse = () =>
    page.evaluate(async () => {
      await /** @type {Page} */ (window).noughts.match('ultimate').analyse({ nodes: 100, playouts: 50 });
    });
  await think();
  await page.clock.runFor(60_000);
  await think();
  expect(page.workers(), 'what it knows is needed for the next move').toHaveLength(1);
  await page.evaluate(() => /** @type {Page} */ (window).bob.dispose());
  await expect.poll(() => page.workers().length).toBe(0);

  await analyse();
  expect(page.workers()).toHaveLength(1);
  await page.clock.runFor(9000);
  await analyse();
  expect(page.workers()).toHaveLength(1);
  await page.clock.runFor(11_000);
  await expect.poll(() => page.workers().length).toBe(0);
  await analyse();
  expect(page.workers(), 'there is a new one').toHaveLength(1);
});

test.describe('where there can be no worker', () => {
  test.use({ complaintsExpected: true });

  test('its script is missing: it is done in slices', async ({ page, openWithPackage }) => {
    await page.route('**/worker.js', (route) => route.fulfill({ status: 404 }));
    await openWithPackage(page1, { 'main.js': main });
    expect(await played(page)).toEqual(await playedInNode());
    expect(page.workers()).toHaveLength(0);
  });

  test('the browser makes none: it is done in slices', async ({ page, openWithPackage }) => {
    await page.addInitScript(() => {
      window.Worker = /** @type {any} */ (
        class {
          constructor() {
            throw new DOMException('none here', 'SecurityError');
          }
        }
      );
    });
    await openWithPackage(page1, { 'main.js': main });
    expect(await played(page)).toEqual(await playedInNode());
  });

  test('it dies in the middle of a search: the search begins again in slices', async ({ page, openWithPackage }) => {
    await page.addInitScript(() => {
      const Original = window.Worker;
      window.Worker = class extends Original {
        /** @param {ConstructorParameters<typeof Original>} given */
        constructor(...given) {
          super(...given);
          /** @type {Page} */ (window).worker = this;
        }
      };
    });
    await openWithPackage(page1, { 'main.js': main });
    await page.waitForFunction(() => /** @type {Page} */ (window).ready);
    const move = await page.evaluate(async () => {
      const { noughts } = /** @type {Page} */ (window);
      let deaths = 0;
      return noughts.opponent({ milliseconds: 300 }).choose(noughts.match('ultimate'), {
        onProgress: () => {
          if (deaths++ === 0) /** @type {Page} */ (window).worker.dispatchEvent(new ErrorEvent('error'));
        },
      });
    });
    expect(move).toBeGreaterThanOrEqual(0);
    expect(page.workers()).toHaveLength(0);
  });
});

test('a site that takes the module from elsewhere gets its worker, too', async ({ page }) => {
  const folder = new URL('../../dist/package/', import.meta.url);
  const script = main.replace('./node_modules/noughts/', 'https://elsewhere.example/');
  await page.route('https://site.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: page1.replace(' src="main.js">', `>${script}`) }),
  );
  await page.context().route('https://elsewhere.example/**', async (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: await readFile(new URL(`.${new URL(route.request().url()).pathname}`, folder), 'utf8'),
    }),
  );
  await page.goto('https://site.example/');
  expect(await played(page)).toEqual(await playedInNode());
  expect(page.workers().map((worker) => new URL(worker.url()).protocol)).toEqual(['blob:']);
});
