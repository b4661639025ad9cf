// Opponents with a character: chosen, kept, named, and left again; and the one that adapts.

import { expect, says, square, test, violations, waitForTurn } from '../browser.js';

/** @import { Page } from '../browser.js' */

/** @param {Page} page */
const score = (page) => page.locator('#game [part=score]');

/** The button that shows who plays. @param {Page} page */
const face = (page) => page.getByRole('group', { name: 'Opponent' }).getByRole('button');

/** @param {Page} page @param {string} name */
async function choose(page, name) {
  await face(page).click();
  await page.getByRole('dialog', { name: 'Opponents with a character' }).getByRole('button', { name }).click();
}

/** A game that X can win at once. */
const nearlyWon = 'tic-tac-toe.X.a3.a2.b2.b1';

test('a character brings a level, a style and a name, until another opponent is chosen', async ({ page }) => {
  await page.goto('/');
  await waitForTurn(page);
  await face(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Opponents with a character' });
  const lina = dialog.getByRole('button', { name: 'Lina Loves corners. Easy' });
  await expect(lina).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(face(page)).toBeFocused();
  await expect(face(page)).toHaveText('Lina Easy');
  await expect(page.getByRole('radio', { name: 'Easy' })).toBeChecked();
  await expect(score(page)).toContainText('Lina');
  const style = () => page.locator('#game').evaluate((game) => game.getAttribute('opponent-style'));
  expect(await style()).toBe('corners');

  await page.reload();
  await expect(score(page)).toContainText('Lina');
  await page.getByRole('radio', { name: 'Hard' }).check();
  await expect(face(page)).toHaveText('Choose a character');
  await expect(score(page)).toContainText('Computer');
  expect(await style()).toBe('none');
  const delay = () => page.locator('#game').evaluate((game) => Reflect.get(game, 'delay'));
  const usual = await delay();
  await choose(page, 'Sami');
  await expect.poll(delay, 'Sami hurries').toBeLessThan(usual);
  await page.getByRole('radio', { name: 'Hard' }).check();
  await expect.poll(delay).toBe(usual);
  await page.reload();
  await waitForTurn(page);
  await expect(score(page)).toContainText('Computer');
});

test('the character that adapts plays the next game one level up after a game that it loses', async ({ page }) => {
  await page.goto('/');
  await waitForTurn(page);
  await choose(page, 'Remi');
  await expect(face(page)).toHaveText('Remi Medium');
  await page.locator('#game').evaluate((game, position) => Object.assign(game, { position }), nearlyWon);
  await square(page, 'c1').click();
  await expect(says(page, 'You win')).toBeVisible();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(face(page)).toHaveText('Remi Hard');
  await expect(page.getByRole('radio', { name: 'Hard' })).toBeChecked();
  await page.getByRole('radio', { name: 'Ultimate' }).check();
  await expect(face(page), 'each game has its own level').toHaveText('Remi Medium');
  await page.getByRole('radio', { name: 'Tic-tac-toe' }).check();
  await expect(face(page)).toHaveText('Remi Hard');
});
