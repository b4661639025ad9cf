// The end of a game between two people, as they play it by hand.

import { load } from 'noughts';
import { boardOf, expect, says, square, violations } from '../browser.js';
import { events, files, pageWith, waitForPhase, withWidget } from './widget.js';

/** @import { Match } from 'noughts' */
/** @import { Page } from '../browser.js' */

const noughts = await load();

/**
 * The game that two weak players play, which is soon over and costs no search.
 *
 * @param {string} id
 */
export async function easyGame(id) {
  const match = noughts.match(id);
  const player = noughts.opponent({ level: 'easy', seed: 5 });
  while (match.status.state === 'next') match.play(await player.choose(match));
  return match;
}

/**
 * Plays the last moves of a game by hand, and begins the next one.
 *
 * @param {Page} page
 * @param {(html: string, files: Record<string, string>) => Promise<void>} openWithPackage
 * @param {Match} game that is over
 * @param {object} options
 * @param {number} options.from the first move that is played by hand: its index, or from the end if
 *   it is negative
 * @param {boolean} options.isAudited whether axe looks at it when it is over
 */
export async function endGame(page, openWithPackage, game, { from, isAudited }) {
  const { id, columns, rows, chosenMarks, sharedMarks, squareNames } = game.game;
  const match = noughts.match(id);
  for (const move of game.moves.slice(0, from)) match.play(move);
  await openWithPackage(pageWith(`opponent="human" position="${match}"`), files);
  await waitForPhase(page, 'turn');
  await expect(page.getByRole('gridcell')).toHaveCount(columns * rows);
  for (const move of game.moves.slice(from)) {
    if (chosenMarks) {
      const mark = move < squareNames.length ? 'X' : 'O';
      await page.getByRole('button', { name: mark, exact: true }).click();
    }
    await square(page, squareNames[move % squareNames.length] ?? '').click();
    match.play(move);
    expect(await withWidget(page, (widget) => widget.position)).toBe(String(match));
  }
  await waitForPhase(page, 'over');
  const board = await boardOf(page);
  expect(board.map((label) => label.split(', ')[1])).toEqual(match.squares.map((owner) => owner ?? 'empty'));
  const roles = id === 'order-and-chaos' ? { X: 'Order', O: 'Chaos' } : { X: 'Player 1', O: 'Player 2' };
  const nameOf = (/** @type {'X' | 'O'} */ player) => (sharedMarks ? roles[player] : player);
  const ending = match.status.state === 'won' ? `${nameOf(match.status.player)} wins` : 'It’s a tie';
  await expect(says(page, ending)).toBeVisible();
  if (isAudited) expect(await violations(page)).toEqual([]);
  const [, ended] = (await events(page, 'end'))[0] ?? [];
  expect(ended).toEqual(match.status);
  await page.getByRole('button', { name: 'New game', exact: true }).click();
  const next = id === 'order-and-chaos' ? 'Order' : nameOf('O'); // the first player is Order
  await expect(says(page, `${next}’s turn`)).toBeVisible();
  expect((await boardOf(page)).every((label) => label.split(', ')[1] === 'empty')).toBe(true);
}
