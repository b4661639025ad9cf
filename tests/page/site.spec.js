// The page for people who come back: what it remembers, shares, teaches and keeps for use without a
// network.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from '../../web/engine/index.js';
import { boardOf, expect, says, square, test, violations, waitForTurn } from '../browser.js';
import { readPage } from './reading.js';
import { openSettings } from './settings.js';

/** @param {import('@playwright/test').Page} page @param {string} name */
const choose = (page, name) => page.getByRole('radio', { name, exact: true }).check();

/** @param {import('@playwright/test').Page} page */
const squares = (page) => page.getByRole('gridcell');

test('every game can be picked, and is drawn on its button', async ({ page }) => {
  await page.goto('/');
  for (const [name, count] of /** @type {const} */ ([
    ['Ultimate', 81],
    ['Connect Four', 42],
    ['Four on 5×5', 25],
    ['Infinite', 9],
    ['Misère', 9],
    ['Tic-tac-toe', 9],
  ])) {
    await choose(page, name);
    await expect(squares(page)).toHaveCount(count);
  }
  await expect(page.getByRole('group', { name: 'Game' }).locator('label svg')).toHaveCount(6);
});

test('choices are remembered on the device', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'Connect Four');
  await choose(page, 'Friend');
  await openSettings(page);
  await choose(page, 'Loser');
  await page.goto('/learn.html');
  await page.goto('/');
  await expect(squares(page)).toHaveCount(42);
  await expect(says(page, 'X’s turn')).toBeVisible();
  for (const name of ['Connect Four', 'Friend', 'Loser']) {
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  }
});

test('without storage everything works, but nothing is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await choose(page, 'Friend');
  await page.getByRole('button', { name: 'Dark' }).click();
  await square(page, 'b2').click();
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
});

test('invalid stored choices are ignored', async ({ page }) => {
  await page.addInitScript(() => {
    for (const [name, value] of Object.entries({ game: 'chess', opponent: '<b>', first: '', theme: 'pink' })) {
      localStorage.setItem(`noughts-${name}`, value);
    }
  });
  await page.goto('/');
  await expect(squares(page)).toHaveCount(9);
  await waitForTurn(page);
});

test('foreign data in the history is ignored as a whole', async ({ page }) => {
  await page.goto('/#tic-tac-toe.X.a3.b2.c1');
  for (const state of [
    'text',
    42,
    { position: 7, opponent: 'best' },
    { position: 'tic-tac-toe.X.b2', opponent: '<b>' },
    { position: 'chess.X.e4', opponent: 'best' },
    { position: `tic-tac-toe.X.${'a1.'.repeat(1000)}`, opponent: 'easy' },
  ]) {
    const which = JSON.stringify(state).slice(0, 50);
    await expect(square(page, 'c1'), which).toHaveAccessibleName('c1, X');
    await page.evaluate((garbage) => history.replaceState(garbage, ''), state);
    await page.reload();
    await expect(square(page, 'c1'), which).toHaveAccessibleName('c1, X');
    await expect(page.getByRole('radio', { name: 'Friend' }), which).toBeChecked();
    await expect(page.getByText('This link is not a valid game'), which).toBeHidden();
  }
});

test('the address holds the match, and opening it shows that position', async ({ page, context }) => {
  await page.goto('/');
  await choose(page, 'Friend');
  for (const name of ['a3', 'b2', 'c1']) await square(page, name).click();
  expect(new URL(page.url()).hash).toBe('#tic-tac-toe.X.a3.b2.c1');
  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(square(friend, 'c1')).toHaveAccessibleName('c1, X');
  await expect(says(friend, 'O’s turn')).toBeVisible();
  await square(friend, 'b3').click();
  expect(new URL(friend.url()).hash, 'the answer is a link of its own').toBe('#tic-tac-toe.X.a3.b2.c1.b3');
});

test('a link to another game shows that one, and so does another address in the same tab', async ({ page }) => {
  await page.goto('/#connect-four.O.d1.d2');
  await expect(squares(page)).toHaveCount(42);
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, O');
  await expect(page.getByRole('radio', { name: 'Connect Four' })).toBeChecked();
  await page.evaluate(() => {
    location.hash = '#ultimate.X.e5';
  });
  await expect(squares(page)).toHaveCount(81);
});

test('a wrong address is reported, and a new game starts', async ({ page }) => {
  await page.addInitScript(() => {
    // So that the computer begins.
    if (location.protocol !== 'about:') localStorage.setItem('noughts-first', 'O');
  });
  for (const hash of [
    '#nonsense',
    '#tic-tac-toe.X.a3.a3',
    '#%E0%A4%A',
    '#tic-tac-toe.X.<img src=x onerror=alert(1)>',
  ]) {
    await page.goto('about:blank');
    await page.goto(`/${hash}`);
    await waitForTurn(page);
    await expect(page.getByText('This link is not a valid game.'), hash).toBeVisible();
    const labels = await boardOf(page);
    expect(labels.filter((label) => label.endsWith(', X'))).toEqual([]);
    expect(labels.filter((label) => label.endsWith(', O'))).toHaveLength(1);
  }
});

test('the link can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.goto('/');
  await choose(page, 'Friend');
  await square(page, 'b2').click();
  await page.getByRole('button', { name: 'Share this position' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a brief message is visible at every scroll position', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/develop.html');
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('Copied.')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Copied.')).toBeHidden();
});

test('against the computer, too, a move’s button leads to the position after it', async ({ page }) => {
  await page.goto('/#tic-tac-toe.X.a3.b2.c1.b3');
  await choose(page, 'Best');
  const moves = page.getByRole('region', { name: 'Moves' }).getByRole('button');
  for (const ply of [1, 2, 3]) {
    await moves.nth(ply - 1).click();
    expect((await boardOf(page)).filter((label) => !label.endsWith('empty'))).toHaveLength(ply);
    await expect(moves.nth(ply - 1)).toHaveAttribute('aria-current', 'step');
    await expect(moves, 'the computer waits').toHaveCount(4);
  }
});

test('moves are listed, and a click goes back to the position after one', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'Friend');
  for (const name of ['a3', 'b2', 'c1', 'b3']) await square(page, name).click();
  const moves = page.getByRole('region', { name: 'Moves' }).getByRole('button');
  await expect(moves).toHaveText(['a3', 'b2', 'c1', 'b3']);
  await moves.nth(1).click();
  expect((await boardOf(page)).filter((label) => !label.endsWith('empty'))).toHaveLength(2);
  await expect(moves).toHaveCount(4);
  await expect(moves.nth(1)).toHaveAttribute('aria-current', 'step');
  await moves.nth(3).click();
  await expect(square(page, 'b3')).toHaveAccessibleName('b3, O');
  await moves.nth(0).click();
  await square(page, 'c3').click();
  await expect(moves).toHaveText(['a3', 'c3']);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(moves).toHaveCount(0);
});

test('the theme is chosen with one button, remembered, and there before anything is painted', async ({ page }) => {
  await page.goto('/');
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const dark = page.getByRole('button', { name: 'Dark' });
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
  await dark.click();
  expect(await scheme()).toBe('dark');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/learn.html', { waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await scheme()).toBe('dark');
});

test('coordinates are off, can be switched on, and stay so on this device', async ({ page }) => {
  await page.goto('./');
  await waitForTurn(page);
  await openSettings(page);
  const setting = page.getByRole('checkbox', { name: 'Coordinates' });
  const shown = page.locator('.coordinates');
  await expect(setting).not.toBeChecked();
  await expect(shown).toBeHidden();
  await setting.check();
  await expect(shown).toBeVisible();
  await page.reload();
  await waitForTurn(page);
  await expect(setting).toBeChecked();
  await expect(shown).toBeVisible();
  await setting.uncheck();
  await expect(shown).toBeHidden();
  await page.reload();
  await waitForTurn(page);
  await expect(setting).not.toBeChecked();
});

test('sound is off, and can be switched on', async ({ page }) => {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    Object.assign(window, { sounds: 0 });
    OscillatorNode.prototype.start = function (/** @type {number | undefined} */ when) {
      /** @type {any} */ (window).sounds++;
      return start.call(this, when);
    };
  });
  const sounds = () => page.evaluate(() => /** @type {any} */ (window).sounds);
  await page.goto('/');
  await choose(page, 'Friend');
  await square(page, 'a3').click();
  expect(await sounds()).toBe(0);
  await openSettings(page);
  await page.getByRole('checkbox', { name: 'Sound' }).check();
  await square(page, 'b2').click();
  await expect.poll(sounds).toBe(1);
});

test('clocks are chosen in the settings, remembered, and run from the first move on', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await choose(page, 'Friend');
  await openSettings(page);
  const clock = page.getByRole('group', { name: 'Clock' });
  await expect(clock.getByRole('radio', { name: 'None' })).toBeChecked();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await clock.getByRole('radio', { name: '10 s a move' }).check();
  await expect(page.getByRole('timer')).toHaveText(['0:10', '0:10']);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(['0:10', '0:10']);
  await expect(clock.getByRole('radio', { name: '10 s a move' })).toBeChecked();
  await square(page, 'b2').click();
  await page.clock.fastForward(10_500);
  await expect(says(page, 'X wins')).toBeVisible();
  await expect(page.locator('#game .status small')).toHaveText('O: the time is up');
  await clock.getByRole('radio', { name: 'None' }).check();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('sound is offered once, when the first game has ended', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { sounds: 0 });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (/** @type {number | undefined} */ when) {
      /** @type {any} */ (window).sounds++;
      return start.call(this, when);
    };
  });
  const sounds = () => page.evaluate(() => /** @type {any} */ (window).sounds);
  const offer = page.getByRole('button', { name: 'Turn sound on' });
  await page.goto('/#tic-tac-toe.X.a3.a1.b3.b1');
  // All is loaded.
  await expect(page.getByRole('button', { name: 'Set up a position' })).toBeVisible();
  await expect(offer).toBeHidden();
  const place = () => page.getByRole('grid').boundingBox();
  const before = await place();
  await square(page, 'c3').click();
  await expect(page.getByText('Would you like sound?')).toBeVisible();
  expect(await place(), 'nothing has moved').toEqual(before);
  expect(await violations(page)).toEqual([]);
  await offer.click();
  await expect.poll(sounds, 'the end is heard').toBeGreaterThan(1);
  await expect(offer).toBeHidden();
  await openSettings(page);
  await expect(page.getByRole('checkbox', { name: 'Sound' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Sound' }).uncheck();
  await page.goto('about:blank');
  await page.goto('/#tic-tac-toe.X.a3.a1.b3.b1');
  await expect(page.getByRole('button', { name: 'Set up a position' })).toBeVisible();
  await square(page, 'c3').click();
  await expect(page.locator('#game [part=stage]')).toHaveAttribute('data-end', 'win');
  await expect(offer).toBeHidden();
});

test('a win, a loss and a tie are heard and seen differently', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    Object.assign(window, { heard: [] });
    OscillatorNode.prototype.start = function (/** @type {number | undefined} */ when) {
      /** @type {any} */ (window).heard.push(Math.round(this.frequency.value));
      return start.call(this, when);
    };
  });
  const tap = 520; // of the last move, which is X’s
  const heard = async () =>
    (await page.evaluate(() => /** @type {any} */ (window).heard)).filter((/** @type {number} */ one) => one !== tap);
  const movement = () => page.locator('#game [part=board]').evaluate((board) => getComputedStyle(board).animationName);
  /** @type {Record<string, number[]>} */
  const notes = {};
  for (const [end, opponent, position, move] of /** @type {const} */ ([
    ['win', 'Friend', 'tic-tac-toe.X.a3.a1.b3.b1', 'c3'],
    ['tie', 'Friend', 'tic-tac-toe.X.a3.b2.c1.b1.b3.c3.a1.a2', 'c2'],
    // In misère, the person who completes a line has lost to the computer.
    ['loss', 'Easy', 'misere-tic-tac-toe.X.a3.a1.b3.b1', 'c3'],
  ])) {
    await page.goto('about:blank');
    await page.goto(`/#${position}`);
    await choose(page, opponent);
    await openSettings(page);
    await page.getByRole('checkbox', { name: 'Sound' }).check();
    expect(await movement()).toBe('none');
    await square(page, move).click();
    await expect.poll(movement).toBe(end);
    await expect.poll(heard).not.toEqual([]);
    notes[end] = await heard();
  }
  const [win = [], loss = [], tie = []] = [notes.win, notes.loss, notes.tie];
  expect(win).toEqual([...win].sort((a, b) => a - b));
  expect(loss).toEqual([...loss].sort((a, b) => b - a));
  expect(new Set(tie).size).toBe(1);
  for (const melody of [win, loss]) expect(new Set(melody).size).toBe(3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movement()).toBe('none');
});

test('who plays tic-tac-toe fetches what that needs, and other games come with the first of them that is played', async ({
  browser,
  baseURL,
}) => {
  // Without the service worker, which fetches everything for later.
  // The puzzle of the day is out of view. It may be one of another game.
  const viewport = { width: 1440, height: 500 };
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  /** @type {string[]} */
  const fetched = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const modules = () => fetched.filter((path) => path.endsWith('.wasm')).map((path) => path.replace(/-\w{8}\./, '.'));
  await page.goto('/');
  await square(page, 'b2').click();
  await waitForTurn(page);
  expect(modules()).toEqual(['/tic-tac-toe.wasm']);
  await choose(page, 'Connect Four');
  await expect(squares(page)).toHaveCount(42);
  expect(modules()).toEqual(['/tic-tac-toe.wasm', '/classic.wasm']);
  await choose(page, 'Tic-tac-toe');
  await expect(squares(page)).toHaveCount(9);
  await page.goto('/#gomoku.X');
  await expect(squares(page)).toHaveCount(225);
  expect(modules().at(-1)).toBe('/further.wasm');
  expect(modules()).not.toContain('/noughts-wasm.wasm');
  await context.close();
});

test.describe('on a small phone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });
  test('a page about a game is free of axe violations and of scrolling sideways, and leads back', async ({ page }) => {
    expect(await readPage(page, 'learn/tic-tac-toe.html')).toBe('Tic-tac-toe');
  });
});

test('the text of an example on a page about a game agrees with its board', { tag: '@long' }, async ({ page }) => {
  await page.goto('/learn/tic-tac-toe.html');
  const trial = page.locator('.trial');
  const losing = trial.getByRole('button', { name: /, loses/ });
  await expect(trial.locator('.slip[data-outcome=draw]')).toHaveCount(1);
  await expect(losing, 'every other answer to a corner loses').toHaveCount(7);
  await page.goto('/learn/misere-tic-tac-toe.html');
  await expect(trial.locator('.slip[data-outcome=draw]'), 'only one first move is not lost').toHaveCount(1);
  await expect(losing).toHaveCount(8);
  await page.goto('/learn/infinite-tic-tac-toe.html');
  await expect(trial.getByRole('button', { name: /^(b3|a2|c2|b1), .*, wins in 13/ })).toHaveCount(4);
  await expect(trial.getByRole('button', { name: /, draws/ }), 'no other first move wins').toHaveCount(5);
  await page.goto('/learn/notakto.html');
  await expect(trial.getByRole('button', { name: /^[beh]2, empty, wins in 14/ })).toHaveCount(3);
  await expect(trial.getByRole('button', { name: /, wins in 18/ })).toHaveCount(24);
  await page.goto('/learn/wild-tic-tac-toe.html');
  await expect(trial.getByRole('button', { name: 'b2, empty, X wins in 7, O wins in 7' })).toHaveCount(1);
  await expect(trial.getByRole('button', { name: /, X draws.*, O draws/ }), 'no other first move wins').toHaveCount(8);
});

test('every position on a page about a game is possible, and of the board’s game', async () => {
  const noughts = await load();
  const folder = 'web/page/pages/learn';
  for (const name of await readdir(folder)) {
    const html = await readFile(join(folder, name), 'utf8');
    const boards = [...html.matchAll(/<noughts-game\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(boards.length, name).toBeGreaterThan(0);
    for (const attributes of boards) {
      const [game, position] = ['game', 'position'].map((key) => attributes.match(`\\b${key}="([^"]*)"`)?.[1]);
      if (position) expect(noughts.parse(position).game.id, `${name}: ${position}`).toBe(game ?? 'tic-tac-toe');
    }
  }
});

test('the tag is built from choices, with a preview, and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/develop.html');
  await page.locator('select[name=game]').selectOption('Connect Four');
  await page.getByLabel('Opponent').selectOption('A second person');
  await page.locator('select[name=lang]').selectOption('Deutsch');
  await page.getByLabel('Show what each move leads to').check();
  const tag = '<noughts-game game="connect-four" opponent="human" lang="de" analysis></noughts-game>';
  await expect(page.getByText(tag)).toBeVisible();
  const [, script = ''] = /src="(.+?)"/.exec((await page.locator('#tag').textContent()) ?? '') ?? [];
  expect((await page.request.get(script)).headers()['content-type'], 'it names a file that is there').toMatch(
    /javascript/,
  );
  await expect(page.getByText('embed.html?game=connect-four&opponent=human&lang=de&analysis=on')).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await expect(page.getByText('X ist am Zug').first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(tag);
});

test('if copying is denied, the page says so and what to do', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.goto('/develop.html');
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('It could not be copied; select it and copy it by hand.')).toBeVisible();
});

test.describe('an address that leads nowhere', () => {
  test.use({ complaintsExpected: true });
  test('says so and leads on', async ({ page }) => {
    const response = await page.goto('/no-such-page.html');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    await page.getByRole('link', { name: 'Play a game' }).click();
    await waitForTurn(page);
  });

  test('says so at any depth', async ({ page }) => {
    await page.goto('/nope/deep');
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toHaveCSS('letter-spacing', /^-/);
    await expect(page.getByRole('button', { name: 'Dark' })).toBeVisible();
    await page.getByRole('link', { name: 'Noughts', exact: true }).click();
    await waitForTurn(page);
  });
});

test('every page has a title and a description, also for link previews', async ({ page, request }) => {
  const titles = new Set();
  for (const path of ['', 'learn.html', 'learn/ultimate.html', 'develop.html']) {
    await page.goto(`/${path}`);
    titles.add(await page.title());
    const meta = (/** @type {string} */ selector) => page.locator(selector).getAttribute('content');
    expect((await meta('meta[name=description]'))?.length).toBeGreaterThan(40);
    const image = await request.get(new URL((await meta('meta[property="og:image"]')) ?? '', page.url()).href);
    expect(image.headers()['content-type']).toBe('image/png');
  }
  expect(titles.size).toBe(4);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(`/${src}`)).status()).toBe(200);
  expect(manifest.icons.some((/** @type {{ purpose?: string }} */ { purpose }) => purpose?.includes('maskable'))).toBe(
    true,
  );
});

test.describe('with a complaint of the browser', () => {
  test.use({ complaintsExpected: true });

  test('a damaged engine is never started, and is loaded again on request', async ({ page }) => {
    let isDamaged = true;
    await page.route('**/*.wasm', async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      if (isDamaged) body[body.length >> 1] = Number(body[body.length >> 1]) ^ 4;
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await expect(page.getByText('did not start').first()).toBeVisible();
    isDamaged = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForTurn(page);
  });
});
