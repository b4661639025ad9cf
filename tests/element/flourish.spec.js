// The flourish at the end of a game.

import { expect, test, violations } from '../browser.js';
import { files, pageWith, waitForPhase } from './widget.js';

/** The owners of the strokes; empty for a loss. @param {import('@playwright/test').Page} page */
const strokes = (page) =>
  page.locator('.flourish path').evaluateAll((all) => all.map((path) => path.getAttribute('data-owner')).join());

/** @param {import('@playwright/test').Page} page */
const movements = (page) =>
  page
    .locator('.flourish path')
    .first()
    .evaluate((path) => getComputedStyle(path).animationName);

test('at the end of a game the winner’s strokes are drawn below the sentence; a loss has one of its own, a tie both', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  await expect(page.locator('.flourish')).toHaveCount(0);
  for (const [opponent, position, owners] of /** @type {const} */ ([
    ['human', 'tic-tac-toe.X.a3.a1.b3.b1.c3', 'X,X'],
    ['human', 'tic-tac-toe.X.a3.a1.b3.b1.c2.c1', 'O'],
    ['easy', 'tic-tac-toe.X.a3.a1.b3.b1.c2.c1', ''],
    ['easy', 'tic-tac-toe.X.a3.a1.b3.b1.c3', 'X,X'],
    ['easy', 'tic-tac-toe.X.a3.b2.c1.b1.b3.c3.a1.a2.c2', 'X,X,O'],
  ])) {
    await page.locator('noughts-game').evaluate((game, to) => Object.assign(game, to), { opponent, position });
    await expect.poll(() => strokes(page), position).toBe(owners);
    await expect(page.locator('.flourish')).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.locator('.flourish'), 'the sentence is about a move').toBeHidden();
  await page.getByRole('button', { name: 'New game' }).click();
  await waitForPhase(page, 'turn');
  await expect(page.locator('.flourish')).toBeHidden();
});

test('a person who wants less motion sees the strokes at once', async ({ page, openWithPackage }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.a3.a1.b3.b1.c3"'), files);
  await expect.poll(() => movements(page)).toBe('draw');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => movements(page)).toBe('none');
  await expect(page.locator('.flourish')).toBeVisible();
});
