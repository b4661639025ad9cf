// Searches share a memory limit: even with many of them, each finds a move, and the engine
// continues.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { load } from 'noughts';
import { compileWasm } from '#noughts-wasm';
import { MemoryError } from '../../web/engine/errors.js';
import { loadOnce } from '../../web/engine/load.js';

const { grow } = WebAssembly.Memory.prototype;
const { error: complain } = console;

/**
 * Beyond this many bytes no memory can grow.
 *
 * @param {number} bytes
 */
function limitMemory(bytes) {
  console.error = () => {}; // hides Emscripten's own message
  WebAssembly.Memory.prototype.grow = function (/** @type {number} */ pages) {
    if (this.buffer.byteLength + pages * 65_536 > bytes) throw new RangeError('no memory');
    return grow.call(this, pages);
  };
}

afterEach(() => {
  console.error = complain;
  WebAssembly.Memory.prototype.grow = grow;
});

/** A separate engine whose memory cannot grow, and functions to take and free its memory. */
async function newSmallEngine() {
  limitMemory(0);
  const { instantiate } = WebAssembly;
  /**
   * @type {{ allocate: (bytes: number) => number, free: (address: number) => void } | undefined}
   */
  let wasm;
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {[any, any]} */ ...given) => {
      const instance = /** @type {any} */ (await instantiate(...given));
      wasm = instance.exports;
      return instance;
    }
  );
  const noughts = await loadOnce({}, compileWasm, {});
  WebAssembly.instantiate = instantiate;
  const { allocate, free } = wasm ?? assert.fail('nothing was instantiated');
  return { noughts, allocate, free };
}

const block = 1024;

/** How many such blocks fit into a new engine. It is useless after that. */
async function countBlocks() {
  const { allocate } = await newSmallEngine();
  let count = 0;
  assert.throws(() => {
    for (; ; count++) allocate(block);
  }, WebAssembly.RuntimeError);
  return count;
}

/** An engine with room for this many blocks, and a function to free more. @param {number} left */
async function fullEngine(left) {
  const most = await countBlocks();
  const { noughts, allocate, free } = await newSmallEngine();
  const taken = Array.from({ length: most - left }, () => allocate(block));
  return { noughts, giveBack: (/** @type {number} */ count) => taken.splice(0, count).forEach(free) };
}

test('two hundred referenced opponents choose a move each, and tic-tac-toe works beside them', async () => {
  limitMemory(40 * 2 ** 20);
  const noughts = await load();
  noughts.searchMemory = 8 * 2 ** 20;
  const [large, four, small] = ['ultimate', 'connect-four', 'tic-tac-toe'].map((game) => noughts.match(game));
  const opponents = [
    ...Array.from({ length: 194 }, (_, seed) => ({ match: large, bob: noughts.opponent({ playouts: 400, seed }) })),
    ...Array.from({ length: 6 }, (_, seed) => ({ match: four, bob: noughts.opponent({ level: 'best', seed }) })),
  ];
  for (const { match, bob } of opponents) assert.ok(match?.canPlay(await bob.choose(match)));
  assert.deepEqual(small?.play(await noughts.opponent({ seed: 1 }).choose(small)).moves.length, 1);
  for (const { match, bob } of opponents.slice(0, 3)) assert.ok(match?.canPlay(await bob.choose(match)), 'once more');
});

test('1,300 unreferenced opponents that are not collected yet choose a move each', async () => {
  limitMemory(40 * 2 ** 20);
  const noughts = await load();
  noughts.searchMemory = 8 * 2 ** 20;
  const match = noughts.match('ultimate');
  for (let seed = 0; seed < 1300; seed++) {
    assert.ok(match.canPlay(await noughts.opponent({ playouts: 120, seed }).choose(match)));
  }
});

test('two hundred opponents who think at the same time all come to a move', async () => {
  limitMemory(40 * 2 ** 20);
  const noughts = await load();
  noughts.searchMemory = 8 * 2 ** 20;
  const match = noughts.match('ultimate');
  const bobs = Array.from({ length: 200 }, (_, seed) => noughts.opponent({ playouts: 120, seed }));
  const moves = await Promise.all(bobs.map((bob) => bob.choose(match)));
  assert.ok(moves.every((move) => match.canPlay(move)));
});

test('opponents whose search data was dropped choose like new ones', async () => {
  const noughts = await load();
  noughts.searchMemory = 2 ** 20;
  const [start, small] = [noughts.match('ultimate'), noughts.match('tic-tac-toe')];
  const later = start.clone().play('e5').play('d4');
  for (let seed = 0; seed < 3; seed++) {
    const [bob, carl] = [noughts.opponent({ playouts: 300, seed }), noughts.opponent({ playouts: 300, seed })];
    await bob.choose(start);
    const others = Array.from({ length: 24 }, (_, other) => noughts.opponent({ playouts: 1000, seed: other }));
    for (const other of others) await other.choose(start);
    await carl.choose(small); // another move of this opponent, with no search data that helps later
    assert.equal(await bob.choose(later), await carl.choose(later));
    for (const one of [bob, carl, ...others]) one.dispose();
  }
});

test('how much memory searches may take up can be read and set', async () => {
  const noughts = await load();
  for (const wrong of [0, -1, 1000, 2 ** 20 + 0.5, Number.NaN, Number.POSITIVE_INFINITY, '64', null, undefined]) {
    assert.throws(
      () => {
        noughts.searchMemory = /** @type {any} */ (wrong);
      },
      RangeError,
      String(wrong),
    );
  }
  noughts.searchMemory = 3 * 2 ** 20;
  assert.equal(noughts.searchMemory, 3_145_728);
});

test('a search for which there is no memory says so, and everything else goes on', async () => {
  const { noughts, giveBack } = await fullEngine(200);
  const match = noughts.match('ultimate').play(40);
  const bob = noughts.opponent({ playouts: 100, seed: 1 });
  const isRefused = (/** @type {unknown} */ error) =>
    error instanceof MemoryError && error.code === 'out-of-memory' && error.name === 'MemoryError';
  await assert.rejects(bob.choose(match), isRefused);
  await assert.rejects(match.analyse({ nodes: 100 }), isRefused);
  assert.throws(() => match.evaluate({ nodes: 100 }), isRefused);
  assert.throws(() => match.solve({ nodes: 100 }), isRefused);
  assert.equal(String(match), 'ultimate.X.e5');
  assert.equal(match.play(match.legalMoves[0] ?? -1).moves.length, 2, 'the engine plays on');
  giveBack(2000);
  assert.ok(match.canPlay(await bob.choose(match)), 'and finds moves as soon as there is memory');
});

test('searches that meet the end of memory in the middle go on with what they have', async () => {
  const { noughts } = await fullEngine(3000);
  for (const game of ['ultimate', 'connect-four', 'line-8x8-5']) {
    const match = noughts.match(game);
    match.play(match.legalMoves[0] ?? -1);
    const bobs = [1, 2, 3].map((seed) => noughts.opponent({ playouts: 5000, seed }));
    const moves = await Promise.all(bobs.map((bob) => bob.choose(match)));
    assert.ok(moves.every((move) => match.canPlay(move)));
    assert.equal((await match.analyse({ nodes: 30_000, playouts: 5000 })).length, match.legalMoves.length);
  }
});
