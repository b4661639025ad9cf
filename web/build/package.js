// The npm module `noughts`.

import { chmod, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, bundleModules, bundleWorker, isTraced } from './bundle.js';
import { run } from './dependencies.js';
import { address, originOf, repository } from './owner.js';
import { finishMaps, replaceIn } from './source-maps.js';
import { withWeights } from './weight.js';
import { nameKeys } from './word-types.js';

/** @import { Bundle } from './bundle.js' */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** WebAssembly and a book, as text, the words of one part, tables, and style sheets. */
const isData = (/** @type {string} */ source) =>
  /^web\/(engine\/wasm\/|words\/(read\.js|.+\.json)$|games\/tables\/|element\/.+\.css$)/.test(source);

/**
 * Builds the package for publishing.
 *
 * @param {string} folder
 * @param {boolean} [typed] whether to build the types, which take longest
 * @returns {Promise<Pick<Bundle, 'imports' | 'sources'>>}
 */
export async function buildPackage(folder, typed = true) {
  /** @type {{ outdir: string, sourcemap: 'inline' | 'linked' }} */
  const options = { outdir: folder, sourcemap: isTraced() ? 'inline' : 'linked' };
  const { imports, sources } = await bundleModules({
    ...options,
    entryPoints: {
      noughts: 'web/engine/index.js',
      'tic-tac-toe': 'web/engine/tic-tac-toe.js',
      classic: 'web/engine/classic.js',
      further: 'web/engine/further.js',
      file: 'web/engine/file.js',
      cli: 'web/cli/main.js',
      element: 'web/element/index.js',
      'element-class': 'web/element/class.js',
      room: 'web/room/index.js',
      'room-mqtt': 'web/room/mqtt.js',
    },
  });
  const worker = await bundleWorker(options);
  if (typed) await writeTypes(folder);
  await cp(`${root}web/engine/wasm/noughts-wasm.wasm`, `${folder}/noughts.wasm`);
  // A classic script does not know its own address, so it has no worker beside it.
  await bundle({
    entryPoints: { cdn: 'web/element/cdn.js' },
    outdir: folder,
    format: 'iife',
    conditions: ['noughts-cdn'], // all in one file, so one engine is enough
    logOverride: { 'empty-import-meta': 'silent' },
  });
  // esbuild lists the exports of a module by `for … in`. That also finds what a page has added to
  // `Object.prototype`.
  await replaceIn(
    `${folder}/cdn.js`,
    /for\(var (\w+) in (\w+)\)(?=\w+\(\w+,\1,\{get:\2\[\1\])/g,
    (loop, name, all) => `${loop}Object.hasOwn(${all},${name})&&`,
  );
  await finishMaps(folder, root, isData);
  await writeManifest(folder);
  for (const name of ['LICENSE', 'LICENCES.md']) await cp(`${root}${name}`, `${folder}/${name}`);
  await cp(`${root}web/element/custom-elements.json`, `${folder}/custom-elements.json`);
  const readme = await readFile(`${root}web/README.md`, 'utf8');
  await writeFile(`${folder}/README.md`, withWeights(readme, folder, imports));
  // The readme links to them.
  await cp(`${root}web/docs/guides`, `${folder}/docs/guides`, { recursive: true });
  await letEverybodyRead(folder);
  return { imports: { ...imports, ...worker.imports }, sources: { ...sources, ...worker.sources } };
}

/**
 * Makes the files readable, and the terminal game executable, for everyone. So the package is the
 * same under every umask and owner.
 *
 * @param {string} folder
 */
async function letEverybodyRead(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) await chmod(`${parentPath}/${name}`, name === 'cli.js' ? 0o755 : 0o644);
}

/** @param {string} folder */
async function writeTypes(folder) {
  await run('npx', [
    '--no-install',
    'tsc',
    '--project',
    'web/build/tsconfig.types.json',
    '--outDir',
    `${folder}/types`,
  ]);
  await nameKeys(`${folder}/types`);
  for (const name of ['engine/wasm/noughts-wasm.d.ts', 'engine/wasm/replica.d.ts', 'element/global.d.ts']) {
    await cp(`${root}web/${name}`, `${folder}/types/${name}`);
  }
  const registering = `${folder}/types/element/index.d.ts`;
  await writeFile(registering, `/// <reference path="./global.d.ts" />\n${await readFile(registering, 'utf8')}`);
}

/** @param {string} folder */
async function writeManifest(folder) {
  const { name, version, description, keywords, license, engines } = JSON.parse(
    await readFile(`${root}package.json`, 'utf8'),
  );
  const manifest = {
    name,
    version,
    description,
    keywords,
    license,
    ...originOf({ address, repository }),
    type: 'module',
    engines,
    sideEffects: ['./element.js', './worker.js', './cdn.js', './cli.js'],
    bin: { noughts: './cli.js' },
    exports: {
      '.': { types: './types/engine/index.d.ts', default: './noughts.js' },
      './tic-tac-toe': { types: './types/engine/tic-tac-toe.d.ts', default: './tic-tac-toe.js' },
      './classic': { types: './types/engine/classic.d.ts', default: './classic.js' },
      './further': { types: './types/engine/further.d.ts', default: './further.js' },
      './file': { types: './types/engine/file.d.ts', default: './file.js' },
      './noughts.wasm': './noughts.wasm',
      './element': { types: './types/element/index.d.ts', default: './element.js' },
      './element-class': { types: './types/element/class.d.ts', default: './element-class.js' },
      './room': { types: './types/room/index.d.ts', default: './room.js' },
      './room/mqtt': { types: './types/room/mqtt.d.ts', default: './room-mqtt.js' },
      './cdn': './cdn.js',
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    main: './noughts.js', // for tools that do not read `exports`
    types: './types/engine/index.d.ts',
    customElements: 'custom-elements.json',
  };
  await writeFile(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}
