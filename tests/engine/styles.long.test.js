import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'noughts';
import { pointsOf } from './points.js';

/** @import { Level, Style } from 'noughts' */

const noughts = await load();

// The documentation of `style` states this. The corners of Connect Four are the worst.
const [least, most] = [0.15, 0.8];

for (const [game, games] of /** @type {const} */ ([
  ['tic-tac-toe', 150],
  ['connect-four', 60],
  ['ultimate', 40],
  ['gomoku', 24],
])) {
  for (const level of /** @type {Level[]} */ (['easy', 'medium', 'hard'])) {
    test(`in ${game} at level ${level}, each style wins and loses against its level`, async (context) => {
      for (const style of /** @type {Style[]} */ (['corners', 'middle', 'near', 'mirror', 'attacking', 'defending'])) {
        const points = await pointsOf(noughts, game, level, style, games);
        context.diagnostic(`${style}: ${points}`);
        assert.ok(points > least && points < most, `${style} gets ${points} of the points`);
      }
    });
  }
}
