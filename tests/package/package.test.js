// The package as npm would send it, in an empty project.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { withImports } from '../../web/build/bundle.js';

const project = mkdtempSync(join(tmpdir(), 'noughts-'));

/**
 * Runs a program in the project and gives what it prints.
 *
 * @param {string} program
 * @param {...string} options
 */
const run = (program, ...options) => execFileSync(program, options, { cwd: project, encoding: 'utf8' });

/** @type {string[]} */
let packed = [];

before(() => {
  const pack = JSON.parse(run('npm', 'pack', '--json', '--loglevel=error', resolve('dist/package')));
  const [{ filename, files }] = Array.isArray(pack) ? pack : Object.values(pack);
  packed = files.map((/** @type {{ path: string }} */ { path }) => path);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', `./${filename}`);
});

after(() => rmSync(project, { recursive: true }));

test('the package holds the module, the widget, their types and source maps, a licence and a readme, and nothing else', () => {
  const top = packed
    .filter((path) => !path.startsWith('types/') && !path.endsWith('.js.map')) // see source-maps.test.js
    .map((path) => path.replace(/-\w{8}\.js$/, '-*.js'));
  assert.deepEqual([...new Set(top)].sort(), [
    'LICENCES.md',
    'LICENSE',
    'README.md',
    'cdn.js',
    'classic.js',
    'cli.js',
    'custom-elements.json',
    'element-class.js',
    'element.js',
    'file.js',
    'further.js',
    'noughts.js',
    'noughts.wasm',
    'package.json',
    'room-mqtt.js',
    'room.js',
    'shared-*.js',
    'tic-tac-toe.js',
    'worker.js',
  ]);
  for (const path of packed.filter((name) => name.startsWith('types/'))) assert.match(path, /\.d\.ts$/);
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
     const way = ways[Number(process.argv[2])];
     console.log((await load(way)).match('connect-four').play('d').status.player);`,
  );
  for (const way of ['0', '1', '2', '3', '4', '5']) {
    assert.equal(run('node', 'file.js', way), `${'true\n'.repeat(5)}O\n`, way);
  }
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
  const score = run('npx', '--no-install', 'noughts', '--x', 'best', '--o', 'best', '--games', '4', '--quiet');
  assert.equal(score, 'Score: X 0, O 0, ties 4\n');
});

const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64';

for (const [runtime, program, ...options] of /** @type {[string, string, ...string[]][]} */ ([
  ['Node', 'node'],
  ['Deno', resolve('tests/consumers/node_modules/@deno/linux-x64-glibc/deno'), 'run'],
  ['Bun', resolve('tests/consumers/node_modules/@oven/bun-linux-x64/bin/bun')],
])) {
  test(`it is imported by name in ${runtime}`, {
    skip: program !== 'node' && !isLinuxX64 && `${runtime} is tried on Linux x64 alone`,
  }, () => {
    writeFileSync(
      join(project, 'play.js'),
      `import { load } from 'noughts';
       const noughts = await load();
       const match = noughts.match('tic-tac-toe').play('a3').play('c3');
       console.log(JSON.stringify(match.evaluate().map(({ outcome, plies }) => [outcome, plies])));
       const game = noughts.match('connect-four').play('d');
       const bob = noughts.opponent({ playouts: 500 });
       while (game.status.state === 'next') game.play(await bob.choose(game));
       console.log(game.game.id);`,
    );
    const [evaluations = '', id] = run(program, ...options, 'play.js').split('\n');
    // X in one corner, O in the next: what the picture in the design says of the seven answers.
    assert.deepEqual(JSON.parse(evaluations), [
      ['loss', 6],
      ['win', 5],
      ['draw', 7],
      ['draw', 7],
      ['win', 5],
      ['draw', 7],
      ['win', 5],
    ]);
    assert.equal(id, 'connect-four');
  });
}

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

test('importing the widget where there is no page does no harm', () => {
  writeFileSync(
    join(project, 'server.js'),
    `import { NoughtsGame } from 'noughts/element'; console.log(typeof NoughtsGame);`,
  );
  assert.equal(run('node', 'server.js').trim(), 'function');
});

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

test('nothing but the module with the WebAssembly inside carries it, its worker least of all', () => {
  const folder = resolve('dist/package');
  const imports = JSON.parse(readFileSync('dist/package.imports.json', 'utf8'));
  /** No code has so long a run of such characters as every game's WebAssembly in base64. @param {string} name */
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
