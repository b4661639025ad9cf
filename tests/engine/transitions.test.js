import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConflictError, load } from 'noughts';

const noughts = await load();

/** @param {import('noughts').Square[]} moves */
function matchAfter(...moves) {
  const match = noughts.match('tic-tac-toe');
  for (const move of moves) match.play(move);
  return match;
}

test('undo takes the last move back, and redo makes it again', () => {
  const match = matchAfter('b2', 'a1');
  assert.deepEqual([match.canUndo, match.canRedo], [true, false]);
  assert.equal(match.undo(), match);
  assert.deepEqual([match.moves, match.status, match.canRedo], [[4], { state: 'next', player: 'O' }, true]);
  match.redo();
  assert.deepEqual([match.moves, match.canRedo], [[4, 6], false]);
});

test('a move after an undo leaves nothing to redo', () => {
  const match = matchAfter('b2', 'a1').undo().play('c3');
  assert.deepEqual([match.moves, match.canRedo], [[4, 2], false]);
  assert.throws(() => match.redo(), { name: 'ConflictError', code: 'nothing-to-redo', square: undefined });
});

test('with nothing to undo, undo is refused and nothing changes', () => {
  const match = matchAfter();
  assert.throws(
    () => match.undo(),
    (error) => error instanceof ConflictError && error.code === 'nothing-to-undo',
  );
  assert.equal(String(match), 'tic-tac-toe.X');
  match.play(0).next();
  assert.throws(() => match.undo(), { code: 'nothing-to-undo' }, 'the former game is over and done with');
});

test('a win that is undone does not count', () => {
  const match = matchAfter(0, 3, 1, 4, 2);
  assert.deepEqual(match.score, { X: 1, O: 0, ties: 0 });
  match.undo();
  assert.deepEqual([match.score, match.status.state], [{ X: 0, O: 0, ties: 0 }, 'next']);
});

test('a player who resigns loses, without a line, and it can be undone', () => {
  const match = matchAfter('b2').resign();
  assert.deepEqual(match.status, { state: 'won', player: 'X', lines: [] });
  assert.deepEqual(match.score, { X: 1, O: 0, ties: 0 });
  assert.deepEqual([match.legalMoves, match.evaluate()], [[], []]);
  assert.deepEqual(match.undo().status, { state: 'next', player: 'O' });
  assert.deepEqual(match.resign({ player: 'X' }).status, { state: 'won', player: 'O', lines: [] });
  assert.throws(() => match.resign(), { code: 'game-already-ended' });
});

test('a move may carry its player, and the wrong one is refused', () => {
  const match = matchAfter().play('b2', { player: 'X' });
  const before = String(match);
  assert.equal(match.canPlay('a1', { player: 'O' }), true);
  assert.equal(match.canPlay('a1', { player: 'X' }), false);
  assert.throws(() => match.play('a1', { player: 'X' }), { code: 'not-your-turn', square: 'a1' });
  assert.equal(String(match), before);
  match.play('a1', { player: 'O' });
  assert.equal(match.squares[6], 'O');
});

test('a player who does not exist is a type error, and nothing changes', () => {
  const match = matchAfter('b2');
  for (const player of ['x', '', null, 0, {}]) {
    const wrong = /** @type {any} */ (player);
    assert.throws(() => match.play('a1', { player: wrong }), TypeError);
    assert.throws(() => match.canPlay('a1', { player: wrong }), TypeError);
    assert.throws(() => match.resign({ player: wrong }), TypeError);
  }
  assert.equal(String(match), 'tic-tac-toe.X.b2');
});

test('the board is printed with its coordinates, and a won line in brackets', () => {
  assert.equal(
    matchAfter(0, 3, 1, 4, 2).diagram(),
    [
      '   +---+---+---+',
      ' 3 |[X]|[X]|[X]|',
      '   +---+---+---+',
      ' 2 | O | O |   |',
      '   +---+---+---+',
      ' 1 |   |   |   |',
      '   +---+---+---+',
      '     a   b   c',
      '',
    ].join('\n'),
  );
});

test('every transition can be made from a plain value', () => {
  const match = noughts.match('tic-tac-toe');
  match.make({ type: 'move', square: 'b2' }).make({ type: 'move', square: 6, player: 'O' });
  assert.equal(String(match), 'tic-tac-toe.X.b2.a1');
  assert.equal(String(match.make({ type: 'undo' })), 'tic-tac-toe.X.b2.a1.undo');
  assert.equal(String(match.make({ type: 'redo' })), 'tic-tac-toe.X.b2.a1');
  assert.equal(String(match.make({ type: 'resign', player: 'O' })), 'tic-tac-toe.X.b2.a1.resign-O');
  assert.equal(String(match.make({ type: 'next', first: 'X' })), 'tic-tac-toe.X.game-2-1-0-0');
  assert.throws(() => match.make({ type: 'undo' }), { code: 'nothing-to-undo' });
  assert.throws(() => match.make({ type: 'move', square: 'd1' }), { code: 'square-off-board', square: 'd1' });
  assert.throws(() => match.make({ type: 'move', square: 'a1', player: 'O' }), { code: 'not-your-turn' });
});

test('a transition that says when it is meant is refused at any other moment', () => {
  const match = noughts.match('tic-tac-toe').play('b2');
  const { moment } = match;
  assert.deepEqual(moment, { game: 1, ply: 1 });
  match.make({ type: 'move', square: 'a1', at: moment });
  for (const type of /** @type {const} */ (['undo', 'redo', 'resign', 'next'])) {
    assert.throws(() => match.make({ type, at: moment }), { name: 'ConflictError', code: 'out-of-date' });
  }
  assert.throws(() => match.make({ type: 'move', square: 'c3', at: moment }), { code: 'out-of-date' });
  // Two people ask for the next game; there is only one.
  const next = { type: /** @type {const} */ ('next'), at: match.moment };
  assert.deepEqual(match.make(next).moment, { game: 2, ply: 0 });
  assert.throws(() => match.make(next), { code: 'out-of-date' });
});

test('an invalid transition is a type error, and nothing changes', () => {
  const match = noughts.match('tic-tac-toe').play('b2');
  for (const wrong of /** @type {any[]} */ ([
    undefined,
    null,
    'undo',
    {},
    { type: 'jump' },
    { type: 'toString' },
    { type: 'undo', square: 'b2' },
    { type: 'resign', player: 'Z' },
    { type: 'next', first: null },
    { type: 'undo', at: 3 },
    { type: 'undo', at: null },
    { type: 'undo', at: { game: 0, ply: 0 } },
    { type: 'undo', at: { game: 1 } },
    { type: 'undo', at: { game: 1, ply: 2 ** 32 + 1 } },
    { type: 'undo', at: { game: 1, ply: 1, second: 0 } },
  ])) {
    assert.throws(() => match.make(wrong), TypeError, JSON.stringify(wrong));
  }
  assert.equal(String(match), 'tic-tac-toe.X.b2');
});

test('a clone stands as the match does, and goes on by itself', () => {
  const match = matchAfter('b2', 'a1').undo();
  const clone = match.clone();
  assert.equal(String(clone), String(match));
  clone.redo().play('c3');
  assert.equal(String(match), 'tic-tac-toe.X.b2.a1.undo');
  match.dispose();
  assert.equal(String(clone), 'tic-tac-toe.X.b2.a1.c3');
  assert.throws(() => match.clone(), { code: 'disposed' });
});
