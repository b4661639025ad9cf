// Merges shared files that the same pages load: together they compress better, and need one
// request.

import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { withImports } from './bundle.js';
import { replaceIn } from './source-maps.js';

/** @import { Bundle } from './bundle.js' */

/** An import or re-export from a shared file, with its names. */
const mention = /\b(import|export)(\{[^}]*\}from)?"\.\/(shared-\w+\.js)"/g;

/**
 * A bundle in which shared files with the same set of entries are merged. A file that is imported
 * later than its importer stays separate.
 *
 * @param {string} folder of the files
 * @param {Bundle} bundle
 * @param {readonly string[]} entries
 * @param {import('esbuild').BuildOptions} options the options of all bundles
 * @returns {Promise<Bundle>}
 */
export async function mergeShared(folder, bundle, entries, options) {
  const esbuild = await import('esbuild');
  const groups = groupsOf(bundle, entries);

  /**
   * @type {Map<string, { name: string, names: Map<string, string> }>} the new file and the new
   *   export names of each merged file
   */
  const moved = new Map();
  for (const group of groups) {
    const name = `shared-${createHash('sha256').update(group.join()).digest('hex').slice(0, 8).toUpperCase()}.js`;
    let count = 0;
    for (const file of group) {
      const names = (bundle.exports[file] ?? []).map((exported) => /** @type {const} */ ([exported, `_${count++}`]));
      moved.set(file, { name, names: new Map(names) });
    }
  }

  for (const group of groups) {
    const { name } = placeOf(moved, group[0]);
    const contents = group.map((file) => {
      const names = [...placeOf(moved, file).names].map((pair) => pair.join(' as '));
      return names.length > 0 ? `export {${names}} from './${file}';` : `import './${file}';`;
    });
    await esbuild.build({
      ...options,
      stdin: { contents: contents.join('\n'), resolveDir: folder },
      outfile: `${folder}/${name}`,
      plugins: [allExternalBut(new Set(group))],
    });
  }
  for (const file of moved.keys()) {
    for (const previous of [file, `${file}.map`]) await rm(`${folder}/${previous}`, { force: true });
  }

  const now = (/** @type {string} */ file) => moved.get(file)?.name ?? file;
  const made = {
    imports: mergeBy(now, bundle.imports),
    sources: mergeBy(now, bundle.sources),
    exports: mergeBy(now, bundle.exports),
    late: bundle.late,
  };
  for (const [name, imports] of Object.entries(made.imports)) {
    made.imports[name] = [...new Set(imports.map(now))].filter((file) => file !== name);
    if (!name.endsWith('.js')) continue;
    await replaceIn(`${folder}/${name}`, mention, (as, keyword, clause, file) =>
      redirected(moved, as, keyword, clause, file),
    );
  }
  return made;
}

/**
 * The groups of files to merge: those that load with the same entries. A file that is also loaded
 * later, by its own name, stays separate.
 *
 * @param {Bundle} bundle
 * @param {readonly string[]} entries
 * @returns {string[][]}
 */
function groupsOf({ imports, late }, entries) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  const loaded = entries.map((entry) => new Set(withImports(imports, entry)));
  for (const name of Object.keys(imports)) {
    const key = loaded.map((files) => (files.has(name) ? 1 : 0)).join('');
    if (!/^shared-.*\.js$/.test(name) || late.includes(name) || !key.includes('1')) continue;
    groups.set(key, [...(groups.get(key) ?? []), name].sort());
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/**
 * @param {Map<string, { name: string, names: Map<string, string> }>} moved
 * @param {string | undefined} file one of them
 */
function placeOf(moved, file) {
  const place = moved.get(`${file}`);
  if (!place) throw new RangeError(`${file} has not been merged`);
  return place;
}

/**
 * An import or re-export with the new place and names.
 *
 * @param {Map<string, { name: string, names: Map<string, string> }>} moved
 * @param {string} as it has been
 * @param {string} [keyword]
 * @param {string} [clause]
 * @param {string} [file]
 */
function redirected(moved, as, keyword, clause, file = '') {
  const place = moved.get(file);
  if (!place) return as;
  const names = clause?.slice(1, -'}from'.length).split(',') ?? [];
  const renamed = names.map((one) => {
    const [name = '', local = name] = one.split(' as ');
    return `${place.names.get(name)} as ${local}`;
  });
  return `${keyword}${clause ? `{${renamed}}from` : ''}"./${place.name}"`;
}

/**
 * Joins the lists of files that have been merged.
 *
 * @param {(file: string) => string} now
 * @param {Record<string, string[]>} lists
 */
function mergeBy(now, lists) {
  /** @type {Record<string, string[]>} */
  const merged = {};
  for (const [file, list] of Object.entries(lists)) merged[now(file)] = [...(merged[now(file)] ?? []), ...list];
  return merged;
}

/**
 * An esbuild plugin that leaves all imports unchanged, except those of some files.
 *
 * @param {Set<string>} files
 * @returns {import('esbuild').Plugin}
 */
function allExternalBut(files) {
  return {
    name: 'all external but',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, kind }) => {
        return kind === 'entry-point' || (kind === 'import-statement' && files.has(path.replace('./', '')))
          ? undefined
          : { path, external: true };
      });
    },
  };
}
