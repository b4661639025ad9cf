// A match stays as small as after its first game, however many games it has had.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

const games = Number(process.env.NOUGHTS_GAMES ?? 20_000);

test(`a match of ${games.toLocaleString('en')} games has a text as short, and takes as little memory, as after one`, () => {
  const script = `
    import { load } from 'noughts';
    const memories = [];
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...given) => {
      const instance = await instantiate(...given);
      memories.push(...Object.values(instance.exports).filter((one) => one instanceof WebAssembly.Memory));
      return instance;
    };
    const noughts = await load();
    const match = noughts.match('tic-tac-toe');
    const measure = () => {
      gc();
      return { text: String(match).length, json: JSON.stringify(match).length, heap: process.memoryUsage().heapUsed,
        wasm: memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0) };
    };
    const play = (count) => {
      for (let game = 0; game < count; game++) {
        if (match.status.state !== 'next') match.next();
        for (const move of [4, 0, 2, 6, 3, 5, 1, 7, 8]) match.play(move);
        match.undo().redo();
      }
    };
    play(1000);
    const before = measure();
    play(${games});
    console.log(JSON.stringify({ before, after: measure(), number: Object.values(match.score).reduce((sum, count) => sum + count) }));`;
  const { before, after, number } = JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script], { encoding: 'utf8' }),
  );
  assert.equal(number, games + 1000, 'every game has counted');
  assert.ok(
    after.text <= before.text + 12,
    `${before.text}, then ${after.text} characters: only the numbers are longer`,
  );
  assert.ok(after.json <= before.json + 12);
  assert.ok(before.wasm > 0);
  assert.equal(after.wasm, before.wasm);
  assert.ok(after.heap < before.heap + 2 ** 20, `${before.heap}, then ${after.heap} bytes`);
});
