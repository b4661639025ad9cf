// Reviews: the worth of every move of a game.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { load } from '../../web/engine/index.js';

/** @type {Awaited<ReturnType<typeof load>>} */
let noughts;
before(async () => {
  noughts = await load();
});

test('a review gives the worth and the judgement of every move, and the decisive move', async () => {
  // After X in a corner only the centre keeps the draw.
  const match = noughts.parse('tic-tac-toe.X.a3.a2.b2.c1.b3.b1.c3');
  const { moves, decisive } = await match.review();
  assert.deepEqual(
    moves.map(({ ply, player, square, judgement }) => [ply, player, match.game.squareNames[square], judgement]),
    [
      [0, 'X', 'a3', 'kept'],
      [1, 'O', 'a2', 'draw-to-loss'],
      [2, 'X', 'b2', 'kept'],
      [3, 'O', 'c1', 'kept'],
      [4, 'X', 'b3', 'kept'],
      [5, 'O', 'b1', 'kept'],
      [6, 'X', 'c3', 'kept'],
    ],
  );
  assert.equal(decisive, moves[1]);
  assert.deepEqual(decisive, {
    ply: 1,
    player: 'O',
    square: 3,
    judgement: 'draw-to-loss',
    before: { outcome: 'draw', plies: 8, exact: true, points: 0.5, error: 0 },
    after: { outcome: 'loss', plies: 6, exact: true, points: 0, error: 0 },
    keptBy: [4],
    keptByIsComplete: true,
  });
});

test('a win that comes later than it could have is a slower win', async () => {
  // X has a3 and b3, and could win by c3 at once.
  const { moves } = await noughts.parse('tic-tac-toe.X.a3.a2.b3.c1.b2').review();
  const last = moves.at(-1);
  assert.equal(last?.judgement, 'slower-win');
  assert.deepEqual([last?.before.plies, last?.after.plies], [1, 3]);
});

test('there is no decisive move in a running game, a game without mistakes, or a game resigned in a drawn position', async () => {
  for (const text of ['X.a3.a2', 'X', 'X.a3.b2.c1.b3.b1.a1.c3.c2.a2', 'X.b2.a3.resign', 'X.resign']) {
    const match = noughts.parse(`tic-tac-toe.${text}`);
    const { moves, decisive } = await match.review();
    assert.equal(decisive, null, text);
    assert.equal(moves.length, match.moves.length);
  }
});

test('a mistake is found on larger boards too', async () => {
  // O marks b2; a4 would have kept the draw.
  const match = noughts.parse('four-in-a-row-4x4.X.a1.b1.a2.c1.a3.b2.a4');
  const { decisive } = await match.review({ nodes: 100_000, playouts: 0 });
  assert.equal(decisive?.ply, 5);
  assert.deepEqual(decisive?.keptBy, [0]);
});

test('moves without a proof are estimated, with a standard error; without playouts they are not judged', async () => {
  const match = noughts.parse('ultimate.X.e5.f6.i9.g9.a8.c6');
  const { moves } = await match.review({ nodes: 1000, playouts: 1000 });
  for (const { before, after } of moves) {
    for (const { outcome, plies, exact, points, error } of [before, after]) {
      assert.deepEqual([outcome, plies, exact], [null, null, false]);
      assert.ok(points !== null && 0 <= points && points <= 1);
      assert.ok(error !== null && 0 < error && error < 0.2);
    }
  }
  assert.ok(moves.some(({ before, after }) => (before.points ?? 0) > (after.points ?? 1)));
  for (const { judgement, before } of (await match.review({ nodes: 1000, playouts: 0 })).moves) {
    assert.deepEqual([judgement, before.points, before.error], ['unknown', null, null]);
  }
});

test('a review is frozen through and through, and the same each time', async () => {
  const match = noughts.parse('connect-four.X.d1.d2.c1.e1.c2.b1.d3');
  const [one, other] = [
    await match.review({ nodes: 500, playouts: 200 }),
    await match.review({ nodes: 500, playouts: 200 }),
  ];
  assert.deepEqual(one, other);
  const [move] = one.moves;
  assert.ok(move);
  for (const value of [one, one.moves, move, move.before, move.after, move.keptBy]) assert.ok(Object.isFrozen(value));
});

test('a review reports its progress, continues while the match goes on, and can be aborted', async () => {
  const match = noughts.parse('connect-four.X.d1.d2.c1.e1.c2.b1.d3');
  /** @type {number[]} */
  const told = [];
  const review = match.review({ nodes: 20_000, playouts: 2000, onProgress: (progress) => told.push(progress) });
  match.play('a');
  assert.equal((await review).moves.length, 7);
  assert.ok(told.length > 3);
  assert.deepEqual(
    told.toSorted((a, b) => a - b),
    told,
  );
  assert.ok(told.every((progress) => 0 <= progress && progress <= 1));

  const reason = new Error('enough');
  await assert.rejects(match.review({ signal: AbortSignal.abort(reason) }), reason);
  const controller = new AbortController();
  const ended = match.review({ nodes: 1e12, signal: controller.signal, onProgress: () => controller.abort(reason) });
  await assert.rejects(ended, reason);
});

test('the moves are delivered as they are judged, the last one first, each once, as in the review', async () => {
  const match = noughts.parse('connect-four.X.d1.d2.c1.e1.c2.b1.d3');
  /** @type {(readonly import('../../web/engine/values.js').ReviewedMove[])[]} */
  const parts = [];
  let partsAtLastProgress = 0;
  const { moves } = await match.review({
    nodes: 20_000,
    playouts: 2000,
    onMoves: (judged) => parts.push(judged),
    onProgress: () => {
      partsAtLastProgress = parts.length;
    },
  });
  assert.ok(partsAtLastProgress > 0, 'they come while the search goes on');
  assert.deepEqual(parts.flat(), [...moves].reverse());
  for (const part of parts) assert.ok(Object.isFrozen(part) && part.every((move) => Object.isFrozen(move.keptBy)));

  // A game that is looked up is there at once.
  const small = noughts.parse('tic-tac-toe.X.a3.a2.b2');
  let last = -1;
  await small.review({ onMoves: (judged) => (last = judged.at(-1)?.ply ?? -1) });
  assert.equal(last, 0);
  const stop = () => {
    throw new RangeError('enough');
  };
  await assert.rejects(match.review({ nodes: 20_000, onMoves: stop }), /enough/);
});

test('wrong options are refused', async () => {
  const match = noughts.match('tic-tac-toe');
  await assert.rejects(match.review({ nodes: 0 }), RangeError);
  await assert.rejects(match.review({ playouts: -1 }), RangeError);
  await assert.rejects(match.review(/** @type {any} */ ({ plies: 1 })), TypeError);
  await assert.rejects(match.review(/** @type {any} */ ({ signal: 1 })), TypeError);
  await assert.rejects(match.review(/** @type {any} */ ({ onMoves: 1 })), /onMoves must be a function/);
});
