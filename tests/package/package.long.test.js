// The package in runtimes other than Node, and with the last two versions of TypeScript.

import assert from 'node:assert/strict';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { assertImported, project, run } from './installed.js';

const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64';

for (const [runtime, program, ...options] of /** @type {[string, string, ...string[]][]} */ ([
  ['Deno', 'tests/consumers/node_modules/@deno/linux-x64-glibc/deno', 'run'],
  ['Bun', 'tests/consumers/node_modules/@oven/bun-linux-x64/bin/bun'],
])) {
  test(
    `it is imported by name in ${runtime}`,
    {
      skip: !isLinuxX64 && `${runtime} is tried on Linux x64 alone`,
    },
    () => assertImported(resolve(program), ...options),
  );
}

test('in TypeScript 5 and 7, a strict project that uses every public name compiles and runs, and wrong use does not compile', () => {
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        outDir: '.',
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2022', 'dom'],
        types: [],
      },
      files: ['consumer.ts'],
    }),
  );
  copyFileSync(resolve('tests/package/consumer.ts'), join(project, 'consumer.ts'));
  for (const compiler of ['node_modules/typescript/bin/tsc', 'tests/consumers/node_modules/typescript-7/bin/tsc']) {
    rmSync(join(project, 'consumer.js'), { force: true });
    run('node', resolve(compiler), '--project', project);
    assert.match(run('node', 'consumer.js'), /^square-off-board d9$/m);
  }
});
