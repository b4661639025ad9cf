import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'noughts';
import { goRound } from './circles.js';

const noughts = await load();

/**
 * @param {import('noughts').Match} match
 * @param {string} moves names separated by spaces
 */
function play(match, moves) {
  for (const move of moves.split(' ')) match.play(move);
  return match;
}

test('the games of the catalogue can be listed and played', () => {
  assert.deepEqual(
    noughts.games.map(({ id, columns, rows, gravity, nested, layered, sharedMarks, chosenMarks }) => [
      id,
      columns,
      rows,
      ...[
        gravity && 'gravity',
        nested && 'nested',
        layered && 'layered',
        sharedMarks && 'sharedMarks',
        chosenMarks && 'chosenMarks',
      ].filter(Boolean),
    ]),
    [
      ['tic-tac-toe', 3, 3],
      ['misere-tic-tac-toe', 3, 3],
      ['four-in-a-row-4x4', 4, 4],
      ['four-in-a-row-5x5', 5, 5],
      ['connect-four', 7, 6, 'gravity'],
      ['ultimate', 9, 9, 'nested'],
      ['infinite-tic-tac-toe', 3, 3],
      ['notakto', 9, 3, 'sharedMarks'],
      ['qubic', 8, 8, 'layered'],
      ['gomoku', 15, 15],
      ['wild-tic-tac-toe', 3, 3, 'sharedMarks', 'chosenMarks'],
      ['misere-wild-tic-tac-toe', 3, 3, 'sharedMarks', 'chosenMarks'],
      ['order-and-chaos', 6, 6, 'sharedMarks', 'chosenMarks'],
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

test('in misère a player who completes a line loses', () => {
  const match = play(noughts.match('misere-tic-tac-toe'), 'a3 a2 b3 b2 c3');
  assert.deepEqual(match.status, { state: 'won', player: 'O', lines: [[0, 1, 2]] });
});

test('in infinite tic-tac-toe a fourth mark takes the place of the oldest, which is told before', () => {
  const match = play(noughts.match('infinite-tic-tac-toe'), 'a3 b3 b2 c1 c3');
  assert.equal(match.position.vanishingMark, null);
  const before = match.play('a1').position;
  assert.equal(before.vanishingMark, 0);
  assert.equal(match.vanishedMark, null);
  assert.throws(() => match.play('a3'), { code: 'square-already-filled' });
  match.play('b1');
  assert.deepEqual([match.owner('a3'), match.owner('b1'), before.owner('a3')], [null, 'X', 'X']);
  assert.deepEqual([match.position.vanishingMark, match.vanishedMark], [1, 0]);
  assert.equal(match.undo().vanishedMark, null);
  assert.equal(match.redo().vanishedMark, 0);
  assert.equal(noughts.position('ultimate').vanishingMark, null);
  const { move, outcome, plies } = noughts.position('infinite-tic-tac-toe').solve();
  assert.deepEqual([outcome, plies], ['win', 13]);
  assert.equal([1, 3, 5, 7].includes(move ?? -1), true);
});

test('in Notakto both make an X, a board is closed by a line, and closing the last one loses', () => {
  const match = play(noughts.match('notakto-2'), 'a3 b2 c1');
  assert.deepEqual(match.squares.filter(Boolean), ['X', 'X', 'X']);
  assert.deepEqual(match.boards, [
    { state: 'closed', lines: [[0, 7, 14]] },
    { state: 'next', player: 'O' },
  ]);
  assert.deepEqual(match.status, { state: 'next', player: 'O' });
  assert.throws(() => match.play('b3'), { code: 'square-not-playable' });
  assert.deepEqual(match.position.legalMoves, [3, 4, 5, 9, 10, 11, 15, 16, 17]);
  assert.deepEqual(match.game.smallBoards, [
    [0, 1, 2, 6, 7, 8, 12, 13, 14],
    [3, 4, 5, 9, 10, 11, 15, 16, 17],
  ]);
  assert.equal(match.game.lines.length, 16);
  const after = [
    [0, 7, 14],
    [3, 4, 5],
  ];
  assert.deepEqual(play(match, 'd3 e3 f3').status, { state: 'won', player: 'X', lines: after });
  assert.deepEqual(noughts.match('notakto-1').game.smallBoards, []);
  const { outcome, plies } = noughts.position('notakto').solve();
  assert.deepEqual([outcome, plies], ['win', 14]);
});

test('a match that goes round in circles is a tie at the third time', () => goRound(noughts, 500));

/** A match of random moves, none of which ends it, up to the move before a tie. */
function matchBeforeTie(/** @type {(below: number) => number} */ random) {
  const match = noughts.match('infinite-tic-tac-toe');
  for (;;) {
    const { position } = match;
    const goingOn = position.legalMoves.filter((move) => position.after(move).status.state === 'next');
    match.play(goingOn[random(goingOn.length)] ?? position.legalMoves[0] ?? 0);
    if (match.status.state === 'next') continue;
    const last = match.moves.at(-1);
    const isTie = match.status.state === 'tie';
    match.undo();
    if (isTie) return { match, last };
  }
}

test('a move to a tie at the third time is a draw, and the best level knows it', async () => {
  let seed = 1;
  const random = (/** @type {number} */ below) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (;;) {
    const { match, last } = matchBeforeTie(random);
    const isOf = (/** @type {{ move: number }} */ { move }) => move === last;
    assert.equal(match.evaluate().find(isOf)?.outcome, 'draw');
    const others = match.evaluate().filter((evaluation) => !isOf(evaluation));
    if (match.position.solve().outcome !== 'loss' || others.some(({ outcome }) => outcome !== 'loss')) continue;
    // By the position alone it is lost; the tie is the only defence.
    assert.deepEqual((await match.analyse()).find(isOf)?.outcome, 'draw');
    assert.deepEqual(match.solve(), { move: last, outcome: 'draw', plies: null, exact: true, nodes: 0 });
    const best = noughts.opponent({ level: 'best', seed: 1 });
    for (let time = 0; time < 5; time += 1) assert.equal(await best.choose(match), last);
    break;
  }
});

test('any line game is made from its rules, and takes its name from them', () => {
  const match = noughts.match({ columns: 5, rows: 4, inARow: 3, gravity: true, misere: true }, { first: 'O' });
  assert.equal(match.game.id, 'line-5x4-3-gravity-misere');
  assert.deepEqual([match.game.columns, match.game.rows, match.first], [5, 4, 'O']);
  assert.equal(noughts.match({ columns: 3, rows: 3, inARow: 3 }).game.id, 'tic-tac-toe');
  assert.equal(noughts.match('line-5x4-3').squares.length, 20);
  assert.equal(noughts.match('line-3x3-3').game.id, 'tic-tac-toe');
  assert.equal(noughts.match('line-7x6-4-gravity').game.id, 'connect-four');
});

test('a line game may have up to 361 squares, each with its number, and what is told of them is whole', () => {
  const match = noughts.match({ columns: 19, rows: 19, inARow: 8 });
  assert.equal(match.game.id, 'line-19x19-8');
  assert.equal(match.game.title, '8 in a row on 19×19');
  // 12 in each of 19 rows and columns, 12² in each direction of diagonals.
  assert.equal(match.game.lines.length, 2 * 19 * 12 + 2 * 12 ** 2);
  assert.ok(match.game.lines.every((line) => line.length === 8 && line.every((square) => square < 361)));
  assert.equal(match.position.legalMoves.length, 361);
  for (const square of [360, 's19', 0, 'j10']) match.play(square);
  assert.deepEqual(match.moves, [360, 18, 0, 180]);
  assert.deepEqual([match.owner('s1'), match.owner(18), match.squares.length], ['X', 'O', 361]);
  assert.equal(match.position.legalMoves.at(-1), 359);
  assert.equal(String(noughts.parse(String(match))), 'line-19x19-8.X.s1.s19.a19.j10');
  assert.throws(() => match.play(361), { code: 'square-off-board', square: 361 });
  assert.throws(() => match.play(1023), { code: 'square-off-board' });
  assert.equal(noughts.match({ columns: 15, rows: 15, inARow: 5 }).game.id, 'gomoku');
});

test('on a large board a move is chosen, evaluated and proven to win', async () => {
  const match = noughts.match('line-19x19-6');
  for (const square of ['e10', 'a1', 'f10', 'c1', 'g10', 'e1', 'h10', 'g1', 'i10', 'd10']) match.play(square);
  const { move, outcome } = match.solve({ nodes: 10_000 });
  assert.deepEqual([match.game.squareNames[Number(move)], outcome], ['j10', 'win']);
  assert.equal(await noughts.opponent({ level: 'best', seed: 1 }).choose(match), match.game.squareNames.indexOf('j10'));
  const evaluations = match.evaluate({ nodes: 100, playouts: 10 });
  assert.equal(evaluations.length, 351);
  assert.deepEqual(
    evaluations.filter(({ outcome }) => outcome === 'win').map(({ move }) => match.game.squareNames[move]),
    ['j10'],
  );
});

test('rules that no board has room for are a range error', () => {
  const rules = { columns: 5, rows: 4, inARow: 3 };
  for (const wrong of [
    ...[0, -1, 27, 0.5, Number.NaN, 2 ** 53, 300].map((columns) => ({ ...rules, columns })),
    { columns: 9, rows: 8, inARow: 4, gravity: true },
    { columns: 9, rows: 8, inARow: 4, misere: true },
    { columns: 20, rows: 4, inARow: 4 },
    { columns: 19, rows: 19, inARow: 11 },
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

test('an outcome that is too far away is unknown, and never guessed', () => {
  const match = noughts.match('connect-four');
  assert.deepEqual(match.solve({ nodes: 1000 }), { move: null, outcome: null, plies: null, exact: false, nodes: 1000 });
  for (const evaluation of match.evaluate({ nodes: 1000 })) {
    assert.deepEqual([evaluation.outcome, evaluation.plies, evaluation.exact], [null, null, false]);
  }
  for (const nodes of [0, -1, 0.5, Number.NaN, '9', null]) {
    assert.throws(() => match.solve(/** @type {any} */ ({ nodes })), RangeError);
  }
});

test('thinking runs in slices, lets other tasks run between them, and reports its progress', async () => {
  // Neither game has a book.
  for (const id of ['line-8x7-4-gravity', 'ultimate']) {
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    /** @type {number[]} */
    const progress = [];
    const match = noughts.match(id);
    const move = await noughts.opponent({ playouts: 3000, seed: 3 }).choose(match, {
      onProgress: (share) => progress.push(share),
    });
    clearInterval(timer);
    assert.ok(match.canPlay(move));
    assert.ok(turns > 1, `${turns} turns`);
    assert.ok(progress.length > 1);
    assert.deepEqual(
      progress,
      [...progress].sort((a, b) => a - b),
    );
    assert.ok(progress.every((share) => 0 <= share && share <= 1));
  }
});

test('a search that is aborted rejects with the reason, and the opponent can be asked again', async () => {
  const match = noughts.match('ultimate');
  const bob = noughts.opponent({ playouts: 10_000_000, seed: 1 });
  const reason = new Error('enough');
  const controller = new AbortController();
  const choice = bob.choose(match, { signal: controller.signal, onProgress: () => controller.abort(reason) });
  await assert.rejects(choice, reason);
  await assert.rejects(
    bob.choose(match, {
      onProgress: () => {
        throw reason;
      },
    }),
    reason,
  );
  assert.ok(match.canPlay(await noughts.opponent({ playouts: 10, seed: 1 }).choose(match)));
});

test('a match may go on, and be disposed of, while an opponent thinks about it', async () => {
  const match = noughts.match('connect-four');
  const bob = noughts.opponent({ playouts: 20_000, seed: 1 });
  const choice = bob.choose(match);
  match.play('d').dispose();
  assert.ok(noughts.match('connect-four').canPlay(await choice));
});

test('budgets of playouts and of time work in every game', async () => {
  for (const { id } of noughts.games) {
    const match = noughts.match(id);
    assert.ok(match.canPlay(await noughts.opponent({ playouts: 100, seed: 1 }).choose(match)));
    assert.ok(match.canPlay(await noughts.opponent({ milliseconds: 5 }).choose(match)));
  }
  for (const options of [
    { playouts: 0 },
    { playouts: 0.5 },
    { playouts: '9' },
    { milliseconds: 0 },
    { milliseconds: '1' },
    { milliseconds: Number.POSITIVE_INFINITY },
  ]) {
    assert.throws(() => noughts.opponent(/** @type {any} */ (options)), RangeError);
  }
  const bob = noughts.opponent();
  await assert.rejects(bob.choose(noughts.match('ultimate'), /** @type {any} */ ({ onProgress: 1 })), TypeError);
});

test('with chosen marks a move includes the mark, by its name or its number', () => {
  const match = play(noughts.match('wild-tic-tac-toe'), 'b2x a3o');
  assert.deepEqual([match.owner('b2'), match.owner('a3'), match.owner('c1')], ['X', 'O', null]);
  assert.deepEqual(match.moves, [4, 9]);
  assert.equal(String(match), 'wild-tic-tac-toe.X.b2x.a3o');
  const { moveNames, squareNames } = match.game;
  assert.deepEqual(
    moveNames,
    ['x', 'o'].flatMap((mark) => squareNames.map((name) => name + mark)),
  );
  assert.deepEqual(
    match.legalMoves.map((move) => moveNames[move]),
    moveNames.filter((name) => !/^(b2|a3)/.test(name)),
  );
  assert.throws(() => match.play('b2o'), { code: 'square-already-filled' });
  assert.throws(() => match.play(18), { code: 'square-off-board' });
  assert.throws(() => match.play('d1x'), { code: 'square-off-board' });
  assert.throws(() => match.play('c1'), { name: 'TypeError', message: /c1x or c1o/ });
  assert.deepEqual(match.clone().play('c1o').status, { state: 'next', player: 'O' });
  assert.deepEqual(match.play('c1x').play('a1x').play('c3x').status.state, 'won');
  assert.throws(() => noughts.match('tic-tac-toe').play('b2x'), { code: 'square-off-board' });
  assert.equal(noughts.match('tic-tac-toe').game.moveNames, noughts.match('tic-tac-toe').game.squareNames);
});

test('in the opening swap2 a player makes several marks, and moves that mark no square have names', () => {
  const match = noughts.match('gomoku-swap2');
  assert.deepEqual(match.game.choices, ['stay', 'swap', 'add']);
  assert.deepEqual(match.game.moveNames.slice(224), ['o1', 'stay', 'swap', 'add']);
  assert.deepEqual(noughts.match('gomoku').game.choices, []);
  play(match, 'h8 a1 i9');
  assert.deepEqual(match.movers, ['X', 'X', 'X']);
  assert.deepEqual(match.status, { state: 'next', player: 'O' });
  assert.deepEqual(match.legalMoves, [225, 226, 227]);
  assert.throws(() => match.play('c3'), { name: 'ConflictError', code: 'square-not-playable' });
  assert.equal(match.canPlay('stay'), true);
  match.play('swap');
  assert.deepEqual([match.owner('h8'), match.owner('a1')], ['O', 'X']);
  assert.deepEqual([match.status, match.movers], [{ state: 'next', player: 'X' }, ['X', 'X', 'X', 'O']]);
  assert.throws(() => match.play('swap'), { name: 'ConflictError', code: 'move-not-legal' });
  assert.equal(String(match), 'gomoku-swap2.X.h8.a1.i9.swap');
  assert.deepEqual(noughts.parse(String(match)).moves, match.moves);
  match.undo();
  assert.deepEqual([match.owner('h8'), match.movers], ['X', ['X', 'X', 'X']]);
});

test('an opponent takes the better side of an opening, also in a worker, and a review judges no move of it', async () => {
  const match = play(noughts.match('gomoku-swap2'), 'h8 a1 i9');
  const opponent = noughts.opponent({ level: 'hard', seed: 3 });
  assert.equal(match.game.moveNames[await opponent.choose(match)], 'swap');
  const { moves } = await play(match, 'swap h9').review({ nodes: 2000, playouts: 200 });
  assert.deepEqual(
    moves.map(({ player, before }) => [player, before.points !== null]),
    [
      ['X', false],
      ['X', false],
      ['X', false],
      ['O', false],
      ['X', true],
    ],
  );
});

test('in wild tic-tac-toe the first player wins by the centre, and in misère that is a draw', () => {
  const outcomes = (/** @type {string} */ id) => {
    const position = noughts.position(id);
    const { moveNames } = position.game;
    return position.evaluate().map(({ move, outcome, plies }) => `${moveNames[move]?.slice(0, 2)} ${outcome} ${plies}`);
  };
  assert.deepEqual(
    [...new Set(outcomes('wild-tic-tac-toe'))].filter((told) => told.startsWith('b2') || !told.includes('draw 9')),
    ['b2 win 7'],
  );
  assert.deepEqual(
    [...new Set(outcomes('misere-wild-tic-tac-toe'))].filter((told) => !told.includes('loss 9')),
    ['b2 draw 9'],
  );
});

test('in Order and Chaos five in a row win for the first player, even if the other player completes them', () => {
  const match = play(noughts.match('order-and-chaos'), 'a1x f6o b1x f5x c1x f4o d1x');
  assert.deepEqual(match.status, { state: 'next', player: 'O' });
  assert.equal(match.clone().play('e1o').status.state, 'next');
  assert.deepEqual(match.play('e1x').status, { state: 'won', player: 'X', lines: [[30, 31, 32, 33, 34]] });
  const exactly = play(noughts.match('order-and-chaos-exactly-five'), 'a1x f1x b1x f5x c1x f4o d1x');
  assert.equal(exactly.play('e1x').status.state, 'next', 'six are none');
});
