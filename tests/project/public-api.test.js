import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lineOf, listFile, publicApi } from './public-api.js';

const api = publicApi();

test('the public names of the C++ library, their kinds and types are those that are listed', () => {
  const listed = readFileSync(listFile, 'utf8').trimEnd().split('\n');
  const found = api.map(lineOf);
  const differences = [
    ...without(listed, found).map((line) => `- ${line}`),
    ...without(found, listed).map((line) => `+ ${line}`),
  ];
  assert.ok(
    differences.length === 0,
    [
      `the public API is not what ${listFile} says; if that is meant, run \`npm run api:core\` and tell CHANGELOG.md:`,
      ...differences,
    ].join('\n'),
  );
});

test('every public name of the C++ library is documented', () => {
  const undocumented = api.filter((entry) => !entry.isDocumented && !speaksForItself(entry)).map(lineOf);
  assert.ok(undocumented.length === 0, ['these need a few words after `///`:', ...undocumented].join('\n'));
});

test('the headers define no macro but their own', () => {
  const macros = api.filter(({ kind }) => kind === 'macro').map(({ name }) => name);
  assert.deepEqual(
    macros.filter((name) => !name.startsWith('NOUGHTS_')),
    [],
  );
});

/**
 * The lines of one list that are not in the other. Repeated lines count.
 *
 * @param {string[]} lines
 * @param {string[]} others
 */
function without(lines, others) {
  const left = [...others];
  return lines.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/**
 * Names that need no documentation: comparisons, destructors, what the standard requires of
 * iterators and hashes, and namespaces of literals.
 *
 * @param {import('./public-api.js').Entry} entry
 */
function speaksForItself({ name, kind, type }) {
  return (
    /operator(==|<=>)\(.*=default$/.test(type) ||
    /::~|::Iterator::|^std::hash</.test(name) ||
    kind === 'inline namespace'
  );
}
