// Values of another context, with its own classes.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { load } from 'noughts';
import { load as loadFile } from 'noughts/file';

const context = createContext({ WebAssembly: undefined });

/** @param {string} source */
const elsewhere = (source) => runInContext(source, context);

test('plain values of another context are taken as one’s own', async () => {
  const noughts = await load();
  assert.equal(noughts.match(elsewhere('({ columns: 3, rows: 3, inARow: 3 })')).game.id, 'tic-tac-toe');
  const json = elsewhere(`({ game: 'tic-tac-toe', first: 'X', transitions: ['b2', 'a1'] })`);
  assert.deepEqual(noughts.match(json).moves, [4, 6]);
  const setUp = elsewhere(`({ squares: ['X', null, null, null, 'O', null, null, null, 'X'], turn: 'O' })`);
  assert.equal(noughts.position('tic-tac-toe', setUp).turn, 'O');
  assert.equal(noughts.opponent(elsewhere(`({ level: 'easy', seed: 3 })`)) instanceof Object, true);
});

test('a file’s bytes and module may be another context’s', async () => {
  const wasm = await readFile(new URL('../../dist/package/noughts.wasm', import.meta.url));
  const foreign = createContext();
  foreign.bytes = wasm;
  const [bytes, buffer, module] = runInContext(
    '[Uint8Array.from(bytes), Uint8Array.from(bytes).buffer, new WebAssembly.Module(Uint8Array.from(bytes))]',
    foreign,
  );
  assert.ok(!(bytes instanceof Uint8Array) && !(module instanceof WebAssembly.Module));
  for (const one of [bytes, buffer, module]) {
    const noughts = await loadFile(one);
    assert.deepEqual(noughts.match('tic-tac-toe').play('b2').moves, [4]);
  }
});

test('a signal of another frame ends a search', async () => {
  const noughts = await load();
  // Like a frame's own AbortSignal: another class of that name.
  class Elsewhere extends EventTarget {
    aborted = false;
    get [Symbol.toStringTag]() {
      return 'AbortSignal';
    }
    get reason() {
      return 'enough';
    }
    throwIfAborted() {
      if (this.aborted) throw this.reason;
    }
  }
  const signal = new Elsewhere();
  const search = noughts.opponent({ playouts: 1e15, seed: 1 }).choose(noughts.match('ultimate'), {
    signal: /** @type {any} */ (signal),
    onProgress: () => {
      signal.aborted = true;
      signal.dispatchEvent(new Event('abort'));
    },
  });
  await assert.rejects(search, (reason) => reason === 'enough');
});
