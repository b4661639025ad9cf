import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { load, Noughts } from 'noughts';
import { prototypeJs } from '../prototype-js.js';

/**
 * Runs a module in a new Node process, and returns its output as JSON.
 *
 * @param {string} source
 */
function runModule(source) {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' });
  return JSON.parse(output);
}

const module = JSON.stringify(new URL('../../dist/package/noughts.js', import.meta.url).href);

test('loading compiles once: every caller gets the same engine', async () => {
  assert.equal(load(), load());
  assert.equal(await load(), await load());
  assert.ok((await load()) instanceof Noughts);
});

test('importing does nothing but define', () => {
  const changed = runModule(`
    const before = Object.getOwnPropertyNames(globalThis).length;
    let compiled = 0;
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = (...args) => { compiled++; return instantiate(...args); };
    await import(${module});
    console.log(JSON.stringify({ globals: Object.getOwnPropertyNames(globalThis).length - before, compiled }));
  `);
  assert.deepEqual(changed, { globals: 0, compiled: 0 });
});

test('a failed load says so, and the next one tries again', () => {
  const outcome = runModule(`
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = () => Promise.reject(new WebAssembly.CompileError('blocked'));
    console.error = () => {};
    const { load, LoadError } = await import(${module});
    const error = await load().catch((reason) => reason);
    WebAssembly.instantiate = instantiate;
    const noughts = await load();
    console.log(JSON.stringify({
      typed: error instanceof LoadError, code: error.code, cause: String(error.cause).includes('blocked'),
      games: noughts.games.length,
    }));
  `);
  assert.deepEqual(outcome, { typed: true, code: 'load-failed', cause: true, games: 13 });
});

test('it loads where a Blob cannot be read as a stream, as in jsdom', () => {
  const squares = runModule(`
    globalThis.Blob = class {};
    const { load } = await import(${module});
    const noughts = await load();
    console.log(JSON.stringify(noughts.match('tic-tac-toe').play('b2').squares));
  `);
  assert.deepEqual(squares, [null, null, null, null, 'X', null, null, null, null]);
});

test('it loads and plays where a library has replaced what the language brings', () => {
  const outcome = runModule(`
    const print = JSON.stringify;
    ${prototypeJs}
    const { load } = await import(${module});
    const noughts = await load();
    const match = noughts.match('ultimate').play('b2').play('d6');
    const bob = noughts.opponent({ level: 'easy', seed: 1 });
    match.play(await bob.choose(match));
    const { decisive } = await noughts.parse('tic-tac-toe.X.a1.b2.b1.c1.a3.a2.c2').review();
    const set = noughts.position('tic-tac-toe', { squares: ['X', null, null, null, 'O', null, null, null, null] });
    console.log(print([match.moves.length, match.boards.length, decisive === null, set.evaluate().length]).replace(/^"|"$/g, ''));
  `);
  assert.deepEqual(outcome, [3, 9, true, 7]);
});

test('the games are listed with the data for drawing them', async () => {
  const { games } = await load();
  assert.deepEqual(games[0], {
    id: 'tic-tac-toe',
    title: 'Tic-tac-toe',
    columns: 3,
    rows: 3,
    gravity: false,
    nested: false,
    layered: false,
    sharedMarks: false,
    chosenMarks: false,
    hasBook: false,
    squareNames: ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'],
    moveNames: ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'],
    choices: [],
    lines: [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
      [0, 4, 8],
      [2, 4, 6],
    ],
    smallBoards: [],
  });
  assert.deepEqual(games[5]?.smallBoards[5], [33, 34, 35, 42, 43, 44, 51, 52, 53]);
  assert.ok(
    Object.isFrozen(games) &&
      Object.isFrozen(games[0]) &&
      Object.isFrozen(games[0]?.squareNames) &&
      Object.isFrozen(games[0]?.lines[0]),
  );
});
