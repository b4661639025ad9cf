// The names of people on the page, and their marks.

import { boardOf, expect, says, square, test, waitForTurn } from '../browser.js';
import { openSettings } from './settings.js';

/** @param {import('@playwright/test').Page} page */
const score = (page) => page.locator('#game [part=score]');

test('a person who plays O does not begin: the computer does, at once', async ({ page }) => {
  await page.goto('/');
  await waitForTurn(page);
  await openSettings(page);
  await page.getByRole('group', { name: 'You play' }).getByRole('radio', { name: 'O', exact: true }).check();
  await waitForTurn(page);
  await expect(says(page, 'you are O')).toBeVisible();
  expect((await boardOf(page)).filter((label) => label.endsWith(', X'))).toHaveLength(1);
  await page.getByRole('group', { name: 'Who begins' }).getByRole('radio', { name: 'O', exact: true }).check();
  await waitForTurn(page);
  expect((await boardOf(page)).filter((label) => !label.endsWith('empty'))).toEqual([]);
  await page.goto('about:blank');
  await page.goto('/');
  await expect(
    page.getByRole('group', { name: 'You play' }).getByRole('radio', { name: 'O', exact: true }),
  ).toBeChecked();
  await waitForTurn(page);
  await expect(says(page, 'you are O')).toBeVisible();
});

test('two people at one screen have names, which the device remembers and no link tells', async ({ page }) => {
  await page.goto('/');
  await openSettings(page);
  const [own, other] = [page.locator('#own-name'), page.locator('#other-name')];
  await expect(other).toBeHidden();
  await own.fill('Ana');
  await own.press('Enter');
  await expect(score(page)).toContainText('0Ana');
  await page.getByRole('radio', { name: 'Friend' }).check();
  await other.fill('<b>Bob</b>');
  await other.press('Enter');
  await expect(says(page, 'Ana’s turn')).toBeVisible();
  await square(page, 'b2').click();
  await expect(says(page, '<b>Bob</b>’s turn')).toBeVisible();
  await page.getByRole('group', { name: 'You play' }).getByRole('radio', { name: 'O', exact: true }).check();
  await expect(says(page, 'Ana’s turn')).toBeVisible();
  expect(page.url()).not.toMatch(/Ana|Bob/);
  await page.goto('about:blank');
  await page.goto('/');
  await expect(says(page, '<b>Bob</b>’s turn')).toBeVisible();
  await page.getByRole('radio', { name: 'Easy' }).check();
  await expect(other).toBeHidden();
  await waitForTurn(page);
  await expect(score(page)).toContainText('Computer');
  await expect(score(page)).toContainText('Ana');
});

test('a spectator watches the computer play itself, at any level, until they take a side', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await waitForTurn(page);
  await openSettings(page);
  await page.locator('#own-name').fill('Ana');
  await page.locator('#own-name').press('Enter');
  await page.getByRole('radio', { name: 'Friend' }).check();
  const sides = page.getByRole('group', { name: 'You play' });
  await sides.getByRole('radio', { name: 'Watch' }).check();
  await expect(page.getByRole('radio', { name: 'Medium' }), 'a friend does not play for two').toBeChecked();
  await expect(score(page)).not.toContainText('Ana');
  await expect
    .poll(() => page.locator('#game').evaluate((game) => game.matches(':state(over)')), { timeout: 20_000 })
    .toBe(true);
  await page.getByRole('button', { name: 'Your games' }).click();
  await expect(page.getByText('Nothing yet.'), 'these games are no person’s').toBeVisible();
  await page.keyboard.press('Escape');
  await sides.getByRole('radio', { name: 'X', exact: true }).check();
  await page.getByRole('button', { name: 'New game' }).click();
  await waitForTurn(page);
  await expect(score(page)).toContainText('Ana');
  await sides.getByRole('radio', { name: 'Watch' }).check();
  await page.getByRole('radio', { name: 'Friend' }).check();
  await expect(sides.getByRole('radio', { name: 'X', exact: true })).toBeChecked();
});
