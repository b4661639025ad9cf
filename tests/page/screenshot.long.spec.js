import { expect, says, square, test, waitForTurn } from '../browser.js';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

// `npm run screenshot` lets these tests renew the pictures; otherwise they show that the pictures could be taken.

/**
 * Where a picture belongs.
 *
 * @param {string} name
 * @param {import('@playwright/test').TestInfo} testInfo
 */
function pathOf(name, testInfo) {
  const folder = process.env.NOUGHTS_SCREENSHOTS;
  return folder ? `${folder}/${name}` : testInfo.outputPath(name);
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1200, height: 720 } });
  test('the README’s picture is the real page', async ({ page }, testInfo) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Best' }).check();
    for (const name of ['a3', 'a2', 'c1']) {
      await square(page, name).click();
      await waitForTurn(page);
    }
    await expect(says(page, 'The computer wins')).toBeVisible();
    await page.mouse.move(0, 0);
    await page.screenshot({ path: pathOf('wide.png', testInfo) });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });
  test('so is the picture that a browser shows which installs the page', async ({ page }, testInfo) => {
    await page.goto('/#ultimate.X.e5.e4.d3.b8.e6.e8.d5.b4.d2.a6.b9.f7.g2.b6');
    await expect(says(page, 'X’s turn')).toBeVisible({ timeout: 30_000 });
    await page.screenshot({ path: pathOf('narrow.png', testInfo), scale: 'css' });
  });
});
