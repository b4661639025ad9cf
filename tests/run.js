// npm test: sets up what is missing and runs every layer of tests. The last line is `N passed, M failed`.
// `npm test -- core page` runs only the layers named, `npm test -- --changed` what is nearest to the files that differ from the last
// commit, `--changed=main` from another one.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build } from '../web/build/build.js';
import { installDependencies, runCommand, SetupError } from '../web/build/dependencies.js';
import { buildDocs } from '../web/build/docs.js';
import { allTests, changedSince, nearestTests } from './changed.js';

/** @typedef {{ passed: number, failed: number }} Counts */

/** What programs that failed have printed of it, a line each: told again at the end, since of long logs often only that is kept. @type {string[]} */
const faults = [];

/** How the test runners begin a line about a test that failed: Playwright, Node's, CTest, and Catch2's behind its place. */
const failures =
  /^[ \t]*(?:✘|✖|\S+:\d+: failed:|\d+ - (?=.*\((?:Failed|Timeout|SEGFAULT|ILLEGAL|Subprocess aborted)\))).*$/gm;

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}build/results/`;

/** @type {Record<string, (files?: string[]) => Counts | Promise<Counts>>} what is tested, in this order; of some layers these files alone */
const layers = {
  format: () => check('npx', ['--no-install', 'biome', 'check', '--error-on-warnings', '.']),
  'format-core': () => check('tests/format-core.sh', []),
  tidy: () => check('tests/tidy.sh', []),
  types: () => check('npx', ['--no-install', 'tsc', '--project', '.']),
  core: () => catch2('dev'),
  'core-sanitized': () => catch2('sanitize'),
  'core-wasm': () => catch2('wasm'),
  fuzz: () => fuzz(),
  terminal: (files) => (buildTerminalGame() ? nodeTest('terminal', files) : { passed: 0, failed: 1 }),
  project: (files) => nodeTest('project', files),
  engine: (files) => nodeTest('engine', files),
  room: (files) => nodeTest('room', files),
  package: (files) => nodeTest('package', files),
  consumers: (files) => playwright('consumers', files),
  'element-state': (files) => nodeTest('element', files),
  element: (files) => playwright('element', files),
  page: (files) => playwright('page', files),
  browsers: () => browsers(),
};

/** The layers that look at the sources or at C++ alone; the others look at what has been built. */
const withoutBuild = new Set(['format', 'format-core', 'tidy', 'core', 'core-sanitized', 'core-wasm', 'fuzz']);

/** The layers that use what other people's projects are made with. */
const ofConsumers = new Set(['types', 'package', 'consumers']);

await runCommand(async () => {
  const chosen = chooseLayers(process.argv.slice(2));
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await prepare([...chosen.keys()]);
  const total = { passed: 0, failed: 0 };
  for (const name of Object.keys(layers).filter((layer) => chosen.has(layer))) {
    const { passed, failed } = await runLayer(name, chosen.get(name));
    total.passed += passed;
    total.failed += failed;
  }
  for (const line of faults) console.log(`noughts: ${line}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});

/**
 * Sets up and builds what the layers need, and no more.
 *
 * @param {string[]} names
 */
async function prepare(names) {
  if (names.some((name) => ofConsumers.has(name))) installDependencies('tests/consumers/');
  if (names.some((name) => !withoutBuild.has(name))) await build();
  if (names.includes('page')) await buildDocs();
}

/**
 * @param {string[]} names
 * @returns {Map<string, string[] | undefined>} layers, and of some of them which files alone
 */
function chooseLayers(names) {
  const changed = names.length === 1 ? /^--changed(?:=(.+))?$/.exec(`${names[0]}`) : null;
  if (changed) return chooseNearest(changed[1] ?? 'HEAD');
  const unknown = names.find((name) => !Object.hasOwn(layers, name));
  if (unknown) throw new SetupError(`there is no layer ${unknown}; there is ${Object.keys(layers).join(', ')}`);
  return new Map((names.length > 0 ? names : Object.keys(layers)).map((name) => [name, undefined]));
}

/** @param {string} commit */
function chooseNearest(commit) {
  const files = changedSince(commit);
  if (files.length === 0)
    throw new SetupError(`nothing differs from ${commit}; name an earlier commit: --changed=HEAD~1`);
  const nearest = nearestTests(files, allTests());
  for (const [layer, names] of nearest)
    console.log(`noughts: nearest to the change: ${layer} ${names?.join(' ') ?? ''}`);
  return nearest;
}

/**
 * A layer that ran no test has failed, for whatever reason.
 *
 * @param {string} name
 * @param {string[]} [files] of its tests
 * @returns {Promise<Counts>}
 */
async function runLayer(name, files) {
  const start = performance.now();
  const counts = (await layers[name]?.(files)) ?? { passed: 0, failed: 0 };
  if (counts.passed + counts.failed === 0) counts.failed = 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`noughts: ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  return counts;
}

/**
 * A program that finds fault or does not: one test.
 *
 * @param {string} program
 * @param {string[]} options
 * @returns {Counts}
 */
function check(program, options) {
  return run(program, options) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The C++ tests with one CMake preset.
 *
 * @param {string} preset
 */
function catch2(preset) {
  const compilers = process.env.CXX ? [process.env.CXX] : ['c++', 'g++', 'clang++'];
  if (compilers.every((compiler) => spawnSync(compiler, ['--version']).error)) {
    throw new SetupError(
      `a C++ compiler is missing (${compilers.join(' or ')}); install g++ 12 or newer and try again.`,
    );
  }
  const folder = `${root}build/${preset}/`;
  const partsIn = () => readdirSync(folder).filter((name) => /^part-\d+\.xml$/.test(name));
  for (const name of existsSync(folder) ? ['results.xml', ...partsIn()] : []) rmSync(folder + name, { force: true });
  const succeeded = run('cmake', ['--workflow', '--preset', preset]);
  return counts(succeeded, () => {
    const numbers = (/** @type {string} */ file, /** @type {RegExp} */ pattern) =>
      (pattern.exec(readFileSync(folder + file, 'utf8')) ?? []).slice(1).map(Number);
    const [tests = 0, failures = 0] = numbers('results.xml', /tests="(\d+)"\s+failures="(\d+)"/);
    const total = { passed: tests - failures, failed: failures };
    // A part is one test to CTest. One that did not come to its end leaves no numbers, and has failed.
    for (const part of partsIn()) {
      const [passed = 0, failed = 1] = numbers(part, /<OverallResultsCases successes="(\d+)" failures="(\d+)"/);
      total[failed > 0 ? 'failed' : 'passed'] -= 1;
      total.passed += passed;
      total.failed += failed;
    }
    return total;
  });
}

/** Each fuzzer for a while, NOUGHTS_FUZZ_SECONDS or 60, from its corpus, all at the same time. */
async function fuzz() {
  if (!run('cmake', ['--workflow', '--preset', 'fuzz'])) return { passed: 0, failed: 1 };
  const results = await Promise.all(readdirSync(`${root}tests/fuzz/corpus`).map(runFuzzer));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/**
 * What it finds is kept in build/fuzz; what it prints is shown when it fails.
 *
 * @param {string} name
 * @returns {Promise<boolean>} whether it found no fault
 */
async function runFuzzer(name) {
  const found = `${root}build/fuzz/corpus/${name}/`;
  const dictionary = `tests/fuzz/${name}.dict`;
  mkdirSync(found, { recursive: true });
  const fuzzer = spawn(
    `build/fuzz/tests/fuzz/noughts_fuzz_${name}`,
    [
      `-max_total_time=${process.env.NOUGHTS_FUZZ_SECONDS ?? '60'}`,
      '-timeout=10',
      '-max_len=1000',
      ...(existsSync(root + dictionary) ? [`-dict=${dictionary}`] : []),
      `-artifact_prefix=${root}build/fuzz/crash-${name}-`,
      found,
      `tests/fuzz/corpus/${name}`,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let printed = '';
  fuzzer.stderr.on('data', (text) => {
    printed += text;
  });
  const status = await new Promise((resolve) => {
    fuzzer.on('error', resolve).on('close', resolve);
  });
  if (status !== 0) process.stdout.write(printed);
  return status === 0;
}

function buildTerminalGame() {
  return run('cmake', ['--preset', 'dev']) && run('cmake', ['--build', '--preset', 'dev', '--target', 'noughts_app']);
}

/**
 * The tests of a folder with Node's own runner.
 *
 * @param {string} folder
 * @param {string[]} [names] of the files; all of the folder unless told otherwise
 * @param {Record<string, string>} [environment]
 */
function nodeTest(folder, names = testsIn(folder), environment = {}) {
  const file = `${results}${folder}.tap`;
  const options = [
    '--test',
    '--test-timeout=600000',
    `--test-concurrency=${availableParallelism()}`, // one less unless told otherwise: of two processors one
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${file}`,
    ...names.map((name) => `tests/${folder}/${name}`),
  ];
  const succeeded = run('node', options, environment);
  return counts(succeeded, () => {
    const summary = readFileSync(file, 'utf8');
    const count = (/** @type {string} */ what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(summary)?.[1] ?? 0);
    return { passed: count('pass'), failed: count('fail') + count('cancelled') };
  });
}

/** @param {string} folder */
function testsIn(folder) {
  return readdirSync(`${root}tests/${folder}`).filter((name) => name.endsWith('.test.js'));
}

/** The stories of a person in every browser that is here or can be had; of another one a line is printed. */
function browsers() {
  const firefox = findProgram('tests/browsers/find.sh', 'firefox');
  const webkit = findProgram('tests/browsers/find.sh', 'webkit');
  const files = ['chromium.test.js', ...(firefox ? ['firefox.test.js'] : []), ...(webkit ? ['webkit.test.js'] : [])];
  return nodeTest('browsers', files, {
    NOUGHTS_CHROMIUM: findChromium('--whole'),
    ...(firefox && { NOUGHTS_FIREFOX: firefox }),
    ...(webkit && { NOUGHTS_WEBKIT_DRIVER: webkit }),
  });
}

/**
 * The path that a script prints, which says itself what is missing.
 *
 * @param {string} script
 * @param {string[]} options
 */
function findProgram(script, ...options) {
  const { status, stdout } = spawnSync(script, options, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** @param {string[]} options */
function findChromium(...options) {
  const chromium = findProgram('tests/page/chromium.sh', ...options);
  if (!chromium) throw new SetupError('the browser tests cannot run; the reason stands above.');
  return chromium;
}

/**
 * The tests of a folder in Chromium.
 *
 * @param {string} folder
 * @param {string[]} [names] of the files; all of the folder unless told otherwise
 */
function playwright(folder, names = ['']) {
  const chromium = findChromium();
  const file = `${results}${folder}.json`;
  const succeeded = run(
    'npx',
    [
      '--no-install',
      'playwright',
      'test',
      '--config',
      'tests/playwright.config.js',
      ...names.map((name) => `tests/${folder}/${name}`),
    ],
    { NOUGHTS_CHROMIUM: chromium, NOUGHTS_RESULTS: file },
  );
  return counts(succeeded, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

/**
 * The counts that a test runner has left; where it failed without saying so in numbers, or left none, that is a failure.
 *
 * @param {boolean} succeeded
 * @param {() => Counts} read
 * @returns {Counts}
 */
function counts(succeeded, read) {
  try {
    const { passed, failed } = read();
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs a program; what it prints is shown when it fails.
 *
 * @param {string} program
 * @param {string[]} options
 * @param {Record<string, string>} [environment]
 */
function run(program, options, environment = {}) {
  const { status, stdout, stderr } = spawnSync(program, options, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  });
  if (status === 0) return true;
  const printed = `${stdout ?? ''}${stderr ?? ''}`;
  process.stdout.write(printed);
  const lines = printed.match(failures) ?? [];
  faults.push(`failed: ${program} ${options.at(-1) ?? ''}`, ...new Set(lines.map((line) => line.trim())));
  return false;
}
