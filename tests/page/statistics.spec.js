// The statistics: counted, shown, exported, imported and deleted; and the suggestion of the next
// level.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, says, square, test, violations, waitForTurn } from '../browser.js';

/** @import { Page } from '../browser.js' */

/** @param {Page} page */
const dialogOf = (page) => page.getByRole('dialog', { name: 'Your games' });

/** @param {Page} page */
const open = (page) => page.getByRole('button', { name: 'Your games' }).click();

/** The cells of a level's row. @param {Page} page @param {string} game @param {string} level */
const row = (page, game, level) =>
  dialogOf(page)
    .getByRole('table', { name: game })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: level }) });

/** Stores statistics on the device. @param {Page} page @param {object} statistics */
const keep = (page, statistics) =>
  page.addInitScript(
    (text) => localStorage.getItem('noughts-statistics') ?? localStorage.setItem('noughts-statistics', text),
    JSON.stringify({ noughts: 1, statistics }),
  );

/** A position in which X wins by c3. */
const won = 'tic-tac-toe.X.a3.a2.b2.b1';

/**
 * Restores a game against the computer that X can win at once.
 *
 * @param {Page} page
 */
async function resume(page) {
  await page.goto('/');
  await waitForTurn(page); // the page has written its own state by then
  await page.evaluate((position) => history.replaceState({ position, opponent: 'medium' }, ''), won);
  await page.reload();
  await waitForTurn(page);
}

/**
 * Wins it.
 *
 * @param {Page} page
 */
async function win(page) {
  await square(page, 'c1').click();
  await expect(says(page, 'You win')).toBeVisible();
}

test('games against the computer are counted by level, each once, and nothing is sent anywhere', async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  await page.goto('/');
  await open(page);
  await expect(dialogOf(page)).toContainText('Nothing yet.');
  await page.keyboard.press('Escape');
  await resume(page);
  page.on('request', (request) => asked.push(request.method()));
  await win(page);
  await page.getByRole('button', { name: 'Undo' }).click(); // and another end: the game counts once
  await waitForTurn(page);
  await square(page, 'c1').click();
  await expect(says(page, 'You win')).toBeVisible();
  await open(page);
  await expect(row(page, 'Tic-tac-toe', 'Medium').getByRole('cell')).toHaveText(['1', '0', '0', '1', '1']);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your games' })).toBeFocused();
  await page.reload();
  await open(page);
  await expect(row(page, 'Tic-tac-toe', 'Medium').getByRole('cell')).toHaveText(['1', '0', '0', '1', '1']);
  expect(new Set(asked)).toEqual(new Set(['GET']));
});

test('a finished game from a link counts in no score, also after a reload and in the games after it', async ({
  page,
}) => {
  const score = page.locator('#game [part=score]');
  await page.goto(`/#${won}.c1`);
  await expect(says(page, 'X wins')).toBeVisible();
  await expect(score).toHaveText(/^0X.*0O$/);
  await page.reload();
  await expect(says(page, 'X wins')).toBeVisible();
  await expect(score).toHaveText(/^0X.*0O$/);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(score).toHaveText(/^0X.*0O$/);
  for (const name of ['a1', 'b1', 'a2', 'b2', 'a3']) await square(page, name).click();
  await expect(says(page, 'O wins')).toBeVisible();
  await expect(score).toHaveText(/^0X.*1O$/);
  await page.reload();
  await expect(score).toHaveText(/^0X.*1O$/);
});

test('a game in which the opponent has changed, or of a link, or between two people, counts for nothing', {
  tag: '@long',
}, async ({ page }) => {
  await resume(page);
  await square(page, 'a1').click();
  await waitForTurn(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('radio', { name: 'Easy' }).check();
  await win(page);
  await page.goto('about:blank');
  await page.goto(`/#${won}`);
  await page.getByRole('radio', { name: 'Easy' }).check();
  await win(page);
  await page.getByRole('radio', { name: 'Friend' }).check();
  await page.getByRole('button', { name: 'New game' }).click();
  for (const name of ['a1', 'b1', 'a2', 'b2', 'a3']) await square(page, name).click();
  await expect(says(page, 'O wins')).toBeVisible();
  await open(page);
  await expect(dialogOf(page)).toContainText('Nothing yet.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });
  test('after three wins in a row the next level is offered, taken by a press, and nothing moves', async ({ page }) => {
    await keep(page, { 'tic-tac-toe': { medium: { win: 5, tie: 1, loss: 2, streak: 2, best: 3 } } });
    await resume(page);
    const board = () => page.getByRole('grid').boundingBox();
    const before = await board();
    await win(page);
    const offer = page.locator('#offer');
    await expect(offer).toHaveText('3 wins in a row! Play Hard');
    await expect.poll(board, 'after its flourish').toEqual(before);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play Hard' }).click();
    await waitForTurn(page);
    await expect(page.getByRole('radio', { name: 'Hard' })).toBeChecked();
    await expect(offer).toHaveCount(0);
    await expect(page.getByText('Three in a row wins.')).toBeAttached();
    expect(await board()).toEqual(before);
  });
});

test('exported statistics can be imported elsewhere, even twice without counting twice; other files are refused', {
  tag: '@long',
}, async ({ page, folder }) => {
  const tally = { win: 7, tie: 2, loss: 1, streak: 4, best: 4 };
  await keep(page, { 'tic-tac-toe': { easy: tally }, 'line-5x4-4': { best: { ...tally, win: 1200, loss: 0 } } });
  await page.goto('/');
  await open(page);
  await expect(row(page, '4 in a row on 5×4', 'Best').getByRole('cell')).toHaveText(['1,200', '2', '0', '4', '4']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialogOf(page).getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('noughts-statistics.json');
  const file = await download.path();
  const exported = await readFile(file, 'utf8');

  await dialogOf(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Keep it' }).click();
  await expect(row(page, 'Tic-tac-toe', 'Easy')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialogOf(page)).toContainText('Everything is deleted.');
  await expect(dialogOf(page)).toContainText('Nothing yet.');

  /** @param {string} path */
  const take = async (path) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialogOf(page).getByRole('button', { name: 'Import' }).click(),
    ]);
    await chooser.setFiles(path);
  };
  await page.evaluate(() => {
    const { text } = File.prototype;
    File.prototype.text = () => {
      File.prototype.text = text;
      return Promise.reject(new DOMException('The file has gone.', 'NotReadableError'));
    };
  });
  const refused = [
    exported,
    '{}',
    'null',
    '<b>',
    exported.replace('"win":7', '"win":-7'),
    exported.replace('easy', 'eas'),
  ];
  for (const [at, text] of refused.entries()) {
    // The page may still read the file before.
    const bad = join(folder, `bad-${at}.json`);
    await writeFile(bad, text);
    await take(bad);
    await expect(dialogOf(page)).toContainText('This file has no statistics of Noughts.');
    await expect(dialogOf(page).getByRole('table')).toHaveCount(0);
  }
  for (let time = 0; time < 2; time++) {
    await take(file);
    await expect(dialogOf(page)).toContainText('The file is imported');
    await expect(row(page, 'Tic-tac-toe', 'Easy').getByRole('cell')).toHaveText(['7', '2', '1', '4', '4']);
  }
});

test('invalid stored statistics are ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('noughts-statistics', '{"noughts":1,"statistics":{"<b>":7}}'));
  await page.goto('/');
  await waitForTurn(page);
  await open(page);
  await expect(dialogOf(page)).toContainText('Nothing yet.');
});
