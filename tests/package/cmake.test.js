// The C++ library as its users get it: installed, or fetched.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'noughts-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {...string} options */
const cmake = (...options) => execFileSync('cmake', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * Builds the consumer and gives what it prints.
 *
 * @param {string} name
 * @param {...string} options
 */
function consume(name, ...options) {
  const build = join(folder, name);
  cmake('-S', 'tests/consumer', '-B', build, '-DCMAKE_BUILD_TYPE=Release', ...options);
  cmake('--build', build);
  const nim = execFileSync(join(build, 'nim'), { encoding: 'utf8', input: 'human\nhuman\na2\nquit\n' });
  assert.match(nim, /^a2: win in 11$/m);
  assert.match(nim, /^O's turn\nPossible moves: a1 b1 b2 b3 b4 c1 c2 c3 c4 c5$/m);
  return execFileSync(join(build, 'consumer'), { encoding: 'utf8' });
}

test('an installed library is found by find_package', () => {
  const prefix = join(folder, 'installed');
  cmake('--preset', 'dev');
  cmake('--build', '--preset', 'dev', '--target', 'noughts_terminal', 'noughts_app');
  cmake('--install', 'build/dev', '--prefix', prefix);
  const config = readFileSync(join(prefix, 'lib/cmake/noughts/noughts-config.cmake'), 'utf8');
  assert.doesNotMatch(
    config,
    /INTERFACE_COMPILE_(OPTIONS|DEFINITIONS)/,
    'what is defined in the project of a user is his own affair',
  );
  assert.match(consume('by-find-package', `-DCMAKE_PREFIX_PATH=${prefix}`), /^best: [ac][13]: draw/m);
  assert.match(execFileSync(join(prefix, 'bin/noughts'), ['--version'], { encoding: 'utf8' }), /^noughts \d/);
});

test('FetchContent makes the same library available, and builds no tests of ours', () => {
  const printed = consume('by-fetch-content', `-DNOUGHTS_SOURCE=${resolve('.')}`);
  assert.match(printed, /^best: [ac][13]: draw/m);
  const targets = cmake('--build', join(folder, 'by-fetch-content'), '--target', 'help');
  assert.match(targets, /noughts_core/);
  assert.match(targets, /noughts_terminal/);
  assert.doesNotMatch(targets, /noughts_(tests|bench|app|catch2)|Catch2/);
});
