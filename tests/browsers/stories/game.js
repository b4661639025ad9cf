// A person plays.

import assert from 'node:assert/strict';
import { load } from 'noughts';
import { until } from '../browser.js';

/** @import { Page } from '../browser.js' */
/** @import { Widget } from '../person.js' */
/** @import { Scene, Stories } from '../stories.js' */

const noughts = await load();

/** The names of the squares that can be chosen. @param {Page} page */
function choices(page) {
  return page.run(() => {
    const { shadowRoot } = /** @type {Widget} */ (document.querySelector('noughts-game'));
    const squares = /** @type {HTMLElement[]} */ ([
      ...shadowRoot.querySelectorAll('[role=grid] button[aria-disabled=false]'),
    ]);
    return squares.map((square) => `${square.getAttribute('aria-label')}`.split(',')[0] ?? '');
  });
}

/**
 * Plays to the end, always in the first free square.
 *
 * @param {Scene} scene
 * @param {string} title
 * @param {string} id
 */
async function playToTheEnd({ page, person }, title, id) {
  await person.choose(title);
  await until(page, (wanted) => /** @type {Widget} */ (document.getElementById('game')).game === wanted, id);
  await person.choose('Easy');
  await page.run(() => {
    // Between the person's mark and the computer's.
    /** @type {Widget} */ (document.getElementById('game')).delay = 0;
  });
  await person.waitForTurn();
  await page.run(() => document.getElementById('game')?.focus());
  for (let moves = 0; await person.isPlaying(); moves++) {
    assert.ok(moves < 81, 'the game comes to an end');
    const [square = ''] = await choices(page);
    const before = await person.position();
    await person.mark(square);
    await until(page, (was) => /** @type {Widget} */ (document.getElementById('game')).position !== was, before);
    await person.waitForTurn();
  }
  const match = noughts.parse(await person.position());
  assert.equal(match.game.id, id);
  assert.notEqual(match.status.state, 'next');
  const marks = (await person.board()).map((label) => /, ([XO])\b/.exec(label)?.[1] ?? null);
  assert.deepEqual(marks, match.squares, 'what is read out is what was played');
}

/** @type {[title: string, id: string][]} in the page's order */
const games = [
  ['Tic-tac-toe', 'tic-tac-toe'],
  ['Ultimate', 'ultimate'],
  ['Connect Four', 'connect-four'],
  ['Four on 5×5', 'four-in-a-row-5x5'],
  ['Infinite', 'infinite-tic-tac-toe'],
  ['Misère', 'misere-tic-tac-toe'],
];

/** @type {Stories} */
export const gameStories = {
  'a person reaches the board by the Tab key, and the computer answers': async ({ page, person, site, look }) => {
    await page.goto(site.address);
    await person.waitForTurn();
    await person.tabToBoard();
    await person.mark('b2');
    await until(page, () => {
      const { position } = /** @type {Widget} */ (document.getElementById('game'));
      return position.split('.').length === 4;
    });
    await person.waitForTurn();
    assert.equal((await person.board())[4], 'b2, X');
    assert.equal((await person.board()).filter((label) => label.endsWith(', O')).length, 1);
    await look('begun');
  },

  ...Object.fromEntries(
    games.map(([title, id]) => [
      `${title} is played to its end by keys alone`,
      async (/** @type {Scene} */ scene) => {
        await scene.page.goto(scene.site.address);
        await scene.person.waitForTurn();
        await playToTheEnd(scene, title, id);
        await scene.look(id);
      },
    ]),
  ),

  'a move is taken back and made again, a hint is shown, and what each move leads to': async ({
    page,
    person,
    site,
    look,
  }) => {
    await page.goto(site.address);
    await person.choose('Friend');
    await person.waitForTurn();
    await page.run(() => document.getElementById('game')?.focus());
    for (const square of ['b2', 'a3', 'b3']) await person.mark(square);
    await person.choose('Undo');
    assert.equal(await person.position(), 'tic-tac-toe.X.b2.a3.b3.undo');
    assert.equal((await person.board())[1], 'b3, empty');
    await person.choose('Redo');
    assert.equal((await person.board())[1], 'b3, X');
    await person.choose('Hint');
    await until(page, () => document.querySelector('noughts-game')?.shadowRoot?.querySelector('.hint'));
    await person.choose('Analyse');
    const shown = () =>
      [...(document.querySelector('noughts-game')?.shadowRoot?.querySelectorAll('.slip') ?? [])].map((slip) =>
        slip.hasAttribute('data-best'),
      );
    await until(page, () => document.querySelector('noughts-game')?.shadowRoot?.querySelector('.slip'));
    const slips = await page.run(shown);
    assert.equal(slips.length, 6, 'one for each move');
    assert.equal(slips.filter(Boolean).length, 1, 'one stands out');
    // O has one defence: b1 blocks the threat in the column.
    const notLost = (await person.board()).filter((label) => /\b(draws|wins)\b/.test(label));
    assert.deepEqual(
      notLost.map((label) => label.split(',')[0]),
      ['b1'],
    );
    await look('analysed');
  },
};
