import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextLevel } from '../../web/page/statistics/levels.js';
import { merged, parse, print, withGame } from '../../web/page/statistics/statistics.js';

/** @import { End, Statistics } from '../../web/page/statistics/statistics.js' */

/** @param {readonly End[]} ends @returns {Statistics} */
const after = (ends) =>
  ends.reduce((all, end) => withGame(all, 'ultimate', 'hard', end), /** @type {Statistics} */ ({}));

test('each game is counted, and a streak ends with a loss or a tie', () => {
  const { hard } = after(['win', 'win', 'tie', 'win', 'loss', 'win', 'win', 'win']).ultimate ?? {};
  assert.deepEqual(hard, { win: 6, tie: 1, loss: 1, streak: 3, best: 3 });
  const other = withGame(after(['win']), 'connect-four', 'easy', 'loss');
  assert.deepEqual(Object.keys(other), ['ultimate', 'connect-four']);
  assert.deepEqual(other.ultimate, after(['win']).ultimate);
});

test('the next level is suggested after every third win in a row, and none after the last', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6].map((streak) => nextLevel('easy', streak)),
    [undefined, undefined, undefined, 'medium', undefined, undefined, 'medium'],
  );
  assert.equal(nextLevel('hard', 3), 'best');
  assert.equal(nextLevel('best', 3), undefined);
});

test('of two tallies for the same level, the one with more games is taken, in either order', () => {
  const [few, many] = [after(['win', 'win']), after(['loss', 'tie', 'win'])];
  const others = withGame({}, 'ultimate', 'easy', 'tie');
  assert.deepEqual(merged(few, many), many);
  assert.deepEqual(merged(many, few), many);
  assert.deepEqual(merged(many, many), many);
  assert.deepEqual(merged(many, others), { ultimate: { ...many.ultimate, ...others.ultimate } });
  assert.deepEqual(merged(many, {}), many);
});

test('printed statistics can be read again, and other text cannot', () => {
  const statistics = withGame(after(['win', 'tie']), 'line-5x4-4-gravity', 'best', 'loss');
  assert.deepEqual(parse(print(statistics)), statistics);
  assert.deepEqual(parse(print({})), {});
  const tally = { win: 2, tie: 0, loss: 0, streak: 2, best: 2 };
  const as = (/** @type {unknown} */ games) => parse(JSON.stringify({ noughts: 1, statistics: games }));
  assert.deepEqual(as({ ultimate: { easy: { ...tally, more: '<b>' } } }), { ultimate: { easy: tally } });
  for (const wrong of [
    null,
    7,
    { ultimate: null },
    { ultimate: { easy: null } },
    { ultimate: { friend: tally } },
    { ultimate: { constructor: tally } },
    { 'Ultimate<b>': { easy: tally } },
    { ultimate: { easy: { ...tally, win: -1 } } },
    { ultimate: { easy: { ...tally, win: 1.5 } } },
    { ultimate: { easy: { ...tally, tie: '1' } } },
    { ultimate: { easy: { ...tally, best: 3 } } },
    { ultimate: { easy: { ...tally, streak: 3 } } },
    { ultimate: { easy: { win: 2 } } },
  ]) {
    assert.equal(as(wrong), undefined, JSON.stringify(wrong));
  }
  for (const text of ['', '[]', '{"statistics":{}}', '{"noughts":2,"statistics":{}}', '{"noughts":1}']) {
    assert.equal(parse(text), undefined, text);
  }
});

test('written statistics can always be read again, even very large ones', () => {
  const tally = { win: 2, tie: 0, loss: 0, streak: 2, best: 2 };
  const many = (/** @type {string} */ name, /** @type {number} */ count) =>
    Object.fromEntries(Array.from({ length: count }, (_, number) => [`${name}-${number}`, { easy: tally }]));
  const own = { ...many('own', 300), ultimate: { hard: { ...tally, loss: 90 } } };
  const both = merged(own, many('other', 400));
  assert.deepEqual(parse(print(both)), both);
  assert.equal(Object.keys(both).length, 500);
  assert.deepEqual(both.ultimate, own.ultimate, 'what was played most stays');
  const after = withGame(both, 'connect-four', 'best', 'tie');
  assert.deepEqual(parse(print(after)), after);
  assert.equal(after['connect-four']?.best?.tie, 1);
  assert.deepEqual(after.ultimate, own.ultimate);

  const most = Number.MAX_SAFE_INTEGER;
  const full = { ultimate: { hard: { win: most, tie: most, loss: most, streak: most, best: most } } };
  for (const end of /** @type {const} */ (['win', 'tie', 'loss'])) {
    const next = withGame(full, 'ultimate', 'hard', end);
    assert.deepEqual(parse(print(next)), next, end);
  }
});

test('text that cannot be read is put aside before anything is written over it', async () => {
  /** @type {Map<string, string>} */
  const kept = new Map([['noughts-statistics', '{"noughts":2}']]);
  Reflect.set(globalThis, 'localStorage', {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text),
  });
  const { keepStatistics, keptStatistics } = await import('../../web/page/statistics/kept.js');
  keepStatistics(after(['win']));
  assert.equal(kept.get('noughts-statistics-unreadable'), '{"noughts":2}');
  assert.deepEqual(keptStatistics(), after(['win']));
});
