// The widget as site owners use it: in a page of their own, from the npm package.

import { boardOf, expect, says, square, stopTime, test, waitForTurn } from '../browser.js';

const page1 = `<!doctype html><html lang="en"><title>A site</title><script type="module" src="main.js"></script>
  <h1>A site</h1><noughts-game></noughts-game></html>`;

/** Records every event of the widget in `window.events`, as it arrives at the document. */
const main = `import './node_modules/noughts/element.js';
  window.events = [];
  for (const type of ['ready', 'beforemove', 'move', 'end', 'error']) {
    document.addEventListener('noughts-' + type, (event) => events.push([type, event.detail]));
  }`;

/** @typedef {Window & { events: [string, any][] }} Observed */

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<[type: string, detail: any][]>}
 */
const events = (page) => page.evaluate(() => /** @type {any} */ (window).events);

test('one tag and one script make a board', async ({ page, openWithPackage }) => {
  await openWithPackage(page1, { 'main.js': main });
  await square(page, 'b2').click();
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
});

test('there are events before and after every move, and at the end', async ({ page, openWithPackage }) => {
  await openWithPackage(page1, { 'main.js': main });
  await square(page, 'a3').click();
  await waitForTurn(page);
  const [ready, before, move, reply, ...rest] = await events(page);
  expect(ready).toEqual(['ready', null]);
  expect(before).toEqual(['beforemove', { player: 'X', square: 0, name: 'a3' }]);
  expect(move).toEqual(['move', { player: 'X', square: 0, name: 'a3' }]);
  expect(reply).toEqual(['move', { player: 'O', square: 4, name: 'b2' }]);
  expect(rest).toEqual([]);
  for (const name of ['a2', 'c1', 'b1', 'b3']) {
    if (await says(page, 'Your turn').isVisible()) await square(page, name).click();
    await waitForTurn(page);
  }
  const [last, detail] = (await events(page)).at(-1) ?? [];
  expect(last).toBe('end');
  expect(detail).toMatchObject({ state: 'won', player: 'O' });
});

test('a listener can cancel a move', async ({ page, openWithPackage }) => {
  await openWithPackage(page1, {
    'main.js': `${main} document.addEventListener('noughts-beforemove', (event) => {
      if (event.detail.name === 'b2') event.preventDefault();
    });`,
  });
  await square(page, 'b2').click();
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, empty');
  await square(page, 'a1').click();
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, X');
});

test('a script can play, and gets the reason of a refusal', async ({ page, openWithPackage }) => {
  await openWithPackage(page1, { 'main.js': main });
  await expect(says(page, 'Your turn')).toBeVisible();
  const results = await page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector('noughts-game'));
    const attempt = (/** @type {any} */ move) => {
      try {
        return game.play(move);
      } catch (error) {
        return /** @type {any} */ (error).code;
      }
    };
    return [attempt('d1'), attempt(Number.NaN), attempt('b2'), attempt('a1')];
  });
  expect(results, 'off the board twice, made, and not while the opponent thinks').toEqual([
    'square-off-board',
    'square-off-board',
    true,
    false,
  ]);
});

test('two widgets on a page play two games', async ({ page, openWithPackage }) => {
  await openWithPackage(page1.replace('</html>', '<noughts-game></noughts-game></html>'), { 'main.js': main });
  const [first, second] = [page.getByRole('grid').first(), page.getByRole('grid').last()];
  await first.getByRole('button', { name: 'b2' }).click();
  await expect(first.getByRole('button', { name: 'b2' })).toHaveAccessibleName('b2, X');
  await expect(second.getByRole('button', { name: 'b2' })).toHaveAccessibleName('b2, empty');
});

/** @param {import('@playwright/test').Page} page */
const moveAbout = (page) =>
  page.evaluate(() => {
    const game = /** @type {HTMLElement} */ (document.querySelector('noughts-game'));
    game.remove();
    document.body.append(game);
  });

test('moving the widget in the page keeps the game, even while the computer thinks', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(page1, { 'main.js': main });
  await stopTime(page);
  await square(page, 'a3').click();
  await expect(says(page, 'The computer is thinking')).toBeVisible();
  await moveAbout(page);
  await page.clock.runFor(5000);
  await expect(says(page, 'Your turn')).toBeVisible();
  expect(await boardOf(page)).toEqual(expect.arrayContaining(['a3, X', 'b2, O']));
  expect((await boardOf(page)).filter((label) => label.endsWith('empty'))).toHaveLength(7);
});

test('out of the page the opponent does not move; back in it, it does', async ({ page, openWithPackage }) => {
  await openWithPackage(page1, { 'main.js': main });
  await stopTime(page);
  await square(page, 'a3').click();
  const game = await page.evaluateHandle(() => {
    const element = /** @type {HTMLElement} */ (document.querySelector('noughts-game'));
    element.remove();
    return element;
  });
  await page.clock.runFor(5000);
  expect(await events(page)).toHaveLength(3);
  await game.evaluate((element) => document.body.append(element));
  await page.clock.runFor(5000);
  await expect(says(page, 'Your turn')).toBeVisible();
});

test('a widget that is moved while it loads is ready once', async ({ page, openWithPackage }) => {
  await openWithPackage(page1, {
    'main.js': `${main}
      const game = document.querySelector('noughts-game');
      game.remove();
      document.body.append(game);`,
  });
  await expect(says(page, 'Your turn')).toBeVisible();
  await square(page, 'a3').click();
  expect((await events(page)).filter(([type]) => type === 'ready')).toHaveLength(1);
});

test('a listener that starts a new game before a move keeps that move from the new game', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(page1, {
    'main.js': `${main} document.addEventListener('noughts-beforemove', (event) => event.target.newGame());`,
  });
  await square(page, 'a3').click();
  await expect(says(page, 'O begins')).toBeVisible();
  await waitForTurn(page);
  expect((await events(page)).filter(([type]) => type === 'move')).toHaveLength(1);
  expect((await boardOf(page)).filter((label) => label.endsWith(', X'))).toEqual([]);
});

test('it has a width in a place without one', async ({ page, openWithPackage }) => {
  await openWithPackage(page1.replace('</title>', '</title><link rel="stylesheet" href="site.css">'), {
    'main.js': main,
    'site.css': 'body { display: flex }',
  });
  await expect(says(page, 'Your turn')).toBeVisible();
  expect((await page.getByRole('grid').boundingBox())?.width).toBe(240);
});

test('importing it twice is harmless, and a tag that is added later works', async ({ page, openWithPackage }) => {
  await openWithPackage(page1.replace('<noughts-game></noughts-game>', ''), {
    'main.js': `${main} await import('./node_modules/noughts/element.js?again');
      document.body.append(document.createElement('noughts-game'));`,
  });
  await square(page, 'c3').click();
  await expect(square(page, 'c3')).toHaveAccessibleName('c3, X');
});

test('the page styles it by custom properties and parts', async ({ page, openWithPackage }) => {
  await openWithPackage(page1.replace('</title>', '</title><link rel="stylesheet" href="site.css">'), {
    'main.js': main,
    'site.css': `noughts-game { --noughts-x: rgb(1, 2, 3); --noughts-board-size: 200px }
      noughts-game::part(button) { border-radius: 0 }`,
  });
  await square(page, 'b2').click();
  expect((await page.getByRole('grid').boundingBox())?.width).toBe(200);
  await expect(page.getByRole('button', { name: 'New game' })).toHaveCSS('border-radius', '0px');
  await expect(page.locator('[part=x] path').nth(2)).toHaveCSS('stroke', 'rgb(1, 2, 3)');
});

test('the board is not mirrored in a page that reads from right to left', async ({ page, openWithPackage }) => {
  await openWithPackage(page1.replace('<html', '<html dir="rtl"'), { 'main.js': main });
  const [a, c] = [await square(page, 'a1').boundingBox(), await square(page, 'c1').boundingBox()];
  expect(a?.x).toBeLessThan(c?.x ?? 0);
  await square(page, 'b2').focus();
  await page.keyboard.press('ArrowRight');
  await expect(square(page, 'c2')).toBeFocused();
});

test('keys move within the board and never out of it', async ({ page, openWithPackage }) => {
  await openWithPackage(page1, { 'main.js': main });
  await square(page, 'b2').focus();
  const walk = [
    ['ArrowUp', 'b3'],
    ['ArrowUp', 'b3'],
    ['End', 'c3'],
    ['ArrowRight', 'c3'],
    ['Control+End', 'c1'],
    ['ArrowDown', 'c1'],
    ['Home', 'a1'],
    ['ArrowLeft', 'a1'],
    ['Control+Home', 'a3'],
  ];
  for (const [key = '', name = ''] of walk) {
    await page.keyboard.press(key);
    await expect(square(page, name), key).toBeFocused();
  }
  await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1);
});

test('the module is imported by its name', async ({ page, openWithPackage }) => {
  await openWithPackage(
    `<!doctype html><html lang="en"><title>A site</title>
      <script type="importmap">{ "imports": { "noughts": "./node_modules/noughts/noughts.js" } }</script>
      <script type="module" src="main.js"></script><output></output></html>`,
    {
      'main.js': `import { load } from 'noughts';
        const match = (await load()).match('tic-tac-toe').play('b2');
        document.querySelector('output').textContent = match.squares.map((owner) => owner ?? '.').join('');`,
    },
  );
  await expect(says(page, '....X....')).toBeVisible();
});

test('the module works in a worker', async ({ page, openWithPackage }) => {
  await openWithPackage(
    '<!doctype html><html lang="en"><title>A site</title><script type="module" src="main.js"></script><output></output></html>',
    {
      'main.js': `const worker = new Worker(trustedTypes.createPolicy('noughts', { createScriptURL: String }).createScriptURL('worker.js'), { type: 'module' });
        worker.onmessage = ({ data }) => { document.querySelector('output').textContent = data; };`,
      'worker.js': `import { load } from './node_modules/noughts/noughts.js';
        postMessage((await load()).match('tic-tac-toe').solve().outcome);`,
    },
  );
  await expect(says(page, 'draw')).toBeVisible();
});
