// Small squares on a touch screen.

import { expect, says, square, test, violations } from '../browser.js';
import { openSettings } from './settings.js';

/** @import { Page } from '../browser.js' */

/** The text of the match. @param {Page} page */
const position = (page) => page.locator('#game').evaluate((game) => Reflect.get(game, 'position'));

/** @param {Page} page @param {string} game */
async function open(page, game) {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Friend' }).check();
  await page.goto(`/#${game}.X`);
  await expect(says(page, 'X’s turn')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('the first tap on a small square aims, and the second one at the same square marks it', async ({ page }) => {
    await open(page, 'gomoku');
    const aim = page.locator('#aim');
    await square(page, 'h8').tap();
    await expect(aim, 'the first taps are explained').toHaveText('h8: tap again to mark it.');
    await expect(page.getByRole('status').getByText('h8: tap again to mark it.')).toHaveCount(1);
    expect((await aim.locator('b').boundingBox())?.x).toBeGreaterThan(0);
    expect(await violations(page, { besidesBoard: true })).toEqual([]);
    await square(page, 'j9').tap();
    await expect(aim, 'another square is aimed at').toHaveText('j9: tap again to mark it.');
    for (const name of ['a1', 'o15']) await square(page, name).tap();
    await expect(aim).toHaveText('o15');
    await square(page, 'j9').tap();
    expect(await position(page)).toBe('gomoku.X');
    await square(page, 'j9').tap();
    await expect(square(page, 'j9')).toHaveAccessibleName('j9, X');
    await expect(aim).toHaveCount(0);
    expect(await position(page)).toBe('gomoku.X.j9');
    await square(page, 'j9').tap({ force: true });
    await expect(says(page, 'j9 is taken'), 'that needs no aim').toBeVisible();
  });

  test('keys, a mouse and large squares need no second tap', async ({ page }) => {
    await open(page, 'gomoku');
    await square(page, 'h8').tap();
    await square(page, 'a1').focus();
    await page.keyboard.press('Enter');
    await expect(square(page, 'a1')).toHaveAccessibleName('a1, X');
    await square(page, 'c3').click();
    await expect(square(page, 'c3')).toHaveAccessibleName('c3, O');
    await open(page, 'tic-tac-toe');
    await square(page, 'b2').tap();
    await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
  });

  test('a setting turns the second tap off, and is remembered', async ({ page }) => {
    await open(page, 'gomoku');
    await openSettings(page);
    await page.getByRole('checkbox', { name: 'Tap small squares twice' }).uncheck();
    await square(page, 'h8').tap();
    await expect(square(page, 'h8')).toHaveAccessibleName('h8, X');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Tap small squares twice' })).not.toBeChecked();
    await square(page, 'h9').tap();
    await expect(square(page, 'h9')).toHaveAccessibleName('h9, O');
  });
});

test('without a touch screen there is no such setting', async ({ page }) => {
  await open(page, 'gomoku');
  await openSettings(page);
  await expect(page.getByRole('checkbox', { name: 'Coordinates' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Tap small squares twice' })).toHaveCount(0);
});
