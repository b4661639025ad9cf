// The page of puzzles: the daily puzzle, and others for practice.

import { readFileSync } from 'node:fs';
import { load } from '../../web/engine/index.js';
import { boardOf, expect, square, test, violations, waitForTurn } from '../browser.js';

/** @import { Page } from '../browser.js' */

const noughts = await load();

/** @param {string} game */
const linesOf = (game) => readFileSync(`core/data/puzzles/${game}.txt`, 'utf8').trim().split('\n');

/**
 * The file's line of the shown puzzle, and a free but wrong square.
 *
 * @param {Page} page
 */
async function shownPuzzle(page) {
  await expect(page.locator('#task')).not.toBeEmpty();
  const position = await page
    .locator('#puzzle')
    .evaluate((board) => /** @type {import('../../web/element/index.js').NoughtsGame} */ (board).position);
  const [game = ''] = position.split('.');
  const line = linesOf(game).find((each) => each.split(' ')[2] === position) ?? '';
  const [grade, result, match, solution = ''] = line.split(' ');
  const { game: rules, legalMoves } = noughts.parse(match ?? '').position;
  const wrong = legalMoves.map((square) => rules.squareNames[square]).find((name) => name !== solution) ?? '';
  return { grade, result, match, game, solution, wrong };
}

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** @param {Page} page @param {string} date */
const comeOn = async (page, date) => {
  await page.clock.setFixedTime(new Date(`${date}T12:00`));
  await page.goto('/puzzles.html');
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });
  test('the puzzle of the day is found after a wrong try, shared without giving anything away, and stays found', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await comeOn(page, '2026-11-24');
    const { solution, wrong, game, result } = await shownPuzzle(page);
    expect(game).toBe('four-in-a-row-4x4');
    await expect(page.locator('#title')).toContainText('November 24, 2026');
    await expect(page.getByRole('img', { name: 'Grade 2 of 5' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show me' })).toBeHidden();
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
    const place = () => page.getByRole('grid').boundingBox();
    const before = await place();
    await square(page, wrong).click();
    await expect(page.getByRole('status').first()).toHaveText(
      result === '+' ? `✗ ${wrong} does not win. Try again.` : `✗ ${wrong} loses. Try again.`,
    );
    await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
    await square(page, solution).click();
    await expect(page.getByRole('status').first()).toContainText(`✓ Right: only ${solution}`);
    expect(await place(), 'nothing has moved').toEqual(before);
    expect(await violations(page)).toEqual([]);
    await press(page, 'Share the result');
    await expect(page.getByText('The result is copied.')).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toMatch(
      /^Noughts, November 24, 2026\nFour on 4×4 ●●○○○\nFound, tries: 2\.\nhttp\S+\/puzzles\.html$/,
    );
    await page.reload();
    await expect(page.getByRole('status').first()).toContainText(`✓ Right: only ${solution}`);
    await expect(square(page, solution), 'the solution is on the board').not.toHaveAccessibleName(/empty/);
    await square(page, wrong).click({ force: true });
    await expect(page.getByRole('status').first()).toContainText(`✓ Right: only ${solution}`);
    await press(page, 'Why?');
    await expect(square(page, solution), 'the question is on the board, with its answer').toHaveAccessibleName(
      new RegExp(`empty.*${result === '+' ? 'win' : 'draw'}`),
    );
    await expect(square(page, wrong)).toHaveAccessibleName(result === '+' ? /draw|los/ : /los/);
    await expect(page.getByRole('button', { name: 'Why?' })).toBeHidden();
    expect(await violations(page)).toEqual([]);
    const marks = async () => (await boardOf(page)).filter((label) => !label.includes('empty')).length;
    const asked = await marks();
    await page.getByRole('button', { name: 'Play it on' }).click();
    await expect.poll(marks, 'the computer answers the solution').toBe(asked + 2);
    await waitForTurn(page);
  });
});

test('the task, the largest board and the next button are visible together', async ({ page }) => {
  const eachScreen = async (/** @type {() => Promise<void>} */ look) => {
    for (const [width, height] of /** @type {const} */ ([
      [390, 664],
      [844, 390],
      [1280, 600],
    ])) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await look();
    }
  };
  await page.goto('/puzzles.html');
  await page.getByRole('radio', { name: 'Practise' }).check();
  await page.locator('#practice-game').selectOption('Ultimate');
  await expect(page.locator('#title')).toContainText('Ultimate');
  const { solution } = await shownPuzzle(page);
  const grid = page.getByRole('grid');
  await eachScreen(async () => {
    await expect(grid).toBeInViewport({ ratio: 0.99 });
    expect((await grid.boundingBox())?.width).toBeGreaterThan(300);
  });
  await square(page, solution).click();
  await eachScreen(async () => {
    await expect(page.locator('#verdict')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeInViewport({ ratio: 1 });
  });
});

test('each day has its own, which is the same for all who come; days in a row are counted', async ({ page }) => {
  /** @type {string[]} */
  const seen = [];
  for (const date of ['2026-12-31', '2027-01-01', '2027-01-02']) {
    await comeOn(page, date);
    const { solution, match = '' } = await shownPuzzle(page);
    seen.push(match);
    await square(page, solution).click();
    await expect(page.locator('#verdict')).toContainText('✓');
  }
  expect(new Set(seen).size).toBe(3);
  await expect(page.getByText('Found on 3 days in a row.')).toBeVisible();
  await comeOn(page, '2027-01-03');
  await expect(page.getByText('Found on 3 days in a row.')).toBeVisible();
  const { wrong } = await shownPuzzle(page);
  await square(page, wrong).click();
  await press(page, 'Show me');
  await expect(page.locator('#verdict')).toContainText('nothing else');
  await expect(page.locator('#streak')).toBeEmpty();
  await page.reload();
  await expect(page.locator('#verdict')).toContainText('nothing else');
});

test('a person goes through the puzzles of a game and a grade, by keyboard alone', async ({ page }) => {
  await page.goto('/puzzles.html');
  await shownPuzzle(page);
  await page.getByRole('radio', { name: 'Practise' }).check();
  await page.locator('#practice-game').selectOption('Misère');
  await page.locator('#practice-grade').selectOption('4');
  const ofGrade = linesOf('misere-tic-tac-toe').filter((line) => line.startsWith('4 '));
  await expect(page.locator('#title')).toContainText('Misère');
  for (let count = 0; count < 2; count++) {
    const { match, solution, wrong } = await shownPuzzle(page);
    expect(match).toBe(ofGrade[count]?.split(' ')[2]);
    await page.locator('#puzzle [part~=square]').first().focus();
    await page.keyboard.type(wrong);
    await page.keyboard.press('Enter');
    await expect(page.locator('#verdict')).toContainText('✗');
    await page.keyboard.type(solution);
    await page.keyboard.press('Enter');
    await expect(page.locator('#verdict')).toContainText('✓');
    await page.getByRole('button', { name: 'Next puzzle' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#verdict')).not.toContainText('✓');
  }
  await page.reload();
  await page.getByRole('radio', { name: 'Practise' }).check();
  await expect(page.locator('#practice-grade')).toHaveValue('4');
  await expect(page.locator('#title')).toContainText('Misère');
  expect((await shownPuzzle(page)).match).toBe(ofGrade[2]?.split(' ')[2]);
});

test('where a mark is chosen, a puzzle asks for the mark as well as for the square', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/puzzles.html');
  await page.getByRole('radio', { name: 'Practise' }).check();
  await page.locator('#practice-game').selectOption('Misère wild');
  await page.locator('#practice-grade').selectOption('1');
  const [first = ''] = linesOf('misere-wild-tic-tac-toe').filter((line) => line.startsWith('1 +'));
  const [, , , solution = ''] = first.split(' ');
  await expect(page.locator('#title')).toContainText('Misère wild');
  await expect(page.locator('#task')).toHaveText('X or O, and where? Only one move wins.');
  const [name, mark] = [solution.slice(0, 2), solution.slice(2)];
  const another = mark === 'x' ? 'o' : 'x';
  await press(page, another.toUpperCase());
  await square(page, name).click();
  await expect(page.locator('#verdict')).toHaveText(`✗ ${name}${another} does not win. Try again.`);
  expect(await violations(page)).toEqual([]);
  await press(page, mark.toUpperCase());
  await square(page, name).click();
  await expect(page.locator('#verdict')).toHaveText(`✓ Right: only ${solution} wins.`);
});

test('in puzzles of Order and Chaos it is said who is to find the mark and the square', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/puzzles.html');
  await page.getByRole('radio', { name: 'Practise' }).check();
  await page.locator('#practice-game').selectOption('Order and Chaos');
  await page.locator('#practice-grade').selectOption('1');
  const [, , match = '', solution = ''] = linesOf('order-and-chaos')[0]?.split(' ') ?? [];
  const role = match.split('.').length % 2 === 0 ? 'Order' : 'Chaos';
  await expect(page.locator('#task')).toHaveText(`${role}: X or O, and where? Only one move wins.`);
  await press(page, solution.slice(2).toUpperCase());
  await square(page, solution.slice(0, 2)).click();
  await expect(page.locator('#verdict')).toHaveText(`✓ Right: only ${solution} wins.`);
});

for (const [id, name] of /** @type {const} */ ([
  ['qubic', 'Qubic'],
  ['gomoku', 'Gomoku'],
])) {
  test(`puzzles of ${name} are played on its board`, async ({ page }) => {
    await page.goto('/puzzles.html');
    await page.getByRole('radio', { name: 'Practise' }).check();
    await page.locator('#practice-game').selectOption(name);
    await page.locator('#practice-grade').selectOption('3');
    await expect(page.locator('#title')).toContainText(name);
    await expect.poll(async () => (await shownPuzzle(page)).game).toBe(id);
    const { solution, wrong } = await shownPuzzle(page);
    await square(page, wrong).click();
    await expect(page.locator('#verdict')).toHaveText(`✗ ${wrong} does not win. Try again.`);
    await square(page, solution).click();
    await expect(page.locator('#verdict')).toHaveText(`✓ Right: only ${solution} wins.`);
  });
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the puzzles work without a network after a first visit; otherwise the page says so', async ({
    page,
    context,
  }) => {
    await page.goto('/puzzles.html');
    await shownPuzzle(page);
    const kept = () =>
      page.evaluate(async () => {
        const [name] = await caches.keys();
        if (name === undefined) return 0;
        return (await (await caches.open(name)).keys()).filter(({ url }) => url.endsWith('.txt')).length;
      });
    await expect.poll(kept, { timeout: 30_000 }).toBe(12);
    await context.setOffline(true);
    await page.reload();
    await shownPuzzle(page);
    await page.getByRole('radio', { name: 'Practise' }).check();
    await page.locator('#practice-game').selectOption('Ultimate');
    await expect(page.locator('#title')).toContainText('Ultimate');
  });
});

test.describe('without a service worker', () => {
  test.use({ complaintsExpected: true });
  test('puzzles that cannot be had come when there is a network again', async ({ page }) => {
    let isThere = false;
    await page.route('**/puzzles/*.txt', (route) => (isThere ? route.continue() : route.abort()));
    await page.goto('/puzzles.html');
    await expect(page.getByText('The puzzles could not be loaded. Check your connection.')).toBeVisible();
    isThere = true;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await shownPuzzle(page);
    await expect(page.getByText('The puzzles could not be loaded.')).toHaveCount(0);
  });

  test('a past day that cannot be had comes when there is a network again', async ({ page }) => {
    await comeOn(page, '2026-11-24');
    await shownPuzzle(page);
    await page.route('**/puzzles/*.txt', (route) => route.abort());
    await press(page, 'November 22, 2026: open');
    await expect(page.getByText('The puzzles could not be loaded. Check your connection.')).toBeVisible();
    await expect(page.locator('#title')).toContainText('November 24, 2026');
    await page.unroute('**/puzzles/*.txt');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('#title')).toContainText('November 22, 2026');
  });

  test('invalid stored data is ignored', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('noughts-puzzles', '{"days":{"2026-11-24":"<b>","x":3},"practised":[7]}');
      localStorage.setItem('noughts-puzzle-game', 'chess');
    });
    await comeOn(page, '2026-11-24');
    await shownPuzzle(page);
    await expect(page.locator('#task')).toContainText('moves: only one move');
  });
});

test('a wrong try shows its refutation, and the solution its line, move by move, by keys and buttons', async ({
  page,
}) => {
  await comeOn(page, '2026-11-24');
  const { solution, wrong, match, result } = await shownPuzzle(page);
  const verdict = page.getByRole('status').first();
  const line = page.getByRole('group', { name: 'Move by move' });
  const position = () => page.locator('#puzzle').evaluate((board) => Reflect.get(board, 'position'));
  await expect(page.getByRole('button', { name: /^Why/ })).toBeHidden();
  await square(page, wrong).click();
  await press(page, `Why not ${wrong}?`);
  await expect(verdict).toContainText(`You: ${wrong}.`);
  expect(await position()).toBe(`${match}.${wrong}`);
  await expect(line.getByRole('button', { name: 'Back', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(verdict).toContainText('The best answer: ');
  await page.keyboard.press('ArrowLeft');
  await expect(verdict).toContainText(`You: ${wrong}.`);
  await page.keyboard.press('End');
  await expect(verdict).toContainText(result === '+' ? /A tie\.|You lose\./ : 'You lose.');
  expect(await violations(page)).toEqual([]);
  await press(page, 'Back to the puzzle');
  expect(await position()).toBe(match);
  await square(page, solution).click();
  await expect(verdict).toContainText('✓ Right');
  await press(page, 'Why?');
  await expect(verdict).toContainText('Each square says what it leads to.');
  const forward = line.getByRole('button', { name: 'Forward' });
  await expect(forward).toBeFocused();
  await forward.click();
  await expect(verdict).toContainText(`You: ${solution}.`);
  expect(await position()).toBe(`${match}.${solution}`);
  while ((await forward.getAttribute('aria-disabled')) === 'false') await forward.click();
  await expect(verdict).toContainText(result === '+' ? 'You win.' : 'A tie.');
  await press(page, 'Play it on');
  await expect(line).toBeHidden();
});

test('a line that comes after the person has gone on is not shown', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-24T12:00') });
  await page.goto('/puzzles.html');
  const { solution, match } = await shownPuzzle(page);
  await square(page, solution).click();
  await page.clock.pauseAt(new Date('2026-11-24T13:00'));
  await press(page, 'Why?');
  await press(page, 'Play it on');
  await page.clock.runFor(60_000);
  await expect(page.getByRole('group', { name: 'Move by move' })).toBeHidden();
  const position = await page.locator('#puzzle').evaluate((board) => Reflect.get(board, 'position'));
  expect(position).toContain(`${match}.${solution}`);
});

test('the puzzles of past days are kept, do not count for the streak, and the week is shared as text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await comeOn(page, '2026-11-24');
  const days = page.getByRole('region', { name: 'Past days' });
  await days.getByRole('button', { name: 'November 22, 2026: open' }).click();
  await expect(page.locator('#title')).toContainText('November 22, 2026');
  const { solution } = await shownPuzzle(page);
  await square(page, solution).click();
  await expect(page.locator('#verdict')).toContainText('Right');
  await expect(days.getByRole('button', { name: 'November 22, 2026: found at once' })).toBeVisible();
  await expect(page.locator('#streak')).toBeEmpty();
  await page.reload();
  await expect(days.getByRole('button', { name: 'November 22, 2026: found at once' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await press(page, 'Share the week');
  await expect(page.getByText('The result is copied.')).toBeVisible();
  const [, results] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(results).toBe('⬜⬜⬜⬜🟩⬜⬜');
  await press(page, 'Earlier days');
  await expect(days.getByRole('button', { name: 'November 17, 2026: open' })).toBeVisible();
  await press(page, 'Later days');
  await expect(days.getByRole('button', { name: 'November 24, 2026: open' })).toBeVisible();
  await press(page, 'November 23, 2026: open');
  await expect(page.locator('#title')).toContainText('November 23, 2026');
  const choice = page.getByRole('radio', { name: 'Today' });
  await expect(choice).not.toBeChecked();
  await press(page, 'Earlier days');
  const chosen = days.getByRole('button', { name: 'November 14, 2026: open' });
  const place = await chosen.boundingBox();
  await chosen.click();
  await expect(page.locator('#title')).toContainText('November 14, 2026');
  expect((await chosen.boundingBox())?.x, 'the row stays').toBe(place?.x);
  await square(page, (await shownPuzzle(page)).solution).click();
  await expect(days.getByRole('button', { name: 'November 14, 2026: found at once' })).toBeVisible();
  await expect(days.getByRole('button', { name: 'November 17, 2026: open' })).toBeVisible();
  await choice.check();
  await expect(page.locator('#title')).toContainText('November 24, 2026');
  await expect(days.getByRole('button', { name: 'November 24, 2026: open' })).toBeVisible();
});

test('a puzzle that is solved while another one loads counts as what it is', async ({ page }) => {
  await comeOn(page, '2026-11-24');
  const { solution } = await shownPuzzle(page);
  const days = page.getByRole('region', { name: 'Past days' });
  /** @type {(() => void)[]} */
  const held = [];
  await page.route('**/puzzles/*.txt', async (route) => {
    await new Promise((/** @type {(value: void) => void} */ go) => held.push(go));
    await route.continue();
  });
  await page.getByRole('radio', { name: 'Practise' }).check();
  await page.locator('#practice-game').selectOption('Gomoku');
  await days.getByRole('button', { name: 'November 22, 2026: open' }).click();
  await square(page, solution).click();
  await expect(page.locator('#verdict')).toContainText('Right');
  await expect(page.locator('#title')).toContainText('November 24, 2026');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('noughts-puzzles') ?? ''));
  expect(stored).toEqual({ days: { '2026-11-24': 1 }, late: {}, practised: {} });
  for (const go of held) go();
  await expect(page.locator('#title'), 'the last one that was asked for').toContainText('November 22, 2026');
  await expect(days.getByRole('button', { name: 'November 24, 2026: found at once' })).toBeVisible();
  await expect(days.getByRole('button', { name: 'November 22, 2026: open' })).toBeVisible();
});

test('the first page leads to the puzzle of the day: its board, its task, and the streak', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T12:00'));
  await page.addInitScript(() => {
    const days = { '2026-11-22': 1, '2026-11-23': 2 };
    if (!localStorage.getItem('noughts-puzzles')) localStorage.setItem('noughts-puzzles', JSON.stringify({ days }));
  });
  await page.goto('/');
  const card = page.getByRole('link', { name: 'Today’s puzzle: Four on 4×4' });
  await expect(card).toContainText('Found on 2 days in a row.');
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText(/^Today’s puzzle: Four on 4×4 [XO] moves: only one move/);
  const marks = await card.locator('.mark').evaluateAll((all) => all.map((mark) => mark.getAttribute('data-owner')));
  expect(await violations(page)).toEqual([]);
  await card.click();
  await expect(page.locator('#title')).toContainText('November 24, 2026');
  const { match, solution } = await shownPuzzle(page);
  const { squares } = noughts.parse(match ?? '').position;
  expect(marks).toEqual(squares.filter((owner) => owner !== null));
  await square(page, solution).click();
  await expect(page.locator('#verdict')).toContainText('✓');
  await page.goto('/');
  await expect(card).toContainText('Found at once. Found on 3 days in a row.');
});

test.describe('without its puzzles', () => {
  test.use({ complaintsExpected: true }); // of the browser
  test('the board of today’s puzzle moves nothing when it comes, and without it the link is there', async ({
    page,
  }) => {
    await page.route('**/puzzles/*.txt', (route) => route.abort());
    await page.addInitScript(() => {
      localStorage.setItem('noughts-played', 'tic-tac-toe');
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) /** @type {any} */ (window).shift += Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.txt'));
    await page.goto('/');
    const card = page.getByRole('link', { name: /^Today’s puzzle: / });
    await card.scrollIntoViewIfNeeded();
    await failed;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02);
    await card.click();
    await expect(page).toHaveURL(/puzzles\.html$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });
  test('today’s puzzle is below the board, and is fetched when a person who has come back sees it', async ({
    page,
  }) => {
    /** @type {string[]} */
    const fetched = [];
    page.on('request', (request) => void (request.url().endsWith('.txt') && fetched.push(request.url())));
    const card = page.getByRole('link', { name: /^Today’s puzzle: / });
    for (const isBack of [false, true]) {
      await page.goto('/');
      await expect(card).toBeAttached();
      await expect(card).not.toBeInViewport();
      expect(fetched).toEqual([]);
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('svg')).toBeVisible();
      await expect(card.locator('.drawing')).toHaveCount(isBack ? 1 : 0);
      expect(fetched).toHaveLength(isBack ? 1 : 0);
      await page.evaluate(() => localStorage.setItem('noughts-played', 'tic-tac-toe'));
    }
  });
});
