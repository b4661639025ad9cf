// npm run coverage: which lines of the core the C++ tests run, and which of the module and the terminal game the tests under Node
// run. It prints a table, and below it the lines that are never run. `npm run coverage -- core` or `-- web` counts only one.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireProgram, runCommand, SetupError } from '../web/dependencies.js';

/** @typedef {Map<string, Map<number, boolean>>} Coverage by file: by number of a line with code in it, whether it was run */

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {Record<string, () => Coverage>} */
const counted = { core: coverageOfCore, web: coverageOfWeb };

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !Object.hasOwn(counted, name));
  if (unknown) throw new SetupError(`there is no ${unknown} to cover; there is ${Object.keys(counted).join(' and ')}`);
  for (const [name, count] of Object.entries(counted)) {
    if (wanted.length === 0 || wanted.includes(name)) print(count());
  }
});

/** By gcov, which counts what every source file made of a header: a line was run where one of them has run it. */
function coverageOfCore() {
  for (const program of ['cmake', 'g++', 'gcov']) requireProgram(program, 'which counting the lines of the core needs');
  const build = `${root}build/coverage/`;
  must('cmake', ['--workflow', '--preset', 'coverage']);
  const within = (/** @type {string} */ name) =>
    readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(name));
  for (const former of within('.gcda')) rmSync(build + former);
  must('build/coverage/tests/core/noughts_tests', ['~[signature]']);

  /** @type {Coverage} */
  const coverage = new Map();
  for (const data of within('.gcda')) {
    const { files } = JSON.parse(must('gcov', ['--json-format', '--stdout', build + data]));
    for (const { file, lines } of files) {
      if (!file.startsWith(`${root}core/`)) continue;
      for (const { line_number, count } of lines) note(coverage, file.slice(root.length), line_number, count > 0);
    }
  }
  return coverage;
}

/** By V8, of the sources: a line was run unless all of it lies in what no process has run. */
function coverageOfWeb() {
  const folder = `${root}build/coverage-web/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  must('node', ['web/build.js']);
  must('cmake', ['--preset', 'dev']);
  must('cmake', ['--build', '--preset', 'dev', '--target', 'noughts_app']);
  const tests = ['engine', 'terminal'].flatMap((part) =>
    readdirSync(`${root}tests/${part}`)
      .filter((name) => name.endsWith('.test.js'))
      .map((name) => `tests/${part}/${name}`),
  );
  must('node', ['--conditions=noughts-source', '--test', ...tests], {
    NODE_V8_COVERAGE: folder,
    NOUGHTS_CLI: 'web/cli/main.js',
  });

  /** @type {Coverage} */
  const coverage = new Map();
  for (const name of readdirSync(folder)) {
    const { result } = JSON.parse(readFileSync(folder + name, 'utf8'));
    for (const { url, functions } of result) {
      if (!/\/web\/(engine|cli)\/[\w-]+\.js$/.test(url)) continue;
      const path = fileURLToPath(url);
      if (path.startsWith(`${root}web/`)) noteScript(coverage, path.slice(root.length), functions);
    }
  }
  return coverage;
}

/**
 * @param {Coverage} coverage
 * @param {string} file
 * @param {{ ranges: { startOffset: number, endOffset: number, count: number }[] }[]} functions
 */
function noteScript(coverage, file, functions) {
  const text = readFileSync(root + file, 'utf8');
  const ran = new Uint8Array(text.length).fill(1);
  // Outer ranges come before the inner ones, which know better.
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  let start = 0;
  let inComment = false;
  for (const [index, line] of text.split('\n').entries()) {
    const code = line.trim();
    inComment ||= code.startsWith('/*');
    const hasCode = !inComment && /\w/.test(code) && !code.startsWith('//');
    if (hasCode) note(coverage, file, index + 1, ran.subarray(start, start + line.length).includes(1));
    if (code.endsWith('*/')) inComment = false;
    start += line.length + 1;
  }
}

/**
 * @param {Coverage} coverage
 * @param {string} file
 * @param {number} line
 * @param {boolean} wasRun
 */
function note(coverage, file, line, wasRun) {
  const lines = coverage.get(file) ?? new Map();
  coverage.set(file, lines.set(line, wasRun || lines.get(line) === true));
}

/** @param {Coverage} coverage */
function print(coverage) {
  let [run, all] = [0, 0];
  const row = (/** @type {string} */ name, /** @type {number} */ part, /** @type {number} */ whole) =>
    console.log(
      `${`${((100 * part) / whole).toFixed(1)} %`.padStart(8)}  ${`${part} of ${whole}`.padStart(12)}  ${name}`,
    );
  const files = [...coverage].sort(([one], [other]) => one.localeCompare(other));
  for (const [file, lines] of files) {
    const count = [...lines.values()].filter(Boolean).length;
    row(file, count, lines.size);
    run += count;
    all += lines.size;
  }
  row('together', run, all);
  console.log('never run:');
  for (const [file, lines] of files) {
    const text = readFileSync(root + file, 'utf8').split('\n');
    for (const [line, wasRun] of [...lines].sort(([one], [other]) => one - other))
      if (!wasRun) console.log(`${file}:${line}: ${text[line - 1]?.trim()}`);
  }
}

/**
 * @param {string} program
 * @param {string[]} options
 * @param {Record<string, string>} [environment]
 * @returns {string} what it prints
 */
function must(program, options, environment = {}) {
  const { status, stdout, stderr } = spawnSync(program, options, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new SetupError(`${program} ${options.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
