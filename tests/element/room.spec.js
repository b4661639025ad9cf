// Two widgets of one page in one room: what people see, hear and can do.

import { expect, test, violations } from '../browser.js';

const html = `<!doctype html><html lang="en"><head><title>A site</title><meta name="viewport" content="width=device-width">
  <script type="module" src="main.js"></script></head><body><main><h1>A site</h1>
  <noughts-game id="ana" opponent="remote"></noughts-game><noughts-game id="bob" opponent="remote"></noughts-game></main></body></html>`;

const main = `import './node_modules/noughts/element.js';
  import { load } from './node_modules/noughts/noughts.js';
  import { createRoom, joinRoom, MemoryNetwork } from './node_modules/noughts/room.js';
  const noughts = await load();
  const network = window.network = new MemoryNetwork();
  const ana = await createRoom(noughts, network.transport(), { name: 'Ana' });
  document.getElementById('ana').room = window.ana = ana;
  window.join = async () => {
    const bob = await joinRoom(noughts, network.transport(), ana.invitation, { name: 'Bob <b>' });
    document.getElementById('bob').room = window.bob = bob;
    await bob.seated;
  };`;

const files = { 'main.js': main };

test.beforeEach(async ({ openWithPackage, page }) => {
  await openWithPackage(html, files);
  await expect(page.locator('#ana').getByText('Waiting for your friend').first()).toBeVisible();
});

test('one waits, the other comes, and they play in turn by hand', async ({ page }) => {
  const [ana, bob] = [page.locator('#ana'), page.locator('#bob')];
  await page.evaluate(() => Reflect.get(window, 'join')());
  await expect(ana.getByText('Bob <b> is here').first()).toBeVisible();
  await expect(bob.getByText('Ana’s turn', { exact: true })).toBeVisible();
  await bob.getByRole('button', { name: /^b2, / }).click({ force: true });
  await expect(bob.getByRole('button', { name: /^b2, empty/ })).toBeVisible();
  await ana.getByRole('button', { name: /^b2, / }).click();
  await expect(ana.getByText('Bob <b>’s turn', { exact: true })).toBeVisible();
  await expect(bob.getByRole('button', { name: /^b2, X/ })).toBeVisible();
  await expect(bob.getByText('Your turn', { exact: true })).toBeVisible();
  await expect(bob.getByRole('status').filter({ hasText: /^Ana played b2\. Your turn/ })).toBeVisible();
  await bob.getByRole('button', { name: /^a1, / }).focus();
  await page.keyboard.press('Enter');
  await expect(ana.getByRole('button', { name: /^a1, O/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a friend without a name is called a friend in sentences and in the score, not by a mark', async ({ page }) => {
  const [ana, bob] = [page.locator('#ana'), page.locator('#bob')];
  await page.evaluate(async () => {
    await Reflect.get(window, 'join')();
    for (const name of ['ana', 'bob']) Reflect.get(window, name).name = '';
  });
  await expect(bob.getByText('Your friend’s turn', { exact: true })).toBeVisible();
  await ana.getByRole('button', { name: /^b2, / }).click();
  await expect(ana.getByText('Your friend’s turn', { exact: true })).toBeVisible();
  await expect(ana.locator('.side')).toHaveText(['0You', '0Your friend']);
  await expect(bob.getByRole('status').filter({ hasText: /^Your friend played b2\. Your turn/ })).toBeVisible();
});

test('taking back and a new game are asked for, and agreed to, declined or withdrawn by the keyboard', async ({
  page,
}) => {
  const [ana, bob] = [page.locator('#ana'), page.locator('#bob')];
  await page.evaluate(() => Reflect.get(window, 'join')());
  await ana.getByRole('button', { name: /^b2, / }).click();
  await ana.getByRole('button', { name: 'Undo' }).click();
  await expect(ana.getByText('You have asked to take your move back').first()).toBeVisible();
  await expect(bob.getByRole('status').filter({ hasText: 'Ana would like to take a move back' })).toBeVisible();
  await bob.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(ana.getByText('You have asked')).toHaveCount(0);
  await expect(ana.getByRole('button', { name: /^b2, X/ })).toBeVisible();
  await ana.getByRole('button', { name: 'Undo' }).click();
  await bob.getByRole('button', { name: 'Agree' }).press('Enter');
  await expect(bob.getByRole('button', { name: /^b2, empty/ })).toBeVisible();
  await bob.getByRole('button', { name: 'New game' }).click();
  await bob.getByRole('button', { name: 'Never mind' }).click();
  await expect(ana.getByRole('button', { name: 'Agree' })).toHaveCount(0);
  await bob.getByRole('button', { name: 'New game' }).click();
  await ana.getByRole('button', { name: 'New game' }).click();
  await expect(ana.getByText('Bob <b>’s turn', { exact: true })).toBeVisible();
});

test('after a game both can review it, and the next game ends the review', async ({ page }) => {
  const [ana, bob] = [page.locator('#ana'), page.locator('#bob')];
  await page.evaluate(() => Reflect.get(window, 'join')());
  await expect(ana.getByText('Your turn', { exact: true })).toBeVisible();
  await expect(ana.getByRole('button', { name: 'Review' }), 'the game goes on').toBeHidden();
  for (const [player, name] of /** @type {const} */ ([
    [ana, 'b2'],
    [bob, 'b1'],
    [ana, 'a1'],
    [bob, 'c1'],
    [ana, 'c3'],
  ])) {
    await expect(player.getByText('Your turn', { exact: true })).toBeVisible();
    await player.getByRole('button', { name: new RegExp(`^${name}, `) }).click();
  }
  await expect(bob.getByText('Ana wins', { exact: true })).toBeVisible();
  for (const player of [ana, bob]) {
    await player.getByRole('button', { name: 'Review', exact: true }).click();
    const panel = player.getByRole('group', { name: 'Review of the game' });
    await expect(panel.getByText(/^2\. b1 lost the game/)).toBeVisible();
    await expect(panel.getByRole('button', { name: /from there/ }), 'the match belongs to both').toHaveCount(0);
  }
  expect(await violations(page)).toEqual([]);
  await ana.getByRole('button', { name: 'New game' }).click();
  await expect(bob.getByRole('group', { name: 'Review of the game' }), 'a request leaves it open').toBeVisible();
  await bob.getByRole('button', { name: 'Agree' }).click();
  for (const player of [ana, bob]) await expect(player.getByRole('group', { name: 'Review of the game' })).toBeHidden();
});

test('a player reacts by keyboard alone; the friend sees and hears it, for some seconds', async ({ page }) => {
  const [ana, bob] = [page.locator('#ana'), page.locator('#bob')];
  await page.clock.install();
  await page.evaluate(() => Reflect.get(window, 'join')());
  await expect(bob.getByText('Ana’s turn', { exact: true })).toBeVisible();
  const react = ana.getByRole('button', { name: 'React' });
  await expect(ana.getByRole('group', { name: 'React' })).toBeHidden();
  await react.press('Enter');
  await expect(react).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(ana.getByRole('group', { name: 'React' })).toBeHidden();
  await react.press('Enter');
  expect(await violations(page)).toEqual([]);
  for (let count = 0; count < 3; count++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(react).toBeFocused();
  await expect(ana.getByRole('group', { name: 'React' })).toBeHidden();
  await expect(bob.getByRole('status').filter({ hasText: 'Ana: Wow!' })).toHaveCount(1);
  await expect(bob.locator('.shown')).toHaveText('Ana: Wow!');
  expect(await violations(page)).toEqual([]);
  await page.clock.fastForward(4000);
  for (const widget of [ana, bob]) await expect(widget.locator('.shown')).toBeHidden();
});

test('another game is asked for by the attribute, and both get it with its engine', async ({ page }) => {
  const [ana, bob] = [page.locator('#ana'), page.locator('#bob')];
  await page.evaluate(() => Reflect.get(window, 'join')());
  await ana.evaluate((game) => game.setAttribute('game', 'connect-four'));
  await expect(bob.getByText('Ana would like to play Connect Four').first()).toBeVisible();
  await bob.getByRole('button', { name: 'Agree' }).click();
  for (const widget of [ana, bob]) await expect(widget.getByRole('grid', { name: 'Connect Four board' })).toBeVisible();
});

test('what happens without a connection is shown at once, and reaches the other one when it is back', async ({
  page,
}) => {
  const [ana, bob] = [page.locator('#ana'), page.locator('#bob')];
  await page.evaluate(() => Reflect.get(window, 'join')());
  await expect(ana.getByText('Bob <b> is here').first()).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'network').stop());
  await expect(ana.getByText('No connection. Your moves are sent when it is back').first()).toBeVisible();
  await ana.getByRole('button', { name: /^c3, / }).click();
  await expect(ana.getByRole('button', { name: /^c3, X/ })).toBeVisible();
  await expect(bob.getByRole('button', { name: /^c3, empty/ })).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'network').start());
  await expect(bob.getByRole('button', { name: /^c3, X/ })).toBeVisible();
  await expect(ana.getByText('No connection')).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'bob').close());
  await expect(ana.getByText('Bob <b> is not here now').first()).toBeVisible();
});

test('the match of a room cannot be set, and a value that is not a room is refused', async ({ page }) => {
  const thrown = await page.locator('#ana').evaluate((/** @type {any} */ game) => {
    /** @type {string[]} */
    const names = [];
    for (const act of [() => (game.position = 'tic-tac-toe.X.b2'), () => (game.room = {})]) {
      try {
        act();
      } catch (error) {
        names.push(/** @type {Error} */ (error).name);
      }
    }
    return names;
  });
  expect(thrown).toEqual(['InvalidStateError', 'TypeError']);
});
