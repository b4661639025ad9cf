// Bundles the sources with Rolldown, into one or a few files for each use, and describes these
// files. Style sheets are bundled with esbuild.

import { readFile } from 'node:fs/promises';
import { basename, isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { words } from './words.js';

/** @import { CodeSplittingNameFunction, Plugin, RolldownOutput } from 'rolldown' */

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Every file of a bundle, with the files that load with it because it imports them statically;
 * files imported later by `import()` are not included. Names are relative to the bundle's folder.
 *
 * @typedef {Record<string, string[]>} Imports
 */

/**
 * A description of a bundle: the imports between its files, and the sources of each file by their
 * paths in the project.
 *
 * @typedef {{ imports: Imports, sources: Record<string, string[]> }} Bundle
 */

/**
 * What to bundle.
 *
 * @typedef {object} Options
 * @property {Record<string, string>} entries sources by the names of their files
 * @property {string} outdir
 * @property {string} [source] the project's folder
 * @property {string[]} [conditions] of package imports
 * @property {'es' | 'iife'} [format]
 * @property {Record<string, string>} [define] expressions that replace names
 * @property {boolean} [isUpdated] whether browsers keep files of a previous version: then a file
 *   imports only files whose names change with what is in them
 */

/**
 * Whether source maps are wanted inside the files: for tests/coverage.js and `npm run dev`.
 */
export const isTraced = () => process.env.NOUGHTS_SOURCE_MAPS === 'inline';

/**
 * Bundles modules for browsers, and minifies them. One entry becomes one file. Several entries
 * share files: modules that the same entries load are in one file, which compresses better and
 * needs one request.
 *
 * @param {Options} options
 * @returns {Promise<Bundle>}
 */
export async function bundle(options) {
  const { entries, outdir, source = root, conditions = [], format = 'es', define = {}, isUpdated = false } = options;
  // Only now is it certainly installed.
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input: isUpdated ? facadesOf(entries, source) : entries,
    cwd: source,
    external: /^node:/,
    platform: 'browser',
    resolve: { conditionNames: [...conditions, 'import', 'default'] },
    transform: { target: 'es2022', define },
    plugins: [facades, words(source), tables, styles, separateWasm, ownNames, importsByAddress, ownProperties],
    preserveEntrySignatures: 'allow-extension',
    checks: { emptyImportMeta: false },
  });
  const { output } = await made.write({
    dir: outdir,
    format,
    minify: true,
    comments: false,
    sourcemap: isTraced() && 'inline',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[hash].js',
    assetFileNames: '[name]-[hash][extname]',
    hashCharacters: 'base36',
    codeSplitting: Object.keys(entries).length > 1 && {
      includeDependenciesRecursively: false,
      groups: [{ name: groupOf, debugName: 'what the same entries load' }],
    },
  });
  await made.close();
  return describe(output, source);
}

/**
 * @param {RolldownOutput['output']} output
 * @param {string} source the project's folder
 * @returns {Bundle}
 */
function describe(output, source) {
  const pathOf = (/** @type {string} */ id) => relative(source, id);
  /** @type {Bundle} */
  const bundle = { imports: {}, sources: {} };
  const assets = new Map();
  for (const file of output) {
    if (file.type === 'chunk') continue;
    for (const id of file.originalFileNames) assets.set(pathOf(resolve(source, id)), file.fileName);
    bundle.imports[file.fileName] = [];
    bundle.sources[file.fileName] = file.originalFileNames.map((id) => pathOf(resolve(source, id)));
  }
  for (const file of output) {
    if (file.type === 'asset') continue;
    const sources = file.moduleIds.filter((id) => isAbsolute(id)).map(pathOf);
    const loaded = sources.flatMap((path) => assets.get(path) ?? []);
    bundle.imports[file.fileName] = [...file.imports.filter((name) => !name.startsWith('node:')), ...loaded];
    bundle.sources[file.fileName] = sources;
  }
  return bundle;
}

/**
 * The name of the file for a module that several entries load at once, from the names of these
 * entries. All other modules lie where Rolldown puts them.
 *
 * @type {CodeSplittingNameFunction}
 */
function groupOf(id, modules) {
  const loading = new Set([id]);
  for (const one of loading) for (const importer of modules.getModuleInfo(one)?.importers ?? []) loading.add(importer);
  const entries = [...loading].filter((one) => modules.getModuleInfo(one)?.isEntry).sort();
  return entries.length > 1 ? entries.join().replaceAll('/', '.') : null;
}

/** How the name of an entry's facade begins. */
const facade = 'facade:';

/**
 * Makes facades of entries. No other module imports a facade, and what several entries load is in
 * files with a hash in their names.
 *
 * @type {Plugin}
 */
const facades = {
  name: 'facades',
  resolveId: { filter: { id: /^facade:/ }, handler: (id) => id },
  load: {
    filter: { id: /^facade:/ },
    handler: (id) => ({ code: `export * from ${JSON.stringify(id.slice(facade.length))};`, moduleType: 'js' }),
  },
};

/**
 * @param {Options['entries']} entries
 * @param {string} source the project's folder
 */
const facadesOf = (entries, source) =>
  Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, facade + resolve(source, path)]));

/**
 * Bundles style sheets for browsers, and minifies them.
 *
 * @param {Pick<Options, 'outdir' | 'source'> & { entries: string[] }} options
 * @returns {Promise<Bundle['sources']>}
 */
export async function bundleStyles({ entries, outdir, source = root }) {
  const { build } = await import('esbuild');
  const entryPoints = entries.map((entry) => ({ in: entry, out: basename(entry, '.css') }));
  await build({ entryPoints, outdir, absWorkingDir: source, bundle: true, minify: true, logLevel: 'warning' });
  return Object.fromEntries(entries.map((entry) => [basename(entry), [entry]]));
}

/**
 * Gives the module that starts the worker its own name, by which it knows whether it is served
 * unchanged or from another bundle.
 *
 * @type {Plugin}
 */
const ownNames = {
  name: 'own names',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replace('__FILE__', file.fileName);
    }
  },
};

/**
 * Tells other bundlers to leave an `import` of an address to the browser. Minifying removes what
 * the sources tell them.
 *
 * @type {Plugin}
 */
const importsByAddress = {
  name: 'imports by address',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replace(/\bimport\((\w+)\)/g, `import(${leaveIt}$1)`);
    }
  },
};

const leaveIt = '/* webpackIgnore: true *//* @vite-ignore */';

/**
 * Makes a separate file of WebAssembly. The module for it has the file's address.
 *
 * @type {Plugin}
 */
const separateWasm = {
  name: 'separate WebAssembly',
  load: {
    filter: { id: /\.wasm$/ },
    async handler(path) {
      const source = await readFile(path);
      const file = this.emitFile({ type: 'asset', name: basename(path), originalFileName: path, source });
      return { code: `export default import.meta.ROLLUP_FILE_URL_${file};`, moduleType: 'js' };
    },
  },
};

/**
 * Rolldown lists the exports of a module by `for … in`. That also finds what a page has added to
 * `Object.prototype`.
 *
 * @type {Plugin}
 */
const ownProperties = {
  name: 'own properties',
  transform: {
    filter: { id: /rolldown\/runtime/ },
    handler: (code) =>
      code.replaceAll(/for \((?:var|let|const) (\w+) in (\w+)\)/g, 'for (const $1 of Object.keys($2))'),
  },
};

/**
 * Makes the tables of the games, which follow from their bags: a bundle has what they export.
 *
 * @type {Plugin}
 */
const tables = {
  name: 'tables',
  load: {
    filter: { id: /\/web\/games\/tables\/\w+\.js$/ },
    handler: async (path) => {
      const made = Object.entries(await import(pathToFileURL(path).href));
      return made.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  },
};

/**
 * Gives the widget its style sheets as text, minified, with what they import.
 *
 * @type {Plugin}
 */
const styles = {
  name: 'styles',
  load: {
    filter: { id: /\/web\/element\/.+\.css$/ },
    handler: async (path) => {
      const { build } = await import('esbuild');
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false });
      return { code: `export default ${JSON.stringify(outputFiles[0]?.text.trim())};`, moduleType: 'js' };
    },
  },
};

/**
 * A file and all files that load with it.
 *
 * @param {Imports} imports
 * @param {string} name
 * @returns {string[]} the file itself first
 * @throws {RangeError} if the bundle has no file of that name
 */
export function withImports(imports, name) {
  if (!imports[name]) throw new RangeError(`${name} is not in the bundle`);
  const files = new Set([name]);
  for (const file of files) for (const imported of imports[file] ?? []) files.add(imported);
  return [...files];
}
