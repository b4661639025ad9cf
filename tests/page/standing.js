// The layout of the page.

import { expect, says, square } from '../browser.js';

/** @import { Page } from '../browser.js' */

/** @param {Page} page */
export function places(page) {
  return page.evaluate(() => {
    scrollTo(0, 0); // the board stays in sight on a low screen
    const shadow = /** @type {ShadowRoot} */ (document.querySelector('noughts-game')?.shadowRoot);
    const found = {
      score: shadow.querySelector('[part=score]'),
      stage: shadow.querySelector('[part=stage]'),
      newGame: shadow.querySelector('.controls > [part=button]'),
      tools: shadow.querySelector('[part=tools]'),
      games: document.querySelector('[slot=games]'),
      settings: document.querySelector('[slot=settings]'),
    };
    return Object.fromEntries(
      Object.entries(found).map(([name, element]) => {
        const { left, top, width } = /** @type {Element} */ (element).getBoundingClientRect();
        return [name, { left, top, width }];
      }),
    );
  });
}

/** @param {Page} page @param {string} name */
export const choose = (page, name) => page.getByRole('radio', { name, exact: true }).check();

/**
 * Checks that nothing moves from the beginning of a game to the next one, or when other games are
 * chosen.
 *
 * @param {Page} page
 * @param {string[]} games the texts of their buttons
 */
export async function nothingMoves(page, games) {
  await page.goto('/');
  await choose(page, 'Friend');
  await expect(says(page, 'X’s turn')).toBeVisible();
  const before = await places(page);
  const same = async (/** @type {string} */ when) => expect(await places(page), when).toEqual(before);
  for (const name of ['a3', 'a2', 'b3']) await square(page, name).click();
  await same('under way');
  for (const name of ['c1', 'c3']) await square(page, name).click();
  await expect(page.getByRole('button', { name: 'Review' })).toBeVisible();
  await same('over');
  for (const name of games) {
    await choose(page, name);
    await expect(says(page, 'X’s turn')).toBeVisible();
    await same(name);
  }
  await page.getByRole('button', { name: 'New game' }).click();
  await same('the next game');
}
