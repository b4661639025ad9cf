// Chromium by Playwright, as in all other tests.

import { chromium } from '@playwright/test';
import config from '../playwright.config.js';
import { callAsText } from './browser.js';

/** @import { Browser, Page } from './browser.js' */

/** @returns {Promise<Browser>} */
export async function openChromium() {
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  return {
    name: `Chromium ${browser.version()}`,
    open: async () => {
      const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
      return { newPage: async () => pageOf(await context.newPage()), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Page}
 */
function pageOf(page) {
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    complaints,
    goto: async (address) => void (await page.goto(address)),
    run: async (act, ...given) => JSON.parse(await page.evaluate(callAsText(act, given))),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    picture: () => page.screenshot(),
  };
}
