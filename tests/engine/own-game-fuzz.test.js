import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzzDefinitions } from './own-game-fuzz.js';

test('three hundred games that break laws at random fail only as they should, and others go on', async () => {
  const { definitions, errors } = await fuzzDefinitions(300, 1);
  assert.equal(definitions, 300);
  const codes = ['rule-failed', 'not-a-player', 'not-a-winner', 'not-a-list', 'not-a-move'];
  for (const code of [...codes, 'too-many-moves', 'no-moves', 'not-cloneable', 'not-a-key']) {
    assert.ok(Number(errors[code]) > 0, `${code}: ${JSON.stringify(errors)}`);
  }
});
