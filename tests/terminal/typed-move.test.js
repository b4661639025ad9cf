// The moves that people type.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedMove } from '../../web/cli/typed-move.js';
import { load } from '../../web/engine/index.js';

const { game } = (await load()).match('tic-tac-toe');

test('a typed number is the name of a move if there is one, or else a square from the top left', () => {
  assert.equal(typedMove(game, '1'), 0);
  assert.equal(typedMove(game, 'a3'), 'a3');
  assert.equal(typedMove(game, '10'), undefined);
  assert.equal(typedMove({ ...game, moveNames: ['1', '2'], squareNames: [] }, '2'), '2');
  assert.equal(typedMove({ ...game, moveNames: ['1', '2'], squareNames: [] }, '3'), undefined);
});
