// Every page with text, on a small phone. The short form checks one of them.

import { readdirSync } from 'node:fs';
import { expect, test } from '../browser.js';
import { readPage } from './reading.js';

const pages = readdirSync(new URL('../../web/page/pages/learn', import.meta.url));

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

const games = pages.filter((file) => file.endsWith('.html')).map((file) => `learn/${file}`);
for (const path of ['learn.html', 'develop.html', ...games]) {
  test(`${path} is free of axe violations and of scrolling sideways, and leads back`, async ({ page }) => {
    expect(await readPage(page, path)).not.toBe('');
  });
}
