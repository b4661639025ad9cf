// The arrows of the design run one way: board ← game ← games ← evaluators ← catalogue ← text ←
// replica, game ← evaluators ← search ← match; core ← wasm ← engine ← element ← page, engine ←
// room. The lists here say what may include what; nothing else is allowed.

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

const sources = /^core\/(terminal\/)?(include|src)\//;

const includes = arrows(sources, /^\s*#\s*include\s*["<](noughts\/.+)[">]/gm).map(({ from, to }) => ({
  from: from.replace(/^core\/terminal\/src\//, 'terminal/').replace(sources, ''),
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

/** The floors of the core, and the floors that each may use. */
const floors = {
  board: [],
  game: ['board'],
  games: ['board', 'game'],
  evaluators: ['board', 'game', 'games'],
  strategies: ['board', 'game', 'games'],
  search: ['board', 'game', 'evaluators', 'strategies'],
  match: ['board', 'game', 'search'],
  catalogue: ['board', 'game', 'games', 'evaluators', 'strategies', 'search', 'match'],
  text: ['board', 'game', 'match', 'search', 'catalogue'],
  replica: ['board', 'game', 'match', 'catalogue', 'text'],
  testing: ['board', 'game', 'evaluators', 'text'],
  terminal: ['board', 'game', 'match', 'search', 'text'],
};

/** @param {string} file */
const floorOf = (file) => file.split('/').at(-2) ?? '';

for (const [floor, below] of Object.entries(floors)) {
  test(`${floor}/ includes ${below.length === 0 ? 'nothing but itself' : `${below.join('/, ')}/ and itself`}`, () => {
    const own = includes.filter(({ from }) => floorOf(from) === floor);
    assert.ok(own.length > 0, `nothing lies in ${floor}/: has it moved?`);
    assert.deepEqual(
      own.filter(({ to }) => ![floor, ...below].includes(floorOf(to))),
      [],
    );
  });
}

test('every header and source of the core lies on a floor, but for the header that includes all', () => {
  const lost = files.filter(
    (file) =>
      /^core\/(include|src)\/.+\.[ch]pp$/.test(file) && !file.endsWith('/noughts.hpp') && !(floorOf(file) in floors),
  );
  assert.deepEqual(lost, []);
});

test('the core knows nothing outside itself', () => {
  const wrong = arrows(sources, /^\s*#\s*include\s*"(?!noughts\/)(.+)"/gm);
  assert.deepEqual(wrong, []);
});

test('the engine knows neither rooms nor widget nor page', () => {
  assertNone(imports, /^web\/engine\//, /^web\/(room|element|page)\//);
});

test('the terminal game of the package knows the engine and rooms by their front doors, and nothing else', () => {
  assertNone(
    imports,
    /^web\/cli\//,
    /^web\/(page|element|embed)\/|^web\/engine\/(?!(own\/)?index\.js)|^web\/room\/(?!(index|mqtt)\.js)/,
  );
});

test('the widget knows the engine by its front doors, and no page', () => {
  assertNone(imports, /^web\/element\//, /^web\/(page\/|engine\/(?!(index|api|by-game|load-by-game|own\/index)\.js))/);
});

test('rooms know the front door of the engine and what makes its objects, and neither widget nor page', () => {
  assertNone(
    imports,
    /^web\/room\//,
    /^web\/(element|page|embed)\/|^web\/engine\/(?!(api|arguments|handle|noughts|runtime|start|own\/index|wasm\/replica)\.js)/,
  );
});

test('only the page’s game with a friend loads a package', () => {
  const packages = arrows(/^web\/(?!build\/).+\.js$/, /^import .*from '([^.#'][^']*)'/gm).filter(
    ({ to }) => !/^(node:|noughts)/.test(to),
  );
  assert.deepEqual(packages, [{ from: 'web/page/friend/qr-code.js', to: 'qr' }]);
});

test('the embedded page knows the widget by its front door, and nothing below it', () => {
  assertNone(imports, /^web\/embed\//, /^web\/(engine|page)\/|^web\/element\/(?!index\.js)/);
});

test('the page knows the widget by its front door, for choosing a game, puzzles, lessons, sharing and making a game the engine by its own, and for games with people elsewhere rooms as well', () => {
  assertNone(
    imports,
    /^web\/page\/(choosing|puzzles|lessons)\//,
    /^web\/(engine\/(?!(index|by-game|load-by-game)\.js)|room\/|element\/(?!index\.js))/,
  );
  assertNone(
    imports,
    /^web\/page\/(?!(friend|tournament|choosing|puzzles|lessons|share|import|set-up|make)\/)/,
    /^web\/(engine\/(?!by-game\.js)|room\/|element\/(?!index\.js))/,
  );
  // Pictures of boards are drawn by the strokes, the layout and the colors of the widget.
  assertNone(
    imports,
    /^web\/page\/(share|import|set-up)\//,
    /^web\/(engine\/(?!(index|by-game|load-by-game)\.js)|room\/|element\/(?!(index|palette|board\/(drawing|layout))\.js))/,
  );
  // A worker checks laws without the rest of the engine.
  assertNone(imports, /^web\/page\/make\//, /^web\/(engine\/(?!own\/(index|laws)\.js)|room\/|element\/(?!index\.js))/);
  assertNone(
    imports,
    /^web\/page\/friend\//,
    /^web\/(engine\/(?!index\.js)|room\/(?!(index|mqtt)\.js)|element\/(?!index\.js))/,
  );
  assertNone(
    imports,
    /^web\/page\/tournament\//,
    /^web\/(engine\/(?!index\.js)|room\/(?!(tournament\/)?index\.js)|element\/(?!index\.js))/,
  );
});

test('what the web knows of games stands on words alone, and nothing shipped loads anything of it but tables', () => {
  assertNone(imports, /^web\/games\//, /^web\/(?!games\/|words\/)/);
  const loaded = arrows(/^web\/(engine|room|element|cli|embed|page)\/.+\.js$/, /^import .*'(.+\/games\/.+)'/gm);
  assert.ok(loaded.length > 3);
  for (const { from, to } of loaded) assert.match(to, /\/games\/tables\//, from);
});

test('the build is not published: nothing in web/ outside of build/ imports it', () => {
  assert.ok(imports.some(({ from }) => from.startsWith('web/build/')));
  assert.deepEqual(
    imports.filter(({ from, to }) => !from.startsWith('web/build/') && to.startsWith('web/build/')),
    [],
  );
});

test('the first program of a fresh clone imports no npm package: it installs them', () => {
  const first = ['web/build/start.js', 'web/build/dev.js', 'web/build/build.js', 'web/build/docs.js', 'tests/run.js'];
  const reached = new Set(first);
  for (const file of reached) {
    for (const to of staticImports(file)) {
      assert.match(to, /^(node:|\.)/, `imported by ${file}`);
      if (to.startsWith('.')) reached.add(posix.join(posix.dirname(file), to));
    }
  }
  assert.ok(reached.has('web/build/dependencies.js'));
});

/** @param {string} file */
const staticImports = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}) ?(?:[^'()]*from )?'([^']+)'/gm)].map(
    ([, to = '']) => to,
  );

test('the core reads no clock, opens no file and prints nothing: it includes values and algorithms only', () => {
  const allowed = new Set(
    (
      'algorithm array bit charconv cmath compare concepts cstddef cstdint expected functional initializer_list iterator limits map memory ' +
      'new numbers numeric optional ranges span string string_view system_error tuple type_traits utility variant vector'
    ).split(' '),
  );
  const system = arrows(/^core\/(include|src)\//, /^\s*#\s*include\s*<([^/]+?)>/gm);
  assert.ok(system.length > 50);
  // These headers are enough to write to a stream that another function has opened.
  const toPrint = new Set(['format', 'iosfwd', 'version']);
  assert.deepEqual(
    system.filter(({ from, to }) => !allowed.has(to) && !(floorOf(from) === 'text' && toPrint.has(to))),
    [],
  );
});
