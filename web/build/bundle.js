// Bundles the sources with esbuild, into one or a few files for each use, and describes these
// files.

import { readFile, writeFile } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mergeShared } from './merge.js';
import { mapOf, replaceIn } from './source-maps.js';
import { words } from './words.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Every file of a bundle, with the files that load with it because it imports them statically;
 * files imported later by `import()` are not included. Names are relative to the bundle's folder.
 *
 * @typedef {Record<string, string[]>} Imports
 */

/**
 * A description of a bundle: the imports between its files, the sources of each file by their paths
 * in the project, its exports, and the files that are imported later than their importers.
 *
 * @typedef {{ imports: Imports, sources: Record<string, string[]>, exports: Record<string, string[]>, late: string[] }}
 *   Bundle
 */

/**
 * Whether source maps are wanted inside the files: for tests/coverage.js and `npm run dev`.
 */
export const isTraced = () => process.env.NOUGHTS_SOURCE_MAPS === 'inline';

/**
 * The default options of all bundles.
 *
 * @returns {import('esbuild').BuildOptions}
 */
const usual = () => ({
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  charset: 'utf8',
  external: ['node:*'],
  logLevel: 'warning',
  sourcemap: isTraced() && 'inline',
  plugins: [styles, tables, words],
});

/**
 * Gives the widget its style sheets as text, minified, with what they import.
 *
 * @type {import('esbuild').Plugin}
 */
const styles = {
  name: 'styles',
  setup({ esbuild, onLoad }) {
    onLoad({ filter: /\/web\/element\/.+\.css$/ }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({ entryPoints: [path], bundle: true, minify: true, write: false });
      return { contents: `${outputFiles[0]?.text.trim()}`, loader: 'text' };
    });
  },
};

/**
 * Makes the tables of the games, which follow from their bags: a bundle has what they export.
 *
 * @type {import('esbuild').Plugin}
 */
const tables = {
  name: 'tables',
  setup(build) {
    build.onLoad({ filter: /\/web\/games\/tables\/\w+\.js$/ }, async ({ path }) => {
      const made = Object.entries(await import(pathToFileURL(path).href));
      return { contents: made.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n') };
    });
  },
};

/** The kinds of imports that load with a module: other modules, and files that it fetches. */
const loading = new Set(['import-statement', 'file-loader']);

/**
 * Bundles for browsers and minifies.
 *
 * @param {import('esbuild').BuildOptions & { outdir: string }} options the differences from the
 *   defaults
 * @returns {Promise<Bundle>}
 */
export async function bundle(options) {
  const esbuild = await import('esbuild');
  const { absWorkingDir = root, outdir } = options;
  const { metafile } = await esbuild.build({ ...usual(), ...options, absWorkingDir, metafile: true });
  const nameOf = (/** @type {string} */ path) => relative(outdir, resolve(absWorkingDir, path));
  const outputs = Object.entries(metafile.outputs).filter(([path]) => !path.endsWith('.map'));
  return {
    imports: Object.fromEntries(
      outputs.map(([path, { imports }]) => [
        nameOf(path),
        imports.filter(({ kind, external }) => loading.has(kind) && !external).map(({ path: to }) => nameOf(to)),
      ]),
    ),
    sources: Object.fromEntries(outputs.map(([path, { inputs }]) => [nameOf(path), Object.keys(inputs)])),
    exports: Object.fromEntries(outputs.map(([path, { exports }]) => [nameOf(path), exports])),
    late: outputs.flatMap(([, { imports }]) =>
      imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => nameOf(path)),
    ),
  };
}

/**
 * Bundles modules with shared code. Gives the one that starts the worker its own name, by which it
 * knows whether it is served unchanged or from another bundle.
 *
 * @param {import('esbuild').BuildOptions & { outdir: string, entryPoints: Record<string, string> }}
 *   options
 */
export async function bundleModules(options) {
  const split = await bundle({ chunkNames: 'shared-[hash]', splitting: true, ...options });
  const entries = Object.keys(options.entryPoints).map((name) => `${name}.js`);
  const { sourcemap = false } = { ...usual(), ...options };
  const made = await mergeShared(options.outdir, split, entries, { ...usual(), sourcemap });
  for (const name of Object.keys(made.imports).filter((file) => file.endsWith('.js'))) {
    await replaceIn(`${options.outdir}/${name}`, /__FILE__/g, () => name.replace('.', '\\.'));
  }
  await squeeze(options.outdir, Object.keys(made.imports));
  return made;
}

/**
 * Bundles the code of the worker separately, so that it is one file.
 *
 * @param {import('esbuild').BuildOptions & { outdir: string }} options
 */
export async function bundleWorker(options) {
  const made = await bundle({ ...options, entryPoints: { worker: 'web/engine/worker.js' } });
  await squeeze(options.outdir, Object.keys(made.imports));
  return made;
}

/**
 * Minifies further, which takes seconds. It is skipped if the files contain source maps, which are
 * for development. Separate source maps are updated.
 *
 * @param {string} folder
 * @param {readonly string[]} names
 */
async function squeeze(folder, names) {
  if (isTraced()) return;
  const { minify } = await import('terser');
  for (const file of names.filter((name) => name.endsWith('.js')).map((name) => `${folder}/${name}`)) {
    const content = await mapOf(file);
    const { code, map } = await minify(await readFile(file, 'utf8'), {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
      ...(content && {
        sourceMap: { content: JSON.stringify(content), url: `${basename(file)}.map` },
        format: { semicolons: false }, // Node prints the line of an error
      }),
    });
    if (code) await writeFile(file, code);
    if (map) await writeFile(`${file}.map`, `${map}`);
  }
}

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
