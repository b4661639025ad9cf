// The page of lessons: a person finds the moves on a live board.

import { expect, square, test, violations } from '../browser.js';

/** @import { Page } from '../browser.js' */

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** @param {Page} page */
const verdict = (page) => page.locator('#verdict');

/** @param {Page} page @param {number} number */
const step = (page, number) => page.locator('#steps button').nth(number - 1);

test('a wrong move is answered on the board, taken back, shown, and the lesson goes on', async ({ page }) => {
  await page.goto('/lessons.html');
  await expect(page.locator('#title')).toHaveText('Win');
  await square(page, 'c1').click();
  await expect(verdict(page)).toHaveText('✓ Right: c1 wins.');
  await press(page, 'Next step');
  await expect(page.locator('#title')).toHaveText('Block');
  await square(page, 'a1').click();
  await expect(verdict(page)).toHaveText('✗ a1 loses: b1 wins.');
  await expect(square(page, 'b1'), 'the answer is on the board').toHaveAccessibleName(/\bO\b/);
  expect(await violations(page)).toEqual([]);
  await press(page, 'Try again');
  await expect(square(page, 'b1')).toHaveAccessibleName(/empty/);
  await expect(verdict(page)).toBeEmpty();
  await square(page, 'c3').click();
  await expect(verdict(page)).toContainText('✗ c3');
  await square(page, 'a1').click({ force: true });
  await expect(verdict(page), 'a press takes the wrong move back and makes another one').toContainText('✗ a1');
  await press(page, 'Show me');
  await expect(verdict(page)).toHaveText('It is b1.');
  await expect(square(page, 'b1')).toHaveAccessibleName(/\bX\b/);
  for (const name of ['a1', 'c3']) await expect(square(page, name)).toHaveAccessibleName(/empty/);
  await press(page, 'Next step');
  await expect(page.locator('#title')).toHaveText('Fork');
  await expect(step(page, 1)).toHaveAccessibleName('1, Win, done');
  await expect(step(page, 2), 'what was shown is not done').toHaveAccessibleName('2, Block');
});

test('a person does a lesson by keyboard alone, and the device remembers it', async ({ page }) => {
  await page.goto('/lessons.html#tic-tac-toe');
  const steps = [['c1'], ['b1'], ['c1', 'b1'], ['b2'], ['b1'], ['c3', 'c2']];
  await expect(page.locator('#title')).toHaveText('Win');
  await page.locator('#board [part~=square]').first().focus();
  for (const [index, moves] of steps.entries()) {
    await expect(page.locator('#place')).toHaveText(`Step ${index + 1} of 6`);
    for (const [number, name] of moves.entries()) {
      if (number > 0) await expect(verdict(page)).toContainText('Go on.');
      await expect(page.locator('#board')).toHaveAttribute('movable', 'both');
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    }
    await expect(verdict(page)).toContainText('✓ Right');
    await page.keyboard.press('Enter'); // the button that goes on has the focus
  }
  await expect(page, 'the last one leads to the game').toHaveURL(/index\.html#tic-tac-toe/);
  await page.goto('/lessons.html');
  for (const number of [1, 2, 3, 4, 5, 6]) await expect(step(page, number)).toHaveAccessibleName(/done$/);
  await square(page, 'c1').click();
  await expect(page.getByRole('link', { name: 'Play this game' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next step' }), 'the lesson is done once more').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#place')).toHaveText('Step 2 of 6');
});

test('a trap is played to its end, against the answers of the other player', async ({ page }) => {
  await page.goto('/lessons.html#connect-four');
  await step(page, 4).click();
  await expect(page.locator('#title')).toHaveText('Seven trap');
  await square(page, 'd2').click();
  await expect(verdict(page)).toHaveText('✓ d2 is right. The answer is c2. Go on.');
  await expect(square(page, 'c2')).toHaveAccessibleName(/\bO\b/);
  await square(page, 'c3').click();
  await expect(verdict(page)).toHaveText('✓ Right: c3 wins.');
});

test('where a mark is chosen, the mark belongs to the move', async ({ page }) => {
  await page.goto('/lessons.html#order-and-chaos');
  await step(page, 2).click();
  await press(page, 'X');
  await square(page, 'f3').click();
  await expect(verdict(page)).toHaveText('✗ f3x loses at once.');
  await press(page, 'Try again');
  await press(page, 'O');
  await square(page, 'f3').click();
  await expect(verdict(page)).toHaveText('✓ Right: f3o prevents it.');
});

test('a small board that is given away is taken on the board', async ({ page }) => {
  await page.goto('/lessons.html#ultimate');
  await step(page, 2).click();
  await square(page, 'c2').click();
  await expect(verdict(page)).toHaveText('✗ c2 gives a small board away: g6 takes it.');
  await expect(square(page, 'g5')).toHaveAccessibleName(/board of X/);
  expect(await violations(page)).toEqual([]);
});

test('another lesson is chosen in the list, by its address, and from its Learn page', async ({ page }) => {
  await page.goto('/learn/connect-four.html');
  await page.getByRole('link', { name: 'Lessons: find the moves yourself' }).click();
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue('connect-four');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Tic-tac-toe');
  await expect(page.locator('#place')).toHaveText('Step 1 of 6');
  await expect(page).toHaveURL(/#tic-tac-toe$/);
  await page.goto('/learn.html');
  await page.getByRole('link', { name: 'Lessons: find the moves yourself' }).click();
  await expect(page).toHaveURL(/lessons\.html$/);
});

test('a board is not shown under the task of another one while its engine loads', async ({ page }) => {
  /** @type {(() => void)[]} */
  const held = [];
  await page.route(/(classic|further)-\w+\.wasm$/, async (route) => {
    await new Promise((/** @type {(value: void) => void} */ go) => held.push(go));
    await route.continue();
  });
  await page.goto('/lessons.html#tic-tac-toe');
  const board = page.locator('#board');
  await expect(board).toHaveCSS('opacity', '1');
  const before = await page.locator('#task').textContent();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Gomoku');
  await expect(page.locator('#task')).not.toHaveText(`${before}`);
  await expect(board).toHaveCSS('opacity', '0');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const go of held) go();
  await expect(board).toHaveCSS('opacity', '1');
  await expect(page.getByRole('grid')).toHaveAccessibleName(/8×8/);
});

test('invalid stored data and an unknown address are ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('noughts-lessons', '{"tic-tac-toe":["<b>",7],"chess":1}'));
  await page.goto('/lessons.html#%');
  await expect(page.locator('#title')).toHaveText('Win');
  await expect(step(page, 1)).toHaveAccessibleName('1, Win');
});

test('the task, the board and the button that goes on are visible together', async ({ page }) => {
  await page.goto('/lessons.html#connect-four');
  await step(page, 4).click();
  await square(page, 'a1').click();
  for (const [width, height] of /** @type {const} */ ([
    [390, 664],
    [844, 390],
    [1280, 600],
  ])) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
  }
});

test('a step that is chosen below the board comes into view on a phone, and the focus stays on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/lessons.html#tic-tac-toe');
  const third = page.getByRole('list', { name: 'Steps' }).getByRole('button').nth(2);
  await third.scrollIntoViewIfNeeded();
  await expect(page.locator('#title')).not.toBeInViewport();
  await third.click();
  await expect(page.locator('#place')).toHaveText(/Step 3 of/);
  await expect(page.locator('#title')).toBeInViewport({ ratio: 1 });
  await expect(third).toBeFocused();
});
