// The puzzle rush on the page of puzzles.

import { readFileSync } from 'node:fs';
import { load } from '../../web/engine/index.js';
import { expect, square, test, violations } from '../browser.js';

/** @import { Page } from '../browser.js' */
/** @import { NoughtsGame } from '../../web/element/index.js' */

const noughts = await load();

/** @param {Page} page */
const matchOn = (page) => page.locator('#puzzle').evaluate((board) => /** @type {NoughtsGame} */ (board).position);

/** The solution of the puzzle on the board, and a wrong move. @param {Page} page */
async function shownPuzzle(page) {
  await expect(page.locator('#puzzle')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('#puzzle')).toHaveJSProperty('movable', 'both');
  const match = await matchOn(page);
  const [game = ''] = match.split('.');
  const lines = readFileSync(`core/data/puzzles/${game}.txt`, 'utf8').split('\n');
  const [, , , solution = ''] = lines.find((line) => line.split(' ')[2] === match)?.split(' ') ?? [];
  const { game: rules, legalMoves } = noughts.parse(match).position;
  const wrong = legalMoves.map((move) => rules.moveNames[move]).find((name) => name !== solution) ?? '';
  return { match, solution, wrong };
}

/** @param {Page} page @param {string} [game] */
async function openRush(page, game = 'tic-tac-toe') {
  await page.goto('/puzzles.html');
  await page.getByRole('radio', { name: 'Rush' }).check();
  await page.locator('#rush-game').selectOption(game);
}

/** Answers a puzzle, and waits for the next one. @param {Page} page @param {boolean} isRight */
async function answer(page, isRight) {
  const { match, solution, wrong } = await shownPuzzle(page);
  await square(page, isRight ? solution : wrong).click();
  await expect(page.getByText(isRight ? '✓ Right.' : `✗ It was ${solution}.`).first()).toBeVisible();
  return { match, solution };
}

test('three wrong answers end a rush; its result is a record, which can be shared without a solution', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRush(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start' }).click();
  const { solution } = await answer(page, true);
  await expect(page.getByText('✓ 1')).toBeVisible();
  await answer(page, false);
  await expect(page.getByRole('img', { name: 'Wrong answers left: 2' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await answer(page, false);
  const last = await answer(page, false);
  const result = page.getByRole('heading', { name: 'Found: 1' });
  await expect(result).toBeFocused();
  await expect(page.getByText(`The last puzzle, with its solution: ${last.solution}`)).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await matchOn(page)).toBe(`${last.match}.${last.solution}`);
  await expect(square(page, last.solution)).not.toHaveAccessibleName(/empty/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Share the result' }).click();
  await expect(page.getByText('The result is copied.')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(
    /^Noughts: Puzzle rush\nTic-tac-toe, Three minutes\nFound: 1\n🟩🟥🟥🟥\nhttp\S+\/puzzles\.html$/u,
  );
  expect(shared).not.toContain(solution);
  await page.reload();
  await openRush(page);
  await expect(page.getByText('Your record: 1')).toBeVisible();
});

test('the time is read out when a minute and when ten seconds are left; then the rush is over', async ({ page }) => {
  await page.clock.install();
  await openRush(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await shownPuzzle(page);
  const live = page.locator('.unseen[role=status]');
  await expect(live).toContainText('only one move');
  await page.clock.fastForward(121_000);
  await expect(live).toHaveText('One minute left.');
  await expect(page.getByRole('timer')).toHaveText(/^0:5\d$/);
  await page.clock.fastForward(50_000);
  await expect(live).toHaveText('Ten seconds left.');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('heading', { name: 'The time is up. Found: 0' })).toBeFocused();
  await expect(page.getByText('The last puzzle, with its solution')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Again' }).click();
  await shownPuzzle(page);
  await expect(page.getByRole('timer')).toHaveText(/^(3:00|2:5\d)$/);
});

test('while a rush is paused its time stands and its puzzle is hidden', async ({ page }) => {
  await page.clock.install();
  await openRush(page);
  await page.getByRole('button', { name: 'Start' }).click();
  const { match } = await shownPuzzle(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  const left = await page.getByRole('timer').textContent();
  await expect(page.locator('#puzzle')).toHaveCSS('opacity', '0');
  await page.clock.fastForward(600_000);
  await expect(page.getByRole('timer')).toHaveText(`${left}`);
  await page.getByRole('button', { name: 'Go on' }).click();
  await shownPuzzle(page);
  expect(await matchOn(page)).toBe(match);
});

test('without a clock there is no limit of time, and the record is another one', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('noughts-rush', '{"tic-tac-toe timed":7}'));
  await openRush(page);
  await expect(page.getByText('Your record: 7')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Without a clock' }).check();
  await expect(page.getByText('Your record')).toBeHidden();
  await page.getByRole('button', { name: 'Start' }).click();
  await shownPuzzle(page);
  await expect(page.getByRole('timer')).toBeHidden();
  await page.clock.fastForward(600_000);
  await answer(page, true);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Found: 1' })).toBeVisible();
});

test('by keyboard alone a person begins a rush, answers, and goes back to the puzzle of the day', async ({ page }) => {
  await openRush(page);
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  for (const count of [1, 2]) {
    const { solution } = await shownPuzzle(page);
    await page.keyboard.type(solution);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`✓ ${count}`)).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Today' }).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('#title')).toContainText(/\d{4}/);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  await expect(page.locator('#puzzle')).toHaveJSProperty('movable', 'both');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });
  test('all games come', async ({ page }) => {
    await openRush(page, 'all');
    await page.getByRole('button', { name: 'Start' }).click();
    /** @type {Set<string>} */
    const games = new Set();
    for (let count = 0; count < 6; count++) {
      const { match, solution } = await shownPuzzle(page);
      await page // in some games the move is a square with a mark
        .locator('#puzzle')
        .evaluate((board, move) => /** @type {NoughtsGame} */ (board).play(move), solution);
      games.add(`${match.split('.')[0]}`);
      await expect.poll(() => matchOn(page)).not.toContain(match);
    }
    expect(games.size).toBeGreaterThan(1);
  });

  for (const game of ['ultimate', 'order-and-chaos'])
    test(`the time, the task, the board of ${game} and the buttons are visible together`, async ({ page }) => {
      await openRush(page, game);
      await page.getByRole('button', { name: 'Start' }).click();
      await shownPuzzle(page);
      for (const part of [
        page.getByRole('timer'),
        page.locator('.rush .task'),
        page.getByRole('button', { name: 'Stop' }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('grid')).toBeInViewport({ ratio: 0.99 });
    });
});
