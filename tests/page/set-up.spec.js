// Positions that are set up by hand, and lines that are tried and left.

import { expect, says, square, test, violations } from '../browser.js';
import { choose } from './standing.js';

/** @import { Page } from '../browser.js' */

/** @param {Page} page */
async function open(page) {
  await page.getByRole('button', { name: 'Set up a position' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up a position' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a position that is set up by hand is played on, linked and analysed', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'Friend');
  const dialog = await open(page);
  await dialog.getByRole('button', { name: 'a3: empty' }).click();
  await dialog.getByRole('button', { name: 'b3: empty' }).click();
  await dialog.getByRole('button', { name: 'b3: X' }).click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this position' }).click();
  await expect(dialog).toBeHidden();
  await expect(square(page, 'a3')).toHaveAccessibleName('a3, X');
  await expect(square(page, 'b3')).toHaveAccessibleName('b3, O');
  await expect(page).toHaveURL(/#tic-tac-toe\.X\.a3\.b3$/);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(square(page, 'a1')).toHaveAccessibleName(/wins in 5/);
});

test('a position that cannot be is refused with the reason, and keys alone suffice', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#connect-four.X');
  await expect(says(page, 'Your turn')).toBeVisible();
  const dialog = await open(page);
  await expect(dialog.getByRole('button', { name: 'a6: empty' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(dialog.getByRole('button', { name: 'b5: X' })).toBeFocused();
  await dialog.getByRole('radio', { name: 'O' }).check();
  await dialog.getByRole('button', { name: 'Use this position' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/the mark hangs in the air/);
  await dialog.getByRole('button', { name: 'b5: X' }).press('Delete');
  for (const name of ['a1', 'b1', 'c1']) await dialog.getByRole('button', { name: `${name}: empty` }).press('o');
  await dialog.getByRole('button', { name: 'Use this position' }).press('Enter');
  await expect(dialog.getByRole('alert'), 'no player fits').toHaveText(/^The numbers of marks do not fit/);
  await expect(dialog.getByRole('button', { name: 'move next' })).toHaveCount(0);
  for (const name of ['a1', 'c1']) await dialog.getByRole('button', { name: `${name}: O` }).press('Delete');
  await dialog.getByRole('button', { name: 'Use this position' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('The numbers of marks do not fit who is next to move.');
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Let X move next' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#connect-four\.O\.b1$/);
});

test('where marks disappear, people set up their order as well; in an opening, the choice', async ({ page }) => {
  await page.goto('/#infinite-tic-tac-toe.X.a1.b1.a2.b2.c3.c1');
  await choose(page, 'Friend');
  const dialog = await open(page);
  await expect(dialog.getByRole('button', { name: 'a1: X, 1' })).toHaveText('1');
  // Marked again, it is the newest X.
  await dialog.getByRole('button', { name: 'a1: X, 1' }).press('Delete');
  await dialog.getByRole('button', { name: 'a1: empty' }).press('x');
  await expect(dialog.getByRole('button', { name: 'a1: X, 5' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this position' }).click();
  await expect(page).toHaveURL(/#infinite-tic-tac-toe\.X\.a2\.b1\.c3\.b2\.a1\.c1$/);
  await expect(square(page, 'a2'), 'the oldest').toHaveAccessibleName('a2, X, removed next');

  await page.goto('/#gomoku-swap2.X.h8.h9.i9');
  await choose(page, 'Friend');
  await expect(page.getByRole('button', { name: /^Take the X marks/ })).toBeVisible();
  await open(page);
  await dialog.getByRole('radio', { name: 'Play on' }).check();
  await dialog.getByRole('button', { name: 'i9: X' }).press('Delete');
  await dialog.getByRole('button', { name: 'Use this position' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('There cannot be so many marks after this choice.');
  await dialog.getByRole('button', { name: 'i9: empty' }).press('x');
  await dialog.getByRole('button', { name: 'Use this position' }).click();
  await expect(page).toHaveURL(/\.stay$/);
  await expect(page.getByRole('button', { name: /^Take the X marks/ })).toBeHidden();
});

test('positions can be set up even if the link to the puzzle of the day cannot be made', async ({ page }) => {
  await page.addInitScript(() => {
    Date.parse = () => {
      throw new Error('no dates');
    };
  });
  await page.goto('/');
  await open(page);
});

test('in Ultimate the last mark decides the board, and a position that no game leads to is refused', async ({
  page,
}) => {
  await page.goto('/#ultimate.X.e5.d4');
  await choose(page, 'Friend');
  const dialog = await open(page);
  await expect(dialog.getByRole('button', { name: 'd4: O, last mark' })).toBeVisible();
  await dialog.getByRole('button', { name: 'i9: empty' }).press('x');
  await dialog.getByRole('button', { name: 'g7: empty' }).press('o');
  await expect(dialog.getByRole('button', { name: 'g7: O, last mark' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this position' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('No game that leads to this position is found.');
  await dialog.getByRole('button', { name: 'i9: X' }).press('Delete');
  await dialog.getByRole('button', { name: 'a1: empty' }).press('x');
  await dialog.getByRole('button', { name: 'g7: O' }).press('Delete');
  await dialog.getByRole('button', { name: 'b2: empty' }).press('o');
  await dialog.getByRole('button', { name: 'Use this position' }).click();
  await expect(page).toHaveURL(/#ultimate\.X\.e5\.d4\.a1\.b2$/);
});

test('a tried line does not lose the game: the line before is one press away', async ({ page }) => {
  await page.goto('/#tic-tac-toe.X.b2.a1.c3');
  await expect(says(page, 'O’s turn')).toBeVisible();
  // The last part of the page is loaded.
  await expect(page.getByRole('button', { name: 'Set up a position' })).toBeVisible();
  await square(page, 'a3').click();
  await page.getByRole('region', { name: 'Moves' }).getByRole('button', { name: 'a1' }).click();
  await square(page, 'a2').click();
  await expect(page.getByRole('heading', { name: 'Other lines' })).toBeVisible();
  await page.getByRole('button', { name: '3. c3 a3' }).click();
  await expect(square(page, 'a3')).toHaveAccessibleName('a3, O');
  await expect(page.getByRole('button', { name: '3. a2' })).toBeVisible();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('heading', { name: 'Other lines' })).toBeHidden();
});
