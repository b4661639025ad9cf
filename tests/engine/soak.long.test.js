import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soakEngine } from '../soak.js';

test('two hundred games of every kind between players of any level end, there and back and through text', async () => {
  const { games, moves } = await soakEngine(200, 7);
  assert.equal(games, 200);
  assert.ok(moves > 200 * 5 && moves < 200 * 81, `${moves} moves`);
});
