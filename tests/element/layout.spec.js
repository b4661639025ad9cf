// Words of the widget in narrow places: each whole, or an icon in its place.

import { expect, test, violations } from '../browser.js';
import { files, pageWith, waitForPhase } from './widget.js';

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

/** How often the name of each side is broken: into how many lines of text. @param {import('@playwright/test').Page} page */
const linesOfNames = (page) =>
  page.locator('.side span').evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }),
  );

for (const [name, width, board] of /** @type {const} */ ([
  ['a corner', 120, ''],
  ['a small phone', 288, ''],
  ['a phone', 358, ''],
  ['a wide place with a low board', 800, '15rem'],
  ['a wide place with a board of middling size', 1240, '22rem'],
  ['a wide place', 1240, ''],
])) {
  test(`in ${name} no tool’s word is cut off and no name is broken, in any language`, async ({
    page,
    openWithPackage,
  }) => {
    const around = (/** @type {string} */ tag) => `<div id="place">${tag}</div>`;
    const style = '<link rel="stylesheet" href="site.css">';
    await openWithPackage(pageWith('opponent="hard"', around, style), {
      ...files,
      'site.css': `#place { width: ${width}px; ${board && `--noughts-board-size: ${board}`} } body { margin: 0 }`,
    });
    await waitForPhase(page, 'turn');
    await expect(page.locator('.tools').getByRole('button')).toHaveCount(4);
    for (const lang of ['en', 'de', 'es', 'fr', 'ar']) {
      await page.locator('html').evaluate((root, to) => root.setAttribute('lang', to), lang);
      await expect(page.locator('.game')).toHaveAttribute('lang', lang);
      expect(await labelsCut(page), lang).toEqual([]);
      expect(await linesOfNames(page), lang).toEqual([1, 1]);
    }
    expect(await violations(page)).toEqual([]);
  });
}
