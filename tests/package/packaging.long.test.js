// The C++ library as users get it: installed, fetched, and by the package managers on this machine.
// It is built once for all tests, in a separate folder and without optimisation: only compiling and
// linking matter.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'noughts-'));
after(() => rmSync(folder, { recursive: true }));

const built = join(folder, 'built');
const prefix = join(folder, 'installed');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Runs a program and returns its output.
 *
 * @param {string} program
 * @param {...string} options
 */
const run = (program, ...options) =>
  execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** @param {string} program */
const isHere = (program) => !spawnSync(program, ['--version']).error;

/**
 * The reason to skip a test that needs a program; false if the program is here.
 * @param {string} program
 */
const without = (program) => !isHere(program) && `${program} is not here`;

/** @param {...string} options */
const cmake = (...options) => run('cmake', '-DCMAKE_BUILD_TYPE=Debug', '-DCMAKE_CXX_FLAGS_DEBUG=-O0', ...options);

/** @param {string} where @param {...string} targets */
const build = (where, ...targets) =>
  run('cmake', '--build', where, '--parallel', '2', ...targets.flatMap((target) => ['--target', target]));

before(() => {
  // The installation is built first, so that packing does not build the tools.
  cmake('-S', '.', '-B', built, '-DNOUGHTS_TESTS=OFF', '-DNOUGHTS_BENCH=OFF', '-DCMAKE_SKIP_INSTALL_ALL_DEPENDENCY=ON');
  build(built, 'noughts_terminal', 'noughts_app');
  run('cmake', '--install', built, '--prefix', prefix);
});

/**
 * Builds the consumer and returns its output.
 *
 * @param {string} name
 * @param {...string} options
 */
function consume(name, ...options) {
  const where = join(folder, name);
  cmake('-S', 'tests/consumer', '-B', where, ...options);
  build(where);
  const nim = execFileSync(join(where, 'nim'), { encoding: 'utf8', input: 'human\nhuman\na2\nquit\n' });
  assert.match(nim, /^a2: win in 11$/m);
  assert.match(nim, /^O's turn\nPossible moves: a1 b1 b2 b3 b4 c1 c2 c3 c4 c5$/m);
  return run(join(where, 'consumer'));
}

test('an installed library is found by find_package', () => {
  const config = readFileSync(join(prefix, 'lib/cmake/noughts/noughts-config.cmake'), 'utf8');
  assert.doesNotMatch(
    config,
    /INTERFACE_COMPILE_(OPTIONS|DEFINITIONS)/,
    'the project of a user decides by itself how it is compiled',
  );
  assert.match(consume('by-find-package', `-DCMAKE_PREFIX_PATH=${prefix}`), /^best: [ac][13]: draw/m);
  assert.match(run(join(prefix, 'bin/noughts'), '--version'), /^noughts \d/);
});

test('a warning does not stop people who build the project by the documented commands', () => {
  const where = join(folder, 'release');
  const options = ['-DCMAKE_BUILD_TYPE=Release', '-DNOUGHTS_TESTS=OFF', '-DNOUGHTS_BENCH=OFF'];
  run('cmake', '-S', '.', '-B', where, ...options, '-DCMAKE_EXPORT_COMPILE_COMMANDS=ON');
  const commands = readFileSync(join(where, 'compile_commands.json'), 'utf8');
  assert.match(commands, /-O3 .*noughts_app/);
  assert.doesNotMatch(commands, /-Werror|pedantic-errors/);
});

test('a project that links the core alone builds no terminal', () => {
  const project = join(folder, 'core-alone');
  mkdirSync(project);
  writeFileSync(
    join(project, 'CMakeLists.txt'),
    `cmake_minimum_required(VERSION 3.25)
     project(alone LANGUAGES CXX)
     include(FetchContent)
     FetchContent_Declare(noughts SOURCE_DIR "${resolve('.')}")
     FetchContent_MakeAvailable(noughts)`,
  );
  run('cmake', '-S', project, '-B', `${project}/build`, '-G', 'Unix Makefiles');
  const rules = readFileSync(`${project}/build/CMakeFiles/Makefile2`, 'utf8');
  assert.match(rules, /core\/all: .*noughts_core\.dir/);
  assert.doesNotMatch(rules, /core\/all: .*noughts_terminal\.dir/);
});

test('FetchContent makes the same library available, and builds no tests of ours', () => {
  const printed = consume('by-fetch-content', `-DNOUGHTS_SOURCE=${resolve('.')}`);
  assert.match(printed, /^best: [ac][13]: draw/m);
  const targets = run('cmake', '--build', join(folder, 'by-fetch-content'), '--target', 'help');
  assert.match(targets, /noughts_core/);
  assert.match(targets, /noughts_terminal/);
  assert.doesNotMatch(targets, /noughts_(tests|bench|app|catch2)|Catch2/);
});

test('find_package takes the version that is asked for, or a later one that is compatible, and no other', () => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  /**
   * The version of the package that is found for a requested one; empty if none is.
   * @param {string} wanted
   */
  const found = (wanted) => {
    const project = join(folder, `wants-${wanted.replace(' ', '-')}`);
    mkdirSync(project);
    writeFileSync(
      join(project, 'CMakeLists.txt'),
      `cmake_minimum_required(VERSION 3.25)
       project(wants LANGUAGES CXX)
       find_package(noughts ${wanted} QUIET)
       file(WRITE "\${CMAKE_BINARY_DIR}/found" "\${noughts_VERSION}")`,
    );
    run('cmake', '-S', project, '-B', `${project}/build`, `-DCMAKE_PREFIX_PATH=${prefix}`);
    return readFileSync(`${project}/build/found`, 'utf8');
  };
  assert.equal(found(''), version);
  assert.equal(found(`${version} EXACT`), version);
  assert.equal(found(`${major}.${minor}`), version);
  assert.equal(found(`${major}.${minor}.${patch + 1}`), '', 'a later one is wanted');
  assert.equal(found(`${major}.${minor + 1}`), '');
  assert.equal(found(`${major + 1}.${minor}`), '');
});

test('pkg-config tells how to compile and link, wherever the library lies', { skip: without('pkg-config') }, () => {
  const moved = join(folder, 'moved');
  run('cp', '-r', prefix, moved);
  const [directory = ''] = readdirSync(moved, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('pkgconfig'),
  );
  /** @param {...string} options */
  const ask = (...options) =>
    execFileSync('pkg-config', options, {
      encoding: 'utf8',
      env: { ...process.env, PKG_CONFIG_PATH: join(moved, directory) },
    }).trim();
  assert.equal(ask('--modversion', 'noughts'), version);
  const program = join(folder, 'by-pkg-config');
  const options = ask('--cflags', '--libs', 'noughts-terminal').split(' ');
  writeFileSync(
    `${program}.cpp`,
    `#include <noughts/noughts.hpp>
     #include <noughts/terminal/play.hpp>
     int main() { noughts::terminal::play(noughts::TicTacToe{}); }`,
  );
  run(process.env.CXX ?? 'c++', `${program}.cpp`, '-o', program, ...options);
  const printed = execFileSync(program, { encoding: 'utf8', input: 'human\nhuman\nb2\nquit\n' });
  assert.match(printed, /^O's turn$/m);
});

test('the library compiles in projects without exceptions and without run-time types', () => {
  run(
    process.env.CXX ?? 'c++',
    ...['-std=c++23', '-fno-exceptions', '-fno-rtti', '-fsyntax-only', '-Werror', '-I', join(prefix, 'include')],
    'core/example/getting_started.cpp',
  );
});

test('Debian’s packages are installed and removed without a trace', { skip: without('dpkg-deb') }, () => {
  const packages = join(folder, 'packages');
  run('cpack', '--config', join(built, 'CPackConfig.cmake'), '-G', 'DEB', '-B', packages);
  const files = readdirSync(packages).filter((name) => name.endsWith('.deb'));
  assert.deepEqual(files.map((name) => name.split('_')[0]).sort(), ['libnoughts-dev', 'noughts']);
  for (const file of files) assert.equal(run('dpkg-deb', '--field', join(packages, file), 'Version').trim(), version);

  const root = join(folder, 'root');
  mkdirSync(join(root, 'var/lib/dpkg/updates'), { recursive: true });
  for (const name of ['status', 'available']) writeFileSync(join(root, 'var/lib/dpkg', name), '');
  const asRoot = process.getuid?.() === 0 ? [] : ['fakeroot'];
  /** @param {...string} options */
  const dpkg = (...options) => {
    const [program = 'dpkg', ...all] = [...asRoot, 'dpkg', `--root=${root}`, '--log=/dev/null', ...options];
    return run(program, ...all);
  };
  dpkg('--force-depends', '--install', ...files.map((name) => join(packages, name)));
  assert.match(run(join(root, 'usr/bin/noughts'), '--version'), new RegExp(`^noughts ${version}$`, 'm'));
  for (const name of [
    'include/noughts/noughts.hpp',
    'share/noughts/connect-four.book',
    'share/noughts/ultimate.network',
    'share/noughts/ultimate-most-boards.network',
    'share/noughts/ultimate-open-boards.network',
    'share/noughts/qubic.strategy',
    'share/doc/noughts/copyright',
  ]) {
    assert.ok(existsSync(join(root, 'usr', name)), name);
  }
  dpkg('--purge', 'noughts', 'libnoughts-dev');
  assert.equal(existsSync(join(root, 'usr')), false);
});

test('vcpkg’s port finds the sources, and what it installs is a package', () => {
  const port = 'core/packaging/vcpkg/noughts';
  const installed = join(folder, 'vcpkg');
  // The port calls functions of vcpkg, which is not here. This script replaces them.
  const script = join(folder, 'port.cmake');
  writeFileSync(
    script,
    `set(CURRENT_PACKAGES_DIR "${installed}")
     set(PORT noughts)
     function(vcpkg_cmake_configure)
       cmake_parse_arguments(PARSE_ARGV 0 with "" SOURCE_PATH OPTIONS)
       if(NOT EXISTS "\${with_SOURCE_PATH}/CMakeLists.txt")
         message(FATAL_ERROR "no sources in \${with_SOURCE_PATH}")
       endif()
       message(STATUS "options \${with_OPTIONS}")
     endfunction()
     function(vcpkg_cmake_install)
       execute_process(COMMAND \${CMAKE_COMMAND} --install "${built}" --component core --prefix "${installed}"
         COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
     endfunction()
     function(vcpkg_cmake_config_fixup)
       cmake_parse_arguments(PARSE_ARGV 0 with "" CONFIG_PATH "")
       if(NOT EXISTS "${installed}/\${with_CONFIG_PATH}/noughts-config.cmake")
         message(FATAL_ERROR "no package in \${with_CONFIG_PATH}")
       endif()
     endfunction()
     function(vcpkg_fixup_pkgconfig)
     endfunction()
     function(vcpkg_install_copyright)
       cmake_parse_arguments(PARSE_ARGV 0 with "" "" FILE_LIST)
       file(INSTALL \${with_FILE_LIST} DESTINATION "${installed}/share/noughts")
     endfunction()
     include("${resolve(port, 'portfile.cmake')}")`,
  );
  run('cmake', '-P', script);
  for (const name of ['LICENSE', 'usage']) assert.ok(existsSync(join(installed, 'share/noughts', name)), name);
});
