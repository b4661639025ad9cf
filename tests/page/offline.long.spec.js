// The page in two tabs while a new version comes.

import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boardOf, expect, square, test, waitForTurn } from '../browser.js';
import { renewSite } from '../next-version.js';
import { installed } from './installed.js';

test.use({ serviceWorkers: 'allow' });

test('a tab of the former version stays whole when another takes over, says so, and goes on after the update', async ({
  page,
  context,
  folder,
  serveFolder,
}) => {
  const address = await installed(page, folder, serveFolder);
  const caches = () => page.evaluate(() => window.caches.keys());
  await page.getByRole('radio', { name: 'Connect Four', exact: true }).check();
  await renewSite(folder);
  const broken = 'throw new Error("a worker of the new version, in a page of the old one");';
  await appendFile(join(folder, 'worker.js'), broken);
  const other = await context.newPage();
  await other.goto(address);
  await other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const update = other.getByRole('button', { name: 'Update' });
  await Promise.all([other.waitForEvent('load'), update.click()]);
  await expect(page.getByText('There is a new version.')).toHaveCount(1);

  const worker = page.waitForEvent('worker');
  await square(page, 'd1').click(); // needs the worker, which has not been fetched yet
  await worker;
  await waitForTurn(page);
  expect(page.workers(), 'the old worker has not died').toHaveLength(1);
  await page.evaluate(() => document.getElementById('game')?.setAttribute('lang', 'ja')); // nor have these words
  await expect(page.getByRole('button', { name: '待った' })).toBeVisible();
  expect(await caches()).toHaveLength(2);

  await page.evaluate(() => document.getElementById('game')?.removeAttribute('lang'));
  await waitForTurn(page);
  const before = await boardOf(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update' }).click()]);
  await waitForTurn(page);
  expect(await boardOf(page)).toEqual(before);
  await expect.poll(caches).toEqual(['noughts-next /']);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /shared-\w{4}/.exec(name) ?? []),
  );
  expect(new Set(scripts), 'no file of the former version is among them').toEqual(new Set(['shared-NEXT']));
});
