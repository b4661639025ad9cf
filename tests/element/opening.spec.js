// The opening swap2, in which players do not simply take turns.

import { expect, says, square, test, violations } from '../browser.js';
import { events, files, pageWith, waitForMoves, withWidget } from './widget.js';

/** @import { Page } from '@playwright/test' */

const position = (/** @type {Page} */ page) => withWidget(page, (game) => game.position);
const tool = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole('button', { name });
const sentence = (/** @type {Page} */ page) => page.locator('.sentence');
const mover = (/** @type {Page} */ page) => page.locator('.stage').getAttribute('data-mover');

test('the first player makes three marks, and the other player chooses by a button', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('game="gomoku-swap2" opponent="human"'), files);
  await expect(says(page, 'marks to make: X, O, X')).toBeVisible();
  await expect(tool(page, 'Take the X marks')).toBeHidden();
  await square(page, 'h8').click();
  await expect(sentence(page)).toHaveText('X’s turn');
  await expect(says(page, 'marks to make: O, X')).toBeVisible();
  expect(await mover(page), 'and that mark is shown beforehand').toBe('O');
  await square(page, 'a1').click();
  await expect(says(page, 'marks to make: X'), 'the last of them is asked for as well').toBeVisible();
  await square(page, 'i9').click();
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, O');
  await expect(sentence(page)).toHaveText('O’s turn');
  await expect(says(page, 'O chooses a side')).toBeVisible();
  const choices = page.getByRole('group', { name: 'O chooses a side' }).getByRole('button');
  await expect(choices).toHaveText([
    'Play on as O O’s turn',
    'Take the X marks X’s turn',
    'Place two more and let them choose O’s turn',
  ]);
  expect(await violations(page, { besidesBoard: true })).toEqual([]);

  await square(page, 'c3').click({ force: true });
  expect(await position(page), 'no square can be marked meanwhile').toBe('gomoku-swap2.X.h8.a1.i9');
  await tool(page, 'Take the X marks').focus();
  await page.keyboard.press('Enter');
  await expect(square(page, 'h8')).toHaveAccessibleName('h8, O');
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, X');
  await expect(says(page, 'X and O are swapped')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^O chose: Take the X marks\. X’s turn/);
  await expect(choices).toHaveCount(0);
  await expect(page.getByRole('grid').locator(':focus'), 'the focus is not lost with the button').toHaveCount(1);
  expect((await events(page, 'move')).map(([, { player, name }]) => `${player} ${name}`)).toEqual([
    'X h8',
    'X a1',
    'X i9',
    'O swap',
  ]);
  await withWidget(page, (game) => {
    game.nameX = 'Ana';
  });
  await expect(says(page, 'X and O are swapped, and Ana has X')).toBeVisible();
  await tool(page, 'Undo').click();
  await expect(square(page, 'h8')).toHaveAccessibleName('h8, X');
  await expect(choices).toHaveCount(3);
  await withWidget(page, (game) => {
    game.opponent = 'hard';
    game.position = 'gomoku-swap2.X.h8.a1.i9.swap';
  });
  await expect(says(page, 'X and O are swapped, and you are still X')).toBeVisible();
});

test('a player who adds two marks leaves the choice to the other player', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" position="gomoku-swap2.X.h8.a1.i9"'), files);
  await tool(page, 'Place two more and let them choose').click();
  await expect(says(page, 'marks to make: O, X')).toBeVisible();
  await square(page, 'h9').click();
  await expect(sentence(page)).toHaveText('O’s turn');
  await expect(says(page, 'marks to make: X')).toBeVisible();
  await square(page, 'h10').click();
  await expect(sentence(page)).toHaveText('X’s turn');
  await expect(tool(page, 'Place two more and let them choose')).toBeHidden();
  await tool(page, 'Play on as X').click();
  await expect(sentence(page)).toHaveText('O’s turn');
  await square(page, 'g8').click();
  expect(await position(page)).toBe('gomoku-swap2.X.h8.a1.i9.add.h9.h10.stay.g8');
});

test('the computer makes three marks, or takes the better side', { tag: '@long' }, async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('game="gomoku-swap2" opponent="hard" first="O"'), files);
  await waitForMoves(page, 3);
  await expect(sentence(page)).toHaveText('Your turn');
  const told = / played \w+\. The computer played \w+\. The computer played \w+\. Your turn\.$/;
  await expect(page.getByRole('status'), 'all of them are told').toHaveText(told);
  await expect(tool(page, 'Take the O marks')).toBeVisible();
  await withWidget(page, (game) => {
    game.first = 'X';
    game.newGame();
  });
  await withWidget(page, (game) => {
    game.nameO = 'Hal';
  });
  for (const name of ['h8', 'a1', 'i9']) await square(page, name).click();
  await expect(page.getByRole('status')).toHaveText(/^Hal chose: Take the X marks\. Your turn/);
  await expect(square(page, 'h8')).toHaveAccessibleName('h8, O');
});

test('a spectator is told who chooses, and has no buttons; in a disabled widget they are off', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('view-only opponent="human" position="gomoku-swap2.X.h8.a1.i9"'), files);
  await expect(says(page, 'O chooses a side')).toBeVisible();
  await expect(tool(page, 'Take the X marks')).toBeHidden();
  await withWidget(page, (game) => {
    game.viewOnly = false;
    game.disabled = true;
  });
  await expect(tool(page, 'Take the X marks')).toHaveAttribute('aria-disabled', 'true');
});

test('a hint names the better side, and an analysis says what each is worth', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" position="gomoku-swap2.X.h8.a1.i9"'), files);
  await tool(page, 'Hint').click();
  await expect(says(page, 'try: Take the X marks')).toBeVisible();
  await tool(page, 'Analyse').click();
  await expect(page.getByRole('button', { name: /^Take the X marks X’s turn · \d\d\s?%$/ })).toBeVisible();
});
