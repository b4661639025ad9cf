// The parts of a release that need no network.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { billOfMaterials } from '../../web/build/bill-of-materials.js';
import { originOf } from '../../web/build/owner.js';

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

test('the origin of the package is given as far as its owner has set it, and nothing is invented', () => {
  const repository = 'https://github.com/owner/noughts';
  assert.deepEqual(originOf({ address: null, repository: null }), {});
  assert.deepEqual(originOf({ address: null, repository }), {
    homepage: `${repository}#readme`,
    repository: { type: 'git', url: `git+${repository}.git` },
    bugs: `${repository}/issues`,
  });
  assert.deepEqual(originOf({ address: 'https://example.org/noughts/', repository: null }), {
    homepage: 'https://example.org/noughts/',
  });
  const { homepage, repository: told, bugs } = read('dist/package/package.json');
  assert.deepEqual(originOf(read('web/site.json')), JSON.parse(JSON.stringify({ homepage, repository: told, bugs })));
});

test('npm would publish the package as it is', () => {
  const options = ['publish', './dist/package', '--dry-run', '--offline', '--json', '--loglevel=error'];
  const told = JSON.parse(execFileSync('npm', options, { encoding: 'utf8' }));
  const { name, version } = told.noughts ?? told;
  assert.deepEqual({ name, version }, { name: 'noughts', version: read('package.json').version });
});

test('the bill of materials names what is in the files, with its version and licence, and nothing else', () => {
  const bill = billOfMaterials(read('dist/package.sources.json'));
  const parts = bill.components.map(({ name }) => name);
  assert.deepEqual(parts, ['emscripten']);
  for (const { name, version, licenses } of bill.components) {
    assert.match(version, /^\d+\.\d+\.\d+$/, name);
    assert.equal(licenses.length, 1, name);
  }
  assert.deepEqual(billOfMaterials({ 'a.js': ['web/a.js'] }).components.length, 1, 'Emscripten alone');
  const { serialNumber, metadata } = /** @type {any} */ (bill);
  assert.deepEqual([serialNumber, metadata.timestamp], [undefined, undefined], 'the same sources give the same bill');
});

test('only the terminal game of the package is executable', () => {
  const files = readdirSync('dist/package', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const programs = files.filter(({ parentPath, name }) => statSync(join(parentPath, name)).mode & 0o111);
  assert.deepEqual(
    programs.map(({ name }) => name),
    ['cli.js'],
  );
});
