// What is kept for the site where another one frames it, which the shell without a window does not
// do as people's browsers do.

import { createServer } from 'node:http';
import { expect, test } from '../browser.js';
import { wholeChromium } from '../whole-chromium.js';

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: wholeChromium }),
});

test('clicks that a page of another site lures to the framed page change nothing that a person has chosen there', async ({
  page,
  site,
  afterwards,
}) => {
  // Another site, not only another origin: browsers keep what they store for a site apart where
  // that is framed by another one.
  const html = `<!doctype html><html lang="en"><title>A trap</title><link rel="icon" href="data:,">
    <iframe title="Noughts" width="1000" height="1000" src="${site}"></iframe></html>`;
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
  afterwards(async () => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const place = server.address();
  const trap = `http://127.0.0.1:${typeof place === 'object' && place?.port}/`;
  await page.goto(site);
  await page.getByRole('radio', { name: 'Hard' }).check();
  const kept = () => page.evaluate(() => ({ ...localStorage }));
  const before = await kept();
  expect(before).toEqual({ 'noughts-opponent': 'hard' });

  await page.goto(trap);
  const inside = page.frameLocator('iframe');
  await inside.getByRole('radio', { name: 'Easy' }).check();
  await inside.getByRole('radio', { name: 'Connect Four' }).check();
  await inside.getByRole('button', { name: 'Dark' }).click();
  await expect(inside.getByRole('gridcell')).toHaveCount(42);

  await page.goto(site);
  await expect(page.getByRole('radio', { name: 'Hard' })).toBeChecked();
  expect(await kept()).toEqual(before);
});
