// Selects the tests for `npm test -- --changed`: those nearest to the change, as a quick check.
// Only `npm test` proves anything.

import { execFileSync } from 'node:child_process';

/**
 * The nearest tests for files: layers, or test files by their paths in `tests/`. All matches of a
 * file are run.
 *
 * @type {readonly (readonly [files: RegExp, tests: string])[]}
 */
export const nearest = [
  [/./, 'format'],
  [/\.[cm]?[jt]s$|^tsconfig/, 'types'],
  [/\.[ch]pp$/, 'format-core'],

  [/^core\/(include\/noughts\/(?!games\/)|src|terminal|data|CMakeLists)/, 'core'],
  [/^core\/(example|tools|data\/puzzles|CMakeLists)/, 'core-long'],
  [/\.md$/, 'project/documents project/prose project/readme'],
  [/^core\/include\/noughts\/games\//, 'core/rules_test core/perft_test'],
  [
    /^core\/(include\/noughts\/(?!games\/)|src\/|data\/)/,
    'engine/games engine/match engine/position engine/evaluate engine/opponent engine/book',
  ],
  [/^core\/(app|terminal)\//, 'terminal'],
  [/^core\/include\//, 'project/arrows project/public-api'],
  [/^core\/include\/noughts\/(?!games\/)/, 'project/own-game'],
  [/^core\/(packaging|data\/puzzles)/, 'project/puzzles package/packaging'],
  [/^(tests\/core|bench\/core|CMake)/, 'core'],
  [/^tests\/fuzz\//, 'fuzz'],
  [/^wasm\//, 'engine'],

  [/^web\/engine\//, 'engine project/arrows project/security package/api'],
  [/^web\/room\//, 'room project/arrows project/security'],
  [/^web\/cli\//, 'terminal room/terminal'],

  [/^web\/element\//, 'element-state element/element project/arrows'],
  [/^web\/element\/[\w-]+\./, 'element/form element/listeners element/documents project/manifest'],
  [/^web\/element\/state\//, 'element/faults element/going-back element/worker element/many'],
  [
    /^web\/element\/(board\/|controls\/|view|lazy|style|palette|.+\.css)/,
    'element/views element/coordinates element/layout element/screen page/fit project/palette',
  ],
  [/^web\/element\/(speech\/|board\/keys)/, 'element/reading element/names page/languages project/words'],
  [/^web\/element\/review\//, 'element/review element/analysis'],
  [/^web\/element\/room\//, 'element/room'],
  [/^web\/embed\//, 'element/embed element/framed element/trusted-types'],

  [/^web\/dom/, 'element/element page/play'],
  [/^web\/page\//, 'page/play page/fit project/arrows project/security'],
  [/^web\/page\/(choosing|custom-game|played)/, 'page/choosing'],
  [/^web\/games\//, 'project/files-of-game project/arrows project/pages page/choosing page/puzzles page/site'],
  [/^web\/page\/friend\//, 'page/friend'],
  [/^web\/page\/people/, 'page/people'],
  [/^web\/page\/puzzles\//, 'page/puzzles'],
  [/^web\/(page\/lessons|games)\//, 'project/lessons page/lessons'],
  [/^web\/page\/(statistics\/|counting)/, 'page/statistics'],
  [/^web\/page\/(pages\/|learn|develop|head|about|404)/, 'page/site project/pages'],
  [/^web\/(words\/|page\/.*words|build\/.*words)/, 'element/words element/names page/languages project/words'],
  [
    /^web\/page\/(offline|service|manifest|places|notice|moves|page|dialog)/,
    'page/offline page/places page/faults page/web',
  ],

  [/^web\/build\//, 'project package/package'],
  [/^web\/(docs\/|build\/(docs|guides))/, 'page/docs'],
  [/^web\/docs\/guides\//, 'package/guides element/guides project/manifest project/readme'],
  [/^web\/recipes\//, 'page/recipes'],
  [/^web\/(example|site|README)/, 'package/examples package/guides package/package'],
  [/^(README|CONTRIBUTING|CHANGELOG|LICENCES|SECURITY|package|biome|\.github|bench\/[^c])/, 'project'],
  [/\.md$/, 'project/documents project/readme'],
];

/**
 * The nearest layers of changed files, each with its test files; without any if the whole layer is
 * meant.
 *
 * @param {readonly string[]} files by their paths in the project
 * @param {readonly string[]} tests every test file, by its path in the project
 * @returns {Map<string, string[] | undefined>}
 */
export function nearestTests(files, tests) {
  const wanted = new Set(
    files.flatMap((file) => nearest.filter(([pattern]) => pattern.test(file)).flatMap(([, names]) => names.split(' '))),
  );
  // A header has its own tests if there is a test file of the same name.
  for (const file of files) {
    const [, name] = /^core\/include\/noughts\/.*?(\w+)\.hpp$/.exec(file) ?? [];
    if (name) wanted.add(`core/${name}_test`);
  }
  /** @type {Map<string, string[] | undefined>} */
  const layers = new Map([...wanted].filter((name) => !name.includes('/')).map((layer) => [layer, undefined]));
  for (const test of tests.filter((file) => files.includes(file) || wanted.has(nameOf(file)))) {
    const [, folder = '', file = ''] = test.split('/');
    const layer = layerOf(folder, file);
    if (layers.has(layer) && !layers.get(layer)) continue;
    layers.set(layer, [...(layers.get(layer) ?? []), file.replace(/\.cpp$/, '')]);
  }
  return layers;
}

/**
 * The name of a test file in the list: `engine/book` for `tests/engine/book.test.js`,
 * `core/rules_test` for a program.
 *
 * @param {string} file
 */
export const nameOf = (file) => file.replace(/^tests\/|(?:\.long)?\.(?:spec|test)\.js$|\.cpp$/g, '');

/**
 * @param {string} folder
 * @param {string} file a test file in it
 */
function layerOf(folder, file) {
  if (file.includes('.long.')) return `${folder}-long`;
  return folder === 'element' && file.endsWith('.test.js') ? 'element-state' : folder;
}

/**
 * The changes since a commit, including new files.
 *
 * @param {string} commit
 */
export function changedSince(commit) {
  const list = (/** @type {string[]} */ ...options) =>
    execFileSync('git', [...options, '-z'], { encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  return [...new Set([...list('diff', '--name-only', commit), ...list('ls-files', '--others', '--exclude-standard')])];
}

/** Every test file. */
export const allTests = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'tests'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(spec|test)\.js$|^tests\/core\/\w+_test\.cpp$/.test(file));
