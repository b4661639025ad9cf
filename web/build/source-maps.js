// Source maps beside the files of a bundle: they follow when a file is edited, and lead to sources
// that they hold themselves.

import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';

/**
 * @typedef {{ sources: string[], sourcesContent?: (string | null)[], mappings: string }} SourceMap
 *   what of it is of concern here
 */

/**
 * A file's source map; undefined where it has none.
 *
 * @param {string} file
 * @returns {Promise<SourceMap | undefined>}
 */
export async function mapOf(file) {
  return existsSync(`${file}.map`) ? JSON.parse(await readFile(`${file}.map`, 'utf8')) : undefined;
}

/**
 * Replaces parts of a file, as `String.replace` does. Its source map, if there is one, follows.
 *
 * @param {string} file
 * @param {RegExp} pattern global; what it finds and what is put there lie on one line
 * @param {(...found: string[]) => string} replace
 */
export async function replaceIn(file, pattern, replace) {
  const text = await readFile(file, 'utf8');
  /** @type {Edit[]} */
  const edits = [];
  const edited = text.replace(pattern, (found, ...rest) => {
    const instead = replace(found, ...rest);
    const before = text
      .slice(
        0,
        rest.find((one) => typeof one === 'number'),
      )
      .split('\n');
    const start = before.at(-1)?.length ?? 0;
    edits.push({ line: before.length - 1, end: start + found.length, by: instead.length - found.length });
    return instead;
  });
  if (edited === text) return;
  await writeFile(file, edited);
  const map = await mapOf(file);
  if (map) await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: await shifted(map.mappings, edits) }));
}

/**
 * @typedef {{ line: number, end: number, by: number }} Edit what comes from this column of a line
 *   on is so many columns further to the right
 */

/**
 * @param {string} mappings
 * @param {readonly Edit[]} edits
 */
async function shifted(mappings, edits) {
  // only now is it sure to be installed
  const { decode, encode } = await import('@jridgewell/sourcemap-codec');
  const lines = decode(mappings);
  for (const [index, segments] of lines.entries()) {
    const here = edits.filter(({ line }) => line === index);
    if (here.length === 0) continue;
    for (const segment of segments) {
      const column = segment[0];
      for (const { end, by } of here) if (column >= end) segment[0] += by;
    }
  }
  return encode(lines);
}

/**
 * What stands in place of data. A source without any content would be looked for by those who read
 * the map, and missed.
 */
export const leftOut = '// Data, which stands in the script itself.\n';

/**
 * Of scripts with fewer letters than that there is no map: each that is named weighs some 40 bytes,
 * and there is nothing much to look for.
 */
export const fewest = 1000;

/**
 * Finishes the source maps of a folder: sources are called by their paths in the project, wherever
 * that was when it was built, and those that are data rather than code are left out.
 *
 * @param {string} folder
 * @param {string} root the project's folder
 * @param {(source: string) => boolean} isData by a source's path in the project
 */
export async function finishMaps(folder, root, isData) {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.js'))) {
    const file = `${folder}/${name}`;
    const map = await mapOf(file);
    if (!map) continue;
    const code = (await readFile(file, 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\n?$/, '');
    if (code.length < fewest) {
      await writeFile(file, code);
      await rm(`${file}.map`);
      continue;
    }
    const paths = map.sources.map((source) => relative(root, resolve(folder, source)).replaceAll('\\', '/'));
    const sources = paths.map((path) => `noughts:///${path}`);
    const sourcesContent = paths.map((path, i) => (isData(path) ? leftOut : (map.sourcesContent?.[i] ?? null)));
    await writeFile(`${file}.map`, JSON.stringify({ ...map, sources, sourcesContent }));
  }
}
