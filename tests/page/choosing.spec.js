// Choosing a game without a button.

import { boardOf, expect, says, square, test, violations, waitForTurn } from '../browser.js';

/** @import { Page } from '../browser.js' */

/** @param {Page} page */
const dialogOf = (page) => page.getByRole('dialog', { name: 'A game of your own' });

/** @param {Page} page */
async function open(page) {
  await page.getByRole('button', { name: 'More…' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** @param {Page} page @param {string} name @param {number} [times] */
async function press(page, name, times = 1) {
  for (let time = 0; time < times; time++) await dialogOf(page).getByRole('button', { name, exact: true }).click();
}

const columns = (/** @type {Page} */ page) => dialogOf(page).locator('.stepper', { hasText: 'Columns' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });
  test('a game of one’s own is drawn as it is chosen, played, linked to, and found again', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Friend' }).check();
    await open(page);
    await press(page, 'Columns: more', 2);
    await press(page, 'Rows: more');
    await press(page, 'In a row: more');
    await dialogOf(page).getByLabel('Marks fall').check();
    await expect(dialogOf(page).locator('.name')).toHaveText('4 in a row on 5×4, marks fall');
    await expect(dialogOf(page).locator('[part=square]')).toHaveCount(20);
    await press(page, 'Play');

    await expect(dialogOf(page)).toHaveCount(0);
    await expect(says(page, 'X’s turn')).toBeVisible();
    await expect(page.locator('noughts-game').getByRole('grid')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'New game' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(square(page, 'c4')).toBeVisible();
    await page.keyboard.press('Enter');
    expect((await boardOf(page)).filter((label) => label.endsWith(', X'))).toHaveLength(1);
    const own = page.getByRole('radio', { name: '4 in a row on 5×4, marks fall' });
    await expect(own).toBeChecked();
    await expect(page).toHaveURL(/#line-5x4-4-gravity\./);
    const link = page.url();

    await page.goto('about:blank');
    await page.goto('/');
    await expect(own).toBeChecked();
    await expect(says(page, '4 in a row on 5×4, marks fall.')).toBeVisible();
    await page.getByRole('radio', { name: 'Ultimate' }).check();
    await own.check();
    expect(await boardOf(page)).toHaveLength(20);

    const other = await page.context().browser()?.newPage();
    await other?.goto(link);
    await expect(
      /** @type {Page} */ (other).getByRole('radio', { name: '4 in a row on 5×4, marks fall' }),
    ).toBeChecked();
    await other?.close();
  });
});

test('impossible rules cannot be chosen, and a line that does not fit becomes shorter', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await open(page);
  const status = dialogOf(page).locator('.name');
  const fewer = dialogOf(page).getByRole('button', { name: 'Columns: fewer' });
  await press(page, 'Rows: fewer');
  await expect(status).toHaveText('3 in a row on 3×2');
  await press(page, 'Columns: fewer');
  await expect(status).toHaveText('2 in a row on 2×2');
  await press(page, 'Rows: fewer');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await expect(dialogOf(page).getByRole('button', { name: 'Rows: fewer' })).toHaveAttribute('aria-disabled', 'true');
  await fewer.focus();
  await page.keyboard.press('Enter');
  await expect(columns(page)).toContainText('2');
  const more = dialogOf(page).getByRole('button', { name: 'Columns: more' });
  while ((await more.getAttribute('aria-disabled')) === 'false') await more.click();
  await expect(status).toHaveText('2 in a row on 26×1');
  await expect(more).toBeFocused();
});

test('a board grows beyond 64 squares, where marks neither fall nor lose, up to 19×19', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/#line-8x8-5.X');
  await open(page);
  const status = dialogOf(page).locator('.name');
  const fall = dialogOf(page).getByLabel('Marks fall');
  const more = dialogOf(page).getByRole('button', { name: 'Columns: more' });
  await expect(status).toHaveText('5 in a row on 8×8');
  await expect(fall).toBeEnabled();
  // Until the engine with larger boards is loaded.
  await expect(more).toHaveAttribute('aria-disabled', 'false');
  await more.click();
  await expect(status).toHaveText('5 in a row on 9×8');
  await expect(fall).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.goto('/#line-19x19-9.X');
  await expect(square(page, 's1')).toBeVisible();
  await open(page);
  await expect(status).toHaveText('9 in a row on 19×19');
  await press(page, 'In a row: more');
  await expect(status).toHaveText('10 in a row on 19×19');
  for (const what of ['Columns', 'Rows', 'In a row'])
    await expect(dialogOf(page).getByRole('button', { name: `${what}: more` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  await press(page, 'Play');
  await expect(page).toHaveURL(/#line-19x19-10\./);
  await square(page, 's1').click();
  await expect(square(page, 's1')).toHaveAccessibleName('s1, X');
  expect(await violations(page, { besidesBoard: true })).toEqual([]);
});

test('by keys alone others of the family are played, and leaving the dialog leads back', async ({ page }) => {
  await page.goto('/');
  const more = page.getByRole('button', { name: 'More…' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await dialogOf(page).getByRole('button', { name: 'Ultimate, open boards' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Ultimate, open boards' })).toBeChecked();
  await waitForTurn(page);
  await expect(page).toHaveURL(/#ultimate-open-boards\./);
});

test('those that have no button are played from among the others, with their rules and their options', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Friend' }).check();
  for (const [name, id, rule, free] of /** @type {const} */ ([
    ['Notakto', 'notakto', 'Both make an X. The last row loses.', 27],
    ['Notakto, two boards', 'notakto-2', 'Both make an X. The last row loses.', 18],
    ['Notakto, one board', 'notakto-1', 'Both make an X. The last row loses.', 9],
    ['Qubic', 'qubic', 'Four in a row wins, in a cube.', 64],
    ['Qubic, falling', 'qubic-gravity', 'Four in a row wins, in a cube. Marks pile up.', 16],
    ['Gomoku', 'gomoku', 'Five in a row wins.', 225],
    ['Gomoku, exactly five', 'gomoku-exactly-five', 'Exactly five in a row wins.', 225],
    ['Wild tic-tac-toe', 'wild-tic-tac-toe', 'X or O, as you like. Three in a row wins.', 9],
    ['Misère wild tic-tac-toe', 'misere-wild-tic-tac-toe', 'X or O, as you like. Three in a row loses.', 9],
    ['Order and Chaos', 'order-and-chaos', 'Order wants five in a row, Chaos none.', 36],
    [
      'Order and Chaos, exactly five',
      'order-and-chaos-exactly-five',
      'Order wants exactly five in a row, Chaos none.',
      36,
    ],
  ])) {
    await open(page);
    await dialogOf(page).getByText(name, { exact: true }).click();
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`#${id}\\.`));
    await expect(says(page, rule)).toBeVisible();
    const family = id.replace(/^misere-|-(exactly-five|gravity|\d)$/g, '');
    await expect(page.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', `learn/${family}.html`);
    await expect(page.locator('.square[aria-disabled=false]')).toHaveCount(free);
  }
});

for (const [what, picture] of /** @type {const} */ ([
  ['a picture that is no path', { icon: { board: 7, x: '<b>' } }],
  ['a picture of nothing', { icon: null }],
])) {
  test(`an invalid stored game, ${what}, is ignored`, async ({ page }) => {
    await page.addInitScript(
      (kept) => localStorage.setItem('noughts-own-game', kept),
      JSON.stringify({ id: 'line-3x3-3', name: 'None', ...picture }),
    );
    await page.goto('/');
    await waitForTurn(page);
    await expect(page.getByRole('radio', { name: 'Tic-tac-toe' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'None' })).toHaveCount(0);
  });
}

test('a game of one’s own that an earlier version has kept is there', async ({ page }) => {
  await page.addInitScript(
    (kept) => localStorage.setItem('noughts-own-game', kept),
    JSON.stringify({ id: 'line-6x5-4', name: '4 in a row on 6×5', columns: 6, rows: 5, boards: 1 }),
  );
  await page.goto('/');
  await page.getByRole('radio', { name: '4 in a row on 6×5' }).check();
  await expect(square(page, 'f5')).toBeVisible();
});

test('rules that a game with a button has are that game; leaving one for another can be undone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Friend' }).check();
  await square(page, 'b2').click();
  await open(page);
  await press(page, 'Columns: more', 4);
  await press(page, 'Rows: more', 3);
  await press(page, 'In a row: more');
  await dialogOf(page).getByLabel('Marks fall').check();
  await press(page, 'Play');
  await expect(page.getByRole('radio', { name: 'Connect Four' })).toBeChecked();
  await expect(says(page, 'X’s turn')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'Tic-tac-toe' })).toBeChecked();
  expect(await boardOf(page)).toContain('b2, X');
});
