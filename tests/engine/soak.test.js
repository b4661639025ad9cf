import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soakEngine } from '../soak.js';

test('forty games between players of any level, two of every kind, end, there and back and through text', async () => {
  const { games, moves } = await soakEngine(40, 7);
  assert.equal(games, 40);
  assert.ok(moves > 40 * 5 && moves < 40 * 81, `${moves} moves`);
});
