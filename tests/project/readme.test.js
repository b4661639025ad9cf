import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');

test('the examples in the readmes are the ones that are compiled and run', () => {
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
    ['CONTRIBUTING.md', 'cpp', 'core/example/nim.hpp'],
    ['CONTRIBUTING.md', 'cpp', 'core/example/nim.cpp'],
    ['CONTRIBUTING.md', 'cpp', 'tests/core/treblecross.hpp'],
  ]) {
    const block = `\`\`\`${language}\n${read(example ?? '')}\`\`\``;
    assert.ok(read(readme ?? '').includes(block), `${readme} does not show ${example} as it is`);
  }
});
