// The permissions at the widget, its controls, and its language.

import { boardOf, expect, says, square, test, violations } from '../browser.js';
import { events, files, pageWith, waitForMoves, waitForPhase, withWidget } from './widget.js';

/** @param {import('@playwright/test').Page} page */
const buttons = (page) =>
  page
    .getByRole('group', { name: 'Game' })
    .getByRole('button')
    .evaluateAll((all) => all.filter((button) => !button.closest('[role=grid]')).map((button) => button.textContent));

/** @param {import('@playwright/test').Page} page */
const free = (page) => page.getByRole('grid').locator('[aria-disabled=false]');

const inFieldset = (/** @type {string} */ tag) => `<form><fieldset>${tag}</fieldset></form>`;

test('a spectator finds no tools and marks nothing, and a program plays', { tag: '@long' }, async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="easy" seed="1" view-only'), files);
  await expect(says(page, 'X’s turn')).toBeVisible();
  expect(await buttons(page)).toEqual([]);
  await expect(free(page)).toHaveCount(0);
  await square(page, 'b2').click({ force: true });
  await square(page, 'b2').press('5');
  expect(await withWidget(page, (game) => game.play('a1'))).toBe(true);
  await waitForMoves(page, 2);
  expect((await boardOf(page)).filter((label) => !label.endsWith('empty'))).toHaveLength(2);
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, X');
  await withWidget(page, (game) => game.undo());
  expect((await boardOf(page)).every((label) => label.endsWith('empty'))).toBe(true);
  expect(await violations(page)).toEqual([]);
  await withWidget(page, (game) => {
    game.viewOnly = false;
  });
  await expect(says(page, 'Your turn')).toBeVisible();
  expect(await buttons(page)).toEqual(['Undo', 'Redo', 'Hint', 'Analyse', 'New game']);
});

test('controls shows what it names, and without it all of them are there', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  for (const [controls, shown, score] of /** @type {const} */ ([
    [null, ['Undo', 'Redo', 'Hint', 'Analyse', 'New game'], true],
    ['undo new-game', ['Undo', 'New game'], false],
    ['  Score hint ', ['Hint'], true],
    ['', [], false],
  ])) {
    await page.locator('noughts-game').evaluate((game, given) => {
      if (given === null) game.removeAttribute('controls');
      else game.setAttribute('controls', given);
    }, controls);
    expect(await buttons(page), `${controls}`).toEqual(shown);
    await expect(says(page, 'X begins'), `${controls}`).toBeVisible({ visible: score });
  }
  await square(page, 'b2').click();
  await expect(square(page, 'b2'), 'without any button').toHaveAccessibleName('b2, X');
  expect(await violations(page)).toEqual([]);
});

test('the review of a game can be left out', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.a3.a2.b2.c1.b3.b1"'), files);
  await square(page, 'c3').click();
  await expect(page.getByRole('button', { name: 'Review' })).toBeVisible();
  await withWidget(page, (game) => {
    game.controls = 'undo';
  });
  await expect(page.getByRole('button', { name: 'Review' })).toBeHidden();
});

test('only the sides that movable names move by hand; a program moves for both', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  for (const [movable, xMoves, oMoves] of /** @type {const} */ ([
    ['both', true, true],
    ['x', true, false],
    ['o', false, true],
    ['none', false, false],
  ])) {
    await page.locator('noughts-game').evaluate((/** @type {any} */ game, sides) => {
      game.setAttribute('movable', sides);
      game.position = 'tic-tac-toe.X';
    }, movable);
    const before = (await events(page, 'move')).length;
    for (const [player, may, byHand, byProgram] of /** @type {const} */ ([
      ['X', xMoves, 'a3', 'b3'],
      ['O', oMoves, 'a2', 'b2'],
    ])) {
      await expect(free(page), movable).toHaveCount(
        may ? (await boardOf(page)).filter((label) => label.endsWith('empty')).length : 0,
      );
      await square(page, byHand).click({ force: true });
      await expect(square(page, byHand), movable).toHaveAccessibleName(`${byHand}, ${may ? player : 'empty'}`);
      if (!may) await withWidget(page, byProgram === 'b3' ? (game) => game.play('b3') : (game) => game.play('b2'));
    }
    expect((await events(page, 'move')).slice(before).map(([, { player }]) => player)).toEqual(['X', 'O']);
  }
});

test('a board that is locked says nothing of a square that is chosen all the same', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human" movable="none" position="tic-tac-toe.X.b2"'), files);
  await waitForPhase(page, 'turn');
  await square(page, 'b2').click({ force: true });
  await expect(says(page, 'b2 is taken')).toHaveCount(0);
  expect(await events(page, 'beforemove')).toEqual([]);
});

for (const [how, disable] of /** @type {const} */ ([
  ['the attribute', 'game.disabled = true'],
  ['a fieldset', `game.closest('fieldset').disabled = true`],
])) {
  test(`disabled by ${how}, no one can do anything, by hand or by program`, async ({ page, openWithPackage }) => {
    const position = 'tic-tac-toe.X.b2.a1.c3.undo';
    await openWithPackage(pageWith(`opponent="human" position="${position}"`, inFieldset), {
      'main.js': `${files['main.js']} window.disable = () => {
        const game = document.querySelector('noughts-game');
        ${disable};
      };`,
    });
    await waitForPhase(page, 'turn');
    await page.evaluate(() => /** @type {any} */ (window).disable());
    for (const name of ['Undo', 'Redo', 'Hint', 'Analyse', 'New game']) {
      const button = page.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await button.click({ force: true });
    }
    await square(page, 'a3').click({ force: true });
    const results = await withWidget(page, async (game) => [
      game.play('a3'),
      game.undo(),
      game.redo(),
      game.goTo(0),
      game.newGame(),
      await game.hint(),
      game.analysis,
      game.position,
    ]);
    expect(results).toEqual([false, undefined, undefined, undefined, undefined, undefined, false, position]);
    expect(await events(page, 'change')).toEqual([]);
  });
}

test('the computer takes its time before it moves, as the site says', async ({ page, openWithPackage }) => {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    /** @type {number[]} */
    const delays = [];
    Object.assign(window, { delays });
    window.setTimeout = /** @type {any} */ (
      (/** @type {() => void} */ call, /** @type {number} */ delay, /** @type {any[]} */ ...rest) => {
        delays.push(delay);
        return setTimeout(call, Math.min(delay, 10), ...rest);
      }
    );
  });
  await openWithPackage(pageWith('opponent="easy"'), files);
  await waitForPhase(page, 'turn');
  /** @param {number | undefined} delay */
  const delaysOfReply = (delay) =>
    page.locator('noughts-game').evaluate(async (/** @type {any} */ game, wanted) => {
      /** @type {any} */ (window).delays.length = 0;
      game.delay = wanted;
      game.position = 'tic-tac-toe.X.b2';
      await new Promise((resolve) => game.addEventListener('noughts-move', resolve, { once: true }));
      return [game.delay, .../** @type {any} */ (window).delays];
    }, delay);
  expect(await delaysOfReply(undefined)).toEqual([420, 420]);
  await withWidget(page, (game) => game.newGame());
  expect(await delaysOfReply(7)).toEqual([7, 7]);
  await withWidget(page, (game) => game.newGame());
  expect(await delaysOfReply(0)).toEqual([0, 0]);
});

test('a language that changes anywhere around it is spoken at once', async ({ page, openWithPackage }) => {
  const around = (/** @type {string} */ tag) => `<section id="section"><div id="host"></div>${tag}</section>`;
  await openWithPackage(pageWith('', around), {
    'main.js': `${files['main.js']}
      const root = document.getElementById('host').attachShadow({ mode: 'open' });
      root.append(document.querySelector('noughts-game'));`,
  });
  await expect(says(page, 'Your turn')).toBeVisible();
  const change = (/** @type {string} */ selector, /** @type {string | null} */ lang) =>
    page.evaluate(
      ([where, to]) => {
        const element = document.querySelector(where ?? '');
        if (to === null) element?.removeAttribute('lang');
        else element?.setAttribute('lang', `${to}`);
      },
      [selector, lang],
    );
  await change('html', 'de');
  await expect(says(page, 'Sie sind am Zug')).toBeVisible();
  await change('#section', 'fr');
  await expect(says(page, 'À vous de jouer')).toBeVisible();
  await change('#host', 'es');
  await expect(says(page, 'Tu turno')).toBeVisible();
  await change('#host', null);
  await expect(says(page, 'À vous de jouer')).toBeVisible();
});

test('a direction that changes around it is followed at once, and the board is not mirrored', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith(''), files);
  await waitForPhase(page, 'turn');
  const places = async () => {
    const [undo, redo] = [page.getByRole('button', { name: 'Undo' }), page.getByRole('button', { name: 'Redo' })];
    const [a, c] = [square(page, 'a1'), square(page, 'c1')];
    const [x, y, left, right] = await Promise.all(
      [undo, redo, a, c].map(async (locator) => (await locator.boundingBox())?.x ?? 0),
    );
    return [Number(x) < Number(y), Number(left) < Number(right)];
  };
  expect(await places()).toEqual([true, true]);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await places()).toEqual([false, true]);
});
