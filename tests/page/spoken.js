// The pages in each language: their texts, and whether they fit.

import { bags } from '../../web/games/bags.js';
import { readCatalogues, wordsOf } from '../../web/words/read.js';
import { expect } from '../browser.js';

const catalogues = readCatalogues();
const tags = [...catalogues.keys()].filter((tag) => tag !== 'en');

/** All texts of the pages, by their English. */
export const languages = /** @type {Record<string, Record<string, string>>} */ (
  Object.fromEntries(
    tags.map((tag) => [tag, { ...wordsOf(catalogues, 'page', tag), ...wordsOf(catalogues, 'learn', tag) }]),
  )
);

export const pages = [
  'index.html',
  'learn.html',
  ...bags.map(({ page }) => `learn/${page}.html`),
  '404.html',
  'offline.html',
];

/** Texts that are the same in every language: marks, names, and the languages' own names. */
const same = new Set([
  ...['X', 'O', 'Noughts'],
  ...bags
    .map(({ learn }) => learn.name)
    .filter((name) => Object.values(languages).every((words) => words[name] === name)),
  ...[...catalogues.values()].map((words) => words['@@name']),
]);

/**
 * All texts of a page outside its widgets, except for the fallbacks without scripts, and for a
 * tab's name that is the game's.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string[]>}
 */
export async function textsOf(page) {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const found = [...document.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label') ?? '');
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style, html:has(#game) title, noughts-game > p:not([slot])'))
        found.push(textContent ?? '');
    }
    return found;
  });
  return [...new Set(texts.map((text) => text.trim().replace(/\s+/g, ' ')))].filter(
    (text) => /\p{L}/u.test(text) && !same.has(text),
  );
}

/**
 * The texts of buttons and choices that are wider than their elements.
 *
 * @param {import('@playwright/test').Page} page
 */
function cutTexts(page) {
  const places = page.locator('.games span, .segments span, button, .go');
  return places.evaluateAll((all) =>
    all.filter((e) => e.clientWidth > 0 && e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent),
  );
}

/**
 * The texts of what loads after the page is ready, as patterns: they may name a game. That each
 * has a translation is a test of the catalogues.
 *
 * @param {string} language
 */
export function laterTexts(language) {
  const texts = ['sharing', 'puzzles'].flatMap((part) => Object.values(wordsOf(catalogues, part, language)));
  return texts
    .filter((text) => typeof text === 'string')
    .map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`));
}

/**
 * Checks that pages are completely in the language of the browser, and that on phones nothing is
 * cut or beyond the edge.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} language
 * @param {readonly string[]} names of the pages
 */
export async function findPages(page, language, names) {
  const spoken = new Set(Object.values(languages[language] ?? {}));
  const later = laterTexts(language);
  for (const name of names) {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`/${name}`);
    await expect(page.locator('[data-speaking]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', `${catalogues.get(language)?.['@@direction']}`);
    const isSpoken = (/** @type {string} */ text) => spoken.has(text) || later.some((pattern) => pattern.test(text));
    const notSaid = async () => (await textsOf(page)).filter((text) => !isSpoken(text));
    await expect.poll(notSaid, name).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 664 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
      expect(await cutTexts(page), `${name} at ${width} px`).toEqual([]);
    }
  }
}
