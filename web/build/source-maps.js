// Source maps beside the files of a bundle. They are updated when a file is edited, and contain
// their sources.

import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';

/**
 * @typedef {{ sources: string[], sourcesContent?: (string | null)[], mappings: string }} SourceMap
 *   the fields that are used here
 */

/**
 * A file's source map; undefined if it has none.
 *
 * @param {string} file
 * @returns {Promise<SourceMap | undefined>}
 */
export async function mapOf(file) {
  return existsSync(`${file}.map`) ? JSON.parse(await readFile(`${file}.map`, 'utf8')) : undefined;
}

/**
 * Replaces parts of a file, like `String.replace`. Its source map, if there is one, is updated.
 *
 * @param {string} file
 * @param {RegExp} pattern global; its matches and replacements do not contain line breaks
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
 * @typedef {{ line: number, end: number, by: number }} Edit from this column of a line on,
 *   everything moves right by this many columns
 */

/**
 * @param {string} mappings
 * @param {readonly Edit[]} edits
 */
async function shifted(mappings, edits) {
  // Only now is it certainly installed.
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
 * The text that replaces data. Readers of the map would try to load a source without content.
 */
export const leftOut = '// Data, which stands in the script itself.\n';

/**
 * Scripts with fewer letters have no map: each map adds some 40 bytes, and short scripts need no
 * debugging.
 */
export const fewest = 1000;

/**
 * Finishes the source maps of a folder. Sources get their paths in the project, independent of the
 * folder of the build. Data is left out.
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
