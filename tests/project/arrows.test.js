// The arrows of the design run one way: vocabulary ← games ← catalogue ← match, concept ← search, core ← wasm ← engine ←
// element ← page. What may include what is listed here, and nothing else may.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n');

/**
 * @param {RegExp} within
 * @param {RegExp} statement with the target as its first group
 */
function arrows(within, statement) {
  return files
    .filter((file) => within.test(file))
    .flatMap((from) => [...readFileSync(from, 'utf8').matchAll(statement)].map(([, to = '']) => ({ from, to })));
}

const includes = arrows(/^core\/(include|src)\//, /^\s*#\s*include\s*["<](noughts\/.+)[">]/gm).map(({ from, to }) => ({
  from: from.replace(/^core\/(include|src)\//, ''),
  to,
}));

const imports = arrows(/^web\/.+\.js$/, /(?:from|import)\s*\(?'(\..+?)'/g).map(({ from, to }) => ({
  from,
  to: posix.join(posix.dirname(from), to),
}));

/**
 * @param {{ from: string, to: string }[]} all
 * @param {RegExp} from
 * @param {RegExp} forbidden
 */
function assertNone(all, from, forbidden) {
  assert.ok(
    all.some((arrow) => from.test(arrow.from)),
    `nothing matches ${from}: has a folder moved?`,
  );
  const wrong = all.filter((arrow) => from.test(arrow.from) && forbidden.test(arrow.to));
  assert.deepEqual(wrong, []);
}

test('a game knows the vocabulary and other games, nothing above them', () => {
  assertNone(includes, /^noughts\/games\//, /catalogue|match|search\/|any_position/);
});

test('search knows the concept of a game and no game', () => {
  assertNone(includes, /^noughts\/search\//, /games\/|catalogue|match|any_position/);
});

test('the vocabulary knows nothing that is built on it', () => {
  const vocabulary =
    /^noughts\/(player|square|square_name|square_set|board_size|line|status|conflict|transition|outcome|evaluation|score|level|random|game)\.hpp$/;
  assertNone(includes, vocabulary, /games\/|search\/|catalogue|match|any_position/);
});

test('a match knows no game and no search', () => {
  assertNone(includes, /^noughts\/match\.hpp$/, /games\/|search\/|catalogue/);
});

test('only the catalogue names games', () => {
  assertNone(includes, /^(?!noughts\/(games\/|catalogue(_search)?\.hpp|noughts\.hpp))/, /games\//);
});

test('the core knows nothing outside itself', () => {
  const wrong = arrows(/^core\/(include|src)\//, /^\s*#\s*include\s*"(?!noughts\/)(.+)"/gm);
  assert.deepEqual(wrong, []);
});

test('the engine knows neither widget nor page', () => {
  assertNone(imports, /^web\/engine\//, /^web\/(element|page)\//);
});

test('the terminal game of the package knows the engine by its front door, and nothing else', () => {
  assertNone(imports, /^web\/cli\//, /^web\/(page|element|embed)\/|^web\/engine\/(?!index\.js)/);
});

test('the widget knows the engine by its front door, and no page', () => {
  assertNone(imports, /^web\/element\//, /^web\/(page\/|engine\/(?!index\.js))/);
});

test('the embedded page knows the widget by its front door, and nothing below it', () => {
  assertNone(imports, /^web\/embed\//, /^web\/(engine|page)\/|^web\/element\/(?!index\.js)/);
});

test('the page knows the widget by its front door, and nothing below it', () => {
  assertNone(imports, /^web\/page\//, /^web\/(engine\/|element\/(?!index\.js))/);
});

test('the core reads no clock, opens no file and prints nothing: it includes values and algorithms only', () => {
  const allowed = new Set(
    (
      'algorithm array bit charconv cmath compare concepts cstddef cstdint expected functional initializer_list iterator limits memory ' +
      'numbers numeric optional ranges span string string_view system_error tuple type_traits utility variant vector'
    ).split(' '),
  );
  const system = arrows(/^core\/(include|src)\//, /^\s*#\s*include\s*<([^/]+?)>/gm);
  assert.ok(system.length > 50);
  assert.deepEqual(
    system.filter(({ to }) => !allowed.has(to)),
    [],
  );
});
