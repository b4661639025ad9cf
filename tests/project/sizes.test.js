import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

/** In bytes, gzipped. */
const { budgets } = JSON.parse(readFileSync('package.json', 'utf8'));

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

test('the engine, WebAssembly and glue and all games, keeps to its budget', (context) => {
  const bytes = withImports('dist/package', 'noughts.js');
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.engine, `${bytes} bytes`);
});

test('what a first visit needs before one can play keeps to its budget', (context) => {
  const files = ['index.html', 'page.css', 'theme.js', 'icon.svg', 'manifest.webmanifest'];
  const bytes = files.reduce((sum, file) => sum + gzipped(`dist/site/${file}`), withImports('dist/site', 'page.js'));
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.firstVisit, `${bytes} bytes`);
});

test('what is kept for when there is no network, all pages and languages, keeps to its budget', (context) => {
  const script = readFileSync('dist/site/service-worker.js', 'utf8');
  const [, list = ''] = /=(\[".*?"\])/.exec(script) ?? [];
  /** @type {string[]} */
  const files = JSON.parse(list);
  assert.ok(files.includes('index.html') && files.includes('worker.js'));
  const bytes = files.reduce((sum, file) => sum + gzipped(`dist/site/${file}`), 0);
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.offline, `${bytes} bytes`);
});

test('the widget, without the engine, keeps to its budget', (context) => {
  const engine = withImports('dist/package', 'noughts.js');
  const bytes = withImports('dist/package', 'element.js') - engine;
  context.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= budgets.widget, `${bytes} bytes`);
});
