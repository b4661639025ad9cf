// The names of the two sides.

import { announcement, expect, says, square, test } from '../browser.js';
import { files, pageWith, waitForPhase, withWidget } from './widget.js';

/** @param {import('@playwright/test').Page} page */
const score = (page) => page.locator('noughts-game [part=score]');

/** @param {import('@playwright/test').Page} page @param {...string} names */
async function mark(page, ...names) {
  for (const name of names) await square(page, name).click();
}

test('two people are called by their names in all texts about their sides', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" name-x="  Ana &amp; <i>Eva</i> " name-o="Bob"'), files);
  await waitForPhase(page, 'turn');
  await expect(says(page, 'Ana & <i>Eva</i>’s turn')).toBeVisible();
  await expect(says(page, 'with X')).toBeVisible();
  await expect(score(page)).toContainText('Ana & <i>Eva</i> begins');
  await mark(page, 'a3');
  await expect(says(page, 'Bob’s turn')).toBeVisible();
  await expect(says(page, 'with O')).toBeVisible();
  await mark(page, 'b2', 'a2', 'b3', 'c3', 'b1');
  await expect(says(page, 'Bob wins')).toBeVisible();
  await expect(announcement(page)).toContainText('Bob played b1. Bob wins');
  await expect(score(page)).toContainText('1Bob');
  await withWidget(page, (game) => {
    game.nameO = '';
  });
  await expect(says(page, 'O wins')).toBeVisible();
  expect(await withWidget(page, (game) => game.getAttribute('name-o'))).toBe('');
});

test('against the computer a person is still “you”, and the score knows the name; the computer can have one', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('name-x="Ana" first="O" delay="600000"'), files);
  await expect(says(page, 'The computer is thinking')).toBeVisible();
  await expect(score(page)).toContainText('0Ana');
  await expect(score(page)).toContainText('0Computer');
  await withWidget(page, (game) => {
    game.nameO = 'Hal';
  });
  await expect(says(page, 'Hal is thinking')).toBeVisible();
  await expect(score(page)).toContainText('0Hal');
  await withWidget(page, (game) => {
    game.mark = 'O';
  });
  await expect(says(page, 'Your turn')).toBeVisible();
  await expect(score(page)).toContainText('0Hal');
});

test('a name is one line, and no longer than there is room for', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith(`opponent="human"`), files);
  await waitForPhase(page, 'turn');
  await withWidget(page, (game) => {
    game.nameX = `A\u202e\n${'b'.repeat(50)}`;
  });
  expect(await withWidget(page, (game) => game.nameX)).toBe(`A ${'b'.repeat(38)}`);
  await expect(says(page, `A ${'b'.repeat(38)}’s turn`)).toBeVisible();
});

test('with names and without them it is said well in every language', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" delay="600000"'), files);
  await waitForPhase(page, 'turn');
  for (const [lang, named, nameless, thinking] of /** @type {const} */ ([
    ['en', ['Ana’s turn', 'with X'], 'X’s turn', 'The computer is thinking'],
    ['de', ['Ana ist am Zug', 'mit X'], 'X ist am Zug', 'Der Computer denkt nach'],
    ['es', ['Turno de Ana', 'con X'], 'Turno de X', 'La máquina está pensando'],
    ['fr', ['À Ana de jouer', 'avec X'], 'À X de jouer', 'La machine réfléchit'],
    ['ja', ['Ana の番です', '印は X'], 'X の番です', 'コンピューターが考えています'],
    ['ar', ['دور Ana', 'بالعلامة X'], 'دور X', 'الحاسوب يفكر'],
  ])) {
    await page.locator('noughts-game').evaluate((/** @type {any} */ game, to) => {
      game.setAttribute('lang', to);
      Object.assign(game, { first: 'X', opponent: 'human', position: 'tic-tac-toe.X', nameX: 'Ana' });
    }, lang);
    for (const words of named) await expect(says(page, words), lang).toBeVisible();
    await withWidget(page, (game) => {
      game.nameX = '';
    });
    await expect(says(page, nameless), lang).toBeVisible();
    await expect(says(page, named[1]), lang).toHaveCount(0);
    await withWidget(page, (game) => {
      Object.assign(game, { first: 'O', opponent: 'hard' });
    });
    await expect(says(page, thinking), lang).toBeVisible();
  }
});
