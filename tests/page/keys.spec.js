import { expect, square, test, violations, waitForTurn } from '../browser.js';

test('the list of keys opens by ? from anywhere but a text field, and moves nothing', async ({ page }) => {
  await page.goto('/');
  await waitForTurn(page);
  // All is loaded.
  await expect(page.getByRole('button', { name: 'Set up a position' })).toBeVisible();
  const keys = page.getByRole('dialog', { name: 'Keys' });
  const board = () => page.getByRole('grid').boundingBox();
  const before = await board();
  await page.keyboard.press('?');
  await expect(keys).toContainText('Shift+N New game');
  await expect(keys).toContainText('Arrows move by a square.');
  await expect(keys).not.toContainText('X and O make that mark');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await square(page, 'b2').focus();
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  expect(await board()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(square(page, 'b2')).toBeFocused();

  await page.getByText('Settings').click();
  const name = page.getByLabel('You', { exact: true });
  await name.fill('Ana');
  await name.press('?');
  await expect(name).toHaveValue('Ana?');
  await expect(keys).toHaveCount(0);

  await page.goto('/#wild-tic-tac-toe.X.b2o');
  await page.reload();
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, O');
  await expect(page.getByRole('button', { name: 'Set up a position' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(keys).toContainText('X and O make that mark');
});
