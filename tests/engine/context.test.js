// The module in a separate context, as `node:vm` and test runners create them: with its own
// classes, and few globals.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { load } from 'noughts';

/** The globals that the module needs beyond the language. */
const globals = {
  AbortController,
  atob,
  Blob,
  DecompressionStream,
  MessageChannel,
  performance,
  TextDecoder,
  TextEncoder,
};

/**
 * Runs the module as a script in a context.
 *
 * @param {object} given the globals of the context besides those of the language
 */
async function runElsewhere(given) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../dist/package/noughts.js', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'module',
    write: false,
    logLevel: 'silent',
  });
  const context = createContext({ ...given });
  runInContext(outputFiles[0]?.text ?? '', context);
  return context;
}

/** @param {any} noughts */
async function playConnectFour(noughts) {
  const match = noughts.match('connect-four');
  const [x, o] = [noughts.opponent({ playouts: 200, seed: 1 }), noughts.opponent({ level: 'medium', seed: 2 })];
  while (match.status.state === 'next') match.play(await (match.status.player === 'X' ? x : o).choose(match));
  return String(match);
}

test('in a context of its own the module plays as it does elsewhere', async () => {
  const context = await runElsewhere(globals);
  const noughts = await context.module.load();
  assert.ok(!(noughts.games instanceof Object), 'it is another realm’s');
  assert.equal(await playConnectFour(noughts), await playConnectFour(await load()));
});

test('values from one context are accepted in the other', async () => {
  const context = await runElsewhere(globals);
  const [there, here] = [await context.module.load(), await load()];
  const match = there.match({ columns: 3, rows: 3, inARow: 3 }).play('b2').play('a1');
  assert.deepEqual(here.match(match.toJSON()).moves, [4, 6]);
  assert.deepEqual(here.parse(String(match)).moves, [4, 6]);
  assert.equal(String(there.match(here.match('tic-tac-toe').play('c3').toJSON())), 'tic-tac-toe.X.c3');
  assert.throws(() => match.play('b2'), { name: 'ConflictError', code: 'square-already-filled' });
  await assert.rejects(here.opponent().choose(match), { name: 'TypeError' }, 'of another engine');
  const controller = new AbortController();
  const search = there.opponent({ playouts: 1e15 }).choose(there.match('ultimate'), {
    signal: controller.signal,
    onProgress: () => controller.abort('enough'),
  });
  await assert.rejects(search, (/** @type {unknown} */ reason) => reason === 'enough');
});

test('a context without a needed global gets an error with its name, and can add it', async () => {
  const context = await runElsewhere({});
  const code = 'load-failed';
  for (const name of /** @type {const} */ (['atob', 'Blob', 'DecompressionStream', 'TextEncoder', 'TextDecoder'])) {
    await assert.rejects(context.module.load(), { name: 'LoadError', code, message: new RegExp(`\\b${name}\\b`) });
    context[name] = globals[name];
  }
  assert.equal((await context.module.load()).match('tic-tac-toe').play('b2').moves.length, 1);
});
