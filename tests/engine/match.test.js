import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConflictError, DisposedError, load, NoughtsError, UnknownGameError } from 'noughts';

const noughts = await load();

/** @param {import('noughts').Square[]} moves */
function matchAfter(...moves) {
  const match = noughts.match('tic-tac-toe');
  for (const move of moves) match.play(move);
  return match;
}

/** @param {import('noughts').Match} match */
function everything({ status, squares, legalMoves, moves, first, score }) {
  return { status, squares, legalMoves, moves, first, score };
}

test('a new match has an empty board, and X moves first', () => {
  assert.deepEqual(everything(matchAfter()), {
    status: { state: 'next', player: 'X' },
    squares: Array(9).fill(null),
    legalMoves: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    moves: [],
    first: 'X',
    score: { X: 0, O: 0, ties: 0 },
  });
});

test('O moves first when told so', () => {
  const match = noughts.match('tic-tac-toe', { first: 'O' }).play('b2');
  assert.equal(match.first, 'O');
  assert.equal(match.squares[4], 'O');
});

test('a move is a name or an index', () => {
  assert.deepEqual(matchAfter('a3', 4, 'c1').squares, ['X', null, null, null, 'O', null, null, null, 'X']);
});

test('the completing move reports the win and its line', () => {
  assert.deepEqual(matchAfter(0, 3, 1, 4, 2).status, { state: 'won', player: 'X', lines: [[0, 1, 2]] });
});

test('a win with the ninth mark is a win, and two lines are both reported', () => {
  assert.deepEqual(matchAfter(0, 1, 2, 3, 5, 4, 7, 6, 8).status, { state: 'won', player: 'X', lines: [[2, 5, 8]] });
  assert.deepEqual(matchAfter(0, 1, 2, 3, 6, 5, 8, 7, 4).status, {
    state: 'won',
    player: 'X',
    lines: [
      [0, 4, 8],
      [2, 4, 6],
    ],
  });
});

test('a full board without a line is a tie', () => {
  assert.deepEqual(matchAfter(0, 4, 8, 1, 7, 6, 2, 5, 3).status, { state: 'tie' });
});

/** @type {unknown[]} */
const nonsense = [
  ...[9, -1, 0.5, 255, 256, 260, 2 ** 32, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ...['', 'd1', 'a4', 'a0', '4', 'b 2', 'b2\0', 'b\uff12', '\ud800', 'b2'.repeat(1_000_000), '__proto__'],
];

/** @type {unknown[]} */
const ofOtherTypes = [
  ...[undefined, null, true, {}, [], [4], 4n, Symbol('b2'), () => 4, { valueOf: () => 4 }, { toString: () => 'b2' }],
];

test('a move of another type than a name or a number is a type error, and nothing changes', () => {
  const match = matchAfter(4);
  const before = everything(match);
  for (const move of ofOtherTypes) {
    const made = /** @type {any} */ (move);
    for (const plays of [match, match.position]) assert.throws(() => plays.canPlay(made), TypeError);
    assert.throws(() => match.play(made), { name: 'TypeError', message: /^a move must be a name or a number, not / });
    assert.throws(() => match.make({ type: 'move', square: made }), TypeError);
    assert.throws(() => match.position.after(made), TypeError);
  }
  assert.deepEqual(everything(match), before);
});

test('a square may be typed in capitals and pasted with spaces', () => {
  const match = matchAfter('B2').play(' a1\n');
  assert.deepEqual(match.moves, [4, 6]);
  assert.equal(match.owner(' A1 '), 'O');
});

test('a square off the board is refused with a code, and nothing changes', () => {
  const match = matchAfter(4);
  const before = everything(match);
  for (const square of nonsense) {
    assert.equal(match.canPlay(/** @type {any} */ (square)), false);
    assert.throws(
      () => match.play(/** @type {any} */ (square)),
      (error) => error instanceof ConflictError && error.code === 'square-off-board' && Object.is(error.square, square),
    );
  }
  assert.deepEqual(everything(match), before);
  assert.equal(match.play('a1').squares[6], 'O');
});

test('the owner of a square is told by its name and by its index, and a square off the board is a range error', () => {
  const match = matchAfter(4, 'a1');
  assert.deepEqual([match.owner('b2'), match.owner(4), match.owner('a1'), match.owner('c3')], ['X', 'X', 'O', null]);
  for (const square of [...nonsense, ...ofOtherTypes])
    assert.throws(() => match.owner(/** @type {any} */ (square)), RangeError);
});

test('a taken square is refused, and nothing changes', () => {
  const match = matchAfter(4);
  const before = everything(match);
  assert.throws(() => match.play('b2'), { name: 'ConflictError', code: 'square-already-filled', square: 'b2' });
  assert.throws(() => match.play(4), { code: 'square-already-filled', message: 'That square is already filled.' });
  assert.deepEqual(everything(match), before);
});

test('after the end every move is refused for that reason first', () => {
  const match = matchAfter(0, 3, 1, 4, 2);
  for (const square of [8, 0, 9, ...nonsense]) {
    assert.equal(match.canPlay(/** @type {any} */ (square)), false);
    assert.throws(() => match.play(/** @type {any} */ (square)), { code: 'game-already-ended' });
  }
  assert.deepEqual(match.legalMoves, []);
});

test('canPlay is true exactly for what play then accepts', () => {
  const match = matchAfter(4, 0);
  for (let square = -2; square < 12; square++) {
    const accepted = match.canPlay(square);
    const copy = matchAfter(4, 0);
    if (accepted) copy.play(square);
    else assert.throws(() => copy.play(square), ConflictError);
    assert.equal(accepted, match.legalMoves.includes(square));
  }
});

test('the named player begins the next game, if there is one', () => {
  const match = noughts.match('tic-tac-toe').next({ first: 'X' });
  assert.equal(match.first, 'X');
  assert.equal(match.next({ first: 'O' }).next({ first: 'O' }).first, 'O');
  assert.equal(String(match), 'tic-tac-toe.O.game-4-0-0-0');
  assert.equal(String(noughts.parse(String(match))), String(match));
  assert.throws(() => match.next(/** @type {any} */ ({ first: 'Z' })), TypeError);
  assert.throws(() => match.next(/** @type {any} */ ({ who: 'X' })), TypeError);
});

test('the next game is begun by the player who went second, and the score goes on', () => {
  const match = matchAfter(0, 3, 1, 4, 2);
  assert.deepEqual(match.score, { X: 1, O: 0, ties: 0 });
  match.next();
  assert.deepEqual([match.first, match.moves, match.status], ['O', [], { state: 'next', player: 'O' }]);
  match.play(4).next();
  assert.deepEqual([match.first, match.score], ['X', { X: 1, O: 0, ties: 0 }]);
});

test('values handed out are frozen and stay as they were', () => {
  const match = matchAfter(0, 3, 1, 4);
  const { squares, legalMoves, moves, score, status } = match;
  match.play(2);
  assert.equal(squares[2], null);
  assert.deepEqual(moves, [0, 3, 1, 4]);
  const won = match.status;
  assert.ok(won.state === 'won' && Object.isFrozen(won.lines) && Object.isFrozen(won.lines[0]));
  for (const value of [squares, legalMoves, moves, score, status, won, match.evaluate(), match.solve()]) {
    assert.ok(Object.isFrozen(value));
  }
});

test('a game that does not exist, or a player, is a clear error', () => {
  for (const id of ['', 'chess', 'tic tac toe', undefined, null, 3, '__proto__']) {
    assert.throws(
      () => noughts.match(/** @type {any} */ (id)),
      (error) => error instanceof UnknownGameError && error instanceof NoughtsError && error.code === 'unknown-game',
    );
  }
  assert.equal(noughts.match(' Tic-Tac-Toe\n').game.id, 'tic-tac-toe');
  assert.throws(() => noughts.match(/** @type {any} */ (Symbol('id'))), UnknownGameError);
  assert.throws(() => noughts.match(/** @type {any} */ (4n)), UnknownGameError);
  for (const first of ['x', '', null, 0]) {
    assert.throws(() => noughts.match('tic-tac-toe', /** @type {any} */ ({ first })), TypeError);
  }
});

test('a disposed match says so, and disposing again does no harm', () => {
  const match = matchAfter(4);
  match.dispose();
  match.dispose();
  const uses = [
    () => match.play(0),
    () => match.canPlay(0),
    () => match.status,
    () => match.next(),
    () => match.evaluate(),
    () => match.solve(),
  ];
  for (const use of uses) assert.throws(use, DisposedError);
});

test('a match disposes of itself at the end of its block', () => {
  const match = matchAfter(4);
  match[Symbol.dispose]();
  assert.throws(() => match.status, DisposedError);
});
