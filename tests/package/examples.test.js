// The examples in the documentation of the engine's API run as they stand.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { transformSync } from 'esbuild';

/** What an example may take for granted, unless it makes it itself; each needs the ones before it. */
const given = Object.entries({
  load: `(await import('noughts')).load`,
  noughts: 'await load()',
  match: `noughts.match('tic-tac-toe')`,
  bob: 'noughts.opponent()',
  room: `await (await import('noughts/room')).createRoom(noughts, new (await import('noughts/room')).MemoryNetwork().transport())`,
});

/**
 * The part of what is given that an example neither makes itself nor builds on something of its own.
 *
 * @param {string} code
 */
function preambleOf(code) {
  const made = given.findIndex(([name]) => new RegExp(`(const|using|import) .*\\b${name}\\b.*(=|from)`).test(code));
  return (made < 0 ? given : given.slice(0, made)).map(([name, value]) => `const ${name} = ${value};\n`).join('');
}

const examples = ['web/engine/', 'web/room/']
  .flatMap((folder) => readdirSync(folder).map((name) => folder + name))
  .filter((name) => name.endsWith('.js'))
  .flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(/@example\n((?:\s*\* .*\n)+?)\s*(?:\*\/|\*\n|\* @)/g)].map(
      ([, block = '']) => ({ name, code: block.replace(/^\s*\* /gm, '') }),
    ),
  );

test('there are examples', () => assert.ok(examples.length >= 5, `${examples.length}`));

for (const { name, code } of examples) {
  test(`an example in ${name} runs: ${code.trim().split('\n').at(-1)}`, () => {
    const { code: plain } = transformSync(
      `${preambleOf(code)}${code}\nprocess.exit(); // rooms that are left open would go on`,
      { target: 'node20', format: 'esm' },
    );
    execFileSync(process.execPath, ['--input-type=module', '--eval', plain], { encoding: 'utf8', stdio: 'pipe' });
  });
}

/** What is run elsewhere, and says more than it prints. */
const elsewhere = ['getting-started.js'];

for (const name of readdirSync('web/example').filter((each) => !elsewhere.includes(each))) {
  test(`web/example/${name} prints what stands beside it`, () => {
    const told = [...readFileSync(`web/example/${name}`, 'utf8').matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)];
    assert.ok(told.length > 0);
    const printed = execFileSync(process.execPath, [`web/example/${name}`], { encoding: 'utf8' });
    assert.deepEqual(
      printed.trim().split('\n'),
      told.map(([, line]) => line),
    );
  });
}
