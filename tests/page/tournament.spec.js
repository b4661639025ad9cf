// A tournament among friends: each has a window of one browser, so it needs no broker.

import { expect, says, square, test, violations } from '../browser.js';

/** @import { Page } from '@playwright/test' */

/** Opens the dialog for tournaments, and makes one. @param {Page} page @param {string} name */
async function create(page, name) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play with a friend' }).click();
  await page.getByRole('button', { name: 'A tournament among friends' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await expect(page.getByRole('checkbox', { name: 'Tic-tac-toe' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '3 min' })).toBeChecked();
  await page.getByRole('button', { name: 'Make the link' }).click();
  return page.getByRole('textbox', { name: 'The link' }).inputValue();
}

/** @param {Page} page @param {string} link @param {string} name */
async function join(page, link, name) {
  await page.goto(link);
  const own = page.getByRole('region', { name: 'A tournament' }).getByRole('textbox', { name: 'Your name' });
  await own.fill(name);
  await own.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: `${name} · you` })).toBeVisible();
}

/** The squares that X marks, and O between them. */
const moves = ['a1', 'b1', 'a2', 'b2', 'a3'];

/**
 * Plays a game, which X wins.
 *
 * @param {Page} X
 * @param {Page} O
 * @param {() => Promise<void>} [amid] done before the last move
 */
async function play(X, O, amid = async () => {}) {
  for (const page of [X, O]) await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const [ply, move] of moves.entries()) {
    if (ply === moves.length - 1) await amid();
    await square(ply % 2 === 0 ? X : O, move).click();
    await expect(square(ply % 2 === 0 ? O : X, move)).toHaveAccessibleName(new RegExp(`${move}, [XO]`));
  }
  await expect(says(X, 'You win')).toBeVisible();
  for (const page of [X, O]) await page.getByRole('button', { name: 'Back to the table' }).click();
}

test('friends play a tournament to its end: one leaves, one reloads, and one watches', async ({
  context,
  page: ana,
}) => {
  const link = await create(ana, 'Ana');
  const [bob, cem, eve] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await join(bob, link, 'Bob');
  await join(cem, link, 'Cem');
  const stranger = await context.newPage();
  await join(stranger, link, 'A stranger');
  await ana.getByText('Take a player out').click();
  await ana.getByRole('button', { name: 'A stranger' }).click();
  await expect(ana.getByRole('listitem').filter({ hasText: 'stranger' })).toBeHidden();
  await stranger.close();
  await eve.goto(link);
  await eve.getByRole('button', { name: 'Only watch' }).click();
  expect(await violations(ana)).toEqual([]);
  await ana.getByRole('button', { name: 'Start' }).click();

  await expect(ana.getByRole('table')).toBeVisible();
  await cem.getByRole('button', { name: 'Leave the tournament' }).click();
  await cem.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(says(cem, 'Your turn')).toBeVisible();
  await expect(ana.getByRole('rowheader', { name: 'Cem · has left' })).toBeVisible();

  for (const [X, O] of /** @type {const} */ ([
    [ana, bob],
    [bob, ana],
  ])) {
    await expect(X.getByRole('heading', { name: /^You play Tic-tac-toe against .*\. You are X\.$/ })).toBeVisible();
    await play(X, O, async () => {
      const board = eve.getByRole('button', { name: /^Watch: X .* – O .* Tic-tac-toe$/ });
      await expect(board.locator('[data-owner=X] .x')).toHaveCount(2);
      if (X === ana) {
        await O.reload();
        await expect(square(O, 'b2')).toHaveAccessibleName('b2, O');
        return;
      }
      expect(await violations(eve)).toEqual([]);
      await board.press('Enter');
      await expect(square(eve, 'a2')).toHaveAccessibleName('a2, X');
      await expect(eve.getByRole('heading', { name: /Bob.? – .?Ana.?: Tic-tac-toe/ })).toBeVisible();
    });
  }
  await eve.getByRole('button', { name: 'Back to the table' }).click();
  for (const page of [ana, bob, eve]) {
    await expect(page.getByRole('heading', { name: /Ana.? and .?Bob.? share the first place\./ })).toBeVisible();
    // Points, games, wins, ties and losses: two wins over Cem, and one over each other.
    await expect(page.getByRole('row')).toHaveText([/^Player/, /^Ana.*34301$/, /^Bob.*34301$/, /^Cem.*04004$/]);
  }
  await ana.getByRole('button', { name: 'Another tournament' }).click();
  await expect(ana.getByRole('checkbox', { name: 'Tic-tac-toe' })).toBeChecked();
});
