// The puzzle rush without a page: its rules, its time, its puzzles and its records.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Countdown, printTime } from '../../web/page/rush/countdown.js';
import { recordsIn } from '../../web/page/rush/records.js';
import { answered, begun, ended, foundIn, gradeIn, livesIn } from '../../web/page/rush/rush.js';
import { nextPuzzle } from '../../web/page/rush/supply.js';

/** @import { Puzzle } from '../../web/page/puzzles/solving.js' */

/** A rush after answers. @param {string} answers `+` for each right one, `-` for each wrong one */
const after = (answers) => [...answers].reduce((rush, answer) => answered(rush, answer === '+'), begun);

test('the third wrong answer ends a rush, and nothing counts after its end', () => {
  assert.equal(after('++-+-').isOver, false);
  assert.equal(livesIn(after('++-+-')), 1);
  const rush = after('++-+--');
  assert.equal(rush.isOver, true);
  assert.equal(foundIn(rush), 3);
  assert.deepEqual(answered(rush, true), rush);
  assert.equal(foundIn(answered(ended(after('++')), true)), 2);
});

test('the puzzles become harder with each few that are found, up to the hardest', () => {
  assert.deepEqual(
    ['', '+++', '++++', '--++++', '+'.repeat(8), '+'.repeat(16), '+'.repeat(60)].map((answers) =>
      gradeIn(after(answers)),
    ),
    [1, 1, 2, 2, 3, 5, 5],
  );
});

test('time runs down only while it is not held, and never below nothing', () => {
  let now = 500;
  const countdown = new Countdown(10_000, () => now);
  now += 3000;
  assert.equal(countdown.left, 10_000, 'it is held at first');
  countdown.run();
  now += 4000;
  assert.equal(countdown.left, 6000);
  countdown.run();
  assert.equal(countdown.left, 6000, 'to run again changes nothing');
  countdown.hold();
  now += 60_000;
  assert.equal(countdown.left, 6000);
  countdown.run();
  now += 6001;
  assert.equal(countdown.left, 0);
});

test('a time is written in minutes and seconds, and a begun second counts', () => {
  assert.deepEqual([180_000, 179_001, 127_000, 59_999, 9_100, 1, 0].map(printTime), [
    '3:00',
    '3:00',
    '2:07',
    '1:00',
    '0:10',
    '0:01',
    '0:00',
  ]);
});

/** @param {string} game @param {number} grade @param {number} count @returns {Puzzle[]} */
const puzzles = (game, grade, count) =>
  [...Array(count)].map((_, index) => ({
    game,
    grade,
    result: 'win',
    match: `${game} ${grade} ${index}`,
    solution: 'a1',
  }));

test('the next puzzle is of the grade, or of the nearest one, and comes again only after all others', () => {
  const all = [...puzzles('one', 1, 2), ...puzzles('one', 3, 2)];
  const seen = new Set();
  const grades = [...Array(5)].map(() => nextPuzzle(all, 1, seen, () => 0.9)?.grade);
  assert.deepEqual(grades, [1, 1, 3, 3, 1]);
  assert.equal(nextPuzzle([], 1, new Set()), undefined);
});

test('each game is as likely as the others, however many puzzles it has', () => {
  const all = [...puzzles('large', 1, 99), ...puzzles('small', 1, 1)];
  const gameAt = (/** @type {number} */ chance) => nextPuzzle(all, 1, new Set(), () => chance)?.game;
  assert.deepEqual([gameAt(0), gameAt(0.49), gameAt(0.5), gameAt(0.99)], ['large', 'large', 'small', 'small']);
});

test('of stored records only valid ones are read', () => {
  assert.deepEqual(recordsIn('{"all timed":12,"tic-tac-toe free":3}'), { 'all timed': 12, 'tic-tac-toe free': 3 });
  for (const stored of [null, '', 'no', '[]', '7', 'null', '"all timed"', '{"all timed":"9"}', '{"__proto__":{"a":1}}'])
    assert.deepEqual(recordsIn(stored), {}, `${stored}`);
  assert.deepEqual(recordsIn('{"all timed":-1,"all free":1.5,"<b> timed":2,"all fast":3,"qubic free":1e9}'), {});
  const many = Object.fromEntries([...Array(5000).keys()].map((index) => [`game-${index} timed`, 1]));
  assert.equal(Object.keys(recordsIn(JSON.stringify(many))).length, 100);
});
