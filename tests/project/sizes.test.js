import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/**
 * The bytes of a file and of all that it imports.
 *
 * @param {string} folder
 * @param {string} name
 * @returns {number}
 */
function withImports(folder, name) {
  const files = new Set([name]);
  for (const file of files) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    for (const [, imported = ''] of text.matchAll(/(?:from|import)"\.\/(.+?)"/g)) files.add(imported);
  }
  return [...files].reduce((sum, file) => sum + gzipped(`${folder}/${file}`), 0);
}

test('the engine, WebAssembly and glue and all games, is at most 60 kB gzipped', (context) => {
  const bytes = withImports('dist/package', 'noughts.js');
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= 60_000, `${bytes} bytes`);
});

test('everything that the page transfers on a first visit is at most 80 kB gzipped', (context) => {
  const files = readdirSync('dist/site', { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('/docs'),
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + gzipped(`${parentPath}/${name}`), 0);
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= 80_000, `${bytes} bytes`);
});
