// The documentation: its guides, the files that they show, and the search.

import { readdirSync, readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, violations } from '../browser.js';

const pages = readdirSync(new URL('../../web/docs', import.meta.url)).filter((name) => name.endsWith('.html'));

/**
 * The problems that axe finds on a page, without its recipes: each of those is a page with its own
 * test.
 *
 * @param {import('../browser.js').Page} page
 * @param {boolean} isContrastAlone all that the dark can change
 */
async function violationsAround(page, isContrastAlone) {
  const builder = new AxeBuilder({ page }).exclude('iframe');
  if (isContrastAlone) builder.withRules(['color-contrast']);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }));
}

for (const name of pages) {
  test.describe(name, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });
    test('is free of axe violations and of scrolling sideways, shows files as they are, and leads somewhere', async ({
      page,
      request,
    }) => {
      await page.goto(`/docs/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const grid of await page.locator('noughts-game').all()) await expect(grid.getByRole('grid')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsAround(page, colorScheme === 'dark'), colorScheme).toEqual([]);
      }
      await expect(page.locator('iframe:not([title])')).toHaveCount(0);

      await expect(page.locator('[data-file]'), 'each file is there').toHaveCount(0);
      for (const figure of await page.locator('figure.file').all()) {
        const file = await figure.locator('figcaption').innerText();
        const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
        expect(await figure.locator('pre').textContent(), file).toBe(text.trimEnd());
      }

      const addresses = await page
        .locator('main :is(a[href], iframe)')
        .evaluateAll((all) => all.map((each) => Reflect.get(each, 'href') ?? Reflect.get(each, 'src')));
      expect(addresses.length).toBeGreaterThan(0);
      for (const address of new Set(addresses)) {
        const answer = await request.get(address);
        expect(answer.status(), address).toBe(200);
        const { hash } = new URL(address);
        if (hash) expect(await answer.text(), address).toContain(`id="${hash.slice(1)}"`);
      }
    });
  });
}

test('it lies on three ways: of who embeds, and of who programs in JavaScript or in C++', async ({ page }) => {
  await page.goto('/docs/');
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const name of pages.filter((one) => one !== 'index.html')) expect(links, 'each guide is on one').toContain(name);
  for (const [way, guide] of /** @type {const} */ ([
    ['I play, or want a game on my page', 'Embed in five minutes'],
    ['I program in JavaScript', 'An opponent for your own board'],
    ['I program in C++', 'How the engine thinks'],
  ])) {
    await expect(page.getByRole('heading', { name: way })).toBeVisible();
    await page.getByRole('link', { name: guide }).click();
    await expect(page.getByRole('heading', { name: guide, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Documentation', exact: true }).click();
  }
});

test('guides and names are searched without a server: what has the words in its heading comes first', async ({
  page,
}) => {
  await page.goto('/docs/');
  const search = page.getByRole('searchbox', { name: 'Search the guides' });
  const findings = page.getByRole('search').getByRole('link');
  await search.pressSequentially('tables');
  await expect(findings.first()).toHaveAccessibleName('Tables How the engine thinks');
  await search.fill('ConnectFour c++');
  await expect(findings.first()).toHaveAccessibleName('ConnectFour C++');
  await search.fill('no such word as this');
  await expect(page.getByRole('status')).toHaveText('Nothing has all these words.');
  await expect(findings).toHaveCount(0);
  await search.fill('MQTT week');
  await expect(findings.first()).toHaveAccessibleName('What carries it Rooms');
  expect(await violations(page)).toEqual([]);
  await findings.first().click();
  await expect(page.getByRole('heading', { name: 'What carries it' })).toBeInViewport();
});

test.describe('when the list cannot be fetched', () => {
  test.use({ complaintsExpected: true });
  test('the search says so, and works once it can', async ({ page }) => {
    await page.goto('/docs/');
    await page.route('**/search.json', (route) => route.abort());
    const search = page.getByRole('searchbox');
    await search.fill('threats');
    await expect(page.getByRole('status')).toContainText('could not be loaded');
    await page.unroute('**/search.json');
    await search.fill('threat');
    await expect(page.getByRole('search').getByRole('link').first()).toHaveAccessibleName(/^Threats/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('everything but the search is there', async ({ page }) => {
    await page.goto('/docs/');
    await expect(page.getByRole('link', { name: 'Embed in five minutes' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});

test.describe('what is made of the sources', () => {
  test.use({ complaintsExpected: true }); // it has no icon
  test('of both languages lies below docs', async ({ page, site }) => {
    /** @type {string[]} */
    const requests = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/docs/');
    await page.getByRole('link', { name: 'JavaScript and TypeScript' }).click();
    await expect(page.getByRole('heading', { name: 'Noughts in JavaScript' })).toBeVisible();
    await page.goto('/docs/js/classes/engine.Match.html');
    await expect(page.getByText('Undoes the last step of the current game').first()).toBeVisible();
    await page.goto('/docs/');
    await page.getByRole('link', { name: 'C++ The library' }).click();
    await expect(page.getByText('Positions are values, a game is a concept').first()).toBeVisible();
    for (const url of requests) expect(url.startsWith(site)).toBe(true);
  });
});
