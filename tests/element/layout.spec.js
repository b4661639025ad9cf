// The widget's words in narrow places: each is complete, or replaced by an icon.

import { readCatalogues } from '../../web/words/read.js';
import { expect, test, violations } from '../browser.js';
import { files, pageWith, waitForPhase } from './widget.js';

const languages = [...readCatalogues().keys()];

/** @param {import('@playwright/test').Page} page */
const labelsCut = (page) =>
  page.locator('.tools').evaluate((tools) =>
    [...tools.querySelectorAll('.label')]
      .filter((label) => getComputedStyle(label).position !== 'absolute')
      .filter(({ scrollWidth, clientWidth, parentElement }) => {
        return scrollWidth > clientWidth || (parentElement?.scrollWidth ?? 0) > (parentElement?.clientWidth ?? 0);
      })
      .map((label) => label.textContent),
  );

/**
 * The number of text lines of each side's name.
 * @param {import('@playwright/test').Page} page
 */
const linesOfNames = (page) =>
  page.locator('.side span').evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }),
  );

test('no tool’s word is cut off and no name is broken, in any place and in any language', { tag: '@long' }, async ({
  page,
  openWithPackage,
}) => {
  const around = (/** @type {string} */ tag) => `<div id="place">${tag}</div>`;
  const style = '<link rel="stylesheet" href="site.css">';
  await openWithPackage(pageWith('opponent="hard"', around, style), { ...files, 'site.css': 'body { margin: 0 }' });
  await waitForPhase(page, 'turn');
  await expect(page.locator('.tools').getByRole('button')).toHaveCount(4);
  for (const lang of languages) {
    await page.locator('html').evaluate((root, to) => root.setAttribute('lang', to), lang);
    await expect(page.locator('.game')).toHaveAttribute('lang', lang);
    for (const [name, width, board, isAudited] of /** @type {const} */ ([
      ['a corner', 120, '', true],
      ['a small phone', 288, '', false],
      ['a phone', 358, '', false],
      ['a wide place with a low board', 800, '15rem', false],
      ['a wide place with a board of middling size', 1240, '22rem', false],
      ['a wide place', 1240, '', true],
    ])) {
      const place = `${lang}, ${name}`;
      await page.locator('#place').evaluate(
        (element, size) => {
          element.attributeStyleMap.set('width', `${size.width}px`);
          element.style.setProperty('--noughts-board-size', size.board);
        },
        { width, board },
      );
      await expect.poll(() => labelsCut(page), place).toEqual([]);
      await expect.poll(() => linesOfNames(page), place).toEqual([1, 1]);
      if (lang === 'de' && isAudited) expect(await violations(page), place).toEqual([]);
    }
  }
});
