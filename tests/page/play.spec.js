import { load } from 'noughts';
import { announcement, boardOf, expect, says, square, stopTime, test, waitForTurn } from '../browser.js';

const noughts = await load();

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('noughts-opponent', 'best'));
});

/**
 * Plays perfectly as X until the game ends; `choose` marks a square on the page.
 *
 * @param {import('@playwright/test').Page} page
 * @param {(name: string) => Promise<void>} choose
 */
async function playPerfectly(page, choose) {
  const match = noughts.parse(new URL(page.url()).hash.slice(1) || 'tic-tac-toe.X');
  const names = match.game.squareNames;
  while (match.status.state === 'next') {
    const { move } = match.solve();
    if (move === null) break;
    await choose(names[move] ?? '');
    match.play(move);
    await waitForTurn(page);
    const reply = (await boardOf(page)).findIndex(
      (label, index) => label.includes(', O') && match.squares[index] === null,
    );
    if (reply >= 0) match.play(reply);
  }
}

test('by clicks: a person who plays perfectly to the end ties with the computer', async ({ page }) => {
  await page.goto('/#tic-tac-toe.X.b2.a3.c1.a1.a2.c2');
  await page.getByRole('radio', { name: 'Best' }).check();
  await playPerfectly(page, (name) => square(page, name).click());
  await expect(says(page, 'It’s a tie')).toBeVisible();
  await expect(announcement(page)).toContainText('It’s a tie, no line was made.');
  await expect(says(page, '1 tie')).toBeVisible();
  expect((await boardOf(page)).filter((label) => label.endsWith('empty'))).toEqual([]);
});

test('by clicks: a person who overlooks a threat loses, and the winning line is drawn', async ({ page }) => {
  await page.goto('/#tic-tac-toe.X.a3.b2.a2.a1');
  await page.getByRole('radio', { name: 'Best' }).check();
  await square(page, 'b1').click();
  await expect(says(page, 'The computer wins')).toBeVisible();
  const winning = (await boardOf(page)).filter((label) => label.includes('in the winning line'));
  expect(winning).toEqual(['c3, O', 'b2, O', 'a1, O'].map((label) => `${label}, in the winning line`));
  await expect(page.locator('[part=lines] path')).toHaveCount(1);
  await expect(announcement(page)).toContainText('The computer played c3. The computer wins, in 3 moves.');
});

test('a whole game by keys alone', async ({ page }) => {
  await page.goto('/');
  await expect(says(page, 'Your turn')).toBeVisible();
  for (const name of ['Noughts', 'Learn', 'Puzzles', 'Embed']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dark' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Rules' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(square(page, 'b2')).toBeFocused();
  await playPerfectly(page, async (name) => {
    await page.keyboard.press('Control+Home');
    for (let column = 'a'; column < (name[0] ?? ''); column = String.fromCharCode(column.charCodeAt(0) + 1)) {
      await page.keyboard.press('ArrowRight');
    }
    for (let row = 3; row > Number(name[1]); row--) await page.keyboard.press('ArrowDown');
    await expect(square(page, name)).toBeFocused();
    await page.keyboard.press(Number(name[1]) % 2 === 0 ? 'Space' : 'Enter');
    await expect(square(page, name)).toHaveAccessibleName(`${name}, X`);
  });
  await expect(says(page, 'It’s a tie')).toBeVisible();
  const newGame = page.getByRole('button', { name: 'New game' });
  for (const name of ['Undo', 'Review', 'Hint', 'Analyse']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Tic-tac-toe' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'All games' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(newGame).toBeFocused();
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  expect((await boardOf(page)).filter((label) => label.endsWith(', O'))).toHaveLength(1);
});

test('a new game is begun by the other player, also when the last one was left midway', async ({ page }) => {
  await page.goto('/');
  const newGame = page.getByRole('button', { name: 'New game' });
  const marks = async () => (await boardOf(page)).filter((label) => !label.endsWith('empty'));
  await square(page, 'b2').click();
  await waitForTurn(page);
  await newGame.click();
  await waitForTurn(page);
  await expect(says(page, 'O begins')).toBeVisible();
  expect(await marks()).toHaveLength(1);
  await newGame.click();
  await expect(says(page, 'X begins')).toBeVisible();
  expect(await marks()).toEqual([]);
  await expect(says(page, 'Your turn')).toBeVisible();
});

test('a new game in the middle of the computer’s thinking starts afresh', async ({ page }) => {
  await page.goto('/');
  await stopTime(page);
  await square(page, 'b2').click();
  await expect(says(page, 'The computer is thinking')).toBeVisible();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(says(page, 'O begins')).toBeVisible();
  await page.clock.runFor(5000);
  await waitForTurn(page);
  expect((await boardOf(page)).filter((label) => !label.endsWith('empty'))).toHaveLength(1);
});

test('while the computer thinks, no square can be chosen', async ({ page }) => {
  await page.goto('/');
  await stopTime(page);
  await square(page, 'b2').click();
  await expect(says(page, 'The computer is thinking')).toBeVisible();
  await expect(page.getByRole('grid').locator('[aria-disabled=false]')).toHaveCount(0);
  await square(page, 'a1').click({ force: true });
  await page.clock.runFor(5000);
  await expect(says(page, 'Your turn')).toBeVisible();
  await expect(page.getByRole('grid').locator('[aria-disabled=false]')).toHaveCount(7);
});

test('a taken square stays reachable, says what is on it, and says that it is taken', async ({ page }) => {
  await page.goto('/');
  await square(page, 'b2').click();
  await waitForTurn(page);
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
  await expect(square(page, 'b2')).toHaveAttribute('aria-disabled', 'true');
  const before = await boardOf(page);
  await square(page, 'b2').click({ force: true });
  await expect(says(page, 'b2 is taken')).toBeVisible();
  await expect(announcement(page)).toHaveText('Your turn, b2 is taken.');
  await announcement(page).evaluate((region) => {
    /** @type {string[]} */
    const told = [];
    Object.assign(window, { told });
    new MutationObserver(() => told.push(`${region.textContent}`.trim())).observe(region, { childList: true });
  });
  await square(page, 'b2').click({ force: true });
  expect(await page.evaluate(() => /** @type {any} */ (window).told), 'it is said again').toEqual([
    'Your turn, b2 is taken.',
  ]);
  expect(await boardOf(page)).toEqual(before);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test('a tap marks a square', async ({ page }) => {
    await page.goto('/');
    await square(page, 'c1').tap();
    await expect(square(page, 'c1')).toHaveAccessibleName('c1, X');
    await waitForTurn(page);
    expect((await boardOf(page)).filter((label) => label.endsWith(', O'))).toHaveLength(1);
  });
});
