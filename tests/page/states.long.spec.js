// Every state that a person can open, on every size of screen, in light, in dark and in colours of
// their own: nothing is wider than the screen, nothing covers a control, and axe finds nothing.

import { expect, lowContrast, test, violations } from '../browser.js';
import { openSettings } from './settings.js';
import { sizes } from './sizes.js';

/** @import { Page } from '../browser.js' */

/**
 * Opens the page for playing, with all that loads late.
 *
 * @param {Page} page
 * @param {string} [link]
 */
async function openPage(page, link = '') {
  await page.goto(`/${link}`);
  await expect(page.getByRole('button', { name: 'Set up a position' })).toBeVisible();
}

/**
 * Opens a dialog of the page for playing.
 *
 * @param {string} name of the button
 * @returns {(page: Page) => Promise<void>}
 */
const dialog = (name) => async (page) => {
  await openPage(page, '#tic-tac-toe.X.b2.a1.c3');
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** How each state is opened. @type {Record<string, (page: Page) => Promise<void>>} */
const states = {
  start: (page) => openPage(page),
  settings: async (page) => {
    await openPage(page);
    await openSettings(page);
  },
  'a wide board': (page) => openPage(page, '#gomoku.X.h8'),
  review: async (page) => {
    await openPage(page, '#tic-tac-toe.X.a3.a2.b2.c1.b3.b1.c3');
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(page.getByText('2. a2 lost the game: only b2 held')).toBeVisible();
  },
  gallery: dialog('All games'),
  characters: dialog('Choose a character'),
  share: dialog('Share this position'),
  import: async (page) => {
    await dialog('Share this position')(page);
    await page.getByRole('button', { name: 'Import or export' }).click();
  },
  'set-up': dialog('Set up a position'),
  statistics: dialog('Your games'),
  'a friend': dialog('Play with a friend elsewhere'),
  'puzzle of the day': async (page) => {
    await page.goto('/puzzles.html');
    await expect(page.locator('#puzzle').getByRole('grid')).toBeVisible();
  },
  rush: async (page) => {
    await page.goto('/puzzles.html');
    await page.getByRole('radio', { name: 'Rush' }).check();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
  lesson: async (page) => {
    await page.goto('/lessons.html');
    await expect(page.getByRole('grid')).toBeVisible();
  },
};

/** How much wider the page, or the open dialog, is than its place. @param {Page} page */
const beyond = (page) =>
  page.evaluate(() => {
    const open = document.querySelector('dialog[open]');
    const widths = [document.documentElement.scrollWidth - innerWidth];
    if (open) widths.push(open.scrollWidth - open.clientWidth, open.getBoundingClientRect().right - innerWidth);
    return Math.max(...widths);
  });

/** What a person presses or fills in. */
const controls =
  'a[href], button, select, summary, textarea, label:has(input), input:not([type=radio], [type=checkbox])';

/**
 * The controls whose middle is covered by something else, once they are scrolled into view.
 *
 * @param {Page} page
 */
const covered = (page) =>
  page.evaluate((wanted) => {
    const root = document.querySelector('dialog[open]') ?? document.body;
    const shadows = [...root.querySelectorAll('noughts-game')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const all = [root, ...shadows].flatMap((part) => [...part.querySelectorAll(wanted)]);
    const found = all.filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return false;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width <= 1 || control.closest('.unseen')) return false; // only read out
      const within = /** @type {Document | ShadowRoot} */ (control.getRootNode());
      const hit = within.elementFromPoint(left + width / 2, top + height / 2);
      return !hit || !(control.contains(hit) || hit.contains(control));
    });
    scrollTo(0, 0);
    return found.map((control) => control.textContent?.trim() || control.outerHTML.slice(0, 80));
  }, controls);

/**
 * The controls whose text has the colour of what is behind it. In a person's own colours axe still
 * reads the colours of the page, so it cannot say that.
 *
 * @param {Page} page
 */
const unreadable = (page) =>
  page.evaluate((wanted) => {
    const behind = (/** @type {Element | null} */ element) => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/, 0\)$/.test(backgroundColor)) return backgroundColor;
      }
      return undefined;
    };
    const root = document.querySelector('dialog[open]') ?? document.body;
    const found = [...root.querySelectorAll(wanted)].filter(
      (one) => one.checkVisibility() && getComputedStyle(one).color === behind(one),
    );
    return found.map((one) => one.textContent?.trim());
  }, controls);

for (const [state, open] of Object.entries(states)) {
  test(`on every screen and in all colours nothing is cut, covered or hard to read: ${state}`, async ({ page }) => {
    await open(page);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const screen = `${width}×${height}`;
      expect(await beyond(page), `${screen}: no scrolling sideways`).toBeLessThanOrEqual(0);
      expect(await covered(page), `${screen}: covered`).toEqual([]);
    }
    for (const [width, height] of /** @type {const} */ ([sizes[1], sizes[5]])) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      expect(await violations(page), `${width}×${height}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await lowContrast(page), `${width}×${height}, dark`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await unreadable(page), `${width}×${height}, own colours`).toEqual([]);
      expect(await beyond(page), `${width}×${height}, own colours`).toBeLessThanOrEqual(0);
    }
  });
}
