// The layout of the boards of all games, which every drawing follows.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutOf } from '../../web/element/board/layout.js';
import { load } from '../../web/engine/index.js';

const noughts = await load();

/** @param {string} id */
const gameOf = (id) => noughts.match(id).game;

test('in every game all squares lie on the board, and none covers another', () => {
  const games = [...noughts.games.map(({ id }) => id), 'notakto-1', 'notakto-2', 'line-19x19-6', 'line-5x2-2'];
  for (const id of games) {
    const { width, height, squares } = layoutOf(gameOf(id));
    for (const [index, { x, y, side }] of squares.entries()) {
      assert.ok(x >= 0 && y >= 0 && x + side <= width && y + side <= height, `${id}: ${index}`);
      for (const other of squares.slice(index + 1)) {
        const isApart = Math.abs(other.x - x) >= side || Math.abs(other.y - y) >= side;
        assert.ok(isApart, `${id}: ${index}`);
      }
    }
  }
});

test('three small boards in a row of the rules stand in a square: two above, and one below in the middle', () => {
  const { width, height, boards } = layoutOf(gameOf('notakto'));
  assert.equal(width, height);
  const [first, second, third] = boards.map(({ x, y, side }) => [(x + side / 2) / width, (y + side / 2) / height]);
  assert.deepEqual(
    [first, second, third],
    [
      [1 / 4, 1 / 4],
      [3 / 4, 1 / 4],
      [1 / 2, 3 / 4],
    ],
  );
});

test('each square of a small board lies on that board', () => {
  for (const { id } of noughts.games) {
    const game = gameOf(id);
    const { boards, squares } = layoutOf(game);
    for (const [index, board] of boards.entries()) {
      for (const square of game.smallBoards[index] ?? []) {
        const { x = -1, y = -1 } = squares[square] ?? {};
        assert.ok(
          x > board.x && y > board.y && x < board.x + board.side && y < board.y + board.side,
          `${id} ${square}`,
        );
      }
    }
  }
});
