// `noughts/file`, and what a server may send instead of the file.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { LoadError, load } from 'noughts/file';

/** @typedef {import('node:http').RequestListener} Listener */

const wasm = await readFile(new URL('../../dist/package/noughts.wasm', import.meta.url));

/** A file without its end, and a page in place of the file. */
const [cut, page] = [wasm.subarray(0, 50_000), '<!doctype html><title>Sign in</title>'];

/** @type {[what: string, answer: Listener, words: RegExp][]} */
const faults = [
  ['it is not there', (_, response) => response.writeHead(404).end(), /cannot be loaded: 404 Not Found/],
  ['no server answers', (request) => request.socket.destroy(), /cannot be loaded: /],
  [
    'the connection breaks',
    (_, response) => {
      response.writeHead(200, { 'content-length': wasm.length });
      response.write(cut, () => response.destroy());
    },
    /ended early: /,
  ],
  [
    'only a part of it was ever stored',
    (_, response) => response.writeHead(200, { 'content-type': 'application/wasm' }).end(cut),
    /is not complete WebAssembly \(50000 bytes of application\/wasm\): /,
  ],
  [
    'it is a page',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
    /is not complete WebAssembly \(37 bytes of text\/html\): .*magic/,
  ],
];

/** @param {Listener} listener */
async function serve(listener) {
  const server = createServer(listener);
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const place = server.address();
  const address = `http://localhost:${typeof place === 'object' && place?.port}/noughts.wasm`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address, close };
}

test('a wrong file is reported with its address, and loading it again works', async () => {
  /** @type {Listener} */
  let answer = () => {};
  const { address, close } = await serve((request, response) => answer(request, response));
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
    close();
  }
});

test('the same source is shared, and another source is loaded separately', async () => {
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

const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));

/** The smallest possible module. */
const foreign = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

test('a WebAssembly that is not ours is refused, as bytes and as a module, and the next one is loaded', async () => {
  for (const wrong of [foreign, await WebAssembly.compile(foreign)]) {
    await assert.rejects(load(wrong), (error) => {
      assert.ok(error instanceof LoadError);
      assert.deepEqual([error.code, error.found, error.wanted], ['wrong-file', undefined, version]);
      assert.match(error.message, /not of noughts, and version .* is wanted/);
      return true;
    });
  }
  assert.equal((await load(wasm)).match('tic-tac-toe').play('b2').moves[0], 4);
});

test('a WebAssembly of another version is refused, which says both', async () => {
  const other = Buffer.from(wasm);
  const place = other.lastIndexOf(`noughts${version}`) + 'noughts'.length;
  assert.equal(place, other.length - version.length, 'the version is what it ends with');
  other.write('9'.repeat(version.length), place);
  for (const wrong of [other, await WebAssembly.compile(other), new Response(other)]) {
    await assert.rejects(load(wrong), { code: 'wrong-file', found: '9'.repeat(version.length), wanted: version });
  }
});

test('a single bit that is wrong, anywhere in the file, is noticed before it is run', async () => {
  let random = 17;
  for (let flip = 0; flip < 200; flip++) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    const damaged = Uint8Array.from(wasm);
    const place = random % damaged.length;
    damaged[place] = Number(damaged[place]) ^ (1 << (random >>> 29));
    await assert.rejects(load(damaged), LoadError, `bit ${random >>> 29} of byte ${place}`);
  }
});

test('where no digest can be computed, a damaged file at an address is refused, and a whole one is loaded', async () => {
  const damaged = Buffer.from(wasm);
  damaged.write('Connect Five', wasm.indexOf('Connect Four')); // still a module
  let sent = damaged;
  const { address, close } = await serve((_, response) => response.end(sent));
  const subtle = Object.getOwnPropertyDescriptor(Crypto.prototype, 'subtle') ?? assert.fail();
  Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined, configurable: true });
  try {
    await assert.rejects(load(address), { code: 'wrong-file', found: version, wanted: version });
    sent = wasm;
    assert.deepEqual((await load(address)).match('tic-tac-toe').play('b2').moves, [4]);
  } finally {
    Object.defineProperty(Crypto.prototype, 'subtle', subtle);
    close();
  }
});

test('a promise that rejects is a failed load, and never unhandled', async () => {
  /** @type {unknown[]} */
  const unhandled = [];
  const note = (/** @type {unknown} */ reason) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const rejected = Promise.reject(new Error('gone'));
  const both = [load(rejected), load(rejected)];
  for (const one of [...both, load(Promise.reject(undefined))]) await assert.rejects(one, LoadError);
  await assert.rejects(load(rejected), LoadError, 'and again later');
  await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  assert.deepEqual(unhandled, []);
});
