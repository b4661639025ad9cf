// The examples in the documentation of the engine's API run unchanged.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';

/**
 * Variables that an example may use without defining them. Each needs the ones before it.
 */
const given = Object.entries({
  load: `(await import('noughts')).load`,
  noughts: 'await load()',
  match: `noughts.match('tic-tac-toe')`,
  bob: 'noughts.opponent()',
  room: `await (await import('noughts/room')).createRoom(noughts, new (await import('noughts/room')).MemoryNetwork().transport())`,
});

/**
 * The variables that an example uses but does not define.
 *
 * @param {string} code
 */
function preambleOf(code) {
  const made = given.findIndex(([name]) => new RegExp(`(const|using|import) .*\\b${name}\\b.*(=|from)`).test(code));
  return (made < 0 ? given : given.slice(0, made)).map(([name, value]) => `const ${name} = ${value};\n`).join('');
}

const sources = ['web/engine/', 'web/room/', 'web/room/tournament/']
  .flatMap((folder) => readdirSync(folder).map((name) => folder + name))
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));

const examples = sources.flatMap(({ name, text }) =>
  [...text.matchAll(/@example\n((?:\s*\* .*\n)+?)\s*(?:\*\/|\*\n|\* @)/g)].map(([, block = '']) => ({
    name,
    code: block.replace(/^\s*\* /gm, ''),
  })),
);

test('every example in the documentation is found', () => {
  for (const { name, text } of sources) {
    const found = examples.filter((example) => example.name === name);
    assert.equal(found.length, text.split('@example').length - 1, name);
  }
});

/** The error of each example; undefined if it ran. @type {(string | undefined)[]} */
let thrown = [];

/**
 * Modules in a folder of the project can import it by name: there `noughts` is the built package.
 */
mkdirSync('build', { recursive: true });
const folder = mkdtempSync('build/examples-');

/**
 * All run in one process, one after the other, each as a module: starting a process takes longer
 * than most of them.
 */
before(() => {
  for (const [i, { code }] of examples.entries()) {
    const { code: plain } = transformSync(`${preambleOf(code)}${code}`, { target: 'node20', format: 'esm' });
    writeFileSync(join(folder, `${i}.mjs`), plain);
  }
  const program = `const thrown = [];
    for (let i = 0; i < ${examples.length}; i++)
      thrown.push(await import(\`${pathToFileURL(folder)}/\${i}.mjs\`).then(() => undefined, String));
    (await import('node:fs')).writeFileSync('${folder}/thrown.json', JSON.stringify(thrown));
    process.exit(); // open rooms would keep running`;
  const options = ['--input-type=module', '--eval', program];
  const { stderr } = spawnSync(process.execPath, options, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  const file = join(folder, 'thrown.json');
  assert.ok(existsSync(file), stderr);
  thrown = JSON.parse(readFileSync(file, 'utf8'));
});

after(() => rmSync(folder, { recursive: true }));

for (const [i, { name, code }] of examples.entries()) {
  test(`an example in ${name} runs: ${code.trim().split('\n').at(-1)}`, () => {
    assert.ok(i < thrown.length && !thrown[i], thrown[i] ?? 'it has not run');
  });
}

/** Run elsewhere: the comments of one say more than it prints, and `own` holds rules. */
const elsewhere = ['getting-started.js', 'own'];

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
