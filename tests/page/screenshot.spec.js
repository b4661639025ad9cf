import { expect, says, square, test, waitForTurn } from '../browser.js';

test.use({ viewport: { width: 1200, height: 720 }, contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

// `npm run screenshot` lets this test renew the README's picture; otherwise it shows that the picture could be taken.
test('the README’s picture is the real page', async ({ page }, testInfo) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Best' }).check();
  for (const name of ['a3', 'a2', 'c1']) {
    await square(page, name).click();
    await waitForTurn(page);
  }
  await expect(says(page, 'The computer wins')).toBeVisible();
  await page.mouse.move(0, 0);
  const path = process.env.NOUGHTS_SCREENSHOT ?? testInfo.outputPath('screenshot.png');
  await page.screenshot({ path });
});
