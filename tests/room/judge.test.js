// The judgement of one game of a tournament, by a clock of the test.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tolerance } from '../../web/room/clock.js';
import { controlOf } from '../../web/room/control.js';
import { otherSeat } from '../../web/room/seats.js';
import { grace, Judge, leastOpening, margin } from '../../web/room/tournament/judge.js';

/** @import { View } from '../../web/room/tournament/judge.js' */

/** @typedef {'X' | 'O'} Player */

/** @param {string} [control] */
function game(control = '180') {
  const time = { now: 5_000_000 };
  const judge = new Judge(/** @type {any} */ (controlOf(control)), () => time.now);
  let turns = 0;
  let view = viewOf({});
  judge.follow(view);
  /** @param {Partial<View>} change */
  const show = (change) => {
    view = { ...view, ...change };
    judge.follow(view);
  };
  /**
   * A player has moved, and it is the turn of the other one.
   *
   * @param {Player} mover
   * @param {number} tenths what the player says that the move took; nothing for the first move
   */
  const move = (mover, tenths) => {
    const { moves, spent } = view.state.clocks[mover];
    const clocks = { ...view.state.clocks, ...(turns > 0 && { [mover]: { moves: moves + 1, spent: spent + tenths } }) };
    const seat = otherSeat(mover);
    turns += 1;
    const state = { ...view.state, clocks, turn: { situation: `${turns}`, seat } };
    show({ state, hasMoves: true, status: { state: 'next', player: seat } });
  };
  /** @param {Partial<View['state']>} change */
  const say = (change) => show({ state: { ...view.state, ...change } });
  return { time, judge, move, show, say };
}

/**
 * @param {Partial<View>} change
 * @returns {View}
 */
const viewOf = (change) => ({
  state: {
    turn: undefined,
    clocks: { X: { moves: 0, spent: 0 }, O: { moves: 0, spent: 0 } },
    clockEnd: null,
    dispute: null,
  },
  status: { state: 'next', player: 'X' },
  hasMoves: false,
  isFirst: true,
  isAgreed: false,
  ...change,
});

test('a game that both devices confirm has its result at once, and one that only one shows, after the grace', () => {
  const { time, judge, move, show } = game();
  move('X', 0);
  assert.equal(judge.result(), undefined);
  show({ status: { state: 'won', player: 'X' } });
  time.now += grace - 1;
  assert.equal(judge.result(), undefined);
  time.now += 1;
  assert.deepEqual(judge.result(), { winner: 'X', reason: 'played' });
  show({ status: { state: 'tie' }, isAgreed: true });
  assert.deepEqual(judge.result(), { winner: null, reason: 'played' });
});

test('a player who is silent has lost when their time and the grace are over, and not before', () => {
  const { time, judge, move } = game('180');
  move('X', 0);
  time.now += 180_000;
  assert.equal(judge.result(), undefined);
  time.now += grace - 1;
  assert.equal(judge.result(), undefined);
  time.now += 1;
  assert.deepEqual(judge.result(), { winner: 'X', reason: 'time' });
});

test('a move within the grace goes on, and the next player has their own time', () => {
  const { time, judge, move } = game('180');
  move('X', 0);
  time.now += 180_000 + grace - 1;
  assert.equal(judge.result(), undefined);
  move('O', 1790);
  time.now += 179_000 + grace;
  assert.equal(judge.result(), undefined);
  time.now += 1000 + grace;
  assert.deepEqual(judge.result(), { winner: 'O', reason: 'time' });
});

test('a player who does not open their board has lost after the time of a game, at least after a minute', () => {
  for (const [control, opening] of /** @type {const} */ ([
    ['180', 180_000],
    ['10/move', leastOpening],
  ])) {
    const { time, judge } = game(control);
    time.now += opening;
    assert.equal(judge.result(), undefined, control);
    time.now += grace;
    assert.deepEqual(judge.result(), { winner: 'O', reason: 'time' }, control);
  }
});

test('moves that take longer than their player says count as long as they take, beyond the tolerance', () => {
  const { time, judge, move } = game('60');
  move('X', 0);
  for (let turn = 0; turn < 5; turn++) {
    time.now += 10_000 + tolerance;
    move('O', 0);
    move('X', 0);
  }
  time.now += 10_000 - 1;
  assert.equal(judge.result(), undefined);
  time.now += grace + 1;
  assert.equal(judge.result(), undefined, 'the grace begins when the time is up');
  time.now += grace;
  assert.deepEqual(judge.result(), { winner: 'X', reason: 'time' });
});

test('what was done while the organiser had no connection is not late', () => {
  const { time, judge, move } = game('60');
  move('X', 0);
  time.now += 1_000_000;
  judge.reconnect();
  assert.equal(judge.result(), undefined);
  time.now += 59_000;
  assert.equal(judge.result(), undefined);
  time.now += 1000;
  assert.equal(judge.result(), undefined);
  time.now += grace;
  assert.deepEqual(judge.result(), { winner: 'X', reason: 'time' });
});

test('if the clocks disagree, the organiser’s device decides, and it is a tie where it cannot tell', () => {
  const ends = [30_000, 60_000 + tolerance - margin, 59_000, 60_000 + tolerance].map((took) => {
    const { time, judge, move, say, show } = game('60');
    move('X', 0);
    time.now += took;
    move('O', 0);
    say({ turn: undefined, clockEnd: 'clocks-disagree' });
    show({ status: { state: 'next', player: 'O' } });
    return judge.result();
  });
  assert.deepEqual(ends, [
    { winner: 'O', reason: 'time' }, // O had half of their time left: X says something wrong
    { winner: null, reason: 'time' },
    { winner: null, reason: 'time' },
    { winner: 'X', reason: 'time' }, // O's time was up here as well
  ]);
});

test('ten seconds for each move are enough to see that a claim is false', () => {
  const { time, judge, move, say, show } = game('10/move');
  move('X', 0);
  time.now += 500;
  move('O', 5);
  say({ turn: undefined, clockEnd: 'clocks-disagree' });
  show({ status: { state: 'next', player: 'O' } });
  assert.deepEqual(judge.result(), { winner: 'O', reason: 'time' });
});

test('a move that the organiser’s device did not measure as a whole makes a tie', () => {
  for (const leaves of ['before', 'meanwhile']) {
    const { time, judge, move, say, show } = game('60');
    move('X', 0);
    time.now += 600_000;
    const view = { turn: { situation: '1', seat: /** @type {const} */ ('O') } };
    const late = leaves === 'before' ? new Judge(/** @type {any} */ (controlOf('60')), () => time.now) : judge;
    if (late === judge) judge.reconnect();
    else late.follow({ ...viewOf({ hasMoves: true }), state: { ...viewOf({}).state, ...view } });
    move('O', 0);
    say({ turn: undefined, clockEnd: 'clocks-disagree' });
    show({ status: { state: 'next', player: 'O' } });
    late.follow({
      ...viewOf({ hasMoves: true, status: { state: 'next', player: 'O' } }),
      state: { ...viewOf({}).state, clockEnd: 'clocks-disagree' },
    });
    assert.deepEqual(late.result(), { winner: null, reason: 'time' }, leaves);
  }
});

test('a player whose own device says that their time is up has lost by time', () => {
  const { judge, move, say, show } = game();
  move('X', 0);
  say({ turn: undefined, clockEnd: 'time-up' });
  show({ status: { state: 'won', player: 'X' }, isAgreed: true });
  assert.deepEqual(judge.result(), { winner: 'X', reason: 'time' });
});

test('a player with two different records of one turn has lost, and a second game counts for nothing, but ends the first', () => {
  const { judge, move, say, show } = game();
  move('X', 0);
  show({ status: { state: 'won', player: 'O' }, isAgreed: true, isFirst: false });
  assert.deepEqual(judge.result(), { winner: null, reason: 'played' }, 'the first game has not ended');
  say({ dispute: ['X_3_a1', 'X_3_b1'] });
  assert.deepEqual(judge.result(), { winner: 'O', reason: 'played' });
});

test('a game that has ended before the players went on to another one counts as it ended', () => {
  const { judge, move, show } = game();
  move('X', 0);
  show({ status: { state: 'won', player: 'O' } });
  assert.equal(judge.result(), undefined, 'one device has not confirmed it');
  show({ status: { state: 'next', player: 'X' }, isFirst: false });
  assert.deepEqual(judge.result(), { winner: 'O', reason: 'played' });
});
