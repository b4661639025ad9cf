import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');

test('the examples in the readmes and the guides are the ones that are compiled and run', () => {
  for (const [readme, language, example] of [
    ['README.md', 'js', 'web/example/in-short.js'],
    ['README.md', 'cpp', 'core/example/in_short.cpp'],
    ['web/README.md', 'js', 'web/example/getting-started.js'],
    ['web/README.md', 'js', 'web/example/position.js'],
    ['web/room/README.md', 'js', 'web/example/transport.js'],
    ['web/docs/guides/own-game.md', 'cpp', 'core/example/nim.hpp'],
    ['web/docs/guides/own-game.md', 'cpp', 'core/example/nim.cpp'],
    ['web/docs/guides/catalogue-game.md', 'cpp', 'tests/core/treblecross.hpp'],
  ]) {
    const block = `\`\`\`${language}\n${read(example ?? '')}\`\`\``;
    assert.ok(read(readme ?? '').includes(block), `${readme} does not show ${example} as it is`);
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
  for (const [, id] of named) assert.ok(read('web/docs/guides/games.md').includes(`\`${id}\``), id);
});
