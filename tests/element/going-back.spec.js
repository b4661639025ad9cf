// What undo can take back besides a move, and what waits after it.

import { announcement, boardOf, expect, says, square, test } from '../browser.js';
import { events, files, pageWith, waitForPhase, withWidget } from './widget.js';

/** @param {import('@playwright/test').Page} page */
const position = (page) => withWidget(page, (game) => game.position);

/** @param {import('@playwright/test').Page} page @param {string} attribute @param {string} value */
const set = (page, attribute, value) =>
  page
    .locator('noughts-game')
    .evaluate((game, [name, text]) => game.setAttribute(`${name}`, `${text}`), [attribute, value]);

/** @param {import('@playwright/test').Page} page */
const marks = async (page) => (await boardOf(page)).filter((label) => !label.endsWith('empty')).length;

test('after going back to before its move, the computer waits until a square is chosen', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="best" delay="0" position="tic-tac-toe.X.a3.b2.c1.b3"'), files);
  await waitForPhase(page, 'turn');
  await withWidget(page, (game) => game.goTo(3));
  await waitForPhase(page, 'waiting');
  expect(await marks(page), 'not the position before').toBe(3);
  await expect(says(page, 'O’s turn')).toBeVisible();
  await expect(announcement(page)).toContainText('press the board to go on');
  expect((await events(page, 'thinking')).length).toBe(0);
  await withWidget(page, (game) => game.goTo(1));
  await waitForPhase(page, 'waiting');
  expect(await position(page)).toBe('tic-tac-toe.X.a3.b2.c1.b3.undo.undo.undo');
  await square(page, 'a1').click({ force: true });
  await waitForPhase(page, 'turn');
  expect((await events(page, 'move')).map(([, { player, name }]) => [player, name])).toEqual([['O', 'b2']]);
});

test('a new game is taken back by undo: the one that was left goes on, with its score', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['a3', 'a2', 'b3', 'b2', 'c3']) await square(page, name).click();
  const over = await position(page);
  await page.getByRole('button', { name: 'New game' }).click();
  expect(await marks(page)).toBe(0);
  await square(page, 'b2').click();
  await undo.click();
  expect(await marks(page), 'first the move').toBe(0);
  await undo.click();
  expect(await position(page)).toBe(over);
  await expect(says(page, 'X wins')).toBeVisible();
  await undo.click();
  expect(await marks(page), 'then as ever').toBe(4);
});

test('choosing another game is taken back by undo, also where that has another engine', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  await square(page, 'b2').click();
  for (const [game, count] of /** @type {const} */ ([
    ['connect-four', 42],
    ['ultimate', 81],
  ])) {
    await set(page, 'game', game);
    await expect(page.getByRole('gridcell')).toHaveCount(count);
    await waitForPhase(page, 'turn');
  }
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(page.getByRole('gridcell'), 'the last one with a move').toHaveCount(9);
  expect(await position(page)).toBe('tic-tac-toe.X.b2');
  await undo.click();
  expect(await position(page)).toBe('tic-tac-toe.X.b2.undo');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('a match that a program sets cannot be taken back', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  await square(page, 'b2').click();
  await page.getByRole('button', { name: 'New game' }).click();
  await withWidget(page, (game) => {
    game.position = 'tic-tac-toe.O';
    game.undo();
  });
  expect(await position(page)).toBe('tic-tac-toe.O');
});

test('the setting of who begins applies at once, as long as no player has moved', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  await set(page, 'first', 'O');
  await expect(says(page, 'O’s turn')).toBeVisible();
  await set(page, 'first', 'loser');
  await expect(says(page, 'O’s turn'), 'no player has lost').toBeVisible();
  await square(page, 'b2').click();
  await set(page, 'first', 'X');
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, O');
});

test('the setting of who begins applies even after the computer has begun', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('first="O" delay="0"'), files);
  await waitForPhase(page, 'turn');
  expect(await marks(page)).toBe(1);
  await set(page, 'first', 'X');
  await waitForPhase(page, 'turn');
  expect(await marks(page)).toBe(0);
  await expect(says(page, 'Your turn')).toBeVisible();
});
