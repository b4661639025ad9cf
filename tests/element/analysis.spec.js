// The outcomes of moves on the board.

import { boardOf, expect, says, square, test, violations } from '../browser.js';
import { files, pageWith, waitForPhase, withWidget } from './widget.js';

/** @param {import('@playwright/test').Page} page */
const slips = (page) =>
  page
    .locator('.slip')
    .evaluateAll((all) =>
      all.map((slip) => [...slip.querySelectorAll('text')].map((text) => text.textContent).join(' ')),
    );

test('every move shows its outcome by a symbol and in words, and the best ones stand out', async ({
  page,
  openWithPackage,
}) => {
  // X in one corner, O in the next: what the picture in the design says of the seven answers.
  await openWithPackage(pageWith('opponent="human" analysis position="tic-tac-toe.X.a3.c3"'), files);
  await expect(page.locator('.slip')).toHaveCount(7);
  await expect(page.locator('.slip[data-best]')).toHaveCount(3);
  expect((await slips(page)).sort()).toEqual(['+ in 5', '+ in 5', '+ in 5', '=', '=', '=', '– in 6']);
  await expect(says(page, '3 moves win')).toBeVisible();
  await expect(square(page, 'b3')).toHaveAccessibleName('b3, empty, loses in 6');
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, empty, wins in 5');
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, empty, draws');
  expect(await violations(page)).toEqual([]);
});

test('an outcome that is known without its number of moves is said in a word', async ({ page, openWithPackage }) => {
  // The first player wins from the middle column, by the book.
  await openWithPackage(pageWith('opponent="human" analysis position="connect-four.X.d1"'), files);
  await expect(page.locator('.slip')).toHaveCount(7);
  expect(new Set(await slips(page))).toEqual(new Set(['– loses']));
  await expect(says(page, 'every move loses')).toBeVisible();
});

test('in the empty cube, the corners and the heart win, by the strategy of Qubic', async ({
  page,
  openWithPackage,
}) => {
  await openWithPackage(pageWith('game="qubic" opponent="human" analysis'), files);
  await expect(page.locator('.slip[data-best]')).toHaveCount(16);
  expect((await slips(page)).filter((slip) => slip === '+')).toHaveLength(16);
  await expect(square(page, 'a8')).toHaveAccessibleName(/wins/);
  await expect(says(page, '16 moves win')).toBeVisible();
});

test('the button shows it and takes it away', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('opponent="human"'), files);
  await waitForPhase(page, 'turn');
  const analyse = page.getByRole('button', { name: 'Analyse' });
  await expect(analyse).toHaveAttribute('aria-pressed', 'false');
  await analyse.click();
  await expect(page.locator('.slip')).toHaveCount(9);
  await expect(analyse).toHaveAttribute('aria-pressed', 'true');
  expect(await withWidget(page, (game) => game.analysis)).toBe(true);
  await square(page, 'b2').click();
  await expect(page.locator('.slip')).toHaveCount(8);
  await expect(page.locator('.slip[data-best]'), 'the corners draw, the edges lose').toHaveCount(4);
  await analyse.click();
  await expect(page.locator('.slip')).toHaveCount(0);
  await expect(square(page, 'a1')).toHaveAccessibleName('a1, empty');
});

test('an unknown outcome is estimated, and looks like an estimate', async ({ page, openWithPackage }) => {
  await openWithPackage(pageWith('game="ultimate" opponent="human" analysis position="ultimate.X.e5.d4.b2"'), files);
  await expect(page.locator('.slip[data-best]').first()).toBeVisible({ timeout: 20_000 });
  const chances = (await boardOf(page)).flatMap((label) => /about (\d+)%/.exec(label)?.[1] ?? []).map(Number);
  expect(chances, 'of the small board in the middle').toHaveLength(7);
  // Read at once, since the estimates go on: what each slip says, and the name of the square in
  // which it lies.
  const shown = await page.locator('noughts-game').evaluate(({ shadowRoot }) => {
    const squares = [...(shadowRoot?.querySelectorAll('.square') ?? [])];
    return [...(shadowRoot?.querySelectorAll('.slip[data-outcome=estimate]') ?? [])].map((slip) => {
      const { x, y, width, height } = slip.getBoundingClientRect();
      const around = squares.find((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < x + width / 2 && x + width / 2 < right && top < y + height / 2 && y + height / 2 < bottom;
      });
      return [around?.getAttribute('aria-label') ?? '', slip.querySelector('.symbol')?.textContent ?? ''];
    });
  });
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length, 'those that are certainly worse are left out').toBeLessThan(7);
  for (const [label, symbol] of shown) expect(label).toMatch(new RegExp(`^[def][456], empty, about ${symbol}%$`));
  await expect(says(page, 'estimated chances in percent')).toBeVisible();
  await expect(square(page, 'd5')).toHaveAccessibleName(/^d5, empty, about \d+%$/);
});
