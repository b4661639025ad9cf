// package.json has the version. All other places repeat it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

/** @type {string} */
const version = JSON.parse(read('package.json')).version;

test('the change log begins with the version of the package', () => {
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.equal(/^## (\d\S+)/m.exec(read('CHANGELOG.md'))?.[1], version);
});

test('npm’s lock and vcpkg’s port are of this version', () => {
  const lock = JSON.parse(read('package-lock.json'));
  assert.deepEqual([lock.version, lock.packages[''].version], [version, version]);
  assert.equal(JSON.parse(read('core/packaging/vcpkg/noughts/vcpkg.json')).version, version);
});

test('projects of others ask CMake for this version', () => {
  for (const file of [
    'web/docs/contributing/own-game.md',
    'core/example/README.md',
    'core/packaging/README.md',
    'tests/consumer/CMakeLists.txt',
  ]) {
    const [, wanted] = /find_package\(noughts (\S+) REQUIRED\)/.exec(read(file)) ?? [];
    assert.equal(wanted, version.replace(/\.\d+$/, ''), file);
  }
});
