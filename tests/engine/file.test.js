// `noughts/file` and what a server may send instead of the file.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { LoadError, load } from 'noughts/file';

/** @typedef {import('node:http').RequestListener} Listener */

const wasm = await readFile(new URL('../../dist/package/noughts.wasm', import.meta.url));

/** A file that has lost its end, and a page in its place. */
const [cut, page] = [wasm.subarray(0, 50_000), '<!doctype html><title>Sign in</title>'];

/** @type {[what: string, answer: Listener, words: RegExp][]} */
const faults = [
  ['it is not there', (_, response) => response.writeHead(404).end(), /cannot be had: 404 Not Found/],
  ['nobody answers', (request) => request.socket.destroy(), /cannot be had: /],
  [
    'the connection breaks',
    (_, response) => {
      response.writeHead(200, { 'content-length': wasm.length });
      response.write(cut, () => response.destroy());
    },
    /came to an end too early: /,
  ],
  [
    'only a part of it was ever stored',
    (_, response) => response.writeHead(200, { 'content-type': 'application/wasm' }).end(cut),
    /is no WebAssembly, or not all of it \(50000 bytes of application\/wasm\): /,
  ],
  [
    'it is a page',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
    /is no WebAssembly, or not all of it \(37 bytes of text\/html\): .*magic/,
  ],
];

test('whatever comes instead of the file is told with its address, and loading it again works', async () => {
  /** @type {Listener} */
  let answer = () => {};
  const server = createServer((request, response) => answer(request, response));
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const place = server.address();
  const address = `http://localhost:${typeof place === 'object' && place?.port}/noughts.wasm`;
  try {
    for (const [what, wrong, words] of faults) {
      answer = wrong;
      const error = await load(address).catch((reason) => reason);
      assert.ok(error instanceof LoadError, what);
      assert.equal(error.code, 'load-failed', what);
      assert.match(error.message, words, what);
      assert.ok(error.message.includes(address), error.message);
      assert.ok(error.cause instanceof Error, what);
    }
    answer = (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(wasm);
    const noughts = await load(fetch(address));
    assert.deepEqual(noughts.match('tic-tac-toe').play('b2').moves, [4]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('what is loaded once is shared, and something else is looked at for itself', async () => {
  const module = await WebAssembly.compile(wasm);
  const noughts = await load(module);
  assert.equal(await load(module), noughts);
  assert.equal(load(wasm), load(wasm));
  assert.notEqual(await load(wasm), noughts);
  for (const bad of [cut, new Uint8Array(7), 'file:///nowhere.wasm', undefined]) {
    await assert.rejects(load(/** @type {any} */ (bad)), LoadError);
  }
  await assert.rejects(load(Promise.reject(new Error('gone'))), LoadError);
  assert.equal(await load(module), noughts);
});

test('a WebAssembly that is not ours is refused', async () => {
  const foreign = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  await assert.rejects(load(foreign), LoadError);
});
