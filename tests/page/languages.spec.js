// The pages in the language of whoever reads them.

import { ar as learnAr } from '../../web/page/learn/words/ar.js';
import { de as learnDe } from '../../web/page/learn/words/de.js';
import { es as learnEs } from '../../web/page/learn/words/es.js';
import { fr as learnFr } from '../../web/page/learn/words/fr.js';
import { ja as learnJa } from '../../web/page/learn/words/ja.js';
import { ar } from '../../web/page/words/ar.js';
import { de } from '../../web/page/words/de.js';
import { es } from '../../web/page/words/es.js';
import { fr } from '../../web/page/words/fr.js';
import { ja } from '../../web/page/words/ja.js';
import { expect, says, test, violations } from '../browser.js';

/** @type {Record<string, Record<string, string>>} everything that the pages say, by the English of it */
const languages = {
  ar: { ...ar, ...learnAr },
  de: { ...de, ...learnDe },
  es: { ...es, ...learnEs },
  fr: { ...fr, ...learnFr },
  ja: { ...ja, ...learnJa },
};

const pages = [
  'index.html',
  'learn.html',
  'learn/tic-tac-toe.html',
  'learn/misere-tic-tac-toe.html',
  'learn/infinite-tic-tac-toe.html',
  'learn/notakto.html',
  'learn/qubic.html',
  'learn/gomoku.html',
  'learn/wild-tic-tac-toe.html',
  'learn/order-and-chaos.html',
  'learn/four-in-a-row.html',
  'learn/connect-four.html',
  'learn/ultimate.html',
  '404.html',
  'offline.html',
];

/** What is the same in every language: marks, names, and what the languages call themselves. */
const same = new Set([
  'X',
  'O',
  'Noughts',
  'Notakto',
  'Qubic',
  'Gomoku',
  'English',
  'Deutsch',
  'Español',
  'Français',
  '日本語',
  'العربية',
]);

/**
 * Everything that a page says outside its widgets, but for what stands in for a widget where no script runs.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string[]>}
 */
async function textsOf(page) {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const found = [...document.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label') ?? '');
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style, noughts-game > p:not([slot])')) found.push(textContent ?? '');
    }
    return found;
  });
  return [...new Set(texts.map((text) => text.trim().replace(/\s+/g, ' ')))].filter(
    (text) => /\p{L}/u.test(text) && !same.has(text),
  );
}

/**
 * The texts of buttons and choices that are wider than their places.
 *
 * @param {import('@playwright/test').Page} page
 */
function cutTexts(page) {
  const places = page.locator('.games span, .segments span, button, .go');
  return places.evaluateAll((all) =>
    all.filter((e) => e.clientWidth > 0 && e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent),
  );
}

test('whatever the pages say in English has its words in the other languages', async ({ page }) => {
  for (const name of pages) {
    await page.goto(`/${name}`);
    await expect(page.locator('#language')).toBeVisible();
    const texts = await textsOf(page);
    expect(texts.length, name).toBeGreaterThan(8);
    for (const [language, words] of Object.entries(languages)) {
      expect(
        texts.filter((text) => !Object.hasOwn(words, text)),
        `${name} in ${language}`,
      ).toEqual([]);
    }
  }
});

for (const [language, words] of Object.entries(languages)) {
  test.describe(`whose browser speaks ${language}`, () => {
    test.use({ locale: language });

    test('finds every page in it, as a whole, and on phones nothing is cut or beyond the edge', async ({ page }) => {
      const spoken = new Set(Object.values(words));
      for (const name of pages) {
        await page.setViewportSize({ width: 390, height: 664 });
        await page.goto(`/${name}`);
        await expect(page.locator('[data-speaking]')).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        const notSaid = async () => (await textsOf(page)).filter((text) => !spoken.has(text));
        await expect.poll(notSaid, name).toEqual([]);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 664 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
          expect(await cutTexts(page), `${name} at ${width} px`).toEqual([]);
        }
      }
    });
  });
}

test('whoever chooses a language has it from then on, on every page, and the board speaks it as well', async ({
  page,
}) => {
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
  await expect(page.getByText(de['The link holds no game that there can be. Here is a new one.'])).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Mit jemandem anderswo spielen' }).click();
  await expect(page.getByRole('dialog', { name: 'Mit jemandem spielen' })).toContainText('Zug um Zug, mit Links');
  await page.getByRole('button', { name: 'Zug um Zug, mit Links' }).click();
  await expect(page.getByText('Machen Sie den ersten Zug. Dann gibt es einen Link zum Senden')).toBeVisible();
});

test('a language that is not spoken here, and a choice that is none, are passed over', async ({ browser, site }) => {
  for (const [locale, chosen, expected] of [
    ['pt-BR', '', 'en'],
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

test('a language is fetched by those alone who read it', async ({ browser, site }) => {
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
  test.use({ locale: 'de' });

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
    await expect(page.getByRole('heading', { name: 'Diese Seite braucht ein Netz' })).toBeVisible();
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
      if ((await response.text()).includes(es['Share this position'])) return route.abort();
      return route.fulfill({ response });
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Share this position' })).toBeVisible();
    await expect(page.locator('#game [role=gridcell]').first()).toBeVisible();
    await context.close();
  });
});

test.describe('for whom it is read out, from right to left', () => {
  test.use({ locale: 'ar' });

  for (const name of ['index.html', 'learn/connect-four.html', 'offline.html']) {
    test(`axe finds nothing on ${name}`, async ({ page }) => {
      await page.goto(`/${name}`);
      await expect(page.locator('[data-speaking]')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
    });
  }
});
