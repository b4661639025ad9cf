import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { snippetsOf } from '../snippets.js';

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');

test('the examples in the readmes and the guides are the ones that are compiled and run', () => {
  for (const [readme, language, example] of [
    ['README.md', 'js', 'web/example/in-short.js'],
    ['README.md', 'cpp', 'core/example/in_short.cpp'],
    ['web/README.md', 'js', 'web/example/in-short.js'],
    ['web/docs/guides/module.md', 'js', 'web/example/getting-started.js'],
    ['web/docs/guides/module.md', 'js', 'web/example/position.js'],
    ['web/docs/guides/module.md', 'js', 'web/example/line-games.js'],
    ['web/docs/guides/module.md', 'js', 'web/example/analysis.js'],
    ['web/docs/guides/rooms.md', 'js', 'web/example/room.js'],
    ['web/docs/guides/rooms.md', 'js', 'web/example/transport.js'],
    ['web/docs/contributing/own-game.md', 'cpp', 'core/example/nim.hpp'],
    ['web/docs/contributing/own-game.md', 'cpp', 'core/example/nim.cpp'],
    ['web/docs/contributing/catalogue-game.md', 'cpp', 'tests/core/treblecross.hpp'],
  ]) {
    const block = `\`\`\`${language}\n${read(example ?? '')}\`\`\``;
    assert.ok(read(readme ?? '').includes(block), `${readme} does not show ${example} as it is`);
  }
});

const library = 'core/example/README.md';

test('the library’s readme includes examples that are compiled, or that those include', () => {
  const included = [...read(library).matchAll(/^\\include (\S+)$/gm)].map(([, name = '']) => name);
  assert.equal(included[0], 'getting_started.cpp');
  const programs = /foreach\(example ([^)]*)\)/.exec(read('core/CMakeLists.txt'))?.[1]?.split(' ') ?? [];
  for (const name of included) {
    assert.ok(existsSync(`core/example/${name}`), name);
    const isCompiled = programs.some(
      (program) => name === `${program}.cpp` || read(`core/example/${program}.cpp`).includes(`#include "${name}"`),
    );
    assert.ok(isCompiled, name);
  }
});

test('the commands of the library’s readme exist, with their options', () => {
  const commands = snippetsOf(library)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.trim().split('\n'))
    .map((line) => line.replace(/ *#.*$/, ''));
  const build = read('CMakeLists.txt') + read('core/CMakeLists.txt');
  const options = read('core/app/options.cpp');
  for (const command of commands) {
    const [program = ''] = command.split(' ');
    for (const [, name = ''] of command.matchAll(/-D(NOUGHTS_\w+)/g))
      assert.ok(build.includes(`option(${name} `), command);
    if (program === 'cmake') continue;
    assert.match(program, /^build\/app\/core\/noughts/);
    const [, example] = /noughts_(\w+)$/.exec(program) ?? [];
    if (example) assert.match(build, new RegExp(`foreach\\(example [^)]*\\b${example}\\b`), command);
    for (const [name] of command.matchAll(/--[\w-]+/g)) assert.ok(options.includes(`"${name}"`), command);
  }
});

test('the weights in the readme are those of the package’s readme, which are weighed', () => {
  const weights = [...read('README.md').matchAll(/\d+ kB<!-- .+? -->/g)].map(([weight]) => weight);
  assert.ok(weights.length > 0);
  for (const weight of weights) assert.ok(read('web/README.md').includes(weight), weight);
});

test('each game that has a name is in the guide to the games', () => {
  const named = ['classic', 'further'].flatMap((part) => [
    ...read(`core/include/noughts/catalogue/${part}_games.hpp`).matchAll(/\.id = "(.+?)"/g),
  ]);
  assert.ok(named.length > 0);
  for (const [, id] of named) assert.ok(read('web/docs/contributing/games.md').includes(`\`${id}\``), id);
});
