// The package's source maps, read by Node's own reader: a person who debugs it finds our sources.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { fewest, leftOut, replaceIn } from '../../web/build/source-maps.js';

const folder = 'dist/package';
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

/** @param {string} name */
const mapOf = (name) => JSON.parse(readFileSync(`${folder}/${name}.map`, 'utf8'));

/** The path in the project of a source in a map. @param {string} source */
const pathOf = (source) => source.replace('noughts:///', '');

/** Texts and bytes that are no code: WebAssembly, a book, words, tables, and style sheets. */
const data = /^web\/(engine\/wasm\/|words\/(read\.js|.+\.json)$|games\/tables\/|element\/.+\.css$)/;

/**
 * The script for a page without modules is a copy of the others, and the shortest ones need no map.
 */
const mapped = scripts.filter(
  (name) => name !== 'cdn.js' && readFileSync(`${folder}/${name}`, 'utf8').length > fewest + 50,
);

test('every script of modules that is no mere list of names has a map, and every map is named by one', () => {
  assert.ok(mapped.length > 10);
  const maps = readdirSync(folder).filter((name) => name.endsWith('.map'));
  for (const name of mapped) assert.ok(maps.includes(`${name}.map`), name);
  const named = scripts.flatMap((name) => {
    const [, map] = /\/\/# sourceMappingURL=(.+)\n?$/.exec(readFileSync(`${folder}/${name}`, 'utf8')) ?? [];
    return map ? [[name, map]] : [];
  });
  assert.deepEqual(
    named,
    maps.map((name) => [name.replace('.map', ''), name]),
  );
});

test('a map holds its sources as they are in the project, but for data, and tells nothing of where it was made', () => {
  const found = new Set();
  for (const name of mapped) {
    const { sources, sourcesContent } = mapOf(name);
    assert.equal(sources.length, sourcesContent.length, name);
    for (const [i, source] of sources.entries()) {
      assert.match(source, /^noughts:\/\/\/(web|node_modules)\//, name);
      const path = pathOf(source);
      found.add(path);
      if (data.test(path)) assert.equal(sourcesContent[i], leftOut, path);
      else if (path.startsWith('node_modules/'))
        assert.ok(sourcesContent[i].length > 0, path); // or what that was made from itself
      else assert.equal(sourcesContent[i], readFileSync(path, 'utf8'), path);
    }
    assert.ok(!readFileSync(`${folder}/${name}.map`, 'utf8').includes(resolve('.')), name);
  }
  for (const path of [
    'web/engine/match.js',
    'web/element/noughts-game.js',
    'web/room/room.js',
    'web/engine/worker.js',
  ]) {
    assert.ok(found.has(path), path);
  }
});

test('a text of a script is found on the right line of its source', () => {
  let count = 0;
  for (const name of mapped) {
    const map = mapOf(name);
    const reader = new SourceMap(map);
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    /** @type {Map<string, string[]>} */
    const lines = new Map(
      map.sources.map((/** @type {string} */ source, /** @type {number} */ i) => [
        source,
        (map.sourcesContent[i] ?? '').split('\n'),
      ]),
    );
    for (const { 0: literal, 1: said = '', index } of text.matchAll(/"([A-Za-z][\w ,;’.-]{9,60})"/g)) {
      const before = text.slice(0, index).split('\n');
      const entry = reader.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
      if (!('originalSource' in entry)) assert.fail(`${name}: ${literal} comes from nowhere`);
      const line = lines.get(entry.originalSource)?.[entry.originalLine] ?? '';
      if (data.test(pathOf(entry.originalSource))) continue;
      assert.ok(
        line.includes(said),
        `${name}: ${literal} is not in line ${entry.originalLine + 1} of ${entry.originalSource}`,
      );
      count++;
    }
  }
  assert.ok(count > 100, `${count}`);
});

test('a map follows when its file is edited: before, behind and on other lines all lead where they led', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'noughts-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'script.js');
  const source = 'first();\nname();\nsecond();\nname();\nthird(`\n`); fourth();';
  const { code, map } = transformSync(source, { minify: true, sourcemap: 'external', sourcefile: 'source.js' });
  writeFileSync(file, code);
  writeFileSync(`${file}.map`, map);
  await replaceIn(file, /name/g, () => 'longerName');
  const text = readFileSync(file, 'utf8');
  assert.equal(text.match(/longerName/g)?.length, 2);
  const reader = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  for (const word of ['first', 'second', 'third', 'fourth']) {
    const before = text.slice(0, text.indexOf(word)).split('\n');
    const [line, column] = [before.length - 1, before.at(-1)?.length ?? 0];
    const written = source.slice(0, source.indexOf(word)).split('\n');
    const { generatedColumn, originalLine, originalColumn } = /** @type {import('node:module').SourceMapping} */ (
      reader.findEntry(line, column)
    );
    assert.deepEqual(
      [generatedColumn, originalLine, originalColumn],
      [column, written.length - 1, written.at(-1)?.length],
      word,
    );
  }
});

test('an error in Node tells the line of the source in which it was thrown', () => {
  const program = `import { load } from '${pathToFileURL(resolve(folder, 'noughts.js'))}';
    (await load()).match('chess');`;
  const options = ['--enable-source-maps', '--input-type=module', '--eval', program];
  const { stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  const [, path = '', line = ''] = /at .*noughts:\/*(web\/engine\/[\w-]+\.js):(\d+)/.exec(stderr) ?? [];
  assert.ok(existsSync(path), stderr);
  assert.match(readFileSync(path, 'utf8').split('\n')[Number(line) - 1] ?? '', /throw new UnknownGameError/);
});
