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
      return { move, outcome: opposite[theirs.outcome], plies: theirs.plies + 1, exact: true };
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

test('the search in WebAssembly visits as many positions as the native one', () => {
  // The same figures are pinned in tests/core/solver_test.cpp.
  assert.equal(noughts.match('tic-tac-toe').solve().nodes, 165);
  assert.equal(noughts.match('tic-tac-toe').play('b2').solve().nodes, 72);
});
