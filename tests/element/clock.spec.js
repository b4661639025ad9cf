// The clocks of the widget.

import { expect, says, square, test, violations } from '../browser.js';
import { events, files, pageWith, waitForPhase } from './widget.js';

/** @param {import('@playwright/test').Page} page */
const timers = (page) => page.getByRole('timer').allTextContents();

test('a player whose time is up loses the game; the score counts it, and the aside says why', async ({
  page,
  openWithPackage,
}) => {
  await page.clock.install();
  await openWithPackage(pageWith('opponent="human" clock="60+1"'), files);
  await waitForPhase(page, 'turn');
  await expect.poll(() => timers(page)).toEqual(['1:00', '1:00']);
  await page.clock.fastForward(90_000);
  expect(await timers(page), 'no clock runs before the first move').toEqual(['1:00', '1:00']);
  await square(page, 'b2').click();
  await page.clock.fastForward(51_000);
  await expect(page.locator('.live').last()).toHaveText('Ten seconds left');
  expect((await timers(page))[0]).toBe('1:00');
  expect(await violations(page)).toEqual([]);
  await page.clock.fastForward(10_000);
  await expect(says(page, 'X wins')).toBeVisible();
  await expect(page.locator('.status small')).toHaveText('O: the time is up');
  await expect(page.locator('.live').last()).toHaveText('O: the time is up');
  await expect(page.locator('.score b').first()).toHaveText('1');
  expect((await timers(page))[1]).toBe('0:00.0');
  expect(await events(page, 'end')).toHaveLength(1);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect.poll(() => timers(page)).toEqual(['1:00', '1:00']);
});

test('undo gives no time back, another control begins anew, and without one there are no clocks', async ({
  page,
  openWithPackage,
}) => {
  await page.clock.install();
  await openWithPackage(pageWith('opponent="human" clock="180"'), files);
  await waitForPhase(page, 'turn');
  for (const name of ['a1', 'a2']) await square(page, name).click();
  await page.clock.fastForward(60_000);
  await expect
    .poll(() => timers(page))
    .toEqual([expect.stringMatching(/^(2:00|1:5\d)$/), expect.stringMatching(/^(3:00|2:5\d)$/)]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await timers(page))[0]).toMatch(/^(2:00|1:5\d)$/);
  await page.locator('noughts-game').evaluate((game) => game.setAttribute('clock', '10/move'));
  await expect.poll(() => timers(page)).toContain('0:10');
  await page.locator('noughts-game').evaluate((game) => game.removeAttribute('clock'));
  await expect(page.getByRole('timer')).toHaveCount(0);
});
