// What the project is built and tested with, and under which licences.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** @type {Record<string, { license?: string }>} every package that is installed, by its folder; the project itself has none */
const { '': project, ...installed } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** Permissive, or of a tool that is used as it is and not shipped: the Mozilla licence covers the tool's own files only. */
const allowed = new Set(
  ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'MIT OR Apache-2.0'].concat(
    ['MPL-2.0', 'Python-2.0', 'CC-BY-4.0'], // axe-core and lightningcss, argparse, and the data of caniuse-lite
  ),
);

test('every tool and all that it depends on is under a licence that allows this use', () => {
  assert.ok(Object.keys(installed).length > 100);
  const others = Object.entries(installed).filter(([, { license }]) => !allowed.has(license ?? ''));
  assert.deepEqual(others, []);
});

test('the package depends on nothing, and every tool is listed with its licence', () => {
  assert.deepEqual([manifest.dependencies, project?.license], [undefined, 'MIT']);
  const listed = [...readFileSync('LICENCES.md', 'utf8').matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(
    ([, ...row]) => row,
  );
  const used = Object.keys(manifest.devDependencies).map((name) => [name, installed[`node_modules/${name}`]?.license]);
  assert.deepEqual(listed, used);
});

test('the licences of what is compiled in go with the package', () => {
  assert.equal(readFileSync('dist/package/LICENCES.md', 'utf8'), readFileSync('LICENCES.md', 'utf8'));
});
