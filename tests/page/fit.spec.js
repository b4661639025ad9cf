// Nothing is cut, hidden or shown by colour alone: with large letters, in small frames and in the
// person's own colours.

import { boardOf, expect, says, square, test, waitForTurn } from '../browser.js';
import { openSettings } from './settings.js';

/** @import { Page } from '../browser.js' */

/** The visible tool labels that do not fit their buttons. @param {Page} page */
const cutLabels = (page) =>
  page.locator('noughts-game [part=tool] .label').evaluateAll((labels) =>
    labels
      .filter((label) => label.checkVisibility() && label.clientWidth !== 1)
      .filter((label) => {
        const [inner, outer] = [label, label.parentElement ?? label].map((element) => element.getBoundingClientRect());
        return label.scrollWidth > label.clientWidth + 1 || !inner || !outer || inner.width > outer.width;
      })
      .map((label) => label.textContent),
  );

/** How much wider the page is than the screen. @param {Page} page */
const beyond = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('the tools’ words are whole on every screen and in every language', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await waitForTurn(page);
  for (const [lang, hint] of Object.entries({
    en: 'Hint',
    de: 'Tipp',
    fr: 'Indice',
    es: 'Pista',
    ja: 'ヒント',
    ar: 'تلميح',
  })) {
    await page.locator('noughts-game').evaluate((game, to) => game.setAttribute('lang', to), lang);
    await expect(page.getByRole('button', { name: hint })).toBeVisible();
    for (const [width, height] of /** @type {const} */ ([
      [320, 568],
      [390, 664],
      [640, 360], // 1280×720 at 200 %
      [1280, 600],
      [1366, 625],
    ])) {
      await page.setViewportSize({ width, height });
      const screen = `${lang}, ${width}×${height}`;
      await expect(page.locator('noughts-game .label').first(), screen).toHaveCSS('position', 'static');
      expect(await cutLabels(page), screen).toEqual([]);
      expect(await beyond(page), screen).toBeLessThanOrEqual(0);
    }
  }
});

for (const [width, height] of /** @type {const} */ ([
  [1280, 600],
  [1440, 900],
])) {
  test(`on a desktop of ${width}×${height} the moves, sharing and the statistics are in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/#tic-tac-toe.X.b2.a1.c3.a3');
    // All is loaded.
    await expect(page.getByRole('button', { name: 'Set up a position' })).toBeAttached();
    for (const part of [
      page.getByRole('radio', { name: 'Medium' }),
      page.getByRole('button', { name: 'Share this position' }),
      page.getByRole('button', { name: 'Your games' }),
      page.getByRole('region', { name: 'Moves' }).getByRole('button', { name: 'a3' }),
    ])
      await expect(part).toBeInViewport({ ratio: 0.99 });
  });
}

test('the tools’ words are whole on the pages about games', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/learn/tic-tac-toe.html');
  await expect(page.getByRole('button', { name: 'Analyse' })).toBeVisible();
  expect(await cutLabels(page)).toEqual([]);
});

test('with large letters nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const path of ['', 'learn.html', 'learn/ultimate.html', 'puzzles.html', 'lessons.html', 'develop.html']) {
    await page.goto(`/${path}`);
    if (path === '') await waitForTurn(page);
    else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const percent of [125, 200]) {
      await page.evaluate((size) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`:root { font-size: ${size}% }`);
        document.adoptedStyleSheets = [sheet];
      }, percent);
      expect(await beyond(page), `${path} at ${percent} %`).toBeLessThanOrEqual(0);
      expect(await cutLabels(page), `${path} at ${percent} %`).toEqual([]);
    }
  }
});

for (const [path, lang, tag] of /** @type {const} */ ([
  ['#gomoku.X.h8', 'en', '@short'],
  ['learn/gomoku.html', 'en', '@long'],
  ['#gomoku.X.h8', 'ar', '@long'],
])) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang, viewport: { width: 360, height: 640 } });

    test(`on a phone a square of 15×15 is as wide as a fingertip needs, and all are on the screen, at ${path}`, {
      tag,
    }, async ({ page }) => {
      await page.goto(`/${path}`);
      const squares = page.locator('noughts-game').last().locator('.square');
      await expect(squares).toHaveCount(225);
      const sides = () =>
        squares.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ left, right, width }) => ({ left, right, width })),
        );
      await expect.poll(async () => Math.min(...(await sides()).map(({ width }) => width))).toBeGreaterThan(23.9);
      expect(Math.min(...(await sides()).map(({ left }) => left))).toBeGreaterThan(-0.5);
      expect(Math.max(...(await sides()).map(({ right }) => right))).toBeLessThan(360.5);
      expect(await beyond(page)).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('in Spanish, whose words for games are long', () => {
  test.use({ locale: 'es', viewport: { width: 390, height: 664 } });

  test('on a phone the name of each of eight games stays within its button', async ({ page }) => {
    await page.goto('/#order-and-chaos.X');
    const games = page.locator('.games > :is(label, button)');
    await expect(games.filter({ hasText: 'Orden y Caos' })).toBeVisible();
    await expect(games).toHaveCount(8);
    expect(
      await games.evaluateAll((buttons) =>
        buttons.filter((button) => button.scrollWidth > button.clientWidth).map((button) => button.textContent),
      ),
    ).toEqual([]);
    expect(await beyond(page)).toBeLessThanOrEqual(0);
  });
});

test('three small boards fill the stage of a phone and of a desktop, and stay where they are', async ({ page }) => {
  for (const [width, height, least] of /** @type {const} */ ([
    [390, 664, 43],
    [844, 390, 40],
    [1440, 900, 75],
  ])) {
    await page.setViewportSize({ width, height });
    await page.goto(`/?${width}#notakto.X`); // a page of its own
    await waitForTurn(page);
    await page.locator('#game').evaluate((game) => game.setAttribute('opponent', 'human'));
    const places = () =>
      page
        .locator('#game .square')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width: w }) => [x, y, w]));
    const before = await places();
    expect(Math.min(...before.map(([, , side]) => Number(side))), `${width}`).toBeGreaterThan(least);
    for (const name of ['a3', 'b2', 'c1', 'd3', 'g1']) await square(page, name).click();
    await expect(says(page, 'Player 2’s turn')).toBeVisible();
    expect(await places(), `${width}`).toEqual(before);
    expect(await beyond(page)).toBeLessThanOrEqual(0);
  }
});

test('of a choice all parts are equally wide, within a whole border', async ({ page }) => {
  await page.goto('/');
  await openSettings(page);
  for (const name of ['Opponent', 'Who begins']) {
    const labels = page.getByRole('group', { name }).locator('label');
    const widths = await labels.evaluateAll((all) =>
      all.map((label) => Math.round(label.getBoundingClientRect().width)),
    );
    expect(Math.max(...widths) - Math.min(...widths), name).toBeLessThanOrEqual(1);
    const border = await labels
      .first()
      .locator('..')
      .evaluate((around) => {
        const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(around);
        return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth];
      });
    expect(new Set(border), name).toEqual(new Set(['1px']));
  }
});

test.describe('in colours of the person’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });
  test('text is readable, and chosen options look different from the rest', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Friend' }).check();
    for (const name of ['a3', 'b2']) await square(page, name).click();
    await expect(says(page, 'X’s turn')).toBeVisible();
    expect((await boardOf(page)).filter((label) => label.endsWith('empty'))).toHaveLength(7);
    const look = (/** @type {import('@playwright/test').Locator} */ element) =>
      element.evaluate((one) => {
        const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(one);
        return { color, backgroundColor, border: `${borderTopWidth} ${borderTopColor}` };
      });
    // A browser paints its own background behind text, which must differ from the text's colour.
    const ground = await page.evaluate(() => {
      const probe = document.createElement('p');
      document.body.append(probe);
      probe.attributeStyleMap.set('background-color', 'Canvas');
      return getComputedStyle(probe).backgroundColor;
    });
    expect((await look(page.getByRole('button', { name: 'New game' }))).color).not.toBe(ground);
    const label = (/** @type {string} */ name) => page.locator('label', { hasText: new RegExp(`^\\s*${name}\\s*$`) });
    expect((await look(label('Friend'))).backgroundColor).not.toBe((await look(label('Easy'))).backgroundColor);
    expect((await look(label('Tic-tac-toe'))).border).not.toBe((await look(label('Ultimate'))).border);
    const moves = page.getByRole('region', { name: 'Moves' }).getByRole('button');
    expect((await look(moves.nth(1))).backgroundColor).not.toBe((await look(moves.nth(0))).backgroundColor);
  });
});
