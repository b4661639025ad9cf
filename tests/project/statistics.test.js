import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomNumbers } from '../../bench/peers/random.js';
import { logLikelihoodRatio, quantile, spreadOf, wilson } from '../../bench/peers/statistics.js';

/** @param {number} value @param {number} expected */
function assertClose(value, expected) {
  assert.ok(Math.abs(value - expected) < 5e-5, `${value} is not ${expected}`);
}

test('the median is the value in the middle, and of two such values the mean', () => {
  assert.equal(quantile([9, 1, 5], 0.5), 5);
  assert.equal(quantile([10, 2, 8, 4], 0.5), 6);
  assert.equal(quantile([7], 0.5), 7);
});

test('quartiles lie between two values as far as their share says', () => {
  // By hand: of eleven values the first quartile is at place 2.5, counted from 0, the third at 7.5.
  const values = [49, 6, 47, 7, 43, 15, 42, 36, 41, 39, 40];
  assert.deepEqual(spreadOf(values), { low: 25.5, median: 40, high: 42.5, count: 11 });
  // Of four values they are at places 0.75 and 2.25.
  assert.deepEqual(spreadOf([1, 2, 3, 4]), { low: 1.75, median: 2.5, high: 3.25, count: 4 });
});

test('a quantile leaves the values in their order, and there is none of nothing', () => {
  const values = [3, 1, 2];
  quantile(values, 0.25);
  assert.deepEqual(values, [3, 1, 2]);
  assert.throws(() => quantile([], 0.5), RangeError);
});

test("Wilson's interval is the one that is worked out by hand", () => {
  // With z² = 3.841459, half of its width is z / (2 √(n + z²)) at a share of one half: 0.0962 for
  // 50 of 100.
  const half = wilson(50, 100);
  assertClose(half.low, 0.40383);
  assertClose(half.high, 0.59617);
  // All of 10: the lower end is 10 / (10 + z²), the upper one is 1. None of 10 is its mirror image.
  const all = wilson(10, 10);
  assertClose(all.low, 0.72247);
  assertClose(all.high, 1);
  const none = wilson(0, 10);
  assertClose(none.low, 0);
  assertClose(none.high, 0.27753);
});

test('nothing is known of a share before the first trial, and with more trials more', () => {
  assert.deepEqual(wilson(0, 0), { low: 0, high: 1 });
  const few = wilson(15, 20);
  const many = wilson(300, 400);
  assert.ok(many.high - many.low < few.high - few.low);
  assert.ok(few.low < 0.75 && 0.75 < few.high);
});

test('a sequential test takes the wrong one of two shares in a twentieth of the cases, or hardly more', () => {
  const random = randomNumbers(1);
  /**
   * Whether the higher of two shares is accepted, of games that are won by so much.
   * @param {number} share
   */
  const isHigher = (share) => {
    /** @type {number[]} */
    const pairs = [];
    while (Math.abs(logLikelihoodRatio(pairs, 0.5, 0.6)) < Math.log(19)) {
      const [one, other] = [random() < share, random() < share];
      pairs.push((Number(one) + Number(other)) / 2);
      assert.ok(pairs.length < 2000);
    }
    return logLikelihoodRatio(pairs, 0.5, 0.6) > 0;
  };
  const accepted = (/** @type {number} */ share) =>
    Array.from({ length: 500 }, () => isHigher(share)).filter(Boolean).length;
  assert.ok(accepted(0.5) < 35, 'accepted where it is wrong');
  assert.ok(accepted(0.6) > 465, 'rejected where it is right');
  assert.equal(accepted(0.9), 500);
  assert.equal(accepted(0.1), 0);
});
