// The review of a long game, in which nothing is certain. The short form checks two of its moves.

import { expect, test, violations } from '../browser.js';
import { files, pageWith, waitForPhase } from './widget.js';

/** A whole game of Ultimate, played at random. */
const ultimate =
  'ultimate.X.e5.f6.i9.g9.a8.c6.h8.d6.a9.b7.e3.d7.b2.e4.d2.b5.f5.h5.e6.f8.i6.g8.b6.d8.a5.b4.d3.a7.c1.i2.i5.h6.resign';

test('a long game is estimated where nothing is certain, and its list folds', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith(`game="ultimate" opponent="human" position="${ultimate}"`), files);
  await waitForPhase(page, 'over');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByText('Looking at every move').first()).toBeVisible();
  const all = page.getByRole('button', { name: /^All \d+ moves$/ });
  await expect(page.locator('.chart')).toBeVisible({ timeout: 90_000 });
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  const few = await page.locator('.moves .move:visible').count();
  await all.click();
  await expect(page.locator('.moves .move:visible')).not.toHaveCount(few);
  expect(await violations(page)).toEqual([]);
});
