// The page as a web page: its requests, its policy, its accessibility and its measurable looks.

import { serve, siteFolder } from '../../web/build/serve.js';
import {
  announcement,
  expect,
  failToStart,
  lowContrast,
  says,
  square,
  test,
  violations,
  waitForTurn,
} from '../browser.js';
import { boardStays, everyState, playToTheEnd } from './states.js';

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('there are no requests to another origin, and none at all once the board is there', async ({ page, site }) => {
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
    // Chromium requests the icon again whenever the address changes.
    expect(requests.slice(loaded).filter((url) => !url.endsWith('/icon.svg'))).toEqual([]);
  });
});

test('compressed files can be read, and are smaller in transfer', async ({ page, afterwards }) => {
  // The server of the other tests does not compress.
  const { address, close } = await serve(siteFolder, 0);
  afterwards(close);
  await page.goto(address);
  await waitForTurn(page);
  const engines = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, encodedBodySize, decodedBodySize } = /** @type {PerformanceResourceTiming} */ (entry);
      return name.endsWith('.wasm') ? [encodedBodySize / decodedBodySize] : [];
    }),
  );
  expect(engines.length).toBeGreaterThan(0);
  expect(Math.max(...engines)).toBeLessThan(0.8);
});

test('the site is served under the strict policy', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toBe(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types noughts noughts-page",
  );
});

for (const [width, height, colorScheme] of /** @type {const} */ ([
  [360, 740, 'light'],
  [1440, 900, 'dark'],
])) {
  test.describe(`${width}×${height}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
    test('every state is free of axe violations, and fits the screen', ({ page }) =>
      everyState(page, colorScheme === 'dark' ? lowContrast : violations));
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
  test('the board keeps its place with texts of every length', ({ page }) => boardStays(page));
});

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

test('without reduced motion, strokes are animated', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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
