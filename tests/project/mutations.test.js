import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { mutations } from '../mutations/mutations.js';

test('every mutation changes text that is in the sources exactly once, and names the tests that notice it', () => {
  for (const { file, from, to, why, noticedBy } of mutations) {
    assert.equal(
      readFileSync(file, 'utf8').split(from).length - 1,
      1,
      `${why}: ${file} has to hold this once: ${from}`,
    );
    assert.notEqual(from, to, why);
    const tests = noticedBy.endsWith('.js')
      ? [`tests/${noticedBy}`]
      : [`tests/core/${noticedBy}.cpp`, `tests/simulation/${noticedBy}.cpp`];
    assert.ok(tests.some(existsSync), `${why}: there is no ${tests.join(' or ')}`);
  }
});
