// Every page about a game, as one reads it on a small phone. The short form reads one of them.

import { readdirSync } from 'node:fs';
import { expect, test } from '../browser.js';
import { readPage } from './reading.js';

const pages = readdirSync(new URL('../../web/page/pages/learn', import.meta.url));

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

for (const name of pages.filter((file) => file.endsWith('.html'))) {
  test(`learn/${name} is free of axe violations and of scrolling sideways, and leads back`, async ({ page }) => {
    expect(await readPage(page, `learn/${name}`)).not.toBe('');
  });
}
