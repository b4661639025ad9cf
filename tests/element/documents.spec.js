// The widget in more than one document: created in another one, moved there and back.

import { boardOf, expect, says, square, test } from '../browser.js';
import { events, files, pageWith, waitForPhase, withWidget } from './widget.js';

test('created in a document without a window, it starts once it is in one with a window', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('').replace(/<noughts-game.*<\/noughts-game>/, ''), files);
  await page.waitForFunction(() => customElements.get('noughts-game'));
  await page.evaluate(() => {
    const unseen = document.implementation.createHTMLDocument();
    const game = document.createElement('noughts-game');
    unseen.body.append(game);
    document.body.append(game);
  });
  await square(page, 'b2').click();
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
  await expect(page.getByRole('button', { name: 'New game' })).toHaveCSS('border-radius', '14px');
});

for (const [how, make] of /** @type {const} */ ([
  ['in a template', `return document.querySelector('template').content.firstChild`],
  ['by another document', `return document.implementation.createHTMLDocument().createElement('noughts-game')`],
  [
    'by the document of a frame',
    `const frame = document.createElement('iframe');
     document.body.append(frame);
     const game = frame.contentDocument.createElement('noughts-game');
     frame.contentDocument.body.append(game);
     return game`,
  ],
])) {
  test(`created ${how}, it lives where it is put`, async ({ page, openWithPackage }) => {
    await openWithPackage(
      pageWith('', (tag) => `<template>${tag}</template>`),
      {
        'main.js': `${files['main.js']}
        const make = () => { ${make}; };
        document.querySelector('main').append(make());`,
      },
    );
    await square(page, 'b2').click();
    await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
    await expect(page.getByRole('button', { name: 'New game' })).toHaveCSS('border-radius', '14px');
  });
}

test('moved into the document of a frame and back, it goes on with its game and looks as it should', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(
    pageWith('opponent="human" name="match"', (tag) => `<form>${tag}</form>`),
    files,
  );
  await square(page, 'b2').click();
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.title = 'A frame';
    frame.width = frame.height = '700';
    document.body.append(frame);
    frame.contentDocument?.documentElement.setAttribute('lang', 'de');
    frame.contentDocument?.body.append(/** @type {Node} */ (document.querySelector('noughts-game')));
  });
  const inside = page.frameLocator('iframe');
  await inside.getByRole('button', { name: /^a1, / }).click();
  await expect(inside.getByRole('button', { name: /^a1, / })).toHaveAccessibleName('a1, O');
  await expect(inside.getByText('X ist am Zug').first()).toBeVisible();
  await expect(inside.getByRole('button', { name: 'Neues Spiel' })).toHaveCSS('border-radius', '14px');
  await page.evaluate(() => {
    const game = document.querySelector('iframe')?.contentDocument?.querySelector('noughts-game');
    document.querySelector('form')?.append(/** @type {Node} */ (game));
  });
  await square(page, 'c3').click();
  await expect(says(page, 'O’s turn')).toBeVisible();
  expect((await boardOf(page)).filter((label) => !label.endsWith('empty'))).toEqual(['c3, X', 'b2, X', 'a1, O']);
  await expect(page.getByRole('button', { name: 'New game' })).toHaveCSS('border-radius', '14px');
  const value = await page.evaluate(() =>
    new FormData(/** @type {HTMLFormElement} */ (document.querySelector('form'))).get('match'),
  );
  expect(value).toBe('tic-tac-toe.X.b2.a1.c3');
});

test('kept in a document without a window, it neither thinks nor forgets', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="easy"'), files);
  await waitForPhase(page, 'turn');
  await page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector('noughts-game'));
    game.play('b2');
    const unseen = document.implementation.createHTMLDocument();
    unseen.body.append(game);
    Object.assign(window, { unseen });
  });
  expect((await events(page, 'thinking')).map(([, { thinking }]) => thinking)).toEqual([true]);
  await page.evaluate(() => document.querySelector('main')?.append(/** @type {any} */ (window).unseen.body.firstChild));
  await waitForPhase(page, 'turn');
  expect(await withWidget(page, (game) => game.position)).toMatch(/^tic-tac-toe\.X\.b2\.[abc][123]$/);
});
