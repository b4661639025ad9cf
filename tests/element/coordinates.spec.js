// The letters and numbers at the board's edge. They help people find a square that a text names.

import { expect, square, test, violations } from '../browser.js';
import { files, pageWith, waitForPhase, withWidget } from './widget.js';

/** @param {import('@playwright/test').Page} page */
const coordinates = (page) => page.locator('.coordinates');

/** The place and size of every square. @param {import('@playwright/test').Page} page */
const places = (page) =>
  page.getByRole('grid').evaluate((grid) =>
    [...grid.querySelectorAll('button')].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

test('a site shows them at the squares that have their names, and nothing moves for them', { tag: '@long' }, async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  for (const [game, text, count] of /** @type {const} */ ([
    ['connect-four', 'abcdefg654321', 42],
    ['ultimate', 'abcdefghi987654321', 81],
    ['line-8x8-5', 'abcdefgh87654321', 64],
    ['tic-tac-toe', 'abc321', 9],
  ])) {
    await page.locator('noughts-game').evaluate((/** @type {any} */ widget, id) => {
      Object.assign(widget, { coordinates: false, position: `${id}.X` });
    }, game);
    await expect(page.getByRole('gridcell'), 'its engine has come').toHaveCount(count);
    await expect(square(page, 'b2')).toBeVisible();
    await expect(coordinates(page)).toBeHidden();
    const before = await places(page);
    await withWidget(page, (widget) => {
      widget.coordinates = true;
    });
    await expect(coordinates(page)).toBeVisible();
    await expect(coordinates(page)).toHaveText(text);
    expect(await places(page), game).toEqual(before);
    const middle = async (/** @type {import('@playwright/test').Locator} */ place) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
      return [x + width / 2, y + height / 2];
    };
    const [b1, letter] = [await middle(square(page, 'b1')), await middle(coordinates(page).locator('span').nth(1))];
    const [a2, number] = [await middle(square(page, 'a2')), await middle(coordinates(page).getByText('2').last())];
    expect(letter[0], game).toBeCloseTo(b1[0] ?? 0, 0);
    expect(number[1], game).toBeCloseTo(a2[1] ?? 0, 0);
    await expect(coordinates(page), 'the squares say their names themselves').toHaveAttribute('aria-hidden', 'true');
  }
  expect(await violations(page)).toEqual([]);
});

test('they appear when a text names a square, and disappear with it', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human" position="tic-tac-toe.X.a3.a2.b3.b2"'), files);
  await waitForPhase(page, 'turn');
  await expect(coordinates(page)).toBeHidden();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(coordinates(page), 'try c3').toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(coordinates(page)).toBeHidden();
  await square(page, 'a3').click({ force: true });
  await expect(coordinates(page), 'a3 is taken').toBeVisible();
  await square(page, 'c2').click();
  await expect(coordinates(page)).toBeHidden();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(coordinates(page)).toBeVisible();
});

test('on a wide board no name lies under a mark', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('coordinates opponent="human" position="gomoku.X.a1.h1.a9.h8"'), files);
  await waitForPhase(page, 'turn');
  await expect(coordinates(page).getByText('b', { exact: true })).toBeVisible();
  for (const name of ['a', 'h', '1', '9'])
    await expect(coordinates(page).getByText(name, { exact: true })).toBeHidden();
  for (const name of ['8', '15']) await expect(coordinates(page).getByText(name, { exact: true })).toBeVisible();
});
