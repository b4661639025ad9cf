// Games with a person elsewhere: two people with a browser each, over a broker; or two windows; or
// links alone.

import { boardOf, expect, says, square, test, violations } from '../browser.js';
import { desk, invite, meet, phone, playTwice, serveWithBroker } from './friends.js';

/** @import { Page } from '@playwright/test' */

test.describe('over a broker', () => {
  let address = '';

  test.beforeAll(async () => {
    const server = await serveWithBroker();
    ({ address } = server);
    test.info().annotations.push({ type: 'broker', description: server.broker });
    closing.push(server.close);
  });

  /** @type {(() => Promise<void>)[]} */
  const closing = [];
  test.afterAll(async () => {
    for (const close of closing) await close();
  });

  test('a whole game of Tic-tac-toe, and the next one when both want it', ({ browser }) =>
    playTwice(browser, address, 'Tic-tac-toe'));

  test('a player who reloads the page keeps their seat, and the game goes on', async ({ browser }) => {
    const { ana, bob, close } = await meet(browser, address);
    await square(ana, 'b2').click();
    await expect(says(bob, 'Your turn')).toBeVisible();
    for (const page of [ana, bob]) await page.reload();
    await expect(square(ana, 'b2')).toHaveAccessibleName('b2, X');
    await square(bob, 'a1').click();
    await expect(square(ana, 'a1')).toHaveAccessibleName('a1, O');
    await square(ana, 'c3').click();
    await expect(square(bob, 'c3')).toHaveAccessibleName('c3, X');
    await close();
  });

  test('a game has the clock that is chosen where it begins, also after a reload', async ({ browser }) => {
    const { ana, bob, close } = await meet(browser, address, undefined, '3 min');
    for (const page of [ana, bob]) await expect(page.getByRole('timer')).toHaveText(['3:00', '3:00']);
    await square(ana, 'b2').click();
    await expect(says(bob, 'Your turn')).toBeVisible();
    await bob.reload();
    await expect(square(bob, 'b2')).toHaveAccessibleName('b2, X');
    await expect(bob.getByRole('timer')).toHaveText(['3:00', /^2:5\d$/]);
    await close();
  });

  test('moves and requests without a network reach the other player when it is back', async ({ browser }) => {
    const { ana, bob, close } = await meet(browser, address);
    await bob.context().setOffline(true);
    await square(ana, 'b2').click();
    await ana.getByRole('button', { name: 'Undo' }).click();
    await expect(ana.getByText('You have asked to take your move back').first()).toBeVisible();
    await expect(square(bob, 'b2')).toHaveAccessibleName('b2, empty');
    await bob.context().setOffline(false);
    await bob.getByRole('button', { name: 'Agree' }).click();
    await expect(square(ana, 'b2')).toHaveAccessibleName('b2, empty');
    await close();
  });

  test('a spectator sees the game from the middle on, and can do nothing', async ({ browser }) => {
    const { ana, link, close } = await meet(browser, address);
    await square(ana, 'b2').click();
    const eve = await (await browser.newContext(phone)).newPage();
    await eve.goto(link.split('.').slice(0, 3).join('.'));
    await expect(square(eve, 'b2')).toHaveAccessibleName('b2, X');
    await expect(eve.getByText('You are watching').first()).toBeVisible();
    await square(eve, 'a1').click({ force: true });
    await expect(eve.getByRole('button', { name: 'New game' })).toBeHidden();
    await expect(ana.getByText('one person watches').first()).toBeVisible();
    await expect(square(ana, 'a1')).toHaveAccessibleName('a1, empty');
    await Promise.all([close(), eve.context().close()]);
  });

  test('a person who opens their own link in another window watches there, and the seat stays free', {
    tag: '@long',
  }, async ({ browser }) => {
    const [home, away] = [await browser.newContext(desk), await browser.newContext(phone)];
    const ana = await home.newPage();
    await ana.goto(address);
    const link = await invite(ana);
    const beside = await home.newPage();
    await beside.goto(link);
    const dialog = beside.getByRole('dialog');
    await expect(dialog.getByText('This seat is open in another window. You can watch here.')).toBeVisible();
    expect(await violations(beside)).toEqual([]);
    await dialog.getByRole('button', { name: 'Watch', exact: true }).click();
    await expect(dialog).toBeHidden();
    const bob = await away.newPage();
    await bob.goto(link);
    await expect(ana.getByRole('dialog')).toBeHidden();
    await square(ana, 'b2').click();
    await square(bob, 'a1').click();
    await expect(square(beside, 'a1')).toHaveAccessibleName('a1, O');
    await square(beside, 'c3').click({ force: true });
    await square(ana, 'a3').click();
    await expect(square(bob, 'a3')).toHaveAccessibleName('a3, X');
    await expect(square(beside, 'c3')).toHaveAccessibleName('c3, empty');
    await Promise.all([home.close(), away.close()]);
  });

  test('names are shown to the other one, as text, and another game is asked for by its button', {
    tag: '@long',
  }, async ({ browser }) => {
    const { ana, bob, close } = await meet(browser, address);
    await bob.getByRole('textbox', { name: 'Your name' }).fill('<i>Bob</i>');
    await bob.getByRole('textbox', { name: 'Your name' }).press('Enter');
    await expect(ana.getByText('<i>Bob</i> is here').first()).toBeVisible();
    await ana.getByRole('radio', { name: 'Ultimate' }).check();
    await bob.getByRole('button', { name: 'Decline' }).click();
    await expect(ana.getByRole('radio', { name: 'Tic-tac-toe', exact: true })).toBeChecked();
    await ana.getByRole('radio', { name: 'Ultimate' }).check();
    await bob.getByRole('button', { name: 'Agree' }).click();
    for (const page of [ana, bob]) await expect(page.getByRole('gridcell')).toHaveCount(81);
    for (const page of [ana, bob]) expect(await violations(page)).toEqual([]);
    await close();
  });

  test('a player who leaves plays alone again, and the other player is told', async ({ browser }) => {
    const { ana, bob, close } = await meet(browser, `${address}?from=elsewhere`);
    await bob.getByRole('button', { name: 'Leave this game' }).click();
    await expect(says(bob, 'Your turn')).toBeVisible();
    await expect(bob.getByRole('group', { name: 'Opponent' })).toBeVisible();
    await expect.poll(() => new URL(bob.url()).hash).not.toContain('room');
    expect(new URL(bob.url()).search).toBe('?from=elsewhere');
    await expect(ana.getByText('Your friend is not here now').first()).toBeVisible();
    await close();
  });
});

test('without a broker, two windows of one browser play Connect Four at once', { tag: '@long' }, async ({
  context,
  page,
}) => {
  await page.goto('/');
  await expect(says(page, 'Your turn')).toBeVisible();
  await page.getByRole('radio', { name: 'Connect Four', exact: true }).check();
  const link = await invite(page);
  const bob = await context.newPage();
  await bob.goto(link);
  await expect(page.getByRole('dialog')).toBeHidden();
  await square(page, 'd1').click();
  await square(bob, 'd2').click();
  await expect(square(page, 'd2')).toHaveAccessibleName('d2, O');
  await page.reload();
  await expect(square(page, 'd2')).toHaveAccessibleName('d2, O');
  const marks = async (/** @type {Page} */ one) => (await boardOf(one)).map((label) => label.split(', ')[1]);
  await expect.poll(() => marks(page)).toEqual(await marks(bob));
  await square(page, 'd3').click();
  await expect(square(bob, 'd3')).toHaveAccessibleName('d3, X');
});

test('a person who opens a link cannot move before the match is there', async ({ page }) => {
  // A room that does not exist.
  await page.goto('/#room1.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA');
  await expect(says(page, 'No answer yet. The game appears as soon as your friend is there')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('grid').locator('button[aria-disabled=false]')).toHaveCount(0);
  await expect(says(page, 'One moment')).toBeVisible();
});

test('a person who has waited in vain can leave, and a late answer changes nothing', { tag: '@long' }, async ({
  context,
  page,
}) => {
  await page.goto('/');
  const link = await invite(page);
  const late = await context.newPage();
  await page.close();
  await late.goto(link);
  await expect(says(late, 'No answer yet. The game appears as soon as your friend is there')).toBeVisible({
    timeout: 20_000,
  });
  await late.getByRole('button', { name: 'Leave this game' }).click();
  await expect(late.getByRole('button', { name: 'Play with a friend' })).toBeFocused();
  await expect(says(late, 'Your turn')).toBeVisible();
  expect(new URL(late.url()).hash).not.toContain('room');
});

test.describe('without a network', () => {
  test.use({ complaintsExpected: true });

  test('a link is kept until there is one, and the page does not say that the site has no broker', {
    tag: '@long',
  }, async ({ page }) => {
    await page.route('**/rooms.json', (route) => route.abort());
    const hash = '#room1.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA';
    await page.goto(`/${hash}`);
    await expect(says(page, 'The connection to the game has failed.')).toBeVisible();
    await expect(page.getByRole('grid').locator('button[aria-disabled=false]')).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe(hash);
    await page.unroute('**/rooms.json');
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await expect(says(page, 'Looking for your friend’s game')).toBeVisible();
  });

  test('every failed attempt to load is reported, and one style sheet is enough', async ({ page }) => {
    await page.goto('/');
    await expect(says(page, 'Your turn')).toBeVisible();
    await page.route('**/shared-*.js', (route) => route.abort());
    const words = says(page, 'This could not be loaded. Check your connection.');
    for (let attempt = 0; attempt < 2; attempt++) {
      await page.getByRole('button', { name: 'Play with a friend' }).click();
      await expect(words).toBeVisible();
      await page.locator('#notice').evaluate((notice) => notice.replaceChildren());
    }
    await expect(page.locator('link[href="friend.css"]')).toHaveCount(1);
  });
});

test('by links alone: each player moves and sends the next link', async ({ browser, page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play with a friend' }).click();
  await page.getByRole('button', { name: 'Send moves as links' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  const bob = await (await browser.newContext(phone)).newPage();
  /** @type {(from: Page, name: string) => Promise<string>} */
  const move = async (from, name) => {
    await square(from, name).click();
    return from.getByRole('textbox', { name: 'The link' }).inputValue();
  };
  const first = await move(page, 'b2');
  expect(await violations(page)).toEqual([]);
  await bob.goto(first);
  await expect(says(bob, 'Ana played b2. Your move')).toBeVisible();
  await expect(says(bob, 'Your turn')).toBeVisible();
  const second = await move(bob, 'a1');
  await bob.reload();
  await expect(bob.getByRole('dialog')).toBeVisible();
  await expect(square(bob, 'a1')).toHaveAccessibleName('a1, O');
  await page.goto(second);
  await expect(says(page, 'Your friend played a1. Your move')).toBeVisible();
  await square(page, 'a1').click({ force: true });
  await expect(square(page, 'a1')).toHaveAccessibleName(/a1, O/);
  await bob.context().close();
});

test.describe('a link that cannot be opened is reported', () => {
  for (const [link, words] of /** @type {const} */ ([
    ['room1.abc', 'This link is not a game, or part of it is missing.'],
    ['room9.abc.def', 'This was made by another version. Load the newest one, or watch.'],
    ['turn1~X~~~tic-tac-toe.X.z9', 'This link is not a game, or part of it is missing.'],
  ])) {
    test(link, async ({ page }) => {
      await page.goto(`/#${link}`);
      await expect(says(page, words)).toBeVisible();
      await expect(says(page, 'Your turn')).toBeVisible();
      await square(page, 'b2').click();
      await expect(square(page, 'b2')).toHaveAccessibleName('b2, X');
    });
  }
});
