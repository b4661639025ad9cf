// The events that listeners receive while they change the widget.

import { expect, test } from '../browser.js';
import { events, files, pageWith, waitForPhase, withWidget } from './widget.js';

/**
 * Two listeners of every event: the first one changes something at its first event, and both record
 * their events.
 */
const main = (/** @type {string} */ type, /** @type {string} */ act) => `${files['main.js']}
  window.heard = [];
  let done = false;
  const types = ['move', 'end', 'change', 'thinking'];
  for (const listener of ['first', 'second']) for (const type of types) {
    document.addEventListener('noughts-' + type, ({ target, detail }) => {
      heard.push([listener, type, detail.name ?? detail.position ?? detail.state ?? detail.thinking, target.position]);
      if (listener === 'second' || done || type !== '${type}') return;
      done = true;
      const game = target;
      ${act}
    });
  }`;

/** @param {import('@playwright/test').Page} page */
const heard = (page) => page.evaluate(() => /** @type {any} */ (window).heard);

const almostWon = 'opponent="human" position="tic-tac-toe.X.a3.a2.b3.b2"';
const won = 'tic-tac-toe.X.a3.a2.b3.b2.c3';

for (const [what, act, position] of /** @type {const} */ ([
  ['replaces the match', `game.position = 'connect-four.X.d1';`, 'connect-four.X.d1'],
  ['begins another game', 'game.newGame();', 'tic-tac-toe.O.game-2-1-0-0'],
  ['takes the move back', 'game.undo();', `${won}.undo`],
])) {
  test(`a listener of a move that ${what} keeps the end of the former game from all others`, async ({
    page,
    openWithPackage,
  }) => {
    await openWithPackage(pageWith(almostWon), { 'main.js': main('move', act) });
    await waitForPhase(page, 'turn');
    await withWidget(page, (game) => game.play('c3'));
    // Another engine may have to be loaded first.
    await expect
      .poll(() => heard(page))
      .toEqual([
        ['first', 'move', 'c3', won],
        ['second', 'move', 'c3', position],
        ['first', 'change', position, position],
        ['second', 'change', position, position],
      ]);
  });
}

test('the events of a listener’s move come after all listeners have received the previous move', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human"'), { 'main.js': main('move', `game.play('a1');`) });
  await waitForPhase(page, 'turn');
  expect(await withWidget(page, (game) => [game.play('b2'), game.position])).toEqual([true, 'tic-tac-toe.X.b2.a1']);
  const [one, both] = ['tic-tac-toe.X.b2', 'tic-tac-toe.X.b2.a1'];
  expect(await heard(page)).toEqual([
    ['first', 'move', 'b2', one],
    ['second', 'move', 'b2', both],
    ['first', 'move', 'a1', both],
    ['second', 'move', 'a1', both],
    ['first', 'change', both, both],
    ['second', 'change', both, both],
  ]);
});

test('thinking that a listener has put an end to is over before anything else is told', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="easy"'), { 'main.js': main('thinking', 'game.undo();') });
  await waitForPhase(page, 'turn');
  await withWidget(page, (game) => game.play('b2'));
  const undone = 'tic-tac-toe.X.b2.undo';
  expect((await heard(page)).slice(4)).toEqual([
    ['first', 'thinking', true, 'tic-tac-toe.X.b2'],
    ['second', 'thinking', true, undone],
    ['first', 'thinking', false, undone],
    ['second', 'thinking', false, undone],
    ['first', 'change', undone, undone],
    ['second', 'change', undone, undone],
  ]);
  expect(await events(page, 'error')).toEqual([]);
});

test('a listener can play at the moment when the widget is ready', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"'), {
    'main.js': `document.addEventListener('noughts-ready', ({ target }) => target.play('b2')); ${files['main.js']}`,
  });
  await waitForPhase(page, 'turn');
  expect(await withWidget(page, (game) => game.position)).toBe('tic-tac-toe.X.b2');
  expect((await events(page)).map(([type]) => type)).toEqual(['beforemove', 'ready', 'move', 'change']);
});
