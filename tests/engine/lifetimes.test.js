// A hundred thousand matches leave memory as it was, whether they are disposed of or forgotten.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

for (const [how, use] of /** @type {const} */ ([
  ['disposed of', 'match.dispose();'],
  ['forgotten', ''],
])) {
  test(`100,000 matches that are ${how} leave memory flat`, (context) => {
    const script = `
      import { load } from 'noughts';
      const noughts = await load();
      const turn = () => new Promise(setImmediate);
      const play = async (count) => {
        for (let i = 0; i < count; i++) {
          const match = noughts.match('connect-four').play('d');
          ${use}
          if (i % 1000 === 0) { gc(); await turn(); await turn(); }
        }
        gc();
        await turn();
        return process.memoryUsage().rss;
      };
      const before = await play(20_000);
      const after = await play(100_000);
      console.log((after - before) / 2 ** 20);`;
    const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script], {
      encoding: 'utf8',
    });
    context.diagnostic(`${Number(output).toFixed(1)} MiB more`);
    assert.ok(Number(output) < 24, `${output} MiB more`);
  });
}
