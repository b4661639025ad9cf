import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInLanes } from '../runner/lanes.js';

/** @typedef {import('../runner/lanes.js').Job} Job */

/**
 * Jobs that record when they begin and end. Each ends when all that can begin have begun.
 *
 * @param {string[]} log
 */
function jobsInto(log) {
  /**
   * @param {string} name
   * @param {{ needs?: string[], lanes?: number, succeeds?: boolean }} [options]
   * @returns {Job}
   */
  return (name, { needs = [], lanes = 1, succeeds = true } = {}) => ({
    name,
    needs,
    lanes,
    run: async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} ends`);
      return succeeds;
    },
    skip: (missing) => log.push(`${name} lacks ${missing}`),
  });
}

test('no more jobs run at a time than there are lanes, in the order of the list', async () => {
  /** @type {string[]} */
  const log = [];
  const job = jobsInto(log);
  await runInLanes([job('a'), job('b'), job('c')], 2);
  assert.deepEqual(log.slice(0, 2), ['a begins', 'b begins']);
  assert.ok(log.indexOf('c begins') > log.indexOf('a ends'));
  assert.equal(log.length, 6);
});

test('two jobs that take half a lane share one', async () => {
  /** @type {string[]} */
  const log = [];
  const job = jobsInto(log);
  await runInLanes([job('a', { lanes: 0.5 }), job('b'), job('c', { lanes: 0.5 }), job('d')], 2);
  assert.deepEqual(log.slice(0, 3), ['a begins', 'b begins', 'c begins']);
  assert.ok(log.indexOf('d begins') > 3, log.join());
});

test('a job waits for what it needs, and a lane is kept for it where that takes none', async () => {
  /** @type {string[]} */
  const log = [];
  const job = jobsInto(log);
  await runInLanes([job('fetch', { lanes: 0 }), job('build', { needs: ['fetch'] }), job('check')], 1);
  assert.deepEqual(log, ['fetch begins', 'fetch ends', 'build begins', 'build ends', 'check begins', 'check ends']);
});

test('a job without what it needs is left out and says what failed, and so are those that need it', async () => {
  /** @type {string[]} */
  const log = [];
  const job = jobsInto(log);
  await runInLanes(
    [job('a', { succeeds: false }), job('b', { needs: ['a'] }), job('c', { needs: ['b'] }), job('d')],
    1,
  );
  assert.deepEqual(log, ['a begins', 'a ends', 'b lacks a', 'c lacks b', 'd begins', 'd ends']);
});
