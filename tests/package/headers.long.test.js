// The C++ headers in a project whose warnings are errors, compiled one by one.

import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { headersFrom, includeFolder } from '../project/headers.js';

const options = ['-std=c++23', '-O2', '-Wall', '-Wextra', '-Werror', '-I', includeFolder];
const native = process.env.CXX ?? 'c++';
const clang = () =>
  join(execFileSync('wasm/toolchain/emscripten.sh', ['--llvm'], { encoding: 'utf8' }).trim(), 'clang++');

/**
 * The messages of a compiler; empty without errors.
 *
 * @param {string} compiler
 * @param {...string} more
 * @returns {Promise<string>}
 */
const complaints = (compiler, ...more) =>
  promisify(execFile)(compiler, [...options, ...more], { maxBuffer: 2 ** 28 }).then(
    ({ stderr }) => stderr,
    (error) => error.stderr || String(error),
  );

/**
 * @param {string} compiler
 * @param {string} source
 * @param {...string} more
 */
async function assertCompiles(compiler, source, ...more) {
  const found = await complaints(compiler, ...more, '-c', source, '-o', '/dev/null');
  assert.ok(found === '', found);
}

test("the README's example compiles without a warning", async () => {
  await assertCompiles(native, 'core/example/in_short.cpp');
});

test('so does the longer one', async () => {
  await assertCompiles(native, 'core/example/getting_started.cpp');
});

test('so it does by clang', async () => {
  await assertCompiles(clang(), 'core/example/getting_started.cpp');
});

/** g++ 12 mistakes an empty optional for an uninitialised value. No other warning is allowed. */
const forgiven = '-Wno-maybe-uninitialized';

test('so it does with more optimisation', async () => {
  await assertCompiles(native, 'core/example/getting_started.cpp', '-O3', forgiven);
});

test('so do larger games', async () => {
  await assertCompiles(native, 'tests/consumer/larger_games.cpp', forgiven);
});

/** Macros of `<windows.h>` that a program is likely to collide with. */
const windowsMacros = `#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define far
#define near
#define FAR
#define NEAR
#define small char
#define hyper int
#define interface struct
#define IN
#define OUT
#define OPTIONAL
#define CONST const
#define TRUE 1
#define FALSE 0
#define ERROR 0
#define DELETE 0x00010000L
#define STRICT 1
#define PASCAL
#define pascal
#define cdecl
`;

test('the headers compile behind the macros of <windows.h>', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'noughts-'));
  try {
    const source = join(folder, 'program.cpp');
    const main = 'int main() { return noughts::count(noughts::TicTacToe{}.legal_moves()); }\n';
    const ours = '#include <noughts/noughts.hpp>\n#include <noughts/terminal/play.hpp>\n';
    writeFileSync(source, `#include <bits/stdc++.h>\n${windowsMacros}${ours}${main}`);
    await assertCompiles(native, source, '-I', 'core/terminal/include', '-fsyntax-only');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an older C++ is one error, which says what is needed', async () => {
  const header = ['-include', 'noughts/noughts.hpp', '-x', 'c++', '/dev/null'];
  const found = await complaints(native, '-std=c++20', '-fsyntax-only', ...header);
  assert.deepEqual(found.match(/error: .*/g), ['error: #error "Noughts is C++23: compile with -std=c++23"']);
});

test('each header includes what it needs', async () => {
  const waiting = chains();
  const found = /** @type {string[]} */ ([]);
  const work = async () => {
    for (let chain = waiting.pop(); chain; chain = waiting.pop()) {
      const headers = chain.flatMap((header) => ['-include', header]);
      found.push(await complaints(native, '-fsyntax-only', ...headers, '-x', 'c++', '/dev/null'));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  assert.ok(found.join('') === '', found.join(''));
});

/**
 * All headers, in as few lists as possible, so that each is compiled as if it stood alone: before
 * it in a list there are only headers that it includes itself.
 */
function chains() {
  const all = readdirSync(includeFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.hpp'))
    .map((header) => ({ header, included: headersFrom(header) }))
    .sort((left, right) => left.included.size - right.included.size);
  assert.ok(all.length > 40);
  const chains = /** @type {string[][]} */ ([]);
  for (const { header, included } of all) {
    const chain = chains.findLast((shorter) => included.has(shorter.at(-1) ?? ''));
    if (chain) chain.push(header);
    else chains.push([header]);
  }
  return chains;
}
