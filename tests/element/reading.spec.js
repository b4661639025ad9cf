// The widget for people who cannot see it: squares by their names, and texts that can be read
// again.

import { announcement, expect, square, test, violations } from '../browser.js';
import { files, pageWith, waitForPhase } from './widget.js';

test('a square is reached by its name and marked by Enter', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('game="ultimate" opponent="human"'), files);
  await waitForPhase(page, 'turn');
  await square(page, 'e5').focus();
  await page.keyboard.type('b2');
  await expect(square(page, 'b2')).toBeFocused();
  await expect(square(page, 'b2'), 'it is only gone to').toHaveAccessibleName('b2, empty');
  await page.keyboard.press('Enter');
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
  await page.keyboard.type('zz9c');
  await expect(square(page, 'b2'), 'there is no such square').toBeFocused();
  await page.keyboard.type('8');
  await expect(square(page, 'c8')).toBeFocused();
});

test('a digit that belongs to a name does not choose a column or a square', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  await square(page, 'b2').focus();
  await page.keyboard.type('c4'); // which there is not
  await expect(square(page, 'b2')).toBeFocused();
  await page.keyboard.type('c1');
  await expect(square(page, 'c1')).toBeFocused();
  await expect(square(page, 'a2'), 'the fourth square').toHaveAccessibleName('a2, empty');
  await expect(square(page, 'a3')).toHaveAccessibleName('a3, empty');
  await page.keyboard.type('1');
  await expect(square(page, 'a3'), 'the name was at its end').toHaveAccessibleName('a3, X');
});

test('the last move, the position, a row, a column, the score and the keys are read out when asked for', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  await square(page, 'b2').focus();
  await page.keyboard.press('Shift+L');
  await expect(announcement(page)).toHaveText('no move yet');
  for (const name of ['a3', 'b2', 'c1']) await square(page, name).click();
  await square(page, 'b2').focus();
  for (const [key, text] of /** @type {const} */ ([
    ['Shift+L', 'X played c1.'],
    ['Shift+P', 'X: a3, c1. O: b2.'],
    ['Shift+R', 'row 2: a2 empty, b2 O, c2 empty.'],
    ['Shift+C', 'column b: b3 empty, b2 O, b1 empty.'],
    ['Shift+S', 'X 0, O 0, 0 ties, X begins.'],
    ['?', /^Type the name of a square/],
  ])) {
    await page.keyboard.press(key);
    await expect(announcement(page)).toHaveText(text);
  }
  const keys = page.getByText(/^Type the name of a square/);
  await expect(keys, 'spoken and shown').toHaveCount(2);
  await expect(page.getByRole('grid')).toHaveAccessibleDescription('Press ? to hear the keys');
  await expect(square(page, 'b2')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await square(page, 'a1').click();
  await expect(keys, 'shown until the next change').toHaveCount(0);
});

test('at the board keys press the buttons that are there, and the keys that are shown are these', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human" controls="new-game undo analyse"'), files);
  await waitForPhase(page, 'turn');
  await square(page, 'b2').click();
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
  await page.keyboard.press('?');
  await expect(announcement(page)).toContainText('Shift+U: Undo. ');
  await expect(announcement(page)).toContainText('Shift+N: New game.');
  await expect(announcement(page), 'there is no button for it').not.toContainText('Shift+H');
  await page.keyboard.press('Shift+A');
  await expect(page.getByRole('button', { name: 'Analyse' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+H');
  await page.keyboard.press('Shift+U');
  await expect(square(page, 'b2')).toHaveAccessibleName(/^b2, empty/);
  await square(page, 'a1').click();
  await page.keyboard.press('Shift+N');
  await expect(square(page, 'a1')).toHaveAccessibleName(/^a1, empty/);
  await expect(square(page, 'a1'), 'the focus stays at the board').toBeFocused();
});

test('what is asked for again is spoken again', { tag: '@long' }, async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.b2"'), files);
  await waitForPhase(page, 'turn');
  await square(page, 'b2').focus();
  /** @type {(string | null)[]} */
  const said = [];
  for (const _ of [1, 2, 3]) {
    const before = await announcement(page).evaluate((region) => region.textContent);
    await page.keyboard.press('Shift+L');
    const now = () => announcement(page).evaluate((region) => region.textContent);
    await expect.poll(now, 'a live region keeps quiet about what it says already').not.toBe(before);
    said.push(await now());
  }
  expect(said.map((text) => text?.trim())).toEqual(Array(3).fill('X played b2.'));
});

test('the result of an analysis is announced once to the person who asks for it, and not again after a move', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.a3.c3"'), files);
  await waitForPhase(page, 'turn');
  const told = await page.getByRole('status').evaluateHandle((region) => {
    /** @type {string[]} */
    const texts = [];
    new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, { childList: true });
    return texts;
  });
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(announcement(page)).toContainText('3 moves win');
  await square(page, 'a1').click();
  await expect(announcement(page)).toContainText('X played a1');
  await expect(square(page, 'a2'), 'and is analysed, too').toHaveAccessibleName(/draws|loses|wins/);
  expect((await told.jsonValue()).filter((text) => text.includes('move'))).toHaveLength(1);
});
