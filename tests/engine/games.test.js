import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'noughts';

const noughts = await load();

/**
 * @param {import('noughts').Match} match
 * @param {string} moves names with spaces between them
 */
function play(match, moves) {
  for (const move of moves.split(' ')) match.play(move);
  return match;
}

test('the games of the catalogue can be listed and played', () => {
  assert.deepEqual(
    noughts.games.map(({ id, columns, rows, gravity, nested }) => [id, columns, rows, gravity, nested]),
    [
      ['tic-tac-toe', 3, 3, false, false],
      ['misere-tic-tac-toe', 3, 3, false, false],
      ['four-in-a-row-4x4', 4, 4, false, false],
      ['four-in-a-row-5x5', 5, 5, false, false],
      ['connect-four', 7, 6, true, false],
      ['ultimate', 9, 9, false, true],
    ],
  );
  for (const { id } of noughts.games) {
    const match = noughts.match(id);
    assert.equal(match.game.id, id);
    while (match.status.state === 'next') match.play(match.legalMoves[0] ?? 0);
    assert.equal(String(noughts.parse(String(match))), String(match));
  }
});

test('in Connect Four a mark falls, and a column is named by its letter', () => {
  const match = play(noughts.match('connect-four'), 'd d e');
  assert.deepEqual([match.owner('d1'), match.owner('d2'), match.owner('e1')], ['X', 'O', 'X']);
  assert.equal(String(match), 'connect-four.X.d1.d2.e1');
  assert.equal(match.canPlay('d4'), false);
  assert.throws(() => match.play('d4'), { code: 'square-not-playable' });
  assert.throws(() => match.play('h'), { code: 'square-off-board' });
  play(match, 'a f a');
  assert.equal(match.canPlay('g'), true);
  assert.deepEqual(match.play('g').status, { state: 'won', player: 'X', lines: [[38, 39, 40, 41]] });
});

test('who completes a line in misère loses by it', () => {
  const match = play(noughts.match('misere-tic-tac-toe'), 'a3 a2 b3 b2 c3');
  assert.deepEqual(match.status, { state: 'won', player: 'O', lines: [[0, 1, 2]] });
});

test('any line game is made from its rules, and takes its name from them', () => {
  const match = noughts.match({ columns: 5, rows: 4, inARow: 3, gravity: true, misere: true }, { first: 'O' });
  assert.equal(match.game.id, 'line-5x4-3-gravity-misere');
  assert.deepEqual([match.game.columns, match.game.rows, match.first], [5, 4, 'O']);
  assert.equal(noughts.match({ columns: 3, rows: 3, inARow: 3 }).game.id, 'tic-tac-toe');
  assert.equal(noughts.match('line-5x4-3').squares.length, 20);
});

test('rules that no board has room for are a range error', () => {
  const rules = { columns: 5, rows: 4, inARow: 3 };
  for (const wrong of [
    ...[0, -1, 27, 0.5, Number.NaN, 2 ** 53, 300].map((columns) => ({ ...rules, columns })),
    { ...rules, columns: 9, rows: 8 },
    { ...rules, inARow: 6 },
    { ...rules, inARow: 1 },
    ...['5', null, undefined, {}, 5n].map((columns) => ({ ...rules, columns })),
  ]) {
    assert.throws(() => noughts.match(/** @type {any} */ (wrong)), RangeError);
  }
  for (const wrong of [
    { ...rules, gravity: 1 },
    { ...rules, misere: 'no' },
    { ...rules, depth: 3 },
  ]) {
    assert.throws(() => noughts.match(/** @type {any} */ (wrong)), TypeError);
  }
});

test('Ultimate tells how its small boards stand', () => {
  const match = play(noughts.match('ultimate'), 'g3 a9 b9 d9 b8 d6 b7 d3');
  assert.equal(match.boards.length, 9);
  assert.deepEqual(match.boards[0], { state: 'won', player: 'X', lines: [[1, 10, 19]] });
  assert.deepEqual(match.boards[1], { state: 'next', player: 'X' });
  assert.equal(match.legalMoves.length, 68);
  assert.deepEqual(noughts.match('tic-tac-toe').boards, []);
  assert.equal(noughts.match('ultimate-open-boards').game.title, 'Ultimate tic-tac-toe, won boards stay open');
});

test('what is too far away to see is not known, and never guessed', () => {
  const match = noughts.match('connect-four');
  assert.deepEqual(match.solve({ nodes: 1000 }), { move: null, outcome: null, plies: null, exact: false, nodes: 1000 });
  for (const evaluation of match.evaluate({ nodes: 1000 })) {
    assert.deepEqual([evaluation.outcome, evaluation.plies, evaluation.exact], [null, null, false]);
  }
  for (const nodes of [0, -1, 0.5, Number.NaN, '9', null]) {
    assert.throws(() => match.solve(/** @type {any} */ ({ nodes })), RangeError);
  }
});

test('small boards are solved, with the same number of nodes as natively', () => {
  // The same figures are pinned in tests/core/solver_test.cpp.
  const solution = noughts.match('four-in-a-row-4x4').solve();
  assert.deepEqual([solution.outcome, solution.plies, solution.exact, solution.nodes], ['draw', 16, true, 22307]);
});

test('opponents play every game to its end', async () => {
  for (const { id } of noughts.games) {
    const [x, o] = [noughts.opponent({ level: 'hard', seed: 1 }), noughts.opponent({ level: 'easy', seed: 2 })];
    const match = noughts.match(id);
    while (match.status.state === 'next') match.play(await (match.status.player === 'X' ? x : o).choose(match));
    assert.notEqual(match.status.state, 'next');
  }
});
