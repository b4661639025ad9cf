// The clocks of two players, with a clock of the test.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Clocks, printClock } from '../../web/element/clock/clocks.js';
import { readProperty } from '../../web/element/properties.js';
import { controlOf } from '../../web/room/control.js';

/** @param {string} control */
function clocksOf(control) {
  const time = { now: 1000 };
  const known = controlOf(control);
  assert.ok(known);
  return { time, clocks: new Clocks(known, () => time.now) };
}

test('only the clock of the player to move runs', () => {
  const { time, clocks } = clocksOf('180');
  time.now += 50_000;
  assert.deepEqual([clocks.left('X'), clocks.left('O'), clocks.running], [180_000, 180_000, undefined]);
  clocks.run('O');
  time.now += 30_000;
  assert.deepEqual([clocks.left('X'), clocks.left('O')], [180_000, 150_000]);
  clocks.moved('O');
  clocks.run('X');
  time.now += 1000;
  assert.deepEqual([clocks.left('X'), clocks.left('O')], [179_000, 150_000]);
});

test('a player gets the increment for a move in their time, and nothing for a move before the clock ran', () => {
  const { time, clocks } = clocksOf('60+1');
  clocks.moved('X');
  assert.equal(clocks.left('X'), 60_000);
  clocks.run('O');
  time.now += 5000;
  clocks.moved('O');
  clocks.run('X');
  assert.equal(clocks.left('O'), 56_000);
});

test('with a time for each move, each turn begins with the whole time', () => {
  const { time, clocks } = clocksOf('10/move');
  clocks.run('O');
  time.now += 9000;
  clocks.moved('O');
  clocks.run('X');
  time.now += 4000;
  clocks.moved('X');
  clocks.run('O');
  assert.deepEqual([clocks.left('X'), clocks.left('O')], [6000, 10_000]);
});

test('a clock that stands loses nothing, no clock goes below zero, and another game begins with the whole time', () => {
  const { time, clocks } = clocksOf('60+1');
  clocks.run('X');
  time.now += 20_000;
  clocks.run(undefined);
  time.now += 500_000;
  assert.equal(clocks.left('X'), 40_000);
  clocks.run('X');
  time.now += 40_001;
  assert.equal(clocks.left('X'), 0);
  clocks.reset();
  assert.deepEqual([clocks.left('X'), clocks.running], [60_000, undefined]);
});

test('a time is read in minutes and seconds, and below ten seconds in tenths', () => {
  assert.deepEqual([180_000, 119_001, 60_000, 10_000, 9900, 9801, 101, 1, 0].map(printClock), [
    '3:00',
    '2:00',
    '1:00',
    '0:10',
    '0:09.9',
    '0:09.9',
    '0:00.2',
    '0:00.1',
    '0:00.0',
  ]);
});

test('the attribute takes seconds for the game, with an increment, or for a move; other values are told of', (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  for (const text of ['180', '60+1', '10/move', '']) assert.equal(readProperty('clock', text), text);
  assert.equal(readProperty('clock', null), '');
  assert.equal(warn.mock.callCount(), 0);
  for (const text of ['0', '3 min', '60+', '60+1/move', '-1', '1e3', '999999'])
    assert.equal(readProperty('clock', text), '');
  assert.equal(warn.mock.callCount(), 7);
});
