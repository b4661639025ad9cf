// The pages in the reader's language.

import { expect, says, test, violations } from '../browser.js';
import { findPages, languages, laterTexts, pages, textsOf } from './spoken.js';

test('every English text of the pages has a translation in each other language', { tag: '@long' }, async ({ page }) => {
  const later = laterTexts('en');
  for (const name of pages) {
    await page.goto(`/${name}`);
    await expect(page.locator('#language')).toBeVisible();
    const texts = (await textsOf(page)).filter((text) => !later.some((pattern) => pattern.test(text)));
    expect(texts.length, name).toBeGreaterThan(8);
    for (const [language, words] of Object.entries(languages)) {
      expect(
        texts.filter((text) => !Object.hasOwn(words, text)),
        `${name} in ${language}`,
      ).toEqual([]);
    }
  }
});

const tags = Object.keys(languages);

for (const [index, language] of tags.entries()) {
  test.describe(`whose browser speaks ${language}`, () => {
    test.use({ locale: language });

    // In each language the first page and a share of the others: together each page is checked
    // once.
    const some = pages.filter((_, at) => at === 0 || at % tags.length === index);
    test(
      'finds pages in it, as a whole, and on phones nothing is cut or beyond the edge',
      { tag: '@long' },
      ({ page }) => findPages(page, language, some),
    );
  });
}

test('a chosen language stays, on every page, and the board speaks it as well', async ({ page }) => {
  await page.goto('/');
  await expect(says(page, 'Your turn')).toBeVisible();
  await page.getByLabel('Language').selectOption('Français');
  await expect(says(page, 'À vous de jouer')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Règles' })).toBeVisible();
  await page.getByRole('link', { name: 'Apprendre' }).click();
  await expect(page.getByRole('heading', { name: 'Apprendre les jeux' })).toBeVisible();
  await page.getByLabel('Langue').selectOption('English');
  await expect(page.getByRole('heading', { name: 'Learn the games' })).toBeVisible();
});

test('notices are in the language, and a game with a friend', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('noughts-language', 'de'));
  await page.goto('/#tic-tac-toe.X.b2.b2');
  await expect(page.getByText(`${languages.de?.['This link is not a valid game. Here is a new one.']}`)).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Online zu zweit spielen' }).click();
  await expect(page.getByRole('dialog', { name: 'Mit jemandem spielen' })).toContainText('Züge als Links senden');
  await page.getByRole('button', { name: 'Züge als Links senden' }).click();
  await expect(page.getByText('Machen Sie den ersten Zug. Dann bekommen Sie einen Link zum Senden')).toBeVisible();
});

test('an unavailable language and an invalid choice are ignored', async ({ browser, site }) => {
  for (const [locale, chosen, expected] of [
    ['nl-BE', '', 'en'],
    ['pt-BR', '', 'pt'],
    ['de-CH', 'constructor', 'de'],
    ['ja', 'es', 'es'],
  ]) {
    const context = await browser.newContext({ locale: locale ?? '', baseURL: site });
    await context.addInitScript((to) => localStorage.setItem('noughts-language', to), chosen ?? '');
    const page = await context.newPage();
    await page.goto('/learn.html');
    await expect(page.locator('html')).toHaveAttribute('lang', expected ?? '');
    await context.close();
  }
});

test('a language is loaded only by its readers', async ({ browser, site }) => {
  /** @param {string} locale */
  const fetchedIn = async (locale) => {
    const context = await browser.newContext({ locale, serviceWorkers: 'block', baseURL: site });
    const page = await context.newPage();
    /** @type {Promise<string>[]} */
    const texts = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) texts.push(response.text());
    });
    await page.goto('/');
    await expect(page.getByRole('group').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const fetched = (await Promise.all(texts)).join('\n');
    await context.close();
    return Object.entries(languages).flatMap(([language, words]) =>
      fetched.includes(words['Play with a friend elsewhere'] ?? '') ? [language] : [],
    );
  };
  expect(await fetchedIn('en-GB')).toEqual([]);
  expect(await fetchedIn('fr-CA')).toEqual(['fr']);
});

test.describe('who has been here before, in German', () => {
  test.use({ locale: 'de', serviceWorkers: 'allow' });

  test('finds the pages in it without a network as well, and is told which ones need one', async ({
    page,
    context,
  }) => {
    await page.goto('/learn/ultimate.html');
    await expect(page.getByRole('heading', { name: 'Was man weiß' })).toBeVisible();
    const isKept = () =>
      page.evaluate(async (text) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          const kept = await cache.matchAll();
          const texts = await Promise.all(kept.map((response) => response.text()));
          if (texts.some((script) => script.includes(text))) return true;
        }
        return false;
      }, 'Neun kleine Bretter bilden ein großes');
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Was man weiß' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Stellung teilen' })).toBeVisible();
    await page.goto('/docs/index.html');
    await expect(page.getByRole('heading', { name: 'Diese Seite braucht eine Verbindung' })).toBeVisible();
    await page.getByRole('link', { name: 'Spielen' }).click();
    await expect(page.getByRole('button', { name: 'Stellung teilen' })).toBeVisible();
  });
});

test.describe('when the words cannot be had', () => {
  test.use({ locale: 'es', complaintsExpected: true });

  test('the page is there in English, and plays', async ({ browser, site }) => {
    const context = await browser.newContext({ locale: 'es', serviceWorkers: 'block', baseURL: site });
    const page = await context.newPage();
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes(`${languages.es?.['Share this position']}`)) return route.abort();
      return route.fulfill({ response });
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Share this position' })).toBeVisible();
    await expect(page.locator('#game [role=gridcell]').first()).toBeVisible();
    // Pending requests are not needed any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});

test.describe('for whom it is read out, from right to left', () => {
  test.use({ locale: 'ar' });

  test('axe finds nothing on the first page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-speaking]')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
});
