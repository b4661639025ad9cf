import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConflictError, DisposedError, load } from 'noughts';

const noughts = await load();

/** @param {string} moves */
const matchAfter = (moves) => noughts.parse(`tic-tac-toe.X${moves}`);

/** @param {string} text */
const name = (text) => matchAfter('').game.squareNames.indexOf(text);

/**
 * The moves of new opponents on the empty board, one for each of many seeds.
 *
 * @param {import('noughts').Level} level
 */
async function openings(level) {
  const match = matchAfter('');
  const moves = new Set();
  for (let seed = 0; seed < 200; seed++) moves.add(await noughts.opponent({ level, seed }).choose(match));
  return moves;
}

test('an opponent chooses a move and leaves the match as it is', async () => {
  const match = matchAfter('.b2');
  const move = await noughts.opponent().choose(match);
  assert.ok(match.canPlay(move));
  assert.equal(String(match), 'tic-tac-toe.X.b2');
});

test('every level takes the moves of a seed again, and all openings are equally good to the best', async () => {
  for (const level of /** @type {const} */ (['easy', 'medium', 'hard', 'best'])) {
    const games = [1, 2].map(async () => {
      const match = matchAfter('');
      const opponent = noughts.opponent({ level, seed: 7 });
      while (match.status.state === 'next') match.play(await opponent.choose(match));
      return String(match);
    });
    const [first, second] = await Promise.all(games);
    assert.equal(first, second);
  }
  assert.equal((await openings('best')).size, 9);
});

test('the best opponent takes a win, and blocks one', async () => {
  for (let seed = 0; seed < 20; seed++) {
    const opponent = noughts.opponent({ level: 'best', seed });
    assert.equal(await opponent.choose(matchAfter('.a3.b2.b3.a1')), name('c3'), 'both could win: X wins first');
    assert.equal(await opponent.choose(matchAfter('.a3.b2.b3')), name('c3'));
  }
});

test('mistakes are a probability', async () => {
  const match = matchAfter('.a3.b2.b3.a1');
  const chosen = async (/** @type {number} */ mistakes) => {
    const moves = new Set();
    for (let seed = 0; seed < 200; seed++) moves.add(await noughts.opponent({ mistakes, seed }).choose(match));
    return moves.size;
  };
  assert.equal(await chosen(0), 1);
  assert.equal(await chosen(1), 5);
});

test('asked after the end, it is an error', async () => {
  for (const text of [
    'tic-tac-toe.X.a3.a2.b3.b2.c3',
    'tic-tac-toe.X.b2.resign',
    'tic-tac-toe.X.a3.b2.c1.b3.b1.a1.c3.c2.a2',
    'connect-four.X.d1.resign',
    'connect-four.X.d1.a1.d2.a2.d3.a3.d4',
    'ultimate.X.e5.resign-X',
  ]) {
    await assert.rejects(
      noughts.opponent().choose(noughts.parse(text)),
      (error) => error instanceof ConflictError && error.code === 'game-already-ended',
      text,
    );
  }
});

test('an aborted choice rejects with the signal’s reason', async () => {
  const reason = new Error('enough');
  await assert.rejects(
    noughts.opponent().choose(matchAfter(''), { signal: AbortSignal.abort(reason) }),
    (error) => error === reason,
  );
});

test('the strength of an opponent can be given in one way only', () => {
  for (const options of [
    { level: 'nonsense', mistakes: 0.1 },
    { level: 'best', playouts: 10 },
    { mistakes: 0.1, milliseconds: 10 },
    { level: 'hard', milliseconds: 10 },
    { level: 'best', milliseconds: 10, playouts: 10 },
    { playouts: 10, milliseconds: 10, seed: 1 },
  ]) {
    assert.throws(() => noughts.opponent(/** @type {any} */ (options)), TypeError, JSON.stringify(options));
  }
  for (const options of [
    { level: undefined, mistakes: 0.1 },
    { level: 'easy', playouts: undefined, seed: 1 },
    { level: 'best', milliseconds: 10, seed: 1 },
  ]) {
    assert.doesNotThrow(() => noughts.opponent(/** @type {any} */ (options)));
  }
});

test('an invalid level, probability or seed is a range error', () => {
  for (const options of [
    ...['', 'eazy', 'perfect', null, 3, {}].map((level) => ({ level })),
    ...[-0.1, 1.1, Number.NaN, '0.5', null, {}].map((mistakes) => ({ mistakes })),
    ...[-1, 0.5, 2 ** 53, Number.NaN, '7', null].map((seed) => ({ seed })),
    ...[-1, 0, Number.NaN, Number.POSITIVE_INFINITY, '7', null].map((milliseconds) => ({
      level: 'best',
      milliseconds,
    })),
  ]) {
    assert.throws(() => noughts.opponent(/** @type {any} */ (options)), RangeError, JSON.stringify(options));
  }
});

test('an opponent that is disposed of while it thinks makes no move any more', async () => {
  const match = noughts.match('connect-four');
  const opponent = noughts.opponent({ playouts: Number.MAX_SAFE_INTEGER, seed: 1 });
  const thinking = [opponent.choose(match), opponent.choose(match.play('d'))];
  opponent[Symbol.dispose]();
  for (const choice of thinking) await assert.rejects(choice, DisposedError);
  await assert.rejects(opponent.choose(match), DisposedError);
});

test('a disposed opponent, and one asked about a disposed match, say so', async () => {
  const opponent = noughts.opponent();
  const match = matchAfter('');
  match.dispose();
  await assert.rejects(opponent.choose(match), DisposedError);
  opponent.dispose();
  opponent.dispose();
  await assert.rejects(opponent.choose(matchAfter('')), DisposedError);
});

test('searches without an end are over when their opponents are disposed of, and those that waited go on', async () => {
  const match = noughts.match('ultimate');
  const bobs = [1, 2, 3, 4].map((seed) => noughts.opponent({ playouts: 1e15, seed }));
  /** @type {Promise<number>} */
  const begun = new Promise((resolve) => {
    const choosing = bobs.map((bob) => bob.choose(match, { onProgress: resolve }));
    for (const move of choosing) void assert.rejects(move, { code: 'disposed' });
  });
  assert.ok((await begun) < 1e-6, 'there is no end in sight');
  const waiting = noughts.opponent({ playouts: 20, seed: 5 }).choose(match);
  for (const bob of bobs) bob.dispose();
  assert.ok(match.canPlay(await waiting));
});

test('the best with a time plays random games that it counts, and chooses however short the time is', async () => {
  /** @type {[number, number][]} */
  const told = [];
  const match = noughts.match('ultimate');
  const hasty = noughts.opponent({ level: 'best', milliseconds: 1, seed: 1 });
  assert.ok(match.canPlay(await hasty.choose(match)));
  const patient = noughts.opponent({ level: 'best', milliseconds: 300, seed: 1 });
  const move = await patient.choose(match, { onProgress: (...progress) => told.push(progress) });
  assert.ok(match.canPlay(move));
  const playouts = told.map(([, number]) => number);
  assert.equal(playouts[0], 0, 'it first tries to find out who wins');
  assert.deepEqual(
    playouts,
    playouts.toSorted((a, b) => a - b),
  );
  assert.ok(Number(playouts.at(-1)) > 0);
  assert.ok(
    told.every(([progress]) => 0 <= progress && progress <= 1),
    `${told}`,
  );
});

test('the best with a time is as perfect where the game can be solved as without', async () => {
  const match = noughts.parse('four-in-a-row-4x4.X.b2.a1.c3.d4.a4');
  for (let seed = 0; seed < 5; seed++) {
    const outcomes = new Map(match.evaluate().map(({ move, outcome }) => [move, outcome]));
    const best = match.solve().outcome;
    const move = await noughts.opponent({ level: 'best', milliseconds: 1, seed }).choose(match);
    assert.equal(outcomes.get(move), best);
  }
});
