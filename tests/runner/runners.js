// The test runners. Each runs some tests, and returns how many passed and how long each took.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { faults, outputOf, root, run } from './programs.js';

/**
 * The results of tests, with the seconds of each by name, if the runner reports them.
 * @typedef {{ passed: number, failed: number, times?: Record<string, number> }} Counts
 */

/** The folder for reports of test runners. */
export const results = `${root}build/results/`;

/**
 * A program that succeeds or fails counts as one test.
 *
 * @param {string} program
 * @param {readonly string[]} [options]
 * @returns {Promise<Counts>}
 */
export async function check(program, options = []) {
  return (await run(program, options)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Configures a CMake preset and builds some of its targets.
 *
 * @param {string} preset
 * @param {number} jobs how many compilers run at a time
 * @param {readonly string[]} [targets] all by default
 * @param {readonly string[]} [options] of the configuration, which take precedence over the preset's
 */
export async function compile(preset, jobs, targets = [], options = []) {
  const chosen = targets.length > 0 ? ['--target', ...targets] : [];
  return (
    (await run('cmake', ['--preset', preset, ...options])) &&
    (await run('cmake', ['--build', '--preset', preset, '--parallel', `${jobs}`, ...chosen]))
  );
}

/**
 * The compiled C++ tests of a test preset.
 *
 * @param {string} folder below build/
 * @param {string} preset its name ends with -long if it includes the long tests
 * @param {number} jobs
 * @returns {Promise<Counts>}
 */
export async function catch2(folder, preset, jobs) {
  const place = `${root}build/${folder}/`;
  const isLong = preset.endsWith('-long');
  const [report, part] = isLong ? ['results-long.xml', /^part-long\.xml$/] : ['results.xml', /^part-\d+\.xml$/];
  const partsIn = () => readdirSync(place).filter((name) => part.test(name));
  for (const name of [report, ...partsIn()]) rmSync(place + name, { force: true });
  const succeeded = await run('ctest', ['--preset', preset, '--parallel', `${jobs}`]);
  return counts(succeeded, () => {
    const numbers = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
      (pattern.exec(text) ?? []).slice(1).map(Number);
    const whole = readFileSync(place + report, 'utf8');
    const [tests = 0, failures = 0] = numbers(whole, /tests="(\d+)"\s+failures="(\d+)"/);
    const total = { passed: tests - failures, failed: failures, times: timesOfJunit(whole) };
    // A part is one test to CTest. A part that did not finish leaves no counts, and has failed.
    for (const name of partsIn()) {
      const text = readFileSync(place + name, 'utf8');
      const [passed = 0, failed = 1] = numbers(text, /<OverallResultsCases successes="(\d+)" failures="(\d+)"/);
      total[failed > 0 ? 'failed' : 'passed'] -= 1;
      total.passed += passed;
      total.failed += failed;
      Object.assign(total.times, timesOfCatch2(text));
    }
    return total;
  });
}

/** @param {string} report */
function timesOfJunit(report) {
  const found = report.matchAll(/<testcase name="([^"]*)"[^>]* time="([\d.]+)"/g);
  return Object.fromEntries(
    [...found].map(([, name, seconds]) => [name, Number(seconds)]).filter(([name]) => !/^part /.test(`${name}`)),
  );
}

/** @param {string} report */
function timesOfCatch2(report) {
  const found = report.matchAll(/<TestCase name="([^"]*)"[\s\S]*?<OverallResult [^>]*durationInSeconds="([\d.e-]+)"/g);
  return Object.fromEntries([...found].map(([, name, seconds]) => [name, Number(seconds)]));
}

/**
 * Files of the C++ tests, each as a separate program that links only what it needs. This is the
 * quickest way from an edit to its tests.
 *
 * @param {readonly string[]} names such as `ultimate_test`
 * @param {number} jobs
 * @returns {Promise<Counts>}
 */
export async function testPrograms(names, jobs) {
  const folder = `${root}build/programs`;
  const built =
    (await run('cmake', ['-S', 'tests/mutations', '-B', folder, '-DCMAKE_CXX_FLAGS=-O1 -DNOUGHTS_ASSERTIONS'])) &&
    (await run('cmake', ['--build', folder, '--parallel', `${jobs}`, '--target', ...names]));
  if (!built) return { passed: 0, failed: names.length };
  const total = { passed: 0, failed: 0, times: {} };
  for (const name of names) {
    const report = `${results}${name}.xml`;
    const options = ['~[long]', '--reporter', 'compact', '--reporter', `xml::out=${report}`];
    const succeeded = await run(`${folder}/${name}`, options);
    const { passed, failed, times } = counts(succeeded, () => {
      const text = readFileSync(report, 'utf8');
      const [, ok, bad] = /<OverallResultsCases successes="(\d+)" failures="(\d+)"/.exec(text) ?? [];
      return { passed: Number(ok), failed: Number(bad), times: timesOfCatch2(text) };
    });
    total.passed += passed;
    total.failed += failed;
    Object.assign(total.times, times);
  }
  return total;
}

/**
 * Runs compiled fuzzers, some at a time: each on its corpus, and on mutations of it.
 *
 * @param {readonly string[]} names
 * @param {string} limit when each ends, as an option of libFuzzer
 * @param {number} jobs
 * @returns {Promise<Counts>}
 */
export async function fuzzers(names, limit, jobs) {
  const waiting = [...names];
  const total = { passed: 0, failed: 0 };
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      total[(await fuzzer(name, limit)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return total;
}

/**
 * Its findings are kept in build/sanitize.
 *
 * @param {string} name
 * @param {string} limit
 */
function fuzzer(name, limit) {
  const found = `${root}build/sanitize/corpus/${name}/`;
  const dictionary = `tests/fuzz/${name}.dict`;
  mkdirSync(found, { recursive: true });
  return run(`build/sanitize/tests/fuzz/noughts_fuzz_${name}`, [
    limit,
    '-timeout=10',
    '-max_len=1000',
    ...(existsSync(root + dictionary) ? [`-dict=${dictionary}`] : []),
    `-artifact_prefix=${root}build/sanitize/crash-${name}-`,
    found,
    `tests/fuzz/corpus/${name}`,
  ]);
}

/**
 * Tests with Node's own runner.
 *
 * @param {string} layer names the report
 * @param {readonly string[]} files by their paths in the project
 * @param {number} jobs
 * @param {Record<string, string>} [environment]
 * @returns {Promise<Counts>}
 */
export async function nodeTest(layer, files, jobs, environment = {}) {
  const report = `${results}${layer}.tap`;
  const options = [
    '--test',
    '--test-timeout=600000',
    `--test-concurrency=${jobs}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...files,
  ];
  const succeeded = await run('node', options, environment);
  return counts(succeeded, () => {
    const text = readFileSync(report, 'utf8');
    const count = (/** @type {string} */ what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    const found = text.matchAll(/^ *ok \d+ - (.*)\n *---\n *duration_ms: ([\d.]+)/gm);
    return {
      passed: count('pass'),
      failed: count('fail') + count('cancelled'),
      times: Object.fromEntries([...found].map(([, name, ms]) => [name, Number(ms) / 1000])),
    };
  });
}

/**
 * Tests in Chromium.
 *
 * @param {string} layer names the report
 * @param {readonly string[]} files by their paths in the project; may be folders
 * @param {readonly string[]} filter options that select some of their tests
 * @param {number} jobs
 * @param {string} chromium its path
 * @returns {Promise<Counts>}
 */
export async function playwright(layer, files, filter, jobs, chromium) {
  const report = `${results}${layer}.json`;
  const options = ['--no-install', 'playwright', 'test', '--config', 'tests/playwright.config.js'];
  const succeeded = await run('npx', [...options, `--workers=${jobs}`, ...filter, ...files], {
    NOUGHTS_CHROMIUM: chromium,
    NOUGHTS_RESULTS: report,
    NOUGHTS_TRACES: `test-results/${layer}`,
  });
  return counts(succeeded, () => {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    for (const title of secondTries(suites)) faults.push(`passed only at the second try: ${title}`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, times: timesOfSuites(suites) };
  });
}

/**
 * The tests that failed at first. Only CI tries again.
 *
 * @param {readonly any[]} suites in Playwright's report format
 * @returns {string[]}
 */
function secondTries(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter((/** @type {any} */ { tests }) => tests.some((/** @type {any} */ { status }) => status === 'flaky'))
      .map((/** @type {any} */ { file, line, title }) => `${file}:${line} ${title}`),
    ...secondTries(inner),
  ]);
}

/**
 * @param {readonly any[]} suites in Playwright's report format
 * @returns {Record<string, number>}
 */
function timesOfSuites(suites = []) {
  const times = suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.map((/** @type {any} */ { title, tests }) => [title, (tests[0]?.results[0]?.duration ?? 0) / 1000]),
    ...Object.entries(timesOfSuites(inner)),
  ]);
  return Object.fromEntries(times);
}

/**
 * The counts that a test runner has written. It has failed if it says so, if it wrote no counts, or
 * if it ran no test.
 *
 * @param {boolean} succeeded
 * @param {() => Required<Counts>} read
 * @returns {Required<Counts>}
 */
function counts(succeeded, read) {
  try {
    const { passed, failed, times } = read();
    return { passed, failed: succeeded ? failed : Math.max(failed, 1), times };
  } catch {
    return { passed: 0, failed: 1, times: {} };
  }
}

/** Whether one of the C++ compilers that CMake accepts is installed. */
export async function hasCompiler() {
  const compilers = process.env.CXX ? [process.env.CXX] : ['c++', 'g++', 'clang++'];
  const found = await Promise.all(compilers.map((compiler) => outputOf(compiler, ['--version'])));
  return found.some(({ status }) => status === 0);
}
