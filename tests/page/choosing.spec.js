// Choosing a game: the gallery, and one's own rules.

import { boardOf, expect, says, square, test, violations, waitForTurn } from '../browser.js';

/** @import { Page } from '../browser.js' */

/** @param {Page} page */
const dialogOf = (page) => page.getByRole('dialog', { name: 'A game of your own' });

/** @param {Page} page */
const galleryOf = (page) => page.getByRole('dialog', { name: 'All games' });

/** The card of a game among those of its family. @param {Page} page @param {string} name */
const card = (page, name) =>
  galleryOf(page)
    .getByRole('button')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last();

/** The names on the cards in sight. @param {Page} page */
const names = (page) => galleryOf(page).locator('li b:visible').allTextContents();

/** @param {Page} page */
async function openGallery(page) {
  await page.getByRole('button', { name: 'All games' }).click();
  await expect(galleryOf(page)).toBeVisible();
}

/** @param {Page} page */
async function open(page) {
  await openGallery(page);
  await card(page, 'A game of your own').click();
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
    await expect(says(page, '4 in a row wins on 5×4. Marks fall.')).toBeVisible();
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
  await expect(status).toHaveText('Five in a row'); // the gallery calls it so
  await expect(fall).toBeEnabled();
  // Until the engine with larger boards is loaded.
  await expect(more).toHaveAttribute('aria-disabled', 'false');
  await more.click();
  await expect(status).toHaveText('5 in a row on 9×8');
  await expect(fall).toBeDisabled();
  await page.goto('about:blank');

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

test('by keys alone a game is found and played, and leaving the gallery leads back', async ({ page }) => {
  await page.goto('/');
  const all = page.getByRole('button', { name: 'All games' });
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Tic-tac-toe')).toBeFocused();
  await expect(card(page, 'Tic-tac-toe')).toHaveAttribute('aria-current', 'true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  for (const [key, name] of /** @type {const} */ ([
    ['ArrowRight', 'Infinite'],
    ['ArrowDown', 'Ultimate, open boards'],
    ['ArrowLeft', 'Ultimate'],
    ['ArrowLeft', 'Misère wild'],
    ['Home', 'Misère wild'],
    ['Tab', 'Ultimate'],
    ['ArrowUp', 'Tic-tac-toe'],
  ])) {
    await page.keyboard.press(key);
    await expect(card(page, name), key).toBeFocused();
  }
  const search = galleryOf(page).getByRole('searchbox', { name: 'Search by name' });
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('open b');
  await expect(search).toHaveValue('open b');
  expect(await names(page)).toEqual(['Ultimate, open boards']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Ultimate, open boards' })).toBeChecked();
  await waitForTurn(page);
  await expect(page).toHaveURL(/#ultimate-open-boards\./);
});

test('a search needs neither case nor accents nor signs, and says when it finds nothing', async ({ page }) => {
  await page.goto('/');
  await openGallery(page);
  const search = galleryOf(page).getByRole('searchbox');
  const said = galleryOf(page).getByRole('status');
  for (const [text, found] of /** @type {[string, string[]][]} */ ([
    ['MISERE', ['Misère', 'Misère wild', 'Misère Connect Four']],
    ['tic tac', ['Tic-tac-toe', 'Wild tic-tac-toe']],
    ['5x5', ['Four on 5×5']],
    ['your own', ['A game of your own']],
  ])) {
    await search.fill(text);
    expect(await names(page), text).toEqual(found);
    await expect(said).toBeEmpty();
  }
  await search.fill('chess');
  await expect(said).toHaveText('No game has this name.');
  expect(await names(page)).toEqual([]);
  await expect(galleryOf(page).getByRole('heading', { level: 3 })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(galleryOf(page)).toBeVisible();
  await search.fill('');
  await expect(galleryOf(page).getByRole('heading', { level: 3 })).toHaveText([
    'On nine squares',
    'On several boards',
    'Four or five in a row',
  ]);
});

test('the games played last are first, each once, and what is stored may be anything', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Friend' }).check();
  const first = () => galleryOf(page).locator('section').first().locator('b:visible');
  for (const name of ['Ultimate', 'Infinite', 'Ultimate']) {
    await page.getByRole('radio', { name, exact: true }).check();
    await expect(says(page, 'X’s turn')).toBeVisible();
    await page.getByRole('grid').getByRole('button', { name: 'empty' }).first().click();
    await expect(says(page, 'O’s turn')).toBeVisible();
  }
  await openGallery(page);
  await expect(galleryOf(page).getByRole('heading', { level: 3 }).first()).toHaveText('Played last');
  await expect(first()).toHaveText(['Ultimate', 'Infinite']);
  await galleryOf(page).getByRole('searchbox').fill('ultimate');
  expect(await names(page)).toEqual(['Ultimate', 'Ultimate, open boards', 'Ultimate, most boards']);
  await page.goto('about:blank');

  for (const [kept, shown] of /** @type {[string, string[]][]} */ ([
    ['line-5x4-4,qubic,qubic,chess,<b>,gomoku,notakto', ['4 in a row on 5×4', 'Qubic']],
    ['[{"id":"__proto__"}]', []],
  ])) {
    await page.goto('/');
    await page.evaluate((text) => localStorage.setItem('noughts-played', text), kept);
    await openGallery(page);
    const headings = galleryOf(page).getByRole('heading', { level: 3 });
    await expect(headings).toHaveCount(shown.length > 0 ? 4 : 3);
    if (shown.length > 0) await expect(first()).toHaveText(shown);
  }
});

for (const [language, all, search, name, right] of /** @type {const} */ ([
  ['ar', 'كل الألعاب', 'إكس او الحرة', 'إكس أو الحرة', 'ArrowLeft'],
  ['ja', 'すべて', 'アルティメット', 'アルティ\u200bメット', 'ArrowRight'],
])) {
  test(`in the language ${language} the gallery is searched by its names and read in its direction`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.addInitScript((tag) => localStorage.setItem('noughts-language', tag), language);
    await page.goto('/');
    await page.getByRole('button', { name: all }).click();
    const gallery = page.getByRole('dialog', { name: all });
    const cards = gallery.getByRole('listitem').getByRole('button');
    await expect(cards.first()).toBeFocused();
    await page.keyboard.press(right);
    await expect(cards.nth(1)).toBeFocused();
    await gallery.getByRole('searchbox').fill(search);
    await expect(gallery.locator('li b:visible').first()).toHaveText(name);
    expect(await violations(page)).toEqual([]);
  });
}

for (const { width, height, columns } of [
  { width: 320, height: 568, columns: 2 },
  { width: 390, height: 664, columns: 2 },
  { width: 844, height: 390, columns: 4 },
]) {
  test.describe(`on a screen of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });
    test(`the gallery has ${columns} columns of large cards and does not scroll sideways`, async ({ page }) => {
      await page.goto('/');
      await openGallery(page);
      const boxes = await galleryOf(page)
        .locator('button, input')
        .evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })),
        );
      for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      const lefts = new Set(boxes.filter(({ height }) => height > 80).map(({ x }) => Math.round(x)));
      expect(lefts.size).toBe(columns);
      const wide = await galleryOf(page).evaluate((dialog) =>
        [...dialog.querySelectorAll('*'), document.documentElement]
          .filter(
            (each) =>
              each.tagName !== 'svg' &&
              each.scrollWidth > each.clientWidth + 1 &&
              getComputedStyle(each).display !== 'inline' &&
              !each.closest('svg'),
          )
          .map(({ className }) => className),
      );
      expect(wide).toEqual([]);
      await card(page, 'Order and Chaos').tap();
      await expect(page.getByRole('radio', { name: 'Order and Chaos' })).toBeChecked();
      await expect(galleryOf(page)).toHaveCount(0);
    });
  });
}

test('leaving one’s own rules leads back to their card', async ({ page }) => {
  await page.goto('/');
  await open(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(card(page, 'A game of your own')).toBeFocused();
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
    ['Misère wild', 'misere-wild-tic-tac-toe', 'X or O, as you like. Three in a row loses.', 9],
    ['Order and Chaos', 'order-and-chaos', 'Order wants five in a row, Chaos none.', 36],
    [
      'Order and Chaos, exactly five',
      'order-and-chaos-exactly-five',
      'Order wants exactly five in a row, Chaos none.',
      36,
    ],
  ])) {
    await openGallery(page);
    await card(page, name).click();
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

test('a game without a button is described by its rules in sentences, and called by its name', async ({ page }) => {
  for (const [id, name, rule] of [
    ['line-7x6-4-gravity-misere', 'Misère Connect Four', '4 in a row loses on 7×6. Marks fall.'],
    ['ultimate-open-boards', 'Ultimate, open boards', 'You can still play in won boards.'],
    ['line-6x5-4', '4 in a row on 6×5', '4 in a row wins on 6×5.'],
  ]) {
    await page.goto('/learn.html');
    await page.goto(`/#${id}.X`);
    await expect(says(page, `${rule}`)).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Noughts`);
  }
  await page.goto('/learn.html');
  await page.goto('/#gomoku.X');
  await expect(page.locator('#own-game'), 'a known name is on its button').toHaveText('Gomoku');
});
