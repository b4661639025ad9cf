// Prose is easy to read: short lines, and none of the words that make sentences hard to follow.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { columns, longLines, wordsIn } from './prose.js';

/** Files with prose. Not the lock files, golden files, data, and texts in other languages. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => /\.(md|[ch]pp|js|ts|css|html|sh|cmake|yml|json)$|CMakeLists\.txt$|\/run$/.test(file))
  .filter((file) => !/package-lock|\.api\.md$|-api\.json$|^core\/data\/|^web\/words\/(?!en)\w+\.json$/.test(file));

/** Lines that keep one of the words, each with its reason. */
const allowed = [
  { file: 'tests/package/stranger.sh', text: 'user "nobody"', reason: 'a user of Unix' },
  { file: 'tests/package/stranger.sh', text: 'chown nobody:', reason: 'the same' },
  { file: 'tests/package/stranger.sh', text: '--reuid nobody', reason: 'the same' },
  { file: 'tests/element/words.test.js', text: "registerWords('he'", reason: 'the code of Hebrew' },
  { file: 'tests/element/words.test.js', text: "languageOf('he-IL')", reason: 'the same' },
  { file: 'web/embed/embed.js', text: '(ar|fa|he|ur)', reason: 'the same' },
];

test(`lines of prose have at most ${columns} columns`, () => {
  const found = files.flatMap((file) => longLines(file, readFileSync(file, 'utf8')));
  assert.deepEqual(found, []);
});

test('prose says who does what: not whoever, whatever, somebody or nobody, and they for a person', () => {
  const isAllowed = (/** @type {{ file: string, line: string }} */ { file, line }) =>
    allowed.some((entry) => entry.file === file && line.includes(entry.text));
  const found = files
    .filter((file) => !file.startsWith('tests/project/prose'))
    .flatMap((file) => wordsIn(file, readFileSync(file, 'utf8')))
    .filter((hit) => !isAllowed(hit));
  assert.deepEqual(
    found.map(({ file, number, line }) => `${file}:${number}: ${line.trim()}`),
    [],
  );
});

test('each allowed line is there', () => {
  for (const { file, text } of allowed) assert.ok(readFileSync(file, 'utf8').includes(text), `${file}: ${text}`);
});

test('a long comment, a long paragraph and each of the words are found', () => {
  const long = 'word '.repeat(21).trim();
  assert.equal(longLines('a.js', `// ${long}`).length, 1);
  assert.equal(longLines('a.js', `  const a = 1; // ${long}`).length, 1);
  assert.equal(longLines('a.hpp', `  int a;  ///< ${long}`).length, 1);
  assert.equal(longLines('a.sh', `# ${long}`).length, 1);
  assert.equal(longLines('a.js', `/**\n * ${long}\n */`).length, 1);
  assert.equal(longLines('a.md', long).length, 1);
  assert.equal(longLines('a.md', `- ${long}`).length, 1);
  const words = ['Whoever', 'whatever', 'somebody', 'nobody', 'he', 'him', 'his', 'himself'];
  for (const word of words) assert.equal(wordsIn('a.js', `// ${word} begins`).length, 1, word);
});

test('code, tables, types, examples and addresses may be longer', () => {
  const long = 'word '.repeat(21).trim();
  assert.deepEqual(longLines('a.js', `const a = '${long}';`), []);
  assert.deepEqual(longLines('a.md', `| ${long} |`), []);
  assert.deepEqual(longLines('a.md', `\`\`\`sh\n${long}\n\`\`\``), []);
  assert.deepEqual(longLines('a.md', `See [here](https://example.org/${'a'.repeat(90)}).`), []);
  assert.deepEqual(longLines('a.js', `/**\n * @param {{ ${long} }} a\n */`), []);
  assert.deepEqual(longLines('a.js', `/**\n * @example\n * ${long}\n */`), []);
  assert.deepEqual(longLines('a.js', `// https://example.org/${'a'.repeat(90)}`), []);
});
