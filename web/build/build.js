// npm run build: compiles the core to WebAssembly, then leaves
//   dist/site      the hosted page with the documentation below docs/, to be served as it is
//   dist/package   the npm module `noughts`

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { requireProgram, run, runCommand, SetupError } from './dependencies.js';
import { buildDocs } from './docs.js';
import { writePages } from './pages.js';
import { icon, picture } from './pictures.js';
import { pageSecurityPolicy } from './policy.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Everything, from nothing. An interrupted build leaves the former one, or the new one without its documentation. */
export async function build() {
  await buildEngine();
  const [dist, fresh, former] = [`${root}dist`, `${root}build/dist.new`, `${root}build/dist.former`];
  for (const folder of [fresh, former]) await rm(folder, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  await buildSite(`${fresh}/site`);
  await buildPackage(`${fresh}/package`);
  if (existsSync(dist)) await rename(dist, former);
  await rename(fresh, dist);
  await rm(former, { recursive: true, force: true });
  await buildDocs(`${dist}/site/docs`, `${dist}/package/types`);
  await cp(`${root}web/page/docs.html`, `${dist}/site/docs/index.html`);
}

/** The WebAssembly as the engine's sources load it. */
export async function buildEngine() {
  compileWasm();
  await inlineWasm();
}

function compileWasm() {
  for (const program of ['cmake', 'make', 'python3']) requireProgram(program, 'which the build needs');
  // Set up before CMake runs, so that nothing but the reason is printed where that fails.
  const { status } = spawnSync('wasm/toolchain/emscripten.sh', { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new SetupError('Emscripten could not be set up; the reason stands above.');
  run('cmake', ['--workflow', '--preset', 'wasm-module']);
}

/**
 * Writes the WebAssembly as a JavaScript module, so that one file works under every bundler and server. Compressed before it becomes
 * text, it weighs no more than a file of its own would.
 */
async function inlineWasm() {
  const folder = `${root}web/engine/wasm`;
  const text = deflate(await readFile(`${folder}/noughts-wasm.wasm`)).toString('base64');
  await writeFile(`${folder}/deflated.js`, `/** @type {string} */\nexport const deflated = '${text}';\n`);
}

/**
 * As small as it gets: how many symbols a block takes decides about it, one way or the other.
 *
 * @param {Buffer} bytes
 */
function deflate(bytes) {
  const tries = [5, 6, 7, 8, 9].map((memLevel) => deflateSync(bytes, { level: 9, memLevel }));
  return tries.reduce((least, tried) => (tried.length < least.length ? tried : least));
}

/** @param {string} folder */
async function buildSite(folder) {
  await bundle({
    entryPoints: {
      page: 'web/page/page.js',
      site: 'web/page/site.js',
      learn: 'web/page/learn.js',
      develop: 'web/page/develop.js',
      embed: 'web/embed/embed.js',
      worker: 'web/engine/worker.js',
    },
    chunkNames: 'shared-[hash]',
    splitting: true,
    outdir: folder,
  });
  await fillInNames(folder);
  await bundle({ entryPoints: ['web/page/page.css', 'web/embed/embed.css'], outdir: folder, entryNames: '[name]' });
  const embed = await readFile(`${root}web/embed/embed.html`, 'utf8');
  await writeFile(`${folder}/embed.html`, embed.replace('{policy}', pageSecurityPolicy));
  await bundle({ entryPoints: ['web/page/theme.js'], outdir: folder, format: 'iife' });
  for (const name of ['icon.svg', 'manifest.webmanifest']) await cp(`${root}web/page/${name}`, `${folder}/${name}`);
  await writePages(`${root}web/page/pages`, `${root}web/page/template.html`, folder);
  for (const side of [192, 512]) await writeFile(`${folder}/icon-${side}.png`, icon(side));
  await writeFile(`${folder}/picture.png`, picture());
  await buildServiceWorker(folder);
}

/**
 * The service worker knows every file by name and tells its version by what is in them.
 *
 * @param {string} folder
 */
async function buildServiceWorker(folder) {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !['picture.png', '404.html'].includes(entry.name))
    .map(({ parentPath, name }) => relative(folder, `${parentPath}/${name}`))
    .sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(`${folder}/${name}`));
  await bundle({
    entryPoints: ['web/page/service-worker.js'],
    outdir: folder,
    define: { __VERSION__: JSON.stringify(hash.digest('hex').slice(0, 12)), __FILES__: JSON.stringify(names) },
  });
}

/** @param {string} folder */
async function buildPackage(folder) {
  await bundle({
    entryPoints: {
      noughts: 'web/engine/index.js',
      file: 'web/engine/file.js',
      cli: 'web/cli/main.js',
      element: 'web/element/index.js',
      'element-class': 'web/element/class.js',
      worker: 'web/engine/worker.js',
    },
    chunkNames: 'shared-[hash]',
    splitting: true,
    outdir: folder,
  });
  await fillInNames(folder);
  run('npx', ['--no-install', 'tsc', '--project', 'web/build/tsconfig.types.json', '--outDir', `${folder}/types`]);
  for (const name of ['engine/wasm/noughts-wasm.d.ts', 'element/global.d.ts']) {
    await cp(`${root}web/${name}`, `${folder}/types/${name}`);
  }
  const registering = `${folder}/types/element/index.d.ts`;
  await writeFile(registering, `/// <reference path="./global.d.ts" />\n${await readFile(registering, 'utf8')}`);
  await cp(`${root}web/engine/wasm/noughts-wasm.wasm`, `${folder}/noughts.wasm`);
  // One script that is no module knows no address of its own, so that it has no worker beside it.
  await bundle({
    entryPoints: { cdn: 'web/element/cdn.js' },
    outdir: folder,
    format: 'iife',
    logOverride: { 'empty-import-meta': 'silent' },
  });
  const { name, version, description, keywords, license, engines } = JSON.parse(
    await readFile(`${root}package.json`, 'utf8'),
  );
  const manifest = {
    name,
    version,
    description,
    keywords,
    license,
    type: 'module',
    engines,
    sideEffects: ['./element.js', './worker.js', './cdn.js', './cli.js'],
    bin: { noughts: './cli.js' },
    exports: {
      '.': { types: './types/engine/index.d.ts', default: './noughts.js' },
      './file': { types: './types/engine/file.d.ts', default: './file.js' },
      './noughts.wasm': './noughts.wasm',
      './element': { types: './types/element/index.d.ts', default: './element.js' },
      './element-class': { types: './types/element/class.d.ts', default: './element-class.js' },
      './cdn': './cdn.js',
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    types: './types/engine/index.d.ts',
    customElements: 'custom-elements.json',
  };
  await writeFile(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of ['LICENSE', 'LICENCES.md']) await cp(`${root}${name}`, `${folder}/${name}`);
  await cp(`${root}web/element/custom-elements.json`, `${folder}/custom-elements.json`);
  await cp(`${root}web/README.md`, `${folder}/README.md`);
}

/**
 * Tells the file that starts the worker its own name, by which it knows whether it is served as it is or from a bundle.
 *
 * @param {string} folder
 */
async function fillInNames(folder) {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.js'))) {
    const text = await readFile(`${folder}/${name}`, 'utf8');
    if (text.includes('__FILE__'))
      await writeFile(`${folder}/${name}`, text.replace('__FILE__', name.replace('.', '\\.')));
  }
}

/** @param {import('esbuild').BuildOptions} options */
async function bundle(options) {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    external: ['node:*'],
    logLevel: 'warning',
    sourcemap: process.env.NOUGHTS_SOURCE_MAPS === 'inline' && 'inline', // for tests/coverage.js
    ...options,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runCommand(build);
