// The C++ library for package managers: pkg-config and Debian's packages are used, and what can be checked of the others here, is.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'noughts-'));
after(() => rmSync(folder, { recursive: true }));

const prefix = join(folder, 'installed');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Runs a program and gives what it prints.
 *
 * @param {string} program
 * @param {...string} options
 */
const run = (program, ...options) =>
  execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** @param {string} program */
const isHere = (program) => !spawnSync(program, ['--version']).error;

/** Why a test is left out that needs a program; false where that is here. @param {string} program */
const without = (program) => !isHere(program) && `${program} is not here`;

before(() => {
  run('cmake', '--preset', 'dev');
  run('cmake', '--build', '--preset', 'dev', '--target', 'noughts_terminal', 'noughts_app');
  run('cmake', '--install', 'build/dev', '--prefix', prefix);
});

test('find_package takes the version that is asked for, or a later one that is compatible, and no other', () => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  /** Which version of the package is found for the one that is wanted; empty where none is. @param {string} wanted */
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
  run('cpack', '--config', 'build/dev/CPackConfig.cmake', '-G', 'DEB', '-B', packages);
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
    'share/doc/noughts/copyright',
  ]) {
    assert.ok(existsSync(join(root, 'usr', name)), name);
  }
  dpkg('--purge', 'noughts', 'libnoughts-dev');
  assert.equal(existsSync(join(root, 'usr')), false);
});

test('vcpkg’s port finds the sources, knows their options, and is of this version', () => {
  const port = 'core/packaging/vcpkg/noughts';
  assert.equal(JSON.parse(readFileSync(`${port}/vcpkg.json`, 'utf8')).version, version);
  const installed = join(folder, 'vcpkg');
  const cache = readFileSync('build/dev/CMakeCache.txt', 'utf8');
  // What the port calls is vcpkg's, which is not here: in its place stands what the port may rely on.
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
       execute_process(COMMAND \${CMAKE_COMMAND} --install "${resolve('build/dev')}" --component core --prefix "${installed}"
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
  const options = [...run('cmake', '-P', script).matchAll(/-D(\w+)=OFF/g)].map(([, name]) => name);
  assert.deepEqual(options, ['NOUGHTS_TESTS', 'NOUGHTS_BENCH', 'NOUGHTS_APP']);
  for (const option of options) assert.match(cache, new RegExp(`^${option}:BOOL=`, 'm'));
  for (const name of ['LICENSE', 'usage']) assert.ok(existsSync(join(installed, 'share/noughts', name)), name);
});

test('Conan’s recipe is Python, and leaves out what there are options for', { skip: without('python3') }, () => {
  for (const recipe of ['conanfile.py', 'test_package/conanfile.py']) {
    const text = readFileSync(`core/packaging/conan/${recipe}`, 'utf8');
    execFileSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], { input: text });
  }
  const [, listed = ''] =
    /for option in \(([^)]*)\)/.exec(readFileSync('core/packaging/conan/conanfile.py', 'utf8')) ?? [];
  const cache = readFileSync('build/dev/CMakeCache.txt', 'utf8');
  for (const [, option] of listed.matchAll(/"(\w+)"/g))
    assert.match(cache, new RegExp(`^NOUGHTS_${option}:BOOL=`, 'm'));
});
