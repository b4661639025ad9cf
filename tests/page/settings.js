/** @import { Page } from '../browser.js' */

/** Unfolds the settings, which then stay so on this device. @param {Page} page */
export async function openSettings(page) {
  const isOpen = await page.locator('#more').evaluate((fold) => fold.hasAttribute('open'));
  if (!isOpen) await page.getByText('Settings', { exact: true }).click();
}
