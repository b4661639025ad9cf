// npm run dev, as developers of the page see it.

import { appendFile } from 'node:fs/promises';
import { develop } from '../../web/build/dev.js';
import { expect, test } from '../browser.js';
import { copySources } from '../sources.js';

test.use({ serviceWorkers: 'allow' });

test('the page shows a change of its style without being asked to, and keeps no version of itself', async ({
  page,
  folder,
  afterwards,
}) => {
  // As the command does: nothing is made smaller, which takes seconds.
  process.env.NOUGHTS_SOURCE_MAPS = 'inline';
  afterwards(async () => void delete process.env.NOUGHTS_SOURCE_MAPS);
  const root = `${folder}/`;
  copySources(root);
  const { address, close } = await develop({ root, port: 0, compile: async () => {}, tell: () => {} });
  afterwards(close);
  await page.goto(address);
  const heading = page.getByRole('heading').first();
  await expect(heading).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await appendFile(`${root}web/page/page.css`, 'h1, h2 { color: rgb(1 2 3) }');
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
