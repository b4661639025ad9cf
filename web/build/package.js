// The npm module `noughts`.

import { appendFile, chmod, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, isTraced } from './bundle.js';
import { run } from './dependencies.js';
import { nameGames } from './game-types.js';
import { address, originOf, repository } from './owner.js';
import { withWeights } from './weight.js';
import { nameKeys } from './word-types.js';

/** @import { Bundle } from './bundle.js' */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The sources of the package's modules, by their names. */
const entries = {
  noughts: 'web/engine/index.js',
  'tic-tac-toe': 'web/engine/tic-tac-toe.js',
  classic: 'web/engine/classic.js',
  further: 'web/engine/further.js',
  file: 'web/engine/file.js',
  own: 'web/engine/own/index.js',
  cli: 'web/cli/main.js',
  element: 'web/element/index.js',
  'element-class': 'web/element/class.js',
  room: 'web/room/index.js',
  'room-mqtt': 'web/room/mqtt.js',
  'room-tournament': 'web/room/tournament/index.js',
};

/**
 * Builds the package for publishing.
 *
 * @param {string} folder
 * @param {boolean} [typed] whether to build the types, which take longest
 * @returns {Promise<Pick<Bundle, 'imports' | 'sources'>>}
 */
export async function buildPackage(folder, typed = true) {
  const { imports, sources } = await bundle({ outdir: folder, entries });
  const workers = [
    await bundle({ outdir: folder, entries: { worker: 'web/engine/worker.js' } }),
    await bundle({ outdir: folder, entries: { 'own-worker': 'web/engine/own/own-worker.js' } }),
  ];
  if (typed) await writeTypes(folder);
  await cp(`${root}web/engine/wasm/noughts-wasm.wasm`, `${folder}/noughts.wasm`);
  // A classic script does not know its own address, so it has no worker beside it.
  await bundle({
    outdir: folder,
    entries: { cdn: 'web/element/cdn.js' },
    format: 'iife',
    conditions: ['noughts-cdn'], // all in one file, so one engine is enough
  });
  if (!isTraced()) await breakLines(folder);
  await writeManifest(folder);
  for (const name of ['LICENSE', 'LICENCES.md']) await cp(`${root}${name}`, `${folder}/${name}`);
  await cp(`${root}web/element/custom-elements.json`, `${folder}/custom-elements.json`);
  const readme = await readFile(`${root}web/README.md`, 'utf8');
  await writeFile(`${folder}/README.md`, withWeights(readme, folder, imports));
  // The readme links to them.
  await cp(`${root}web/docs/guides`, `${folder}/docs/guides`, { recursive: true });
  await letEverybodyRead(folder);
  return {
    imports: Object.assign(imports, ...workers.map((worker) => worker.imports)),
    sources: Object.assign(sources, ...workers.map((worker) => worker.sources)),
  };
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

/**
 * Ends each statement of the scripts with a line break: Node prints the line of an error.
 *
 * @param {string} folder
 */
async function breakLines(folder) {
  const { minify } = await import('terser');
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.js'))) {
    const script = await readFile(`${folder}/${name}`, 'utf8');
    const { code } = await minify(script, {
      compress: false,
      mangle: false,
      format: { semicolons: false, comments: /webpackIgnore|@vite-ignore/ },
      module: true,
    });
    await writeFile(`${folder}/${name}`, `${code}`);
  }
}

/**
 * Writes one file of types for each entry, and shared ones. They are bundled from a file for each
 * module in `build/types`, which the documentation is made from.
 *
 * @param {string} folder
 */
async function writeTypes(folder) {
  const types = `${root}build/types`;
  await rm(types, { recursive: true, force: true });
  await run('npx', ['--no-install', 'tsc', '--project', 'web/build/tsconfig.types.json', '--outDir', types]);
  await nameKeys(types);
  await nameGames(types);
  for (const name of ['noughts-wasm', 'replica']) {
    await cp(`${root}web/engine/wasm/${name}.d.ts`, `${types}/engine/wasm/${name}.d.ts`);
  }
  const { rolldown } = await import('rolldown');
  const { dts } = await import('rolldown-plugin-dts');
  const input = Object.entries(entries).filter(([name]) => name !== 'cli');
  const bundle = await rolldown({
    cwd: types,
    input: Object.fromEntries(
      input.map(([name, source]) => [name, `${types}/${source.replace('web/', '').replace('.js', '.d.ts')}`]),
    ),
    plugins: [dts({ dtsInput: true, tsconfig: false })],
    // Types that no entry uses.
    checks: { importIsUndefined: false },
  });
  await bundle.write({
    dir: `${folder}/types`,
    entryFileNames: '[name].ts',
    chunkFileNames: 'shared-[name].d.ts',
    banner: '/// <reference lib="esnext.disposable" preserve="true" />', // for `using`
  });
  await bundle.close();
  const global = await readFile(`${root}web/element/global.d.ts`, 'utf8');
  await appendFile(`${folder}/types/element.d.ts`, global.replace(/^import .*\n/gm, ''));
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
    sideEffects: ['./element.js', './worker.js', './own-worker.js', './cdn.js', './cli.js'],
    bin: { noughts: './cli.js' },
    exports: {
      '.': { types: './types/noughts.d.ts', default: './noughts.js' },
      './tic-tac-toe': { types: './types/tic-tac-toe.d.ts', default: './tic-tac-toe.js' },
      './classic': { types: './types/classic.d.ts', default: './classic.js' },
      './further': { types: './types/further.d.ts', default: './further.js' },
      './file': { types: './types/file.d.ts', default: './file.js' },
      './own': { types: './types/own.d.ts', default: './own.js' },
      './noughts.wasm': './noughts.wasm',
      './element': { types: './types/element.d.ts', default: './element.js' },
      './element-class': { types: './types/element-class.d.ts', default: './element-class.js' },
      './room': { types: './types/room.d.ts', default: './room.js' },
      './room/tournament': { types: './types/room-tournament.d.ts', default: './room-tournament.js' },
      './room/mqtt': { types: './types/room-mqtt.d.ts', default: './room-mqtt.js' },
      './cdn': './cdn.js',
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    main: './noughts.js', // for tools that do not read `exports`
    types: './types/noughts.d.ts',
    customElements: 'custom-elements.json',
  };
  await writeFile(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}
