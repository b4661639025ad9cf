// The licences of the project's tools.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { folders, packagesOf, withPackages } from './licences.js';

/**
 * Permissive licences, and those of tools that are used unchanged and not published: the Mozilla
 * licence covers only the tool's own files.
 */
const allowed = new Set(
  [
    'MIT',
    'MIT-0',
    'CC0-1.0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'MIT OR Apache-2.0',
    '(MIT OR Apache-2.0)',
    '(MIT OR CC0-1.0)',
    'Apache-2.0 AND MIT',
  ].concat(
    // axe-core and lightningcss, argparse, and the data of caniuse-lite
    ['MPL-2.0', 'Python-2.0', 'CC-BY-4.0'],
  ),
);

/** MIT by their own statement; the lock file does not include it. */
const untold = new Set(['base64-arraybuffer', 'only', 'xmlhttprequest-ssl'].map((name) => `node_modules/${name}`));

for (const folder of folders) {
  test(`every tool in ${folder} and all that it depends on is under a licence that allows this use`, () => {
    const { '': project, ...installed } = packagesOf(folder);
    assert.ok(Object.keys(installed).length > 50);
    const others = Object.entries(installed).filter(
      ([place, { license }]) => !allowed.has(license ?? '') && !(license === undefined && untold.has(place)),
    );
    assert.deepEqual(others, []);
  });
}

test('the package depends on nothing, and every tool is listed with its licence and why it is there', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  assert.deepEqual([dependencies, packagesOf('.')['']?.license], [undefined, 'MIT']);
  const text = readFileSync('LICENCES.md', 'utf8');
  assert.equal(text, withPackages(text), 'npm run licences');
  assert.ok(text.match(/^\| `/gm)?.length);
  assert.doesNotMatch(text, /\| {2}\|$/m);
  const without = text.replace(/^\| `esbuild` .*\n/m, '').replace('| `ws` | MIT', '| `ws` | ISC');
  assert.match(withPackages(without), /^\| `esbuild` \| MIT \| {2}\|\n/m);
  assert.match(withPackages(without), /^\| `ws` \| MIT \| \w/m);
});

test('the licences of what is compiled in go with the package', () => {
  assert.equal(readFileSync('dist/package/LICENCES.md', 'utf8'), readFileSync('LICENCES.md', 'utf8'));
});
