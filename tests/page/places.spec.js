// The layout of the page: what is visible at once, and that nothing moves when something happens.

import { bags } from '../../web/games/bags.js';
import { expect, says, square, test, waitForTurn } from '../browser.js';
import { choose, nothingMoves, places } from './standing.js';

for (const [width, height] of /** @type {const} */ ([
  [320, 568],
  [844, 390],
  [1280, 600],
])) {
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
    test('nothing moves when a game begins, ends and offers something, or when another one is chosen', ({ page }) =>
      nothingMoves(page, ['Connect Four', 'Ultimate']));
  });
}

test('the board, the games and the button for a new game are visible at once', async ({ page }) => {
  await page.goto('/');
  await waitForTurn(page);
  for (const [width, height] of /** @type {const} */ ([
    [390, 664],
    [844, 390],
    [768, 1024],
    [1280, 600],
    [1440, 900],
  ])) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of [
      page.getByRole('grid'),
      page.locator('[slot=games]'),
      page.getByRole('button', { name: 'New game' }),
    ]) {
      await expect(part, `${width}×${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 844, height: 390 } });
  test('the board has one side for itself, and stays in sight', async ({ page }) => {
    await page.goto('/');
    await waitForTurn(page);
    const { stage, ...others } = await places(page);
    const end = Number(stage?.left) + Number(stage?.width);
    for (const [name, { left }] of Object.entries(others)) expect(left, name).toBeGreaterThanOrEqual(end);
    await page.locator('#share').evaluate((last) => last.scrollIntoView({ block: 'end' }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('what shares a game and what shows one’s games are in view, below folded settings', async ({ page }) => {
    await page.goto('/');
    await waitForTurn(page);
    await expect(page.getByRole('group', { name: 'Who begins' })).toBeHidden();
    for (const name of ['Share this position', 'Your games']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });
  test('while the page loads nothing moves on the screen, by a link to any game', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      const add = (/** @type {PerformanceObserverEntryList} */ list) => {
        for (const entry of list.getEntries()) /** @type {any} */ (window).shift += Reflect.get(entry, 'value');
      };
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    });
    const links = ['', ...bags.map(({ games }) => `#${games[0]?.id}.X`)];
    const small = { width: 320, height: 568 };
    const all = [...links.map((link) => ({ link, size: page.viewportSize() ?? small })), { link: '', size: small }];
    for (const { link, size } of all) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(`/${link}`);
      await waitForTurn(page);
      await expect(page.getByRole('button', { name: 'New game' })).toBeEnabled();
      await expect(page.locator('input[name=game]:checked')).toHaveValue(link.slice(1, -2) || 'tic-tac-toe');
      // Layout shifts are reported after the frame in which they happen.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const shift = await page.evaluate(() => Reflect.get(window, 'shift'));
      expect(shift, `${link} at ${size.width}`).toBeLessThan(0.02);
    }
  });

  test('settings are folded until they are wanted, and stay as they are left', async ({ page }) => {
    await page.goto('/');
    const first = page.getByRole('group', { name: 'Who begins' });
    await expect(first).toBeHidden();
    await page.getByText('Settings', { exact: true }).click();
    await expect(first).toBeVisible();
    await page.reload();
    await expect(first).toBeVisible();
    await page.getByText('Settings', { exact: true }).click();
    await page.reload();
    await waitForTurn(page);
    await expect(first).toBeHidden();
  });
});

test('each game has a description and a link to its rules, until it is under way', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
  const rules = page.getByRole('link', { name: 'Rules' });
  for (const [name, rule, path] of /** @type {const} */ ([
    ['Ultimate', 'Your square picks the next board.', 'ultimate'],
    ['Connect Four', 'Four in a row wins. Marks fall.', 'connect-four'],
    ['Four on 5×5', 'Four in a row wins.', 'four-in-a-row'],
    ['Infinite', 'Only your last three marks stay.', 'infinite-tic-tac-toe'],
    ['Misère', 'Three in a row loses.', 'misere-tic-tac-toe'],
    ['Tic-tac-toe', 'Three in a row wins.', 'tic-tac-toe'],
  ])) {
    await choose(page, name);
    await expect(says(page, rule)).toBeVisible();
    await expect(rules).toHaveAttribute('href', `learn/${path}.html`);
  }
  await waitForTurn(page);
  await square(page, 'b2').click();
  await expect(rules).toBeHidden();
  await page.getByRole('button', { name: 'New game' }).click();
  await choose(page, 'Friend');
  await choose(page, 'Misère');
  await expect(says(page, 'Three in a row loses.')).toBeVisible();
  await rules.click();
  await expect(page.getByRole('heading', { name: 'Misère tic-tac-toe' })).toBeVisible();
});

test('a link to a game that has no button says which it is', async ({ page }) => {
  await page.goto('/#line-6x5-4.X.c3');
  await expect(says(page, '4 in a row wins on 6×5.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Tic-tac-toe' })).not.toBeChecked();
});

test('a link to a game that has not begun checks its button, and names the tab', async ({ page }) => {
  for (const [link, button, title] of /** @type {const} */ ([
    ['#connect-four.X', 'Connect Four', 'Connect Four · Noughts'],
    ['#misere-tic-tac-toe.X', 'Misère', 'Misère · Noughts'],
    ['#qubic.O', 'Qubic', 'Qubic · Noughts'],
    ['#line-6x5-4.X', '4 in a row on 6×5', '4 in a row on 6×5 · Noughts'],
  ])) {
    await page.goto('about:blank');
    await page.goto(`/${link}`);
    await expect(page.getByRole('radio', { name: button, exact: true })).toBeChecked();
    await expect(page).toHaveTitle(title);
  }
});

test('a link to a game that there is not names the tab after the game on the board', async ({ page }) => {
  await page.goto('/#chess.X');
  await expect(page.getByText('This link is not a valid game.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Tic-tac-toe', exact: true })).toBeChecked();
  await expect(page).toHaveTitle('Tic-tac-toe · Noughts');
  await expect(page.locator('.games label')).toHaveCount(6);
});

test('the tab says how the game ended, until it is undone', async ({ page }) => {
  await page.goto('/#tic-tac-toe.X.a1.b1.a2.b2.a3');
  await expect(page).toHaveTitle('X wins · Tic-tac-toe · Noughts');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveTitle('Tic-tac-toe · Noughts');
});
