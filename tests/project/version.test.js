import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const version = JSON.parse(readFileSync('package.json', 'utf8')).version;

test('the library, the package and the change log agree on the version', () => {
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.equal(JSON.parse(readFileSync('dist/package/package.json', 'utf8')).version, version);
  assert.match(
    readFileSync('build/wasm-module/CMakeCache.txt', 'utf8'),
    new RegExp(`^CMAKE_PROJECT_VERSION:STATIC=${version}$`, 'm'),
  );
  assert.match(readFileSync('CHANGELOG.md', 'utf8'), new RegExp(`^## ${version}`, 'm'));
});
