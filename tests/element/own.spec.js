// Games of a page's own in the widget: the examples, played by keyboard.

import { readFileSync } from 'node:fs';
import { announcement, expect, says, square, test, violations } from '../browser.js';
import { events, pageWith, waitForPhase, withWidget } from './widget.js';

/** @import { Page } from '@playwright/test' */

/** Registers the widget, notes its events, and gives it a game of a file or the page's own. */
const main = `window.events = [];
  for (const type of ['ready', 'beforemove', 'move', 'end', 'change', 'thinking', 'error']) {
    document.addEventListener('noughts-' + type, (event) => events.push([type, event.detail]));
  }
  await import('./node_modules/noughts/element.js');
  const { define } = await import('./node_modules/noughts/own.js');
  const game = document.querySelector('noughts-game');
  window.play = async (rules) => {
    const own = await define(rules);
    game.game = own;
    return own;
  };
  const wanted = game.dataset.own;
  if (wanted) window.own = await window.play((await import('./' + wanted + '.js')).default);`;

/**
 * Opens a page with a widget that plays one of the examples.
 *
 * @param {(html: string, files?: Record<string, string>) => Promise<void>} openWithPackage
 * @param {Page} page
 * @param {string} name of the example
 * @param {string} [attributes]
 */
async function openGame(openWithPackage, page, name, attributes = 'opponent="human"') {
  const rules = readFileSync(new URL(`../../web/example/own/${name}.js`, import.meta.url), 'utf8');
  await openWithPackage(pageWith(`${attributes} data-own="${name}"`), { 'main.js': main, [`${name}.js`]: rules });
  await expect.poll(() => withWidget(page, (game) => game.position)).toContain(`${name}.`);
}

const position = (/** @type {Page} */ page) => withWidget(page, (game) => game.position);
const move = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });
const focused = (/** @type {Page} */ page) => withWidget(page, (game) => game.shadowRoot?.activeElement?.textContent);

/** @param {Page} page @param {...string} keys */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

test('a game without a board shows its state, and its moves are buttons', async ({ page, openWithPackage }) => {
  await openGame(openWithPackage, page, 'nim');
  await expect(page.getByRole('group', { name: 'Nim board' })).toHaveText('heaps3, 4, 5turnX');
  await expect(page.getByRole('toolbar', { name: 'Moves' }).getByRole('button')).toHaveCount(12);
  expect(await violations(page)).toEqual([]);
  await withWidget(page, (game) => game.focus());
  expect(await focused(page)).toBe('a1');
  await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
  expect(await position(page)).toBe('nim.X.a3');
  await expect(page.getByRole('group', { name: 'Nim board' })).toHaveText('heaps0, 4, 5turnO');
  await expect(says(page, 'O’s turn')).toBeVisible();
  await press(page, 'Home', 'Enter', 'End', 'Enter');
  expect(await position(page)).toBe('nim.X.a3.b1.c5');
  await press(page, 'End', 'Space');
  await expect(says(page, 'O wins')).toBeVisible();
  await expect(page.getByRole('toolbar')).toBeHidden();
  expect((await events(page, 'end')).map(([, { state, player }]) => `${state} ${player}`)).toEqual(['won O']);
  await withWidget(page, (game) => game.undo());
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveText(['b1', 'b2', 'b3']);
});

test('a game is played against the computer, with undo, hints, analysis and a score', async ({
  page,
  openWithPackage,
}) => {
  await openGame(openWithPackage, page, 'nim', 'opponent="best" delay="0" seed="3"');
  expect(
    await withWidget(page, (game) => [game.game === /** @type {any} */ (window).own, game.getAttribute('game')]),
  ).toEqual([true, 'nim']);
  await move(page, 'a2').click(); // wins
  await waitForPhase(page, 'turn');
  await expect.poll(async () => (await events(page, 'move')).length).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('group', { name: 'Nim board' })).toHaveText('heaps3, 4, 5turnX');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(says(page, 'try: a2')).toBeVisible();
  await expect(page.locator('.tool[data-hint]')).toHaveText('a2');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('toolbar').getByRole('button').first()).toHaveText(/^a1 loses/);
  await expect(page.getByRole('toolbar').getByRole('button').nth(1)).toHaveText(/^a2 wins/);
  while ((await withWidget(page, (game) => game.result)) === '') {
    await withWidget(page, (game) => game.hint().then((/** @type {number} */ number) => game.play(number)));
    await page.waitForFunction(() => document.querySelector('noughts-game')?.matches(':state(turn), :state(over)'));
  }
  await expect(says(page, 'You win')).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('button', { name: '1. X a2, good' })).toBeVisible();
  await page.getByRole('button', { name: 'New game' }).click();
  expect(await position(page)).toMatch(/^nim\.O\.game-2-1-0-0/);
});

test('a move whose name is a square is made on it', async ({ page, openWithPackage }) => {
  await openGame(openWithPackage, page, 'treblecross');
  await withWidget(page, (game) => game.focus());
  await press(page, 'Enter', 'Home', 'Enter');
  expect(await position(page)).toBe('treblecross.X.f1.a1');
  await expect(square(page, 'f1')).toHaveAccessibleName('f1, X');
  await expect(page.getByRole('toolbar')).toBeHidden();
  await square(page, 'f1').click({ force: true });
  await expect(says(page, 'f1 is taken')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a move from square to square is made by both of them', async ({ page, openWithPackage }) => {
  await openGame(openWithPackage, page, 'three-mens-morris');
  for (const name of ['a1', 'a2', 'a3', 'b3', 'c2', 'c1']) await square(page, name).click();
  await square(page, 'c2').focus();
  await press(page, 'Enter');
  await expect(square(page, 'c2')).toHaveAttribute('aria-pressed', 'true');
  await expect(announcement(page)).toHaveText('c2: how does the move go on? b2, c3');
  await expect(square(page, 'b2')).toHaveAttribute('aria-disabled', 'false');
  await expect(square(page, 'b1')).toHaveAttribute('aria-disabled', 'true');
  expect(await violations(page)).toEqual([]);
  await press(page, 'Escape');
  await expect(square(page, 'c2'), 'it is let go').not.toHaveAttribute('aria-pressed');
  await press(page, 'Enter', 'ArrowLeft', 'Enter');
  expect(await position(page)).toBe('three-mens-morris.X.a1.a2.a3.b3.c2.c1.c2b2');
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
  await square(page, 'c1').click();
  await move(page, 'b1').click();
  expect(await position(page), 'the other square is also a button').toContain('.c1b1');
  await expect(page.getByRole('grid').locator(':focus'), 'the focus is not lost with it').toHaveCount(1);
});

test('a move that goes on by no square goes on by a button', async ({ page, openWithPackage }) => {
  await openGame(openWithPackage, page, 'pentago');
  await withWidget(page, (game) => game.focus());
  await press(page, 'Enter');
  expect(await focused(page), 'the keyboard goes to the buttons').toBe('1r');
  expect(await violations(page)).toEqual([]);
  await press(page, 'Escape');
  await expect(square(page, 'd3')).toBeFocused();
  await press(page, 'Enter', 'ArrowRight', 'Enter');
  expect(await position(page)).toBe('pentago.X.d31l');
  await expect(square(page, 'd3'), 'the keyboard is on the board again').toBeFocused();
  await square(page, 'a1').click();
  await move(page, '4r').click();
  expect(await position(page)).toBe('pentago.X.d31l.a14r');
});

test('a move whose name is a column is made on any of its squares', async ({ page, openWithPackage }) => {
  await openGame(openWithPackage, page, 'pop-out');
  await withWidget(page, (game) => game.focus());
  await press(page, 'Home', 'Enter', 'ArrowRight', 'Enter');
  expect(await position(page)).toBe('pop-out.X.a.b');
  await press(page, 'Home', 'Enter');
  await expect(page.getByRole('toolbar', { name: 'a: how does the move go on?' }).getByRole('button')).toHaveText([
    'a',
    'out',
  ]);
  await press(page, 'ArrowRight', 'Enter');
  expect(await position(page)).toBe('pop-out.X.a.b.aout');
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, empty');
});

test('what is written and drawn in squares is seen and read out', async ({ page, openWithPackage }) => {
  await openGame(openWithPackage, page, 'dots-and-boxes');
  await withWidget(page, (game) => game.focus());
  await press(page, 'b', '7', 'Enter', 'a', '6', 'Enter', 'c', '6', 'Enter', 'b', '5', 'Enter');
  expect(await position(page)).toBe('dots-and-boxes.X.b7.a6.c6.b5');
  await expect(square(page, 'b7')).toHaveAccessibleName('b7, line');
  await expect(square(page, 'a7')).toHaveAccessibleName('a7, dot');
  await expect(square(page, 'b6')).toHaveAccessibleName('b6, O');
  await expect(says(page, 'O’s turn'), 'who closes a box moves again').toBeVisible();
  await expect(page.locator('.texts .stroke')).toHaveCount(4);
  await expect(page.locator('.texts .dot')).toHaveCount(16);
  expect(await violations(page)).toEqual([]);
});

test('texts of a board are written into its squares', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"'), { 'main.js': main });
  await page.waitForFunction(() => 'play' in window);
  await page.evaluate(() =>
    /** @type {any} */ (window).play({
      id: 'count-down',
      title: 'Count down',
      start: (/** @type {string} */ first) => ({ left: 9, turn: first }),
      turn: (/** @type {any} */ { turn }) => turn,
      moves: () => ['a1', 'pass'],
      play: (/** @type {any} */ { left, turn }, /** @type {string} */ name) => ({
        left: name === 'a1' ? left - 1 : left,
        turn: turn === 'X' ? 'O' : 'X',
      }),
      winner: (/** @type {any} */ { left, turn }) => (left < 7 ? turn : undefined),
      board: (/** @type {any} */ { left }) => ({ columns: 1, rows: 1, squares: [null], texts: [String(left)] }),
    }),
  );
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, 9');
  await expect(page.locator('.texts text')).toHaveText('9');
  await square(page, 'a1').click();
  await expect(page.locator('.texts text')).toHaveText('8');
  await move(page, 'pass').click();
  expect(await position(page), 'a move that is no square is a button').toBe('count-down.X.a1.pass');
});

test('another game replaces it, also one of the same name, and so does a position', async ({
  page,
  openWithPackage,
}) => {
  await openGame(openWithPackage, page, 'nim');
  await move(page, 'a1').click();
  await page.evaluate(async () => {
    const { nim } = { nim: (await import(/** @type {any} */ ('./nim.js'))).default };
    await /** @type {any} */ (window).play({
      ...nim,
      start: (/** @type {string} */ first) => ({ heaps: [1, 1, 1], turn: first }),
    });
  });
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveText(['a1', 'b1', 'c1']);
  expect(await position(page)).toBe('nim.X');
  await withWidget(page, (game) => {
    game.position = 'nim.O.c1';
  });
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveText(['a1', 'b1']);
  await withWidget(page, (game) => {
    game.position = 'tic-tac-toe.X.b2';
  });
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  expect(await withWidget(page, (game) => game.game)).toBe('tic-tac-toe');
  await withWidget(page, (game) => {
    game.game = /** @type {any} */ (window).own;
  });
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(12);
  await withWidget(page, (game) => {
    game.game = null;
  });
  await expect(page.getByRole('grid', { name: 'Tic-tac-toe board' })).toBeVisible();
  expect(await withWidget(page, (game) => [game.game, game.hasAttribute('game')])).toEqual(['tic-tac-toe', false]);
});

test('what is neither a game nor a text is refused, and nothing changes', async ({ page, openWithPackage }) => {
  await openGame(openWithPackage, page, 'nim');
  const refused = await page.evaluate(async () => {
    const game = /** @type {any} */ (document.querySelector('noughts-game'));
    const rules = (await import(/** @type {any} */ ('./nim.js'))).default;
    return [7, true, {}, rules, () => {}].map((wrong) => {
      try {
        game.game = wrong;
        return 'taken';
      } catch (error) {
        return `${/** @type {Error} */ (error).name}: ${/** @type {Error} */ (error).message}`;
      }
    });
  });
  expect(refused).toEqual(Array(5).fill('TypeError: game must be an id, or what define() has made'));
  expect(await position(page)).toBe('nim.X');
});

test.describe('rules that fail', () => {
  test('are told in place of the board and by an event, and the page goes on', async ({ page, openWithPackage }) => {
    await openGame(openWithPackage, page, 'nim');
    await page.evaluate(async () => {
      const rules = (await import(/** @type {any} */ ('./nim.js'))).default;
      /** @type {any} */ (window).fails = true;
      await /** @type {any} */ (window).play({
        ...rules,
        play(/** @type {any} */ state, /** @type {string} */ name) {
          if (/** @type {any} */ (window).fails && name === 'b2') throw new Error('no b2 here');
          return rules.play(state, name);
        },
      });
    });
    await move(page, 'a1').click();
    await move(page, 'b2').click();
    await expect(says(page, 'The game has stopped')).toBeVisible();
    await expect(
      page.getByText(/^The rules of this game are wrong\. play: Error: no b2 here, at the move b2, after a1/),
    ).toBeVisible();
    await expect(page.getByRole('toolbar')).toBeHidden();
    const [[, { error }] = ['', {}]] = await events(page, 'error');
    expect(error).toBeTruthy();
    expect(await violations(page)).toEqual([]);
    const told = await page.evaluate(() => {
      const [, { error }] = /** @type {any} */ (window).events.find((/** @type {any} */ [type]) => type === 'error');
      return [error.name, error.code, error.rule, error.moves.join()];
    });
    expect(told).toEqual(['GameError', 'rule-failed', 'play', 'a1']);
    await page.evaluate(() => Object.assign(window, { fails: false }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await move(page, 'b2').click();
    expect(await position(page), 'the match is kept').toBe('nim.X.a1.b2');
  });

  test('while the computer thinks are told in the same way', async ({ page, openWithPackage }) => {
    await openGame(openWithPackage, page, 'nim', 'opponent="best" delay="0"');
    await page.evaluate(async () => {
      const rules = (await import(/** @type {any} */ ('./nim.js'))).default;
      await /** @type {any} */ (window).play({
        ...rules,
        key() {
          throw new Error('no key');
        },
      });
    });
    await move(page, 'a1').click();
    await expect(page.getByText(/^The rules of this game are wrong\. key: Error: no key/)).toBeVisible();
    expect(await events(page, 'error')).toHaveLength(1);
  });
});
