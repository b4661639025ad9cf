// The package in other people's builds: each is bundled, served under the strict policy, opened,
// and played on.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import { createServer, build as viteBuild } from 'vite';
import webpack from 'webpack';
import { expect } from '../browser.js';
import { packageFolder, playOn, test } from './project.js';

/** Uses the engine, with its worker where there is one, and the widget. */
const main = `import { load } from 'noughts';
  import 'noughts/element';
  const noughts = await load();
  const match = noughts.match('connect-four').play('d');
  const move = await noughts.opponent({ playouts: 200, seed: 1 }).choose(match);
  document.querySelector('output').textContent = match.canPlay(move) ? 'the engine plays' : 'it does not';`;

const guide = readFileSync(new URL('../../web/docs/guides/troubleshooting.md', import.meta.url), 'utf8');

const parcel = fileURLToPath(new URL('node_modules/parcel/lib/bin.js', import.meta.url));

const html = (/** @type {string} */ script) => `<!doctype html><html lang="en"><title>A site</title>
  <link rel="icon" href="data:,"><output></output><noughts-game opponent="easy"></noughts-game>${script}</html>`;

test.beforeEach(async ({ project }) => {
  await writeFile(join(project, 'main.js'), main);
  await writeFile(join(project, 'index.html'), html('<script type="module" src="/main.js"></script>'));
});

test.afterEach(async ({ page }) => {
  await expect(page.getByText('the engine plays', { exact: true })).toBeVisible();
});

test('built by Vite, with its worker', async ({ page, project, playBuilt }) => {
  await viteBuild({ root: project, logLevel: 'error', build: { target: 'es2022' }, worker: { format: 'es' } });
  await playBuilt();
  expect(page.workers()).toHaveLength(1);
});

test('served by Vite while one develops', async ({ page, project, afterwards }) => {
  const server = await createServer({
    root: project,
    logLevel: 'error',
    server: { port: 0 },
    optimizeDeps: { exclude: ['noughts'] },
  });
  afterwards(() => server.close());
  await server.listen();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await playOn(page);
  expect(page.workers().length).toBeGreaterThan(0);
});

test('built by webpack, with its worker', async ({ page, project, playBuilt }) => {
  const compiler = webpack({
    mode: 'production',
    context: project,
    entry: './main.js',
    output: { path: join(project, 'dist'), filename: 'main.js' },
    experiments: { topLevelAwait: true },
    performance: false,
  });
  const stats = await new Promise((resolve, reject) => {
    compiler?.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  expect(stats.toString({ all: false, errors: true, warnings: true })).toBe('');
  await writeFile(join(project, 'dist/index.html'), html('<script src="main.js"></script>'));
  await playBuilt();
  expect(page.workers()).toHaveLength(1);
});

test.describe('built by esbuild', () => {
  test.use({ complaintsExpected: true }); // its worker is not there
  test('without its worker, in slices', async ({ project, playBuilt }) => {
    const { warnings } = await esbuild.build({
      absWorkingDir: project,
      entryPoints: ['main.js'],
      outdir: 'dist',
      bundle: true,
      format: 'esm',
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    await writeFile(join(project, 'dist/index.html'), html('<script type="module" src="main.js"></script>'));
    await playBuilt();
  });
});

test('built by Rollup, with its worker beside the bundle', async ({ page, project, playBuilt }) => {
  const complaints = /** @type {string[]} */ ([]);
  const bundle = await rollup({
    input: join(project, 'main.js'),
    plugins: [nodeResolve()],
    onwarn: ({ message }) => void complaints.push(message),
  });
  await bundle.write({ dir: join(project, 'dist'), format: 'es' });
  expect(complaints).toEqual([]);
  await cp(join(packageFolder, 'worker.js'), join(project, 'dist/worker.js'));
  await writeFile(join(project, 'dist/index.html'), html('<script type="module" src="main.js"></script>'));
  await playBuilt();
  expect(page.workers()).toHaveLength(1);
});

test('built by Parcel, with its worker and an import map of its own', async ({ page, project, playBuilt }) => {
  const resolver = '"@parcel/resolver-default": { "packageExports": true }';
  expect(guide).toContain(resolver);
  await writeFile(join(project, 'package.json'), `{ "private": true, "type": "module", ${resolver} }`);
  const options = ['build', 'index.html', '--no-cache', '--no-source-maps', '--log-level', 'warn'];
  execFileSync(process.execPath, [parcel, ...options], { cwd: project, env: { ...process.env, PARCEL_WORKERS: '0' } });
  await playBuilt();
  expect(page.workers()).toHaveLength(1);
});

test('named by an import map, without a bundler', async ({ page, project, playBuilt }) => {
  await cp(packageFolder, join(project, 'dist/noughts'), { recursive: true });
  const [map = ''] = /<script type="importmap">.*?<\/script>/s.exec(guide) ?? [];
  await writeFile(join(project, 'dist/main.js'), main);
  await writeFile(join(project, 'dist/index.html'), html(`${map}<script type="module" src="main.js"></script>`));
  await playBuilt();
  expect(page.workers()).toHaveLength(1);
});

test('one script tag, no module', async ({ page, project, playBuilt }) => {
  await cp(join(packageFolder, 'cdn.js'), join(project, 'dist/cdn.js'));
  await writeFile(
    join(project, 'dist/main.js'),
    `(async () => {${main.replace(/import .*?;/gs, '')}})();`.replace('await load()', 'await window.noughts.load()'),
  );
  await writeFile(
    join(project, 'dist/index.html'),
    html('<script src="cdn.js"></script><script src="main.js"></script>'),
  );
  await playBuilt();
  // The widget and the page share one engine, with its books.
  await page.evaluate(async () => (await Reflect.get(globalThis, 'noughts').load()).loadBook('connect-four'));
});

test('with the WebAssembly in a file of its own', async ({ page, project, playBuilt }) => {
  await cp(packageFolder, join(project, 'dist/noughts'), { recursive: true });
  const script = main
    .replace("'noughts'", "'./noughts/file.js'")
    .replace("'noughts/element'", "'./noughts/element.js'")
    .replace('load()', "load(new URL('./noughts/noughts.wasm', import.meta.url))");
  await writeFile(join(project, 'dist/main.js'), script);
  await writeFile(join(project, 'dist/index.html'), html('<script type="module" src="main.js"></script>'));
  const started = page.waitForEvent('worker'); // which has the WebAssembly from the page
  await playBuilt();
  await started;
});

test('in a worker of the site', async ({ project, playBuilt }) => {
  await cp(packageFolder, join(project, 'dist/noughts'), { recursive: true });
  const [imports = '', ...rest] = main.split('\n').filter((line) => !line.includes('noughts/element'));
  const script = [imports.replace("'noughts'", "'./noughts/noughts.js'"), ...rest].join('\n');
  await writeFile(
    join(project, 'dist/worker.js'),
    script.replace(/document.querySelector\('output'\).textContent = (.*);/, 'postMessage($1);'),
  );
  await writeFile(
    join(project, 'dist/main.js'),
    `import './noughts/element.js';
     const worker = new Worker('worker.js', { type: 'module' });
     worker.onmessage = ({ data }) => { document.querySelector('output').textContent = data; };`,
  );
  await writeFile(join(project, 'dist/index.html'), html('<script type="module" src="main.js"></script>'));
  await playBuilt();
});
