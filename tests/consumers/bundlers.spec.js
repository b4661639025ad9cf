// The package in other people's builds: each is bundled, served under the strict policy, opened, and played on.

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { createServer, build as viteBuild } from 'vite';
import webpack from 'webpack';
import { serve } from '../../web/serve.js';
import { boardOf, expect, test, waitForTurn } from '../browser.js';

const packageFolder = fileURLToPath(new URL('../../dist/package', import.meta.url));

/** Uses the engine, with its worker where there is one, and the widget. */
const main = `import { load } from 'noughts';
  import 'noughts/element';
  const noughts = await load();
  const match = noughts.match('connect-four').play('d');
  const move = await noughts.opponent({ playouts: 200, seed: 1 }).choose(match);
  document.querySelector('output').textContent = match.canPlay(move) ? 'the engine plays' : 'it does not';`;

const html = (/** @type {string} */ script) => `<!doctype html><html lang="en"><title>A site</title>
  <link rel="icon" href="data:,"><output></output><noughts-game opponent="easy"></noughts-game>${script}</html>`;

/** @type {string} a project that has installed the package */
let project;

test.beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'noughts-'));
  await cp(packageFolder, join(project, 'node_modules/noughts'), { recursive: true });
  await mkdir(join(project, 'dist'));
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  await writeFile(join(project, 'main.js'), main);
  await writeFile(join(project, 'index.html'), html('<script type="module" src="/main.js"></script>'));
});

test.afterEach(() => rm(project, { recursive: true }));

/** @param {import('@playwright/test').Page} page */
async function playOn(page) {
  await expect(page.getByText('the engine plays', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^b2, / }).first().click();
  await waitForTurn(page);
  expect((await boardOf(page)).filter((label) => label.endsWith(', O'))).toHaveLength(1);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} folder
 */
async function playServed(page, folder) {
  const { address, close } = await serve(
    folder,
    0,
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src data:",
  );
  await page.goto(address);
  await playOn(page);
  await close();
}

test('built by Vite, with its worker', async ({ page }) => {
  await viteBuild({ root: project, logLevel: 'error', build: { target: 'es2022' }, worker: { format: 'es' } });
  await playServed(page, join(project, 'dist'));
  expect(page.workers()).toHaveLength(1);
});

test('served by Vite while one develops', async ({ page }) => {
  const server = await createServer({
    root: project,
    logLevel: 'error',
    server: { port: 0 },
    optimizeDeps: { exclude: ['noughts'] },
  });
  await server.listen();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await playOn(page);
  expect(page.workers().length).toBeGreaterThan(0);
  await server.close();
});

test('built by webpack, with its worker', async ({ page }) => {
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
  await playServed(page, join(project, 'dist'));
  expect(page.workers()).toHaveLength(1);
});

test.describe('built by esbuild', () => {
  test.use({ complaintsExpected: true }); // its worker is not there
  test('without its worker, in slices', async ({ page }) => {
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
    await playServed(page, join(project, 'dist'));
  });
});

test('one script tag, no module', async ({ page }) => {
  await cp(join(packageFolder, 'cdn.js'), join(project, 'dist/cdn.js'));
  await writeFile(
    join(project, 'dist/main.js'),
    `(async () => {${main.replace(/import .*?;/gs, '')}})();`.replace('await load()', 'await window.noughts.load()'),
  );
  await writeFile(
    join(project, 'dist/index.html'),
    html('<script src="cdn.js"></script><script src="main.js"></script>'),
  );
  await playServed(page, join(project, 'dist'));
});

test('with the WebAssembly in a file of its own', async ({ page }) => {
  await cp(packageFolder, join(project, 'dist/noughts'), { recursive: true });
  const script = main
    .replace("'noughts'", "'./noughts/file.js'")
    .replace("'noughts/element'", "'./noughts/element.js'")
    .replace('load()', "load(new URL('./noughts/noughts.wasm', import.meta.url))");
  await writeFile(join(project, 'dist/main.js'), script);
  await writeFile(join(project, 'dist/index.html'), html('<script type="module" src="main.js"></script>'));
  await playServed(page, join(project, 'dist'));
  expect(await readFile(join(project, 'dist/noughts/noughts.wasm'), 'latin1')).toMatch(/^\0asm/);
});
