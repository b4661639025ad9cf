// The recipes as the documentation shows them: each is opened separately, and can be played.

import { readdirSync, readFileSync } from 'node:fs';
import { test as base, boardOf, expect, violations, waitForTurn } from '../browser.js';

/** @import { Page } from '../browser.js' */

const folder = new URL('../../web/recipes/', import.meta.url);
const recipes = readdirSync(folder).flatMap((name) => (name.endsWith('.html') ? [name.replace('.html', '')] : []));

/** Answers requests of browsers for things that recipes do not need. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await use(page);
  },
});

test.use({ viewport: { width: 640, height: 800 }, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

/**
 * A square of a board.
 *
 * @param {Pick<Page, 'getByRole'>} board
 * @param {string} name
 */
const square = (board, name) => board.getByRole('button', { name: new RegExp(`^${name}, `) });

/** A move and the computer's answer. @param {Page} page @param {string} name */
async function move(page, name) {
  await square(page, name).click();
  await expect.poll(async () => (await boardOf(page)).filter((label) => label.includes(', O'))).toHaveLength(1);
}

/** How to play each. @type {Record<string, (page: Page) => Promise<void>>} */
const plays = {
  'one-tag': async (page) => {
    await move(page, 'b2');
    await waitForTurn(page);
  },
  'another-colour': async (page) => {
    await square(page, 'a1').click();
    await expect(square(page, 'a1')).toHaveAccessibleName('a1, O');
    const colour = (/** @type {string} */ name) =>
      page
        .locator('noughts-game')
        .evaluate((game, property) => getComputedStyle(game).getPropertyValue(property), name);
    expect(await colour('--noughts-x')).toBe('#0f6b4f');
    const button = page.getByRole('button', { name: 'New game' });
    await expect(button).toHaveCSS('border-radius', '0px');
  },
  'only-the-board': async (page) => {
    await move(page, 'd1');
    await expect(page.getByRole('button', { name: 'New game' })).toBeHidden();
    await expect(page.getByText('Your turn', { exact: true })).toBeHidden();
    await expect(page.getByRole('gridcell')).toHaveCount(42);
  },
  'own-game': async (page) => {
    await square(page, 'b1').click();
    await page.getByRole('toolbar').getByRole('button', { name: 'x3' }).click();
    await expect(square(page, 'b1')).toHaveAccessibleName('b1, 0');
    await waitForTurn(page);
  },
  'puzzle-of-the-day': async (page) => {
    await square(page, 'c3').click();
    await expect(page.getByText('It was c1.')).toBeVisible();
    await square(page, 'c1').click({ force: true });
    await expect(square(page, 'c1'), 'one move is asked for').not.toHaveAccessibleName(/X/);
    await page.reload();
    await square(page, 'c1').click();
    await expect(page.getByText('That is the move!')).toBeVisible();
  },
  room: async (page) => {
    const [friend] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Play' }).click()]);
    await square(page, 'b2').click();
    await expect(square(friend, 'b2')).toHaveAccessibleName('b2, X');
    await square(friend, 'a1').click();
    await expect(square(page, 'a1')).toHaveAccessibleName('a1, O');
  },
  'in-a-frame': async (page) => {
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: /^e5, / }).click();
    await expect(frame.getByText('Your turn', { exact: true })).toBeVisible();
    await expect(frame.getByRole('gridcell')).toHaveCount(81);
    await expect(frame.getByRole('button', { name: /, O/ })).toHaveCount(1);
  },
  'strictest-policy': async (page) => {
    await move(page, 'd1');
    await waitForTurn(page);
  },
  'own-board': async (page) => {
    await square(page, 'b2').click();
    await expect(page.getByRole('button', { name: /, O$/ })).toHaveCount(1);
    await expect(page.getByText('Your turn')).toBeVisible();
    await expect(square(page, 'b2')).toBeDisabled();
  },
};

test('each recipe is played, and shown by the documentation with every file that it has', () => {
  expect(Object.keys(plays).sort()).toEqual(recipes.sort());
  const shown = readFileSync(new URL('../../web/docs/recipes.html', import.meta.url), 'utf8');
  for (const name of readdirSync(folder)) expect(shown).toContain(`data-file="web/recipes/${name}"`);
});

for (const name of recipes) {
  test(`${name} plays, and has no axe violation`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('1970-01-04T12:00Z')); // the day of the first puzzle
    await page.goto(`/docs/recipes/${name}.html`);
    await plays[name]?.(page);
    expect(await violations(page)).toEqual([]);
  });
}

test('the puzzles are puzzles: each move is the only one that wins', () => {
  const script = readFileSync(new URL('puzzle-of-the-day.js', folder), 'utf8');
  const puzzles = [...script.matchAll(/position: '((.+?)\..+?)', answer: '(.+?)'/g)];
  expect(puzzles.length).toBe(3);
  for (const [, position, game, answer] of puzzles) {
    const proven = readFileSync(new URL(`../../core/data/puzzles/${game}.txt`, import.meta.url), 'utf8');
    expect(proven).toMatch(new RegExp(`^\\d \\+ ${position} ${answer}$`, 'm'));
  }
});
