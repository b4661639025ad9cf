import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { ConflictError, load, Position, SetUpError } from 'noughts';
import { judge } from './oracle.js';

const noughts = await load();

/** @param {string} picture */
const ownersOf = (picture) =>
  [...picture.replaceAll('|', '')].map((mark) => (mark === '.' ? null : /** @type {'X' | 'O'} */ (mark)));

test('a match hands its position out once for each of its states, and it stays as it is', () => {
  const match = noughts.match('tic-tac-toe');
  const { position } = match;
  assert.ok(position instanceof Position);
  assert.equal(match.position, position);
  match.play('b2');
  assert.notEqual(match.position, position);
  assert.deepEqual([position.owner('b2'), match.position.owner('b2')], [null, 'X']);
  assert.equal(match.squares, match.position.squares);
  assert.equal(match.legalMoves, match.position.legalMoves);
  const after = match.position;
  match.dispose();
  assert.deepEqual([after.turn, after.legalMoves.length, after.status], ['O', 8, { state: 'next', player: 'O' }]);
});

test('a refused transition leaves the position the same', () => {
  const match = noughts.match('tic-tac-toe').play('b2');
  const { position } = match;
  assert.throws(() => match.play('b2'), ConflictError);
  assert.equal(match.position, position);
});

test('a position tells who owns what by name, by index, and by row and column, and which squares are free', () => {
  const position = noughts.parse('tic-tac-toe.X.a3.b2.c1').position;
  assert.deepEqual(position.squares, ['X', null, null, null, 'O', null, null, null, 'X']);
  assert.deepEqual([position.owner('a3'), position.owner(4), position.ownerAt(2, 2)], ['X', 'O', 'X']);
  assert.deepEqual([position.ownerAt(0, 2), position.ownerAt(1, 1)], [null, 'O']);
  assert.deepEqual(position.freeSquares, [1, 2, 3, 5, 6, 7]);
  for (const [row, column] of [
    [-1, 0],
    [3, 0],
    [0, 3],
    [0.5, 0],
    [Number.NaN, 0],
  ]) {
    assert.throws(() => position.ownerAt(Number(row), Number(column)), RangeError);
  }
  for (const square of /** @type {any[]} */ (['d1', -1, 9, 0.5, null, {}])) {
    assert.throws(() => position.owner(square), RangeError);
  }
  assert.ok([position.squares, position.legalMoves, position.freeSquares, position.status].every(Object.isFrozen));
});

test('a move leads to a position of its own, or is refused and says which', () => {
  const start = noughts.position('connect-four');
  const next = start.after('d').after('d2');
  assert.deepEqual([next.owner('d1'), next.owner('d2'), next.turn], ['X', 'O', 'X']);
  assert.deepEqual([start.owner('d1'), start.turn, start.canPlay('d1'), start.canPlay('d2')], [null, 'X', true, false]);
  for (const [square, code] of /** @type {[any, string][]} */ ([
    ['d5', 'square-not-playable'],
    ['d1', 'square-already-filled'],
    ['h1', 'square-off-board'],
    [42, 'square-off-board'],
    [Number.NaN, 'square-off-board'],
  ])) {
    assert.throws(() => next.after(square), { name: 'ConflictError', code, square });
    assert.equal(next.canPlay(square), false);
  }
});

test('all positions of tic-tac-toe are reached by values alone, and judged as the oracle does', () => {
  /** @type {Map<string, Position>} */
  const seen = new Map();
  const visit = (/** @type {Position} */ position) => {
    const board = position.squares.map((owner) => owner ?? '.').join('');
    const known = seen.get(board);
    if (known) return assert.ok(known.equals(position) && position.equals(known));
    seen.set(board, position);
    const { outcome, plies } = position.solve();
    assert.deepEqual({ outcome, plies }, judge(board, position.turn), board);
    for (const move of position.legalMoves) visit(position.after(move));
  };
  visit(noughts.position('tic-tac-toe'));
  assert.equal(seen.size, 5478);
});

test('positions are equal if they have the same possible future in the same game', () => {
  const position = noughts.parse('tic-tac-toe.X.a3.b2.c1').position;
  assert.ok(position.equals(noughts.parse('tic-tac-toe.X.c1.b2.a3').position));
  assert.equal(position.equals(noughts.parse('tic-tac-toe.X.c1.b2').position), false);
  assert.equal(noughts.position('tic-tac-toe').equals(noughts.position('misere-tic-tac-toe')), false);
  assert.equal(noughts.position('tic-tac-toe').equals(noughts.position('tic-tac-toe', { turn: 'O' })), false);
  // In Ultimate the same marks in another order require another small board.
  const [one, another] = ['ultimate.X.a9.b8.d6', 'ultimate.X.a9.b8.d5'].map((text) => noughts.parse(text).position);
  assert.equal(one?.equals(another), false);
  for (const value of [null, undefined, 3, {}, noughts.match('tic-tac-toe')])
    assert.equal(position.equals(value), false);
});

test('analyses of a position need no match', async () => {
  const { position } = noughts.parse('connect-four.X.d1.a1.d2.a2.d3');
  assert.deepEqual(await position.analyse({ nodes: 50_000 }), position.evaluate({ nodes: 50_000 }));
  const bob = noughts.opponent({ playouts: 100, seed: 1 });
  assert.ok(position.canPlay(await bob.choose(position)));
  const over = noughts.parse('tic-tac-toe.X.a3.a2.b3.b2.c3').position;
  assert.deepEqual([over.evaluate(), await over.analyse()], [[], []]);
  assert.deepEqual(over.status, { state: 'won', player: 'X', lines: [[0, 1, 2]] });
  assert.equal(over.turn, 'O');
  await assert.rejects(bob.choose(over), { code: 'game-already-ended' });
});

test('a resignation does not show in the position', async () => {
  const match = noughts.parse('tic-tac-toe.X.b2.resign');
  assert.equal(match.status.state, 'won');
  assert.equal(match.position.status.state, 'next');
  assert.deepEqual([match.legalMoves, match.evaluate(), match.solve().outcome], [[], [], 'loss']);
  await assert.rejects(noughts.opponent().choose(match), { code: 'game-already-ended' });
});

test('where a mark lands is told for each column, until it is full', () => {
  const match = noughts.match('connect-four');
  for (const square of [38, 31, 24, 17, 10, 3]) {
    assert.equal(match.position.landing(3), square);
    match.play('d');
  }
  assert.equal(match.position.landing(3), null);
  for (const column of /** @type {any[]} */ ([-1, 7, 0.5, '3', undefined]))
    assert.equal(match.position.landing(column), null);
  assert.equal(noughts.position('tic-tac-toe').landing(1), null);
});

test('a position is set up by hand with either side to move', () => {
  const squares = ownersOf('X..|.O.|...');
  for (const turn of /** @type {const} */ (['X', 'O'])) {
    const position = noughts.position('tic-tac-toe', { squares, turn });
    assert.deepEqual([position.squares, position.turn], [squares, turn]);
    const { outcome, plies } = position.solve();
    assert.deepEqual({ outcome, plies }, judge('X...O....', turn));
  }
  assert.equal(noughts.position('tic-tac-toe', { squares: ownersOf('X..|...|...') }).turn, 'O');
  assert.equal(noughts.position({ columns: 4, rows: 4, inARow: 3 }, { turn: 'O' }).turn, 'O');
  const falling = noughts.position('connect-four', { squares: ownersOf(`${'.'.repeat(35)}..XO...`) });
  assert.ok(falling.equals(noughts.parse('connect-four.X.c1.d1').position));
});

test('an impossible position is an error with the reason and the square', () => {
  const top = '.......|'.repeat(4);
  for (const [
    game,
    picture,
    turn,
    code,
    square,
  ] of /** @type {[string, string, any, string, string | undefined][]} */ ([
    ['tic-tac-toe', 'X..', undefined, 'wrong-size', undefined],
    ['tic-tac-toe', 'XX.|...|...', undefined, 'wrong-turn', undefined],
    ['tic-tac-toe', 'X..|...|...', 'X', 'wrong-turn', undefined],
    ['tic-tac-toe', 'XXX|OO.|O..', 'X', 'ended-before', 'a3'],
    ['connect-four', `${top}...X...|.......`, undefined, 'floating-mark', 'd2'],
    ['connect-four', `${top}...X...|...O...`, 'X', 'no-last-mark', undefined],
  ])) {
    assert.throws(
      () => noughts.position(game, { squares: ownersOf(picture), turn }),
      (error) =>
        error instanceof SetUpError && error.code === code && error.square === square && error.message.length > 20,
      `${picture} ${code}`,
    );
  }
  for (const squares of /** @type {any[]} */ ([
    'X',
    {},
    [1],
    ['x', ...new Array(8).fill(null)],
    new Array(9),
    3,
    null,
  ])) {
    assert.throws(() => noughts.position('tic-tac-toe', { squares }), TypeError);
  }
  assert.throws(() => noughts.position('tic-tac-toe', { squares: new Array(1e6).fill(null) }), { code: 'wrong-size' });
  assert.throws(() => noughts.position('chess'), { code: 'unknown-game' });
});

test('every game is set up by hand, with what its marks do not show', () => {
  for (const [text, extra] of /** @type {[string, import('noughts').SetUp][]} */ ([
    ['qubic.X.a1.h8.c3', {}],
    ['qubic-gravity.X.a8.e8.b8', { last: 'b8' }],
    ['wild-tic-tac-toe.O.a1x.b2x.c1o', {}],
    ['notakto.X.a1.b2.i3.c1', {}],
    ['order-and-chaos.X.a1x.b2x.c1o', {}],
    ['infinite-tic-tac-toe.X.a3.b3.b2.c1.c3.a1.b1', { order: ['b3', 'b2', 'c1', 'c3', 'a1', 'b1'] }],
    ['infinite-tic-tac-toe.O.a1.b2', { order: [6, 4], last: 4 }],
    ['ultimate-open-boards.X.a1.b2.e5', { last: 'e5', boards: new Array(9).fill(null) }],
    ['gomoku-swap2.X.a1.b2.c3', {}],
    ['gomoku-swap2.X.a1.b2.c3.add.d4', { choice: 'add' }],
    ['gomoku-swap2.X.a1.b2.c3.add.d4.e5.swap', { choice: 'swap' }],
  ])) {
    const { game, position } = noughts.parse(text);
    const { squares, turn } = position;
    assert.ok(noughts.position(game.id, { squares, turn, ...extra }).equals(position), text);
  }
});

test('what a game needs besides the marks has to fit them, and no other game takes it', () => {
  const _ = null;
  const none = new Array(9).fill(null);
  /** @type {('X' | null)[]} */
  const mark = ['X', _, _, _, _, _, _, _, _];
  const many = (/** @type {number} */ count) =>
    Array.from({ length: 225 }, (_free, i) => (i < count ? 'XO'[i % 2] : null));
  for (const [game, setUp, code, square] of /** @type {[string, any, string, string?][]} */ ([
    ['tic-tac-toe', { squares: none, order: ['a1'] }, 'not-taken'],
    ['wild-tic-tac-toe', { squares: none, boards: none }, 'not-taken'],
    ['notakto-1', { squares: none, choice: 'stay' }, 'not-taken'],
    ['notakto-1', { squares: ['O', ...none.slice(1)] }, 'wrong-mark', 'a3'],
    ['infinite-tic-tac-toe', { squares: mark }, 'wrong-order'],
    ['infinite-tic-tac-toe', { squares: mark, order: ['b3'] }, 'wrong-order', 'b3'],
    ['infinite-tic-tac-toe', { squares: mark, order: ['z9'] }, 'wrong-order'],
    ['infinite-tic-tac-toe', { squares: mark, order: new Array(5000).fill(0) }, 'wrong-order', 'a3'],
    [
      'ultimate-open-boards',
      { squares: new Array(81).fill(null), boards: ['X', ...none.slice(1)] },
      'wrong-boards',
      'a9',
    ],
    ['ultimate-open-boards', { squares: new Array(81).fill(null), boards: [null] }, 'wrong-boards'],
    ['gomoku-swap2', { squares: many(4) }, 'wrong-choice'],
    ['gomoku-swap2', { squares: many(6), choice: 'add' }, 'wrong-choice'],
    ['gomoku-swap2', { squares: many(3), choice: 'pass' }, 'wrong-choice'],
    ['gomoku-swap2', { squares: many(3), choice: 0 }, 'wrong-choice'],
  ])) {
    assert.throws(
      () => noughts.position(game, setUp),
      (error) => error instanceof SetUpError && error.code === code && error.square === square,
      `${game} ${JSON.stringify(setUp)}`,
    );
  }
  for (const wrong of /** @type {any[]} */ ([{ order: 'a1' }, { order: [{}] }, { boards: 'X' }, { boards: [1] }])) {
    assert.throws(() => noughts.position('tic-tac-toe', { squares: none, ...wrong }), TypeError);
  }
});

test('console.log shows the game, the board and how it stands', () => {
  const match = noughts.parse('tic-tac-toe.X.b2.a1');
  const shown = [
    'Tic-tac-toe',
    '   +---+---+---+',
    ' 3 |   |   |   |',
    '   +---+---+---+',
    ' 2 |   | X |   |',
    '   +---+---+---+',
    ' 1 | O |   |   |',
    '   +---+---+---+',
    '     a   b   c',
    'X to move',
  ].join('\n');
  assert.equal(inspect(match), shown);
  assert.equal(inspect(match.position), shown);
  assert.equal(String(match.position), shown);
  assert.equal(JSON.parse(JSON.stringify({ at: match.position })).at, shown);
  assert.match(inspect(match.resign()), /\nO won$/);
});

test('ten thousand positions that are forgotten take no memory of the WebAssembly, and memory may grow meanwhile', () => {
  const first = noughts.position('connect-four');
  let position = first;
  for (let i = 0; i < 10_000; i++)
    position = position.status.state === 'next' ? position.after(Number(position.legalMoves[0])) : first;
  noughts.match('connect-four').solve({ nodes: 300_000 });
  assert.equal(first.legalMoves.length, 7);
  assert.equal(first.after('d').owner('d1'), 'X');
});
