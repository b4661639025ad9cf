// The clocks of the widget.

import { expect, says, square, test, violations } from '../browser.js';
import { events, files, pageWith, waitForPhase } from './widget.js';

const roomPage = `<!doctype html><html lang="en"><head><title>A site</title><meta name="viewport" content="width=device-width">
  <script type="module" src="main.js"></script></head><body><main><h1>A site</h1>
  <noughts-game id="ana" opponent="remote"></noughts-game><noughts-game id="bob" opponent="remote"></noughts-game></main></body></html>`;

const roomOfTwo = `import './node_modules/noughts/element.js';
  import { load } from './node_modules/noughts/noughts.js';
  import { createRoom, joinRoom, MemoryNetwork } from './node_modules/noughts/room.js';
  const noughts = await load();
  const network = new MemoryNetwork();
  const ana = await createRoom(noughts, network.transport(), { name: 'Ana', clock: '60+1' });
  const bob = await joinRoom(noughts, network.transport(), ana.invitation, { name: 'Bob' });
  document.getElementById('ana').room = ana;
  document.getElementById('bob').room = window.bob = bob;`;

/** @param {import('@playwright/test').Page} page */
const timers = (page) => page.getByRole('timer').allTextContents();

test('a player whose time is up loses the game; the score counts it, and the aside says why', async ({
  page,
  openWithPackage,
}) => {
  await page.clock.install();
  await openWithPackage(pageWith('opponent="human" clock="60+1"'), files);
  await waitForPhase(page, 'turn');
  await expect.poll(() => timers(page)).toEqual(['1:00', '1:00']);
  await page.clock.fastForward(90_000);
  expect(await timers(page), 'no clock runs before the first move').toEqual(['1:00', '1:00']);
  await square(page, 'b2').click();
  await page.clock.fastForward(51_000);
  await expect(page.locator('.live').last()).toHaveText('Ten seconds left');
  expect((await timers(page))[0]).toBe('1:00');
  expect(await violations(page)).toEqual([]);
  await page.clock.fastForward(10_000);
  await expect(says(page, 'X wins')).toBeVisible();
  await expect(page.locator('.status small')).toHaveText('O: the time is up');
  await expect(page.locator('.live').last()).toHaveText('O: the time is up');
  await expect(page.locator('.score b').first()).toHaveText('1');
  expect((await timers(page))[1]).toBe('0:00.0');
  expect(await events(page, 'end')).toHaveLength(1);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect.poll(() => timers(page)).toEqual(['1:00', '1:00']);
});

test('undo gives no time back, another control begins anew, and without one there are no clocks', async ({
  page,
  openWithPackage,
}) => {
  await page.clock.install();
  await openWithPackage(pageWith('opponent="human" clock="180"'), files);
  await waitForPhase(page, 'turn');
  for (const name of ['a1', 'a2']) await square(page, name).click();
  await page.clock.fastForward(60_000);
  await expect
    .poll(() => timers(page))
    .toEqual([expect.stringMatching(/^(2:00|1:5\d)$/), expect.stringMatching(/^(3:00|2:5\d)$/)]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await timers(page))[0]).toMatch(/^(2:00|1:5\d)$/);
  await page.locator('noughts-game').evaluate((game) => game.setAttribute('clock', '10/move'));
  await expect.poll(() => timers(page)).toContain('0:10');
  await page.locator('noughts-game').evaluate((game) => game.removeAttribute('clock'));
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('in a room both widgets show its clocks, and how a clock has ended the game', async ({
  page,
  openWithPackage,
}) => {
  await page.clock.install();
  await openWithPackage(roomPage, { 'main.js': roomOfTwo });
  await expect.poll(() => timers(page)).toEqual(['1:00', '1:00', '1:00', '1:00']);
  const [ana, bob] = [page.locator('#ana'), page.locator('#bob')];
  await ana.getByRole('button', { name: /^b2, / }).click();
  await expect(bob.getByText('Your turn', { exact: true })).toBeVisible();
  await page.clock.fastForward(51_000);
  await expect(bob.locator('.live').last()).toHaveText('Ten seconds left');
  await page.clock.fastForward(10_000);
  await expect(ana.getByText('You win', { exact: true })).toBeVisible();
  for (const widget of [ana, bob]) await expect(widget.locator('.status small')).toHaveText(/: the time is up$/);
  expect((await timers(page)).slice(1, 2)).toEqual(['0:00.0']);
  await page.evaluate(() => {
    const room = Reflect.get(window, 'bob');
    Object.defineProperty(room, 'clockEnd', { value: 'clocks-disagree' });
  });
  await page.clock.fastForward(1000);
  await expect(bob.getByText('The clocks disagree', { exact: true })).toBeVisible();
  await expect(bob.locator('.status small')).toHaveText('this game does not count');
  expect(await violations(page)).toEqual([]);
});

test('on a phone both clocks are in view with the board, which they do not move', async ({ page, openWithPackage }) => {
  for (const size of [
    { width: 390, height: 664 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    await openWithPackage(pageWith('opponent="human" clock="180"'), files);
    await waitForPhase(page, 'turn');
    await expect.poll(() => timers(page)).toEqual(['3:00', '3:00']);
    const board = page.locator('.stage');
    const before = await board.boundingBox();
    await square(page, 'b2').click();
    for (const timer of await page.getByRole('timer').all()) {
      const box = await timer.boundingBox();
      expect(box && before && box.y >= 0 && box.y + box.height <= before.y && box.x + box.width <= size.width).toBe(
        true,
      );
    }
    expect(await board.boundingBox()).toEqual(before);
  }
});
