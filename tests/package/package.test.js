// The package as npm would install it, in an empty project. package.long.test.js tries other
// runtimes and compilers.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { withImports } from '../../web/build/bundle.js';
import { assertImported, packed, project, run } from './installed.js';

test('the package holds the module, the widget, their types, licences, a readme and its guides, and nothing else', () => {
  const top = packed.filter((path) => !path.startsWith('types/')).map((path) => path.replace(/-\w{8}\.js$/, '-*.js'));
  assert.deepEqual([...new Set(top)].sort(), [
    'LICENCES.md',
    'LICENSE',
    'README.md',
    'cdn.js',
    'classic.js',
    'cli.js',
    'custom-elements.json',
    'docs/guides/module.md',
    'docs/guides/own-games.md',
    'docs/guides/rooms.md',
    'docs/guides/troubleshooting.md',
    'docs/guides/widget.md',
    'element-class.js',
    'element.js',
    'file.js',
    'further.js',
    'noughts.js',
    'noughts.wasm',
    'own-worker.js',
    'own.js',
    'package.json',
    'room-mqtt.js',
    'room-tournament.js',
    'room.js',
    'shared-*.js',
    'tic-tac-toe.js',
    'worker.js',
  ]);
  for (const path of packed.filter((name) => name.startsWith('types/'))) assert.match(path, /\.d\.ts$/);
});

test('an error that a program does not catch is printed with its name and a short line', () => {
  writeFileSync(
    join(project, 'throws.js'),
    `import { load } from 'noughts';
     const noughts = await load();
     noughts.match('tic-tac-toe').play('b2').play('b2');`,
  );
  const { stderr } = spawnSync('node', ['throws.js'], { cwd: project, encoding: 'utf8' });
  assert.match(stderr, /^ConflictError: That square is already filled\.$/m);
  const longest = Math.max(...stderr.split('\n').map((line) => line.length));
  assert.ok(longest < 1000, `${longest} columns`);
});

test('the classic script runs in a page that has added to Object.prototype', () => {
  const outcome = run(
    'node',
    '--eval',
    `Object.prototype.added = 7;
     require('node:vm').runInThisContext(require('node:fs').readFileSync('node_modules/noughts/cdn.js', 'utf8'));
     console.log(typeof noughts.load);`,
  );
  assert.equal(outcome.trim(), 'function');
});

test('it is required where Node requires ES modules', {
  skip: !Reflect.get(process.features, 'require_module'),
}, () => {
  writeFileSync(
    join(project, 'play.cjs'),
    `const { load } = require('noughts');
     load().then((noughts) => console.log(noughts.match('tic-tac-toe').play('b2').status.player));`,
  );
  assert.equal(run('node', 'play.cjs'), 'O\n');
});

test('the WebAssembly can be handed over in every way', () => {
  writeFileSync(
    join(project, 'file.js'),
    `import { readFile } from 'node:fs/promises';
     import { load, LoadError } from 'noughts/file';
     const address = import.meta.resolve('noughts/noughts.wasm');
     const bytes = await readFile(new URL(address));
     const wrong = [new Uint8Array(7), 'file:///nowhere.wasm', new Response('', { status: 404 }), undefined, bytes.subarray(0, 1000)];
     for (const bad of wrong) console.log(await load(bad).then(() => 'loaded', (error) => error instanceof LoadError));
     const ways = [address, new URL(address), new Response(bytes), Promise.resolve(new Response(bytes)), bytes, new WebAssembly.Module(bytes)];
     for (const way of ways) console.log((await load(way)).match('connect-four').play('d').status.player);`,
  );
  assert.equal(run('node', 'file.js'), 'true\n'.repeat(5) + 'O\n'.repeat(6));
});

test('on a server the widget can be imported, and does nothing', () => {
  writeFileSync(
    join(project, 'server.js'),
    `import { NoughtsGame } from 'noughts/element-class';
     import 'noughts/element';
     console.log(typeof NoughtsGame, typeof globalThis.customElements);`,
  );
  assert.equal(run('node', 'server.js'), 'function undefined\n');
});

test('npx noughts plays', () => {
  const score = run('npx', '--no-install', 'noughts', '--x', 'best', '--o', 'best', '--games', '2', '--quiet');
  assert.equal(score, 'Score: X 0, O 0, ties 2\n');
});

test('it is imported by name in Node', () => assertImported('node'));

test('the example of a transport runs as it stands', () => {
  copyFileSync(resolve('web/example/transport.js'), join(project, 'transport.js'));
  assert.equal(run('node', 'transport.js'), 'O\ntic-tac-toe.X.b2\n');
});

test('the getting-started example runs as it stands', () => {
  copyFileSync(resolve('web/example/getting-started.js'), join(project, 'getting-started.js'));
  const printed = run('node', 'getting-started.js');
  assert.match(printed, /^\{ state: 'next', player: 'O' \}$/m);
  assert.match(printed, /^square-already-filled$/m);
  assert.match(printed, /^tic-tac-toe\.X\.b2\./m);
});

test('nothing but the module with the WebAssembly inside carries it, its worker least of all', () => {
  const folder = resolve('dist/package');
  const imports = JSON.parse(readFileSync('dist/package.imports.json', 'utf8'));
  /**
   * No code has as long a run of such characters as a WebAssembly in base64.
   * @param {string} name
   */
  const isHeavy = (name) => {
    const runs = readFileSync(join(folder, name), 'utf8').match(/[\w+/]+/g) ?? [];
    return runs.some((run) => run.length > 40_000);
  };
  for (const [entry, carriers] of /** @type {[string, number][]} */ ([
    ['noughts.js', 1],
    ['classic.js', 1],
    ['further.js', 1],
    ['tic-tac-toe.js', 0],
    ['element.js', 0],
    ['file.js', 0],
    ['worker.js', 0],
  ])) {
    assert.equal(withImports(imports, entry).filter(isHeavy).length, carriers, entry);
  }
});
