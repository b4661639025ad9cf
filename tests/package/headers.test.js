// Each header includes what it needs of the standard library, directly or by another of our
// headers. headers.long.test.js compiles them one by one.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { headersFrom, includeFolder } from '../project/headers.js';

/**
 * For each standard header, the names that need it. Alternative headers come after it.
 */
const names = {
  algorithm: 'min max sort ranges::sort ranges::find ranges::find_if ranges::any_of ranges::all_of ranges::count',
  array: 'array',
  bit: 'popcount countr_zero countl_zero bit_cast has_single_bit',
  cmath: 'sqrt log exp lround',
  compare: 'strong_ordering partial_ordering',
  concepts: 'same_as convertible_to integral regular invocable derived_from equality_comparable',
  cstddef: 'size_t byte ptrdiff_t',
  cstdint: 'int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t uintptr_t',
  deque: 'deque',
  expected: 'expected unexpected',
  functional: 'function hash',
  'iosfwd ostream iostream': 'ostream',
  limits: 'numeric_limits',
  map: 'map',
  memory: 'unique_ptr make_unique shared_ptr make_shared',
  optional: 'optional nullopt',
  set: 'set',
  span: 'span',
  string: 'string to_string',
  string_view: 'string_view',
  tuple: 'tuple',
  utility: 'move forward pair exchange unreachable swap',
  variant: 'variant visit monostate get_if',
  vector: 'vector',
};

/** A header without its comments. @param {string} header */
const codeOf = (header) => readFileSync(includeFolder + header, 'utf8').replaceAll(/\/\/.*/g, '');

test('a header includes the standard header of each standard name that it uses', () => {
  const headers = readdirSync(includeFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.hpp'),
  );
  const missing = headers.flatMap((header) => {
    const code = codeOf(header);
    const all = [...headersFrom(header)].map(codeOf).join('\n');
    const included = new Set([...all.matchAll(/^\s*#\s*include <(\w+)>/gm)].map(([, name]) => name));
    return Object.entries(names)
      .filter(([standard]) => !standard.split(' ').some((name) => included.has(name)))
      .flatMap(([standard, used]) => used.split(' ').map((name) => ({ standard, name })))
      .filter(({ name }) => new RegExp(`\\bstd::${name}\\b`).test(code))
      .map(({ standard, name }) => `${header} uses std::${name} and does not include <${standard}>`);
  });
  assert.deepEqual(missing, []);
});
