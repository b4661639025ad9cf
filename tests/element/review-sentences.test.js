// The texts of a review, by key, so that every language says the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEstimated, labelOf, sayingOf } from '../../web/element/review/sentences.js';

/** @import { Assessment, ReviewedMove } from '../../web/engine/api.js' */
/** @import { Speech } from '../../web/element/review/sentences.js' */

const speech = /** @type {Speech} */ (
  /** @type {unknown} */ ({
    say: (/** @type {string} */ word, values = {}) => [word, ...Object.values(values)].join(' '),
    language: 'en',
    game: { sharedMarks: false },
    nameOf: () => 'b2',
  })
);

/** @type {Assessment} */
const win = { outcome: 'win', plies: 3, exact: true, points: 1, error: 0 };
/** @type {Assessment} */
const loss = { outcome: 'loss', plies: 2, exact: true, points: 0, error: 0 };
/** @type {Assessment} */
const guess = { outcome: null, plies: null, exact: false, points: 0.4, error: 0.02 };
/** @type {Assessment} */
const unknown = { ...guess, points: null, error: null };

/**
 * @param {ReviewedMove['judgement']} judgement
 * @param {Assessment} before
 * @param {Assessment} after
 * @returns {ReviewedMove}
 */
const move = (judgement, before, after) => ({
  ...{ ply: 1, player: 'X', square: 4, keptBy: [], keptByIsComplete: false },
  ...{ judgement, before, after },
});

/** @param {ReviewedMove} reviewed */
const judgementIn = (reviewed) => labelOf(speech, { player: 'X', name: 'b2', number: 2 }, reviewed).split(', ').at(-1);

test('a judgement is told as an estimate if any part of it is estimated', () => {
  for (const [before, after] of /** @type {const} */ ([
    [guess, guess],
    [win, guess],
    [guess, loss],
  ])) {
    const blunder = move('blunder', before, after);
    assert.equal(isEstimated(blunder), true);
    assert.equal(judgementIn(blunder), 'probably blunder');
    assert.equal(sayingOf(speech, blunder).aside, 'probably blunder');
  }
  assert.equal(judgementIn(move('kept', guess, guess)), 'probably kept');
});

test('a certain judgement is told without a doubt', () => {
  const lost = move('win-to-loss', win, loss);
  assert.equal(isEstimated(lost), false);
  assert.equal(judgementIn(lost), 'win-to-loss');
  assert.equal(judgementIn(move('kept', loss, loss)), 'nothingHelped');
});

test('a move without a judgement is no clear mistake if it is estimated, and else not judged', () => {
  assert.equal(judgementIn(move('unknown', guess, guess)), 'noClearMistake');
  assert.equal(isEstimated(move('unknown', unknown, unknown)), false);
  assert.equal(judgementIn(move('unknown', unknown, unknown)), 'unknown');
  assert.equal(judgementIn(move('unknown', win, unknown)), 'unknown');
});
