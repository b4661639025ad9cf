// The widget as players use it, in every game of the family.

import { load } from 'noughts';
import { boardOf, expect, lowContrast, says, square, test, violations } from '../browser.js';
import { easyGame, endGame } from './endings.js';
import { events, files, pageWith, waitForMoves, waitForPhase, withWidget } from './widget.js';

const noughts = await load();

/** @param {import('@playwright/test').Page} page */
const position = (page) => withWidget(page, (game) => game.position);

/** @param {import('@playwright/test').Page} page */
const tool = (page, /** @type {string} */ name) => page.getByRole('button', { name, exact: true });

/** Whether the label of a square contains the outcome of a move. @param {string} label */
const isAnalysed = (label) => /, (wins|draws|loses)/.test(label);

/** @param {import('@playwright/test').Page} page */
async function undoEnabled(page) {
  return (await tool(page, 'Undo').getAttribute('aria-disabled')) === 'false';
}

/**
 * A few games, and whether axe checks the board. The long form plays all games, and checks each.
 */
const kinds = /** @type {const} */ ({
  'tic-tac-toe': true,
  ultimate: false,
  'order-and-chaos': false,
});

for (const [id, isAudited] of Object.entries(kinds)) {
  test(`two people end a game of ${id}, and the other one begins the next game`, async ({ page, openWithPackage }) => {
    await endGame(page, openWithPackage, await easyGame(id), { from: -3, isAudited });
  });
}

test('against the computer every game goes on by itself after a person’s move', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="easy" seed="1"'), files);
  for (const id of ['four-in-a-row-5x5', 'connect-four', 'ultimate', 'line-8x8-5-gravity']) {
    await withWidget(page, (game) => game.focus());
    await page.locator('noughts-game').evaluate((game, to) => game.setAttribute('game', to), id);
    await waitForPhase(page, 'turn');
    const before = (await events(page, 'move')).length;
    await withWidget(page, (game) => game.play('d1'));
    await waitForMoves(page, before + 2);
    expect((await boardOf(page)).filter((label) => label.includes(', O'))).toHaveLength(1);
  }
  expect((await events(page, 'thinking')).map(([, { thinking }]) => thinking)).toEqual(
    Array.from({ length: 8 }, (_, i) => i % 2 === 0),
  );
});

test('the computer plays against itself until the game is over', { tag: '@long' }, async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('player="easy" opponent="medium" seed="2"'), files);
  await waitForPhase(page, 'over');
  const moves = await events(page, 'move');
  expect(moves.length).toBeGreaterThanOrEqual(5);
  expect(await events(page, 'beforemove'), 'that is for people').toEqual([]);
  expect(moves.map(([, { player }]) => player)).toEqual(moves.map((_, i) => (i % 2 === 0 ? 'X' : 'O')));
});

test('a person who plays O waits for the computer’s X', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('mark="O" opponent="hard" seed="1"'), files);
  await expect(says(page, 'Your turn')).toBeVisible();
  expect((await boardOf(page)).filter((label) => label.endsWith(', X'))).toHaveLength(1);
  await expect(says(page, 'you are O')).toBeVisible();
  expect(await undoEnabled(page), 'there is no move of the person to take back').toBe(false);
});

test('who begins is as the site says', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  /** @param {string} first @param {string[]} moves */
  const next = (first, moves) =>
    page.locator('noughts-game').evaluate(
      (/** @type {any} */ game, [wanted, played]) => {
        game.first = wanted;
        for (const move of played) game.play(move);
        game.newGame();
        return /[XO]’s turn/.exec(game.shadowRoot.textContent)?.[0][0];
      },
      /** @type {const} */ ([first, moves]),
    );
  const xWins = ['a3', 'a2', 'b3', 'b2', 'c3'];
  expect(await next('alternate', xWins)).toBe('O');
  expect(await next('alternate', [])).toBe('X');
  expect(await next('X', xWins)).toBe('X');
  expect(await next('O', [])).toBe('O');
  expect(await next('loser', xWins), 'O won, who began').toBe('X');
  expect(await next('loser', xWins), 'X won').toBe('O');
  expect(await next('loser', ['b2']), 'no player lost').toBe('X');
});

test('undo takes a person’s move back and the computer’s with it, redo makes both again', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="easy" seed="4"'), files);
  expect(await undoEnabled(page)).toBe(false);
  await square(page, 'b2').click();
  await waitForMoves(page, 2);
  const after = await boardOf(page);
  await tool(page, 'Undo').click();
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, empty');
  expect((await boardOf(page)).every((label) => label.endsWith('empty'))).toBe(true);
  expect(await undoEnabled(page)).toBe(false);
  await tool(page, 'Redo').click();
  expect(await boardOf(page)).toEqual(after);
});

test('undo in the middle of the computer’s thinking stops that', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('game="ultimate" opponent="best"'), files);
  await waitForPhase(page, 'turn');
  // Synchronously, so that the computer cannot answer in between.
  await withWidget(page, (game) => {
    game.play('e5');
    if (!game.matches(':state(thinking)')) throw new Error('it does not think');
    game.undo();
  });
  await waitForPhase(page, 'turn');
  // A hint is searched in the same worker: once it is there, a move would be there too.
  expect(await withWidget(page, (game) => game.hint())).toEqual(expect.any(Number));
  expect((await boardOf(page)).every((label) => label.endsWith('empty'))).toBe(true);
});

test('a hint is shown on the board and said', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.a3.a2.b3.b2"'), files);
  await tool(page, 'Hint').click();
  await expect(says(page, 'try c3')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('X’s turn, try c3.');
  await expect(page.locator('.hint')).toHaveCount(1);
  await square(page, 'c3').click();
  await expect(page.locator('.hint')).toHaveCount(0);
});

test('a mark falls wherever in a column it is dropped', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('game="connect-four" opponent="human"'), files);
  await square(page, 'd6').click();
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, X');
  await square(page, 'd1').click();
  await expect(square(page, 'd2')).toHaveAccessibleName('d2, O');
  expect(await withWidget(page, (game) => game.play('d'))).toBe(true);
  await expect(square(page, 'd3')).toHaveAccessibleName('d3, X');
  for (const name of ['d4', 'd5', 'd6']) await square(page, name).click();
  await square(page, 'd2').click({ force: true });
  await expect(says(page, 'd2 is taken')).toBeVisible();
});

test('the hole into which a mark would fall is shown where one points, and said where the focus is', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('game="connect-four" opponent="human" position="connect-four.X.d1"'), files);
  await waitForPhase(page, 'turn');
  const landing = page.locator('.landing .mark');
  const isOver = async (/** @type {string} */ name) => {
    const [shown, hole] = [await landing.locator('circle').boundingBox(), await square(page, name).boundingBox()];
    const middle = (/** @type {typeof shown} */ box) => [
      (box?.x ?? 0) + (box?.width ?? 0) / 2,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    ];
    return Math.hypot(...middle(shown).map((at, axis) => at - (middle(hole)[axis] ?? 0))) < 2;
  };
  await expect(landing).toHaveCount(0);
  await square(page, 'd5').hover();
  expect(await isOver('d2')).toBe(true);
  await expect(page.locator('.landing')).toHaveAttribute('data-owner', 'O');
  await square(page, 'e5').hover();
  expect(await isOver('e1')).toBe(true);
  await page.mouse.move(0, 0);
  await expect(landing).toHaveCount(0);
  await square(page, 'e6').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(square(page, 'd6')).toBeFocused();
  expect(await isOver('d2')).toBe(true);
  await expect(square(page, 'd6')).toHaveAccessibleName('d6, empty, falls to d2');
  await expect(square(page, 'd2')).toHaveAccessibleName('d2, empty');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('O played d2. X’s turn.');
  expect(await isOver('d3')).toBe(true);
});

test('where marks fall the digits choose columns, and where they have fallen is said', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('game="connect-four" opponent="hard" delay="60000"'), files);
  await waitForPhase(page, 'turn');
  await square(page, 'a6').focus();
  await page.keyboard.press('8');
  await page.keyboard.press('4');
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, X');
  await expect(square(page, 'd1')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('X played d1.');
  expect((await boardOf(page)).filter((label) => label.includes(', X'))).toEqual(['d1, X']);
  await withWidget(page, (game) => {
    Object.assign(game, { opponent: 'human', position: 'connect-four.X.d1.d2.d3.d4.d5.d6' });
  });
  await page.keyboard.press('4');
  await expect(says(page, 'd6 is taken')).toBeVisible();
});

test('the discs are filled, and differ by more than colour, in each theme and in forced colours', {
  tag: '@long',
}, async ({ page, openWithPackage }) => {
  const position = 'position="connect-four.X.d1.d2"';
  const style = '<link rel="stylesheet" href="site.css">';
  await openWithPackage(pageWith(`game="connect-four" opponent="human" ${position}`, undefined, style), {
    ...files,
    'site.css': ':root { color-scheme: light dark; background: Canvas }',
  });
  await waitForPhase(page, 'turn');
  for (const [colorScheme, forcedColors] of /** @type {const} */ ([
    ['light', 'none'],
    ['dark', 'none'],
    ['light', 'active'],
  ])) {
    const media = `${colorScheme}, forced colours ${forcedColors}`;
    await page.emulateMedia({ colorScheme, forcedColors });
    const colours = await page.locator('.mark').evaluateAll((marks) =>
      marks
        .filter((mark) => mark.getAttribute('data-owner'))
        .map((mark) => {
          const owner = mark.getAttribute('data-owner');
          const seen = mark.querySelector(owner === 'X' ? '.x path' : '.o path');
          const hidden = mark.querySelector(owner === 'X' ? '.o' : '.x');
          const circle = mark.querySelector('circle');
          return {
            disc: circle && getComputedStyle(circle).fill,
            mark: seen && getComputedStyle(seen).stroke,
            other: hidden && getComputedStyle(hidden).display,
          };
        }),
    );
    const [o, x] = colours;
    for (const one of [o, x]) {
      expect(one?.disc, media).toMatch(/^rgb\(/); // nothing shines through
      expect(one?.mark, media).not.toBe(one?.disc);
      expect(one?.other, media).toBe('none');
    }
    expect(x?.disc, media).not.toBe(o?.disc);
    expect(await lowContrast(page), media).toEqual([]);
  }
});

test('the small board in which the next move is made is lit, and what is elsewhere cannot be marked', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('game="ultimate" opponent="human"'), files);
  await square(page, 'e5').click();
  await expect(page.locator('.lit.only')).toHaveCount(1);
  await expect(says(page, 'play in the lit board')).toBeVisible();
  await expect(square(page, 'a1')).toHaveAttribute('aria-disabled', 'true');
  await square(page, 'a1').click({ force: true });
  await expect(says(page, 'a1 cannot be marked now')).toBeVisible();
  await expect(square(page, 'd4')).toHaveAttribute('aria-disabled', 'false');
});

test('the mark that is removed next is faint, and is told of', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" position="infinite-tic-tac-toe.X.a3.b3.b2.c1.c3"'), files);
  await expect(page.locator('[data-vanishing]'), 'O has two marks').toHaveCount(0);
  await square(page, 'a1').click();
  await expect(page.locator('.mark[data-vanishing]')).toHaveCount(1);
  await expect(says(page, 'this move removes a3')).toBeVisible();
  await expect(square(page, 'a3')).toHaveAccessibleName('a3, X, removed next');
  await square(page, 'a3').click({ force: true });
  await expect(says(page, 'a3 is taken')).toBeVisible();
  await square(page, 'b1').click();
  await expect(square(page, 'a3')).toHaveAccessibleName('a3, empty');
  await expect(page.locator('.live')).toContainText('X played b1. a3 is free again.');
  await expect(says(page, 'this move removes b3')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(square(page, 'a3')).toHaveAccessibleName('a3, X, removed next');
});

test('a position that has come for the third time is a tie, and is said to be the reason', async ({
  page,
  openWithPackage,
}) => {
  const match = noughts.match('infinite-tic-tac-toe');
  while (match.status.state === 'next') {
    const { position } = match;
    const goingOn = position.legalMoves.filter((move) => position.after(move).status.state === 'next');
    match.play(goingOn[(match.moves.length * 7919) % goingOn.length] ?? 0);
  }
  await openWithPackage(pageWith(`opponent="human" position="${match}"`), files);
  await waitForPhase(page, 'over');
  await expect(says(page, 'It’s a tie')).toBeVisible();
  await expect(says(page, 'the same position for the third time')).toBeVisible();
  await expect(page.locator('[data-vanishing]')).toHaveCount(0);
});

test('in Notakto both make an X, and players have numbers; a closed board is told of and struck through', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('game="notakto-2" opponent="human"'), files);
  await expect(says(page, 'Player 1’s turn')).toBeVisible();
  await expect(says(page, 'the last row loses')).toBeVisible();
  for (const name of ['a3', 'b2']) await square(page, name).click();
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
  await square(page, 'c1').click();
  await expect(says(page, 'Player 2’s turn')).toBeVisible();
  await expect(page.locator('.live')).toContainText('Player 1 played c1. The board around b2 is closed.');
  await expect(square(page, 'b3')).toHaveAccessibleName('b3, empty, closed board');
  await expect(page.locator('.lines path')).toHaveCount(1);
  await expect(page.locator('.grid .small[data-faded]')).toHaveCount(1);
  await square(page, 'b3').click({ force: true });
  await expect(says(page, 'closed board')).toBeVisible();
  for (const name of ['d3', 'e3', 'f3']) await square(page, name).click();
  await expect(says(page, 'Player 1 wins')).toBeVisible();
  await expect(says(page, 'Player 2 completed a line')).toBeVisible();
  await expect(square(page, 'e3')).toHaveAccessibleName('e3, X, closed board, in the losing line');
  await expect(square(page, 'b2'), 'not the line that lost').toHaveAccessibleName('b2, X, closed board');
  await expect(page.locator('.lines path')).toHaveCount(2);
  await expect(page.locator('[data-faded]'), 'nothing goes on beside them').toHaveCount(0);
  await expect(page.locator('.score')).toContainText('Player 1 begins');
  await withWidget(page, (game) => {
    game.opponent = 'easy';
  });
  await expect(page.locator('.score')).not.toContainText('begins');
  await withWidget(page, (game) => {
    game.opponent = 'human';
    game.position = 'notakto-1.X.a3.b2.c1';
  });
  await expect(says(page, 'Player 2 wins')).toBeVisible();
  await expect(page.locator('.status .player'), 'no player makes an O').toHaveAttribute('data-owner', 'X');
});

test('in a cube it is seen where the lines of a square lead, and the line that wins on all its layers', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human" position="qubic.X.a8.b8.f7.c8.c2.d5"'), files);
  await expect(page.locator('.grid .small')).toHaveCount(4);
  const reach = page.locator('.reach rect');
  await expect(reach).toHaveCount(0);
  await square(page, 'a5').hover();
  await expect(reach, 'seven lines through a corner').toHaveCount(1 + 7 * 3);
  await square(page, 'b8').hover();
  await expect(reach, 'four through the middle of an edge').toHaveCount(1 + 4 * 3);
  await page.mouse.move(0, 0);
  await expect(reach).toHaveCount(0);
  await square(page, 'h2').focus();
  await page.keyboard.press('ArrowDown');
  await expect(reach, 'by keys as well').toHaveCount(1 + 7 * 3);
  await page.keyboard.press('Enter');
  await expect(says(page, 'X wins')).toBeVisible();
  await expect(reach, 'the game is over').toHaveCount(0);
  await expect(page.locator('.lines rect[data-owner=X]')).toHaveCount(4);
  await expect(page.locator('.mark[data-faded]'), 'those that are not in the line').toHaveCount(3 + 57);
  for (const name of ['a8', 'f7', 'c2', 'h1']) {
    const layer = { a8: 1, f7: 2, c2: 3, h1: 4 }[name];
    await expect(square(page, name)).toHaveAccessibleName(`${name}, X, layer ${layer}, in the winning line`);
  }
});

test('the same line of the other player is in that player’s colour', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.a3.a2.b3.b2.c3"'), files);
  const line = page.locator('.lines path');
  await expect(line).toHaveAttribute('data-owner', 'X');
  await withWidget(page, (game) => {
    game.position = 'tic-tac-toe.O.a3.a2.b3.b2.c3';
  });
  await expect(line).toHaveCount(1);
  await expect(line).toHaveAttribute('data-owner', 'O');
});

test('in misère the player who makes a line loses, and is told so', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('game="misere-tic-tac-toe" opponent="human"'), files);
  for (const name of ['a3', 'a2', 'b3', 'b2', 'c3']) await square(page, name).click();
  await expect(says(page, 'O wins')).toBeVisible();
  await expect(says(page, 'X completed a line')).toBeVisible();
});

test('in misère against the computer it is said which of the two has completed the line', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="hard" position="misere-tic-tac-toe.X.a3.a2.b3.b2.c3"'), files);
  await waitForPhase(page, 'over');
  await expect(says(page, 'The computer wins')).toBeVisible();
  await expect(says(page, 'you completed a line yourself')).toBeVisible();
  await withWidget(page, (game) => {
    game.mark = 'O';
  });
  await expect(says(page, 'You win')).toBeVisible();
  await expect(says(page, 'the computer completed a line')).toBeVisible();
});

test('a small board that is decided fades under one large mark', async ({ page, openWithPackage }) => {
  const moves = 'h3.e9.e7.e1.e2.e5.f5.h5.d6.c9.h8.e6.f9.g7.c3.g9.b8.f4.i3.g8.c6.a7.b3.f7.g3';
  const won = noughts.parse(`ultimate.X.${moves}`);
  expect(won.boards.map(({ state }) => state)).toContain('won');
  const decided = won.boards.flatMap(({ state }, board) => (state === 'next' ? [] : [board]));
  await openWithPackage(pageWith(`game="ultimate" opponent="human" position="ultimate.X.${moves}"`), files);
  await waitForPhase(page, 'turn');
  const faded = await page
    .locator('.grid .small')
    .evaluateAll((grids) => grids.flatMap((grid, board) => (grid.hasAttribute('data-faded') ? [board] : [])));
  expect(faded).toEqual(decided);
  await expect(page.locator('.large-marks .mark[data-owner=X], .large-marks .mark[data-owner=O]')).toHaveCount(
    won.boards.filter(({ state }) => state === 'won').length,
  );
});

test('two lines at once are both drawn', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.a3.b2.b3.a2.c2.a1.c1.b1"'), files);
  await square(page, 'c3').click();
  await expect(says(page, 'with 2 lines at once')).toBeVisible();
  await expect(page.locator('[part=lines] path')).toHaveCount(2);
});

test('the numbers 1 to 9 mark the squares as one reads', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await square(page, 'b2').focus();
  for (const key of ['1', '9', '5']) await page.keyboard.press(key);
  expect((await boardOf(page)).filter((label) => !label.endsWith('empty'))).toEqual(['a3, X', 'b2, X', 'c1, O']);
  await expect(square(page, 'b2')).toBeFocused();
});

test('each move, whose turn it is and the result are announced once', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" analysis'), files);
  await page.getByRole('status').evaluate((region) => {
    /** @type {string[]} */
    const told = [];
    Object.assign(window, { told });
    new MutationObserver(() => told.push(region.textContent ?? '')).observe(region, { childList: true });
  });
  await waitForPhase(page, 'turn');
  for (const [name, free] of /** @type {const} */ ([
    ['a3', 8],
    ['a2', 7],
    ['b3', 6],
    ['b2', 5],
    ['c3', 0],
  ])) {
    await square(page, name).click();
    await expect.poll(async () => (await boardOf(page)).filter(isAnalysed).length).toBe(free);
  }
  const told = await page.evaluate(() => /** @type {any} */ (window).told);
  expect(told.filter((/** @type {string} */ text) => text !== 'X’s turn.')).toEqual([
    'X played a3. O’s turn.',
    'O played a2. X’s turn.',
    'X played b3. O’s turn.',
    'O played b2. X’s turn.',
    'X played c3. X wins, in 3 moves.',
  ]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 560 } });

  test('a swipe over the board scrolls the page and marks nothing, and two quick taps do not zoom', async ({
    page,
    openWithPackage,
  }) => {
    const tall = pageWith('opponent="human"', undefined, '<link rel="stylesheet" href="site.css">');
    await openWithPackage(tall, { ...files, 'site.css': 'body { padding-bottom: 1000px }' });
    await waitForPhase(page, 'turn');
    const box = await square(page, 'b2').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    const client = await page.context().newCDPSession(page);
    const touch = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {number} */ up) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }] });
    await touch('touchStart', 0);
    for (let up = 10; up <= 150; up += 10) await touch('touchMove', up);
    await touch('touchEnd', 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect((await boardOf(page)).every((label) => label.endsWith('empty'))).toBe(true);
    await square(page, 'b2').tap();
    await square(page, 'b2').tap({ force: true });
    await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
});

for (const [game, tag] of /** @type {const} */ ([
  ['tic-tac-toe', '@long'],
  ['connect-four', '@short'],
  ['ultimate', '@long'],
])) {
  test(`${game} is sharp and whole in a narrow place and in a wide one, by its container and not by the window`, {
    tag,
  }, async ({ page, openWithPackage }) => {
    const around = (/** @type {string} */ tag) => `<div id="place">${tag}</div>`;
    const style = '<link rel="stylesheet" href="site.css">';
    await openWithPackage(pageWith(`game="${game}" opponent="human" analysis`, around, style), {
      ...files,
      'site.css': 'body { margin: 0 }',
    });
    await waitForPhase(page, 'turn');
    await expect(page.locator('.slip').first()).toBeVisible({ timeout: 20_000 });
    for (const width of [120, 240, 600]) {
      const place = page.locator('#place');
      await place.evaluate((element, to) => element.attributeStyleMap.set('width', `${to}px`), width);
      const shape = () =>
        page.locator('noughts-game').evaluate((element) => {
          const inside = [...(element.shadowRoot?.querySelectorAll('.game *') ?? [])];
          const seen = inside.filter(
            (part) => !part.closest('svg, .live, .label') && part.getBoundingClientRect().width > 0,
          );
          const board = element.shadowRoot?.querySelector('.drawing')?.getBoundingClientRect();
          return {
            right: Math.max(...seen.map((part) => part.getBoundingClientRect().right)),
            ratio: board ? board.width / board.height : 0,
          };
        });
      await expect.poll(async () => (await shape()).right, `${width} px`).toBeLessThanOrEqual(width + 0.5);
      const { ratio } = await shape();
      expect(ratio, `${width} px`).toBeCloseTo(game === 'connect-four' ? 732 / 632 : 1, 1);
    }
  });
}

test('on a board of 15×15 every square has its name, is reached by keys, and the line that wins is told', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human" position="gomoku.X.f5.f9.g6.g9.h7.h9.i8.i9"'), files);
  await expect(page.locator('.square')).toHaveCount(225);
  await expect(square(page, 'a15')).toHaveAccessibleName('a15, empty');
  await square(page, 'a15').focus();
  await page.keyboard.type('h10');
  await expect(square(page, 'h10')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(square(page, 'o1')).toBeFocused();
  for (let column = 15; column > 10; --column) await page.keyboard.press('ArrowLeft');
  for (let row = 1; row < 9; ++row) await page.keyboard.press('ArrowUp');
  await expect(square(page, 'j9')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(says(page, 'X wins')).toBeVisible();
  for (const name of ['f5', 'g6', 'h7', 'i8', 'j9'])
    await expect(square(page, name)).toHaveAccessibleName(`${name}, X, in the winning line`);
  await expect(page.locator('.mark[data-owner=O][data-faded]'), 'those that are not in the line').toHaveCount(4);
  await expect(page.locator('.mark[data-owner=X][data-faded]')).toHaveCount(0);
});

test('where marks are chosen a switch says which the next move makes, and the keys X and O make theirs at once', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('game="wild-tic-tac-toe" opponent="human"'), files);
  await expect(says(page, 'an X or an O, as you like')).toBeVisible();
  const pressed = async () => page.getByRole('button', { pressed: true }).allInnerTexts();
  await expect(page.getByRole('group', { name: 'Next mark' })).toBeVisible();
  await square(page, 'a3').click();
  await expect(square(page, 'a3')).toHaveAccessibleName('a3, X');
  await tool(page, 'O').click();
  await expect(tool(page, 'O')).toHaveAttribute('aria-pressed', 'true');
  await expect(tool(page, 'X')).toHaveAttribute('aria-pressed', 'false');
  await square(page, 'b2').click();
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, O');
  await square(page, 'c1').focus();
  await page.keyboard.press('x');
  await expect(square(page, 'c1')).toHaveAccessibleName('c1, X');
  await expect(tool(page, 'X'), 'and so does the next').toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('o');
  await expect(says(page, 'c1 is taken')).toBeVisible();
  expect(await pressed()).toHaveLength(1);
  expect(await position(page)).toBe('wild-tic-tac-toe.X.a3x.b2o.c1x');
  expect((await events(page, 'move')).map(([, { square: move, name }]) => [move, name])).toEqual([
    [0, 'a3x'],
    [13, 'b2o'],
    [8, 'c1x'],
  ]);
  expect(await violations(page)).toEqual([]);
});

test('a hint says which mark to make, and has the next move make it; an analysis says of each square which wins', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human" position="wild-tic-tac-toe.X.a3o.b3o"'), files);
  await tool(page, 'Hint').click();
  await expect(says(page, 'try c3o')).toBeVisible();
  await expect(page.locator('.hint')).toHaveCount(1);
  await expect(tool(page, 'O')).toHaveAttribute('aria-pressed', 'true');
  await tool(page, 'Analyse').click();
  await expect(square(page, 'c3')).toHaveAccessibleName(/^c3, empty, X .*, O wins at once$/);
  await square(page, 'c3').click();
  await expect(says(page, 'Player 1 wins')).toBeVisible();
});

test('the sides of Order and Chaos are called by what they want, and that no row is left is said', async ({
  page,
  openWithPackage,
}) => {
  const match = noughts.match('order-and-chaos');
  // Stripes of both marks, two wide, which leave no room for five.
  while (match.status.state === 'next') {
    const { columns, squareNames } = match.game;
    const free = match.squares.indexOf(null);
    const isO = (Math.floor(free / columns) + Math.floor((free % columns) / 2)) % 2 === 1;
    match.play(isO ? free + squareNames.length : free);
  }
  expect(match.status).toEqual({ state: 'won', player: 'O', lines: [] });
  await openWithPackage(pageWith(`opponent="human" position="${match}"`), files);
  await expect(says(page, 'Chaos wins')).toBeVisible();
  await expect(says(page, 'no line is possible now')).toBeVisible();
  await withWidget(page, (game) => Object.assign(game, { opponent: 'easy', position: 'order-and-chaos.X' }));
  await expect(says(page, 'you are Order: make five in a row')).toBeVisible();
  await withWidget(page, (game) => Object.assign(game, { mark: 'O', position: 'order-and-chaos.O' }));
  await expect(says(page, 'you are Order: make five in a row'), 'who begins is').toBeVisible();
});

test('in Order and Chaos it stays in sight who a person is and what they want, and the score says it', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="easy" mark="O" position="order-and-chaos.X.a1x.b2o.c3x"'), files);
  await expect(says(page, 'you are Chaos: prevent five in a row')).toBeVisible();
  await expect(page.getByRole('status'), 'that is not read out each time').not.toContainText('Chaos');
  await expect(page.locator('.side')).toHaveText(['0You (Chaos)', '0Computer (Order)']);
  await withWidget(page, (game) => {
    game.opponent = 'human';
  });
  await expect(says(page, 'Chaos’s turn')).toBeVisible();
  await expect(says(page, 'prevent five in a row')).toBeVisible();
});

test('a match that is none leaves the game that is played, though another engine has to be asked', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('game="gomoku" opponent="human"'), files);
  await waitForPhase(page, 'turn');
  await square(page, 'h8').click();
  await withWidget(page, (game) => {
    game.position = 'connect-four.X.zz';
  });
  await expect.poll(() => events(page, 'error')).toHaveLength(1);
  expect(await position(page)).toBe('gomoku.X.h8');
  await waitForPhase(page, 'turn');
  await square(page, 'h9').click();
  expect(await position(page)).toBe('gomoku.X.h8.h9');
});

test.describe('with a complaint of the browser', () => {
  test.use({ complaintsExpected: true });

  for (const [game, position] of /** @type {const} */ ([
    ['connect-four', 'gomoku.X.zz'],
    ['gomoku', 'connect-four.X.zz'],
  ])) {
    test(`where a page begins with what is no match, there is a new one of ${game}, which it has asked for as well`, async ({
      page,
      openWithPackage,
    }) => {
      await openWithPackage(pageWith(`game="${game}" position="${position}" opponent="human"`), files);
      await waitForPhase(page, 'turn');
      expect(await withWidget(page, (widget) => widget.position)).toBe(`${game}.X`);
      expect(await events(page, 'error')).toEqual([]);
    });
  }
});
