// Disposed and collected matches leave no memory behind, neither in JavaScript nor in WebAssembly.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

const count = 20_000;

for (const [how, use] of /** @type {const} */ ([
  ['disposed of', 'match.dispose();'],
  ['forgotten', ''],
])) {
  test(`${count.toLocaleString('en')} matches that are ${how} leave no byte behind`, () => {
    const script = `
      import { load } from 'noughts';
      const { instantiate } = WebAssembly;
      let wasm;
      WebAssembly.instantiate = async (...given) => {
        const instance = await instantiate(...given);
        wasm = instance.exports;
        return instance;
      };
      const noughts = await load();
      const turn = () => new Promise(setImmediate);
      const play = async (count) => {
        for (let i = 0; i < count; i++) {
          const match = noughts.match('connect-four').play('d');
          ${use}
          if (i % 1000 === 0) { gc(); await turn(); await turn(); }
        }
        for (let i = 0; i < 3; i++) { gc(); await turn(); }
        return { heap: process.memoryUsage().heapUsed, wasm: wasm.memory.buffer.byteLength };
      };
      await play(5000);
      // WebAssembly grows only by what it needs, and all free memory is used up: a leak makes it
      // grow.
      const { grow } = WebAssembly.Memory.prototype;
      WebAssembly.Memory.prototype.grow = function (pages) {
        if (pages > 8) throw new RangeError('more than is needed');
        return grow.call(this, pages);
      };
      const { byteLength } = wasm.memory.buffer;
      while (wasm.memory.buffer.byteLength === byteLength) wasm.allocate(65_536);
      // A leak grows each time. One-time data of V8, such as compiled code, does not.
      const all = [await play(5000)];
      do all.push(await play(${count}));
      while (all.length < 4 && all.at(-1).heap - all.at(-2).heap >= 8 * ${count});
      console.log(JSON.stringify(all));`;
    const all = JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script], { encoding: 'utf8' }),
    );
    const [before, after] = all.slice(-2);
    const heaps = all.map((/** @type {{ heap: number }} */ { heap }) => heap);
    assert.ok(after.heap < before.heap + 8 * count, `JavaScript grew each time, in bytes: ${heaps.join(', ')}`);
    assert.equal(after.wasm, all[0].wasm, 'bytes of WebAssembly, of which no block is smaller than 16');
  });
}
