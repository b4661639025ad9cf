// Every page in every language. The short form checks each page in one of them.

import { expect, test, violations } from '../browser.js';
import { findPages, languages, pages } from './spoken.js';

for (const language of Object.keys(languages)) {
  test.describe(`whose browser speaks ${language}`, () => {
    test.use({ locale: language });
    test('finds every page in it, as a whole, and on phones nothing is cut or beyond the edge', ({ page }) =>
      findPages(page, language, pages));
  });
}

test.describe('for whom it is read out, from right to left', () => {
  test.use({ locale: 'ar' });
  for (const name of ['learn/connect-four.html', 'offline.html']) {
    test(`axe finds nothing on ${name}`, async ({ page }) => {
      await page.goto(`/${name}`);
      await expect(page.locator('[data-speaking]')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
    });
  }
});
