import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'noughts';
import { compileWasm } from '#noughts-wasm';
import { bookSources } from '../../web/engine/book-sources.js';
import { loadOnce } from '../../web/engine/load.js';

// V. Allis, "A knowledge-based approach of Connect-Four", 1988: won in the middle, a draw beside
// it, and lost elsewhere.
const firstMoves = ['loss', 'loss', 'draw', 'win', 'draw', 'loss', 'loss'];

/** @import { Evaluation, Position } from 'noughts' */
/** @import { Match } from '../../web/engine/match.js' */
/** @import { Opponent } from '../../web/engine/opponent.js' */

const readBook = bookSources['connect-four'];

/**
 * A separate engine with this source for the book of Connect Four.
 *
 * @param {() => Promise<Uint8Array>} source
 */
function engineWith(source) {
  return loadOnce({}, compileWasm, { 'connect-four': source });
}

const outcomes = (/** @type {readonly Evaluation[]} */ evaluations) => evaluations.map(({ outcome }) => outcome);

test('the book gives the result of each first move of Connect Four at once, without an invented distance', async () => {
  const noughts = await engineWith(readBook);
  const position = noughts.position('connect-four');
  assert.deepEqual(outcomes(position.evaluate({ nodes: 1 })), Array(7).fill(null));
  assert.equal(await noughts.loadBook('connect-four'), true);
  const evaluations = position.evaluate({ nodes: 1 });
  assert.deepEqual(outcomes(evaluations), firstMoves);
  for (const { outcome, ...rest } of evaluations) {
    // A draw ends with the last square, never earlier.
    const plies = outcome === 'draw' ? 42 : null;
    assert.deepEqual([rest.exact, rest.plies, rest.estimate], [true, plies, null]);
  }
});

test('an analysis and an opponent fetch the book themselves, once', async () => {
  let fetched = 0;
  const noughts = await engineWith(() => {
    fetched++;
    return readBook();
  });
  const match = noughts.match('connect-four');
  assert.equal(fetched, 0);
  assert.deepEqual(outcomes(await match.analyse({ nodes: 1 })), firstMoves);
  const best = noughts.opponent({ level: 'best', seed: 1 });
  assert.equal(match.game.squareNames[await best.choose(match)], 'd1');
  assert.equal(await noughts.loadBook('connect-four'), true);
  assert.equal(fetched, 1);
});

test('only Connect Four has a book, and only what is asked about is fetched', async () => {
  const noughts = await engineWith(() => assert.fail('it was not requested'));
  assert.deepEqual(
    noughts.games.filter(({ hasBook }) => hasBook).map(({ id }) => id),
    ['connect-four'],
  );
  assert.equal(await noughts.loadBook('tic-tac-toe'), false);
  assert.equal(await noughts.loadBook({ columns: 5, rows: 4, inARow: 4, gravity: true }), false);
  await assert.rejects(noughts.loadBook('chess'), { name: 'UnknownGameError' });
  await noughts.match('ultimate').analyse({ nodes: 1 });
});

test('Ultimate has a network that values its positions; the best level fetches it, and weaker opponents do not', async () => {
  let fetched = 0;
  const source = async () => {
    fetched++;
    return bookSources.ultimate();
  };
  const noughts = await loadOnce({}, compileWasm, { ultimate: source });
  const match = noughts.match('ultimate');
  await noughts.opponent({ level: 'hard', seed: 1 }).choose(match);
  assert.equal(fetched, 0);
  assert.ok(match.legalMoves.includes(await noughts.opponent({ level: 'best', milliseconds: 50 }).choose(match)));
  assert.equal(fetched, 1);
  assert.equal(await noughts.loadBook('ultimate'), true);
  assert.equal(await noughts.loadBook('ultimate-open-boards'), false);
  assert.equal(fetched, 1);
  // By symmetry all corners have the same estimate.
  const estimates = match.evaluate({ nodes: 1, playouts: 20_000 }).map(({ estimate }) => estimate);
  const millionths = [40, 0].map((square) => Math.round(1e6 * Number(estimates[square])));
  assert.deepEqual(millionths, [564556, 530800]); // as in tests/core/network_test.cpp
  assert.equal(new Set([0, 8, 72, 80].map((corner) => estimates[corner])).size, 1);
  for (const estimate of estimates) assert.ok(estimate !== null && estimate > 0.2 && estimate < 0.8, String(estimate));
});

test('each rule of Ultimate that has a network uses its own', async () => {
  const noughts = await loadOnce({}, compileWasm, bookSources);
  const estimatesOf = async (/** @type {string} */ game) => {
    const match = noughts.match(game);
    const before = match.evaluate({ nodes: 1, playouts: 1000 }).map(({ estimate }) => estimate);
    assert.equal(await noughts.loadBook(game), true);
    const after = match.evaluate({ nodes: 1, playouts: 1000 }).map(({ estimate }) => estimate);
    assert.notDeepEqual(after, before);
    return after;
  };
  const counted = await estimatesOf('ultimate-most-boards');
  const others = [await estimatesOf('ultimate-open-boards'), await estimatesOf('ultimate')];
  assert.equal(new Set([counted, ...others].map((estimates) => JSON.stringify(estimates))).size, 3);
  const again = noughts.match('ultimate-most-boards').evaluate({ nodes: 1, playouts: 1000 });
  assert.deepEqual(
    again.map(({ estimate }) => estimate),
    counted,
  );
});

test('Qubic has a strategy by which the first player wins; the best level fetches it, and weaker opponents do not', async () => {
  let fetched = 0;
  const source = async () => {
    fetched++;
    return bookSources.qubic();
  };
  const noughts = await loadOnce({}, compileWasm, { qubic: source });
  const match = noughts.match('qubic');
  await noughts.opponent({ level: 'hard', seed: 1 }).choose(match);
  assert.equal(fetched, 0);
  // The corners and the heart of the cube, as its layers lie side by side.
  const squares = 'a8 d8 a5 d5 f7 g7 f6 g6 b3 c3 b2 c2 e4 h4 e1 h1'.split(' ');
  const { squareNames } = match.game;
  const chosen = await noughts.opponent({ level: 'best', seed: 1 }).choose(match);
  assert.ok(squares.includes(String(squareNames[chosen])));
  assert.equal(fetched, 1);
  assert.equal(await noughts.loadBook('qubic-gravity'), false);
  for (const { move, outcome, exact, plies } of await match.analyse({ nodes: 64, playouts: 640 })) {
    const wins = squares.includes(String(squareNames[move]));
    assert.deepEqual([outcome, exact, plies], wins ? ['win', true, null] : [null, false, null], squareNames[move]);
  }
  // The second player loses by every reply.
  match.play(chosen);
  for (const { outcome } of match.evaluate({ nodes: 64, playouts: 640 })) assert.equal(outcome, 'loss');
  assert.equal(match.solve({ nodes: 1 }).outcome, null);
  match.play(Number(match.legalMoves[0]));
  assert.equal(match.solve({ nodes: 1 }).outcome, 'win');
});

test('without its book Connect Four is played as any other large game, and the book is asked for again', async () => {
  let tries = 0;
  const noughts = await engineWith(() => {
    tries++;
    return tries < 3 ? Promise.reject(new Error('no network')) : readBook();
  });
  const match = noughts.match('connect-four');
  assert.deepEqual(outcomes(await match.analyse({ nodes: 1 })), Array(7).fill(null));
  assert.equal(await noughts.loadBook('connect-four'), false);
  assert.equal(await noughts.loadBook('connect-four'), true);
  assert.equal(tries, 3);
});

test('an invalid book is refused, and nothing else changes', async () => {
  for (const bytes of [new Uint8Array(), new Uint8Array([1, 8, 0]), new Uint8Array(20_000).fill(255)]) {
    const noughts = await engineWith(async () => bytes);
    assert.equal(await noughts.loadBook('connect-four'), false);
    assert.deepEqual(outcomes(await noughts.match('connect-four').analyse({ nodes: 1 })), Array(7).fill(null));
  }
});

test('a search that is aborted while the book is awaited ends at once, and the next one may have the book', async () => {
  for (const search of /** @type {((match: Match, best: Opponent, signal: AbortSignal) => Promise<unknown>)[]} */ ([
    (match, _best, signal) => match.analyse({ nodes: 1, signal }),
    (match, best, signal) => best.choose(match, { signal }),
  ])) {
    /** @type {((bytes: Uint8Array) => void) | undefined} */
    let come;
    const noughts = await engineWith(
      () =>
        new Promise((resolve) => {
          come = resolve;
        }),
    );
    const match = noughts.match('connect-four');
    const controller = new AbortController();
    const searching = search(match, noughts.opponent({ level: 'best', seed: 1 }), controller.signal);
    while (!come) await new Promise(setImmediate);
    controller.abort(new Error('enough'));
    await assert.rejects(searching, { message: 'enough' });
    come(await readBook());
    assert.deepEqual(outcomes(await match.analyse({ nodes: 1 })), firstMoves);
  }
});

test('the best level makes no mistakes in Connect Four, with either first player and any replies', async () => {
  const noughts = await load();
  await noughts.loadBook('connect-four');
  const worth = { win: 1, draw: 0, loss: -1 };
  const worthOf = (/** @type {Position} */ position) =>
    Math.max(...position.evaluate({ nodes: 1 }).map(({ outcome }) => worth[outcome ?? assert.fail()]));
  for (const seed of [1, 2]) {
    const best = noughts.opponent({ level: 'best', seed });
    const casual = noughts.opponent({ level: 'medium', seed });
    const match = noughts.match('connect-four', { first: seed % 2 === 0 ? 'O' : 'X' });
    // The book has the outcomes of moves after up to seven marks. tests/core/book_chooser_test.cpp
    // continues from there.
    while (match.status.state === 'next' && match.moves.length < 5) {
      const before = match.position;
      match.play(await (match.status.player === 'X' ? best : casual).choose(match));
      if (before.turn === 'O') continue;
      assert.equal(-worthOf(match.position), worthOf(before), match.diagram());
    }
  }
});
