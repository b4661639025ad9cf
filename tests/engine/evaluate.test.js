import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'noughts';
import { after, judge } from './oracle.js';

const noughts = await load();

const opposite = /** @type {const} */ ({ win: 'loss', draw: 'draw', loss: 'win' });

test('evaluate and solve agree with the oracle in all 5478 positions', () => {
  const seen = new Set();
  /** @param {number[]} moves */
  const visit = (moves) => {
    const match = noughts.match('tic-tac-toe');
    for (const move of moves) match.play(move);
    const board = match.squares.map((owner) => owner ?? '.').join('');
    if (seen.has(board)) return;
    seen.add(board);
    const mover = moves.length % 2 === 0 ? 'X' : 'O';
    const other = mover === 'X' ? 'O' : 'X';
    const expected = match.legalMoves.map((move) => {
      const theirs = judge(after(board, move, mover), other);
      return {
        move,
        outcome: opposite[theirs.outcome],
        plies: theirs.plies + 1,
        exact: true,
        estimate: null,
        error: null,
      };
    });
    assert.deepEqual(match.evaluate(), expected, board);
    const { outcome, plies, move } = match.solve();
    assert.deepEqual({ outcome, plies }, judge(board, mover), board);
    assert.equal(move === null, match.status.state !== 'next', board);
    if (move !== null)
      assert.ok(expected.some((best) => best.move === move && best.outcome === outcome && best.plies === plies));
    for (const next of match.legalMoves) visit([...moves, next]);
  };
  visit([]);
  assert.equal(seen.size, 5478);
});

/** A game without a book. */
const largerThanConnectFour = { columns: 8, rows: 7, inARow: 4, gravity: true };

test('outcomes beyond the limits are estimated if playouts are allowed, and marked as estimates', async () => {
  const match = noughts.match(largerThanConnectFour).play('d');
  const estimated = match.evaluate({ nodes: 1000, playouts: 5000 });
  assert.equal(estimated.length, 8);
  for (const { outcome, plies, exact, estimate } of estimated) {
    assert.deepEqual({ outcome, plies, exact }, { outcome: null, plies: null, exact: false });
    assert.ok(estimate !== null && estimate > 0 && estimate < 1, String(estimate));
  }
  assert.deepEqual(await match.analyse({ nodes: 1000, playouts: 5000 }), estimated);
  for (const { estimate } of match.evaluate({ nodes: 1000 })) assert.equal(estimate, null);
  // Three in a column: every move but the block loses, which is certain; the block has an estimate.
  for (const { move, outcome, exact } of match
    .play('a')
    .play('d')
    .play('a')
    .play('d')
    .evaluate({ nodes: 1, playouts: 50 })) {
    assert.deepEqual([outcome, exact], match.game.squareNames[move] === 'd4' ? [null, false] : ['loss', true]);
  }
});

test('an analysis reports its progress, and can be aborted', async () => {
  const match = noughts.match('connect-four');
  /** @type {number[]} */
  const progress = [];
  const evaluations = await match.analyse({
    nodes: 100_000,
    playouts: 5000,
    onProgress: (part) => progress.push(part),
  });
  assert.equal(evaluations.length, 7);
  assert.ok(Object.isFrozen(evaluations) && Object.isFrozen(evaluations[0]));
  assert.ok(
    progress.length > 1 && progress.every((part, i) => part >= (progress[i - 1] ?? 0) && part <= 1),
    `${progress}`,
  );

  const controller = new AbortController();
  const aborted = match.analyse({
    nodes: 1e9,
    signal: controller.signal,
    onProgress: () => controller.abort('enough'),
  });
  await assert.rejects(aborted, (reason) => reason === 'enough');
  await assert.rejects(match.analyse({ signal: AbortSignal.abort('before') }), (reason) => reason === 'before');
});

test('an analysis uses the match as it was at the call', async () => {
  const match = noughts.match('connect-four');
  const analysis = match.analyse({ nodes: 20_000 });
  match.play('d');
  assert.equal((await analysis).length, 7);
});

test('disposing of a match ends its searches', async () => {
  const match = noughts.parse('connect-four.X.d1.a1.d2.a2.d3.a3.d4');
  const before = match.clone().undo().undo().undo().undo();
  const searches = [before.analyse({ nodes: 1e12 }), match.review({ nodes: 1e12 })];
  before.dispose();
  match.dispose();
  for (const search of searches) await assert.rejects(search, { code: 'disposed' });
  await assert.rejects(match.analyse(), { code: 'disposed' });
  await assert.rejects(match.review(), { code: 'disposed' });
});

test('after the end, also by a resignation, there is nothing to evaluate', async () => {
  for (const text of ['connect-four.X.d.resign', 'tic-tac-toe.X.a3.a2.b3.b2.c3']) {
    assert.deepEqual(noughts.parse(text.replace('.d.', '.d1.')).evaluate({ playouts: 10 }), []);
    assert.deepEqual(await noughts.parse(text.replace('.d.', '.d1.')).analyse(), []);
  }
});

test('budgets that are no whole numbers are range errors', async () => {
  const match = noughts.match('tic-tac-toe');
  for (const options of [{ nodes: 0 }, { nodes: 1.5 }, { nodes: '7' }, { playouts: -1 }, { playouts: Number.NaN }]) {
    assert.throws(() => match.evaluate(/** @type {any} */ (options)), RangeError);
    await assert.rejects(match.analyse(/** @type {any} */ (options)), RangeError);
  }
  await assert.rejects(match.analyse(/** @type {any} */ ({ seed: 1 })), TypeError);
  await assert.rejects(match.analyse(/** @type {any} */ ({ signal: 1 })), TypeError);
});
