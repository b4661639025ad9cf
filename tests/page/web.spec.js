// What the page is as a page: its requests, its policy, its access and its looks in numbers.

import { announcement, expect, says, square, test, violations, waitForTurn } from '../browser.js';

/** Squares that lose against a perfect opponent, one after the other, where they are free. */
async function playToTheEnd(/** @type {import('@playwright/test').Page} */ page) {
  while (await says(page, 'Your turn').isVisible()) {
    await page.getByRole('grid').getByRole('button', { name: 'empty' }).first().click();
    await waitForTurn(page);
  }
}

test('nothing is asked of another origin, and nothing at all once the board is there', async ({ page, site }) => {
  /** @type {string[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await expect(says(page, 'Your turn')).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const url of requests) expect(url.startsWith(site)).toBe(true);
  const loaded = requests.length;
  await playToTheEnd(page);
  await page.getByRole('button', { name: 'New game' }).click();
  await waitForTurn(page);
  expect(requests.slice(loaded)).toEqual([]);
});

test('the site is served under the strict policy', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toBe(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  );
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const [width, height] of /** @type {const} */ ([
    [360, 740],
    [768, 1024],
    [1440, 900],
  ])) {
    test.describe(`${width}×${height}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

      test('every state is free of axe violations, and fits the screen', async ({ page }, testInfo) => {
        const look = async (/** @type {string} */ state) => {
          await page.screenshot({ path: testInfo.outputPath(`${state}.png`) });
          expect(await violations(page), state).toEqual([]);
          const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(room, `${state}: no scrolling sideways`).toBeLessThanOrEqual(0);
        };
        await page.goto('/');
        await expect(says(page, 'Your turn')).toBeVisible();
        await look('start');
        const button = await page.getByRole('button', { name: 'New game' }).boundingBox();
        expect((button?.y ?? height) + (button?.height ?? 0), 'everything is in sight').toBeLessThanOrEqual(height);
        const size = await square(page, 'b2').boundingBox();
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
        await square(page, 'a3').click();
        await waitForTurn(page);
        await look('turn');
        await playToTheEnd(page);
        await look('over');
      });

      test('the board stays where it is, whatever is said', async ({ page }) => {
        await page.goto('/');
        await expect(says(page, 'Your turn')).toBeVisible();
        const place = await page.getByRole('grid').boundingBox();
        const same = async () => expect(await page.getByRole('grid').boundingBox()).toEqual(place);
        await square(page, 'a3').click();
        await same();
        await waitForTurn(page);
        await square(page, 'a3').click({ force: true }); // taken
        await same();
        await playToTheEnd(page);
        await same();
      });
    });
  }
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing is animated', async ({ page }) => {
    await page.goto('/');
    await square(page, 'a3').click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.evaluate(() => document.querySelector('noughts-game')?.shadowRoot?.getAnimations().length)).toBe(
      0,
    );
  });
});

test.describe('where WebAssembly is blocked', () => {
  test.use({ complaintsExpected: true });
  test('the page says so where the board would be, and tries again when asked', async ({ page }) => {
    let policy = "default-src 'self'";
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
    await page.goto('/');
    await expect(says(page, 'The game did not start')).toBeVisible();
    await expect(page.getByText("must allow 'wasm-unsafe-eval'")).toBeVisible();
    await expect(announcement(page)).toHaveText('The game did not start.');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(says(page, 'The game did not start')).toBeVisible();
    policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
    await page.reload();
    await expect(says(page, 'Your turn')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what is missing and shows the rules', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('The board is drawn by JavaScript')).toBeVisible();
  });
});
