// Every snippet in the package's readme and guides is run, or what it names is there. Those that
// need a page are in element/guides.spec.js, those of frameworks and bundlers in consumers/.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { transformSync } from 'esbuild';
import { needsPage, packageDocuments, snippetsOf } from '../snippets.js';

const snippets = packageDocuments.flatMap(snippetsOf);

/** What a snippet may use without making it, each after what it needs itself. */
const given = Object.entries({
  load: `(await import('noughts')).load`,
  noughts: 'await load()',
  match: `noughts.match('tic-tac-toe')`,
});

/**
 * What stands in for a broker, for a page, and for a file that a bundler compiles.
 * @type {[RegExp, string][]}
 */
const replacements = [
  [
    /import \{ mqtt \} from 'noughts\/room\/mqtt';/,
    `import { mqtt as overBroker } from 'noughts/room/mqtt';
     import { MemoryNetwork as Network } from 'noughts/room';
     const network = new Network();
     const mqtt = (url, options) => overBroker(url, { WebSocket: class {}, ...options }) && network.transport();
     const location = { hash: '', origin: 'https://example.org', pathname: '/play' };
     const localStorage = { getItem: () => null, setItem: () => {} };`,
  ],
  [
    /import wasm from '(noughts\/noughts\.wasm)';/,
    `import { readFileSync } from 'node:fs';
     const wasm = new WebAssembly.Module(readFileSync(new URL(import.meta.resolve('$1'))));`,
  ],
  [/import\.meta\.resolve\('\.\/nim\.js'\)/, `new URL('../../web/example/own/nim.js', import.meta.url)`],
];

/** Modules in a folder of the project are its own: there `noughts` is the package that is built. */
mkdirSync('build', { recursive: true });
const folder = mkdtempSync('build/guides-');
after(() => rmSync(folder, { recursive: true }));

/**
 * Runs a snippet, and gives what it prints.
 *
 * @param {string} name
 * @param {string} code
 */
function printedBy(name, code) {
  const makes = (/** @type {string} */ word) =>
    new RegExp(`^(const|let|import|export) .*\\b${word}\\b.*(=|from)`, 'm').test(code);
  const preamble = given.filter(([word]) => !makes(word)).map(([word, value]) => `const ${word} = ${value};\n`);
  const imports = code.match(/^import [^;]+;\n/gm) ?? [];
  const rest = imports.reduce((text, line) => text.replace(line, ''), code);
  // What is given may need what is imported, and what is made at first.
  const start = /^const noughts = .*\n/m.exec(rest)?.[0] ?? '';
  const whole = replacements.reduce(
    (text, [pattern, instead]) => text.replace(pattern, instead),
    `${imports.join('')}${start}${preamble.join('')}${rest.replace(start, '')}`,
  );
  const { code: plain } = transformSync(whole, { target: 'node20', format: 'esm' });
  writeFileSync(join(folder, name), plain);
  const program = `await import(${JSON.stringify(new URL(`../../${folder}/${name}`, import.meta.url).href)}); process.exit();`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}

const inNode = snippets.filter((snippet) => snippet.language === 'js' && !needsPage(snippet));

test('there are such snippets in every document for programs', () => {
  for (const name of ['README', 'module', 'rooms', 'troubleshooting'])
    assert.ok(
      inNode.some(({ file }) => file.endsWith(`${name}.md`)),
      name,
    );
});

for (const { file, line, code } of inNode) {
  test(`the snippet in line ${line} of ${file} runs, and prints what stands beside it`, () => {
    const printed = printedBy(`${file.replaceAll(/\W/g, '-')}-${line}.mjs`, code).split('\n');
    // A remark of one or two words is what is printed; longer ones are for people.
    for (const [, told = ''] of code.matchAll(/console\.log\(.*\); \/\/ (\S+(?: \S+)?)$/gm))
      assert.ok(printed.includes(told), `${told}: ${printed}`);
  });
}

const help = spawnSync(process.execPath, ['dist/package/cli.js', '--help'], { encoding: 'utf8' }).stdout;
const { name } = JSON.parse(readFileSync('dist/package/package.json', 'utf8'));

test('every command exists, with its options', () => {
  const commands = snippets.filter(({ language }) => language === 'sh').flatMap(({ code }) => code.trim().split('\n'));
  assert.ok(commands.length > 0);
  for (const command of commands) {
    if (command === `npm install ${name}`) continue;
    assert.match(command, /^npx noughts /);
    for (const [option] of command.matchAll(/--[\w-]+/g)) assert.ok(help.includes(option), command);
    if (!command.includes('--quiet')) continue;
    const options = command.split(' ').slice(2);
    assert.match(execFileSync(process.execPath, ['dist/package/cli.js', ...options], { encoding: 'utf8' }), /^Score/);
  }
});

test('every snippet is in a language for which there is a test', () => {
  const languages = new Set(snippets.map(({ language }) => language));
  // element/guides.spec.js, consumers/
  const elsewhere = ['html', 'css', 'jsx', 'svelte', 'vue', 'ts'];
  // consumers/bundlers.long.spec.js, room/transports.long.test.js, element/guides.spec.js
  const settings = ['json', 'text'];
  assert.deepEqual([...languages].sort(), ['js', 'sh', ...elsewhere, ...settings].sort());
});
