// The C++ library for package managers: their recipes, as far as nothing must be compiled.
// packaging.long.test.js builds the packages and uses them.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** The options of the project for people who build it. */
const offered = [...readFileSync('CMakeLists.txt', 'utf8').matchAll(/^option\(NOUGHTS_(\w+) /gm)].map(
  ([, name]) => name,
);

/** The parts that a package leaves out. */
const leftOut = ['TESTS', 'BENCH', 'APP'];

test('vcpkg’s port and Conan’s recipe leave out what is there for us alone, by options that the project offers', () => {
  const port = readFileSync('core/packaging/vcpkg/noughts/portfile.cmake', 'utf8');
  const recipe = readFileSync('core/packaging/conan/conanfile.py', 'utf8');
  assert.deepEqual(
    [...port.matchAll(/-DNOUGHTS_(\w+)=OFF/g)].map(([, name]) => name),
    leftOut,
  );
  const [, listed = ''] = /for option in \(([^)]*)\)/.exec(recipe) ?? [];
  assert.deepEqual(
    [...listed.matchAll(/"(\w+)"/g)].map(([, name]) => name),
    leftOut,
  );
  for (const name of leftOut) assert.ok(offered.includes(name), name);
});

test('Conan’s recipe is Python', { skip: spawnSync('python3', ['--version']).error && 'python3 is not here' }, () => {
  for (const recipe of ['conanfile.py', 'test_package/conanfile.py']) {
    const text = readFileSync(`core/packaging/conan/${recipe}`, 'utf8');
    execFileSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], { input: text });
  }
});
