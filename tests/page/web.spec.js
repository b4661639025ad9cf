// What the page is as a page: its requests, its policy, its access and its looks in numbers.

import { announcement, expect, failToStart, says, square, test, violations, waitForTurn } from '../browser.js';

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
  // Chromium looks at the icon again whenever the address holds another position.
  expect(requests.slice(loaded).filter((url) => !url.endsWith('/icon.svg'))).toEqual([]);
});

test('the site is served under the strict policy', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toBe(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types noughts noughts-page",
  );
});

test.describe('the documentation', () => {
  test.use({ complaintsExpected: true }); // it has no icon
  test('of both languages lies below docs', async ({ page, site }) => {
    /** @type {string[]} */
    const requests = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/docs/');
    await page.getByRole('link', { name: 'JavaScript and TypeScript' }).click();
    await expect(page.getByRole('heading', { name: 'Noughts in JavaScript' })).toBeVisible();
    await page.goto('/docs/js/classes/engine.Match.html');
    await expect(page.getByText('Takes the last step of the current game back').first()).toBeVisible();
    await page.goto('/docs/');
    await page.getByRole('link', { name: 'C++ The library' }).click();
    await expect(page.getByText('Positions are values, a game is a concept').first()).toBeVisible();
    for (const url of requests) expect(url.startsWith(site)).toBe(true);
  });
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
    await playToTheEnd(page);
    const animations = await page
      .locator('noughts-game path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).animationName));
    expect(animations.length).toBeGreaterThan(20);
    expect(new Set(animations)).toEqual(new Set(['none']));
  });
});

test('without that wish, strokes are drawn', async ({ page }) => {
  await page.goto('/');
  await square(page, 'a3').click();
  await expect(page.locator('.mark[data-owner=X] [part=x] path').nth(1)).toHaveCSS('animation-name', 'draw');
});

test.describe('where WebAssembly is blocked', () => {
  test.use({ complaintsExpected: true });
  test('the page says so where the board would be', async ({ page }) => {
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "default-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('/');
    await expect(says(page, 'The game did not start')).toBeVisible();
    await expect(page.getByText("must allow 'wasm-unsafe-eval'").first()).toBeVisible();
    await expect(announcement(page)).toContainText("must allow 'wasm-unsafe-eval'");
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('where WebAssembly fails at first', () => {
  test.use({ complaintsExpected: true });
  test('the page tries again when asked, and the keyboard’s focus stays with it', async ({ page }) => {
    await failToStart(page, 2);
    await page.goto('/');
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await expect(page.getByText('Trying again may help').first()).toBeVisible();
    await tryAgain.focus();
    await page.keyboard.press('Enter');
    await expect(tryAgain, 'after a second failure').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(says(page, 'Your turn')).toBeVisible();
    await expect(square(page, 'b2')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what is missing and shows the rules', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('The board is drawn by JavaScript')).toBeVisible();
  });
});
