// npm run coverage: measures the coverage of the core by the C++ tests, and of the module, the
// widget, the page and the terminal game by the tests under Node and in Chromium. It prints tables
// with the lines that never run. `npm run coverage -- core` or `-- web` measures only one.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireProgram, runCommand, SetupError } from '../web/build/dependencies.js';

/**
 * @typedef {Map<string, Map<number, boolean>>} Coverage by file: for each line number with code,
 *   whether the line ran
 */

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {Record<string, () => void | Promise<void>>} */
const counted = { core: () => print(coverageOfCore()), web: coverWeb };

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !Object.hasOwn(counted, name));
  if (unknown) throw new SetupError(`there is no ${unknown} to cover; there is ${Object.keys(counted).join(' and ')}`);
  for (const [name, count] of Object.entries(counted)) {
    if (wanted.length === 0 || wanted.includes(name)) await count();
  }
});

/**
 * Uses gcov, which counts each source file's copy of a header. A line counts as run if one copy
 * ran.
 */
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

/** Uses V8, under Node and in Chromium. Source maps lead from the served files to the sources. */
async function coverWeb() {
  const folder = `${root}build/coverage-web/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  must('node', ['web/build/docs.js'], { NOUGHTS_SOURCE_MAPS: 'inline' });
  must('cmake', ['--preset', 'dev']);
  must('cmake', ['--build', '--preset', 'dev', '--target', 'noughts_app']);
  const tests = ['engine', 'terminal'].flatMap((part) =>
    readdirSync(`${root}tests/${part}`)
      .filter((name) => name.endsWith('.test.js'))
      .map((name) => `tests/${part}/${name}`),
  );
  must('node', ['--conditions=noughts-source', '--test', ...tests], {
    NODE_V8_COVERAGE: `${folder}node`,
    NOUGHTS_CLI: 'web/cli/main.js',
  });
  const chromium = must('tests/page/chromium.sh', []).trim();
  const specs = ['--config', 'tests/playwright.config.js', 'tests/element/', 'tests/page/'];
  must('npx', ['--no-install', 'playwright', 'test', ...specs], {
    NOUGHTS_CHROMIUM: chromium,
    NOUGHTS_COVERAGE: `${folder}chromium`,
  });
  must('node', ['web/build/build.js']); // as it is published, without the maps

  const { default: newReport } = await import('monocart-coverage-reports');
  const report = newReport({
    outputDir: `${folder}report`,
    reports: [['console-details', { metrics: ['lines'] }]],
    entryFilter: ({ url, source }) =>
      url.startsWith('file:') ? /\/web\/(engine|cli)\/[^/]*$/.test(url) : sourcesOf(source ?? '').length > 0,
    sourceFilter: (path) => path.startsWith('web/') && !path.startsWith('web/engine/wasm/'),
    logging: 'error',
  });
  await report.addFromDir(`${folder}node`);
  for (const name of readdirSync(`${folder}chromium`))
    await report.add(JSON.parse(readFileSync(`${folder}chromium/${name}`, 'utf8')));
  await report.generate();
}

/**
 * The sources of a served script, from the map at its end. Parts of a bundle that only re-export
 * names have none.
 *
 * @param {string} script
 * @returns {string[]}
 */
function sourcesOf(script) {
  const [, map] = /\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/.exec(script) ?? [];
  return map ? JSON.parse(Buffer.from(map, 'base64').toString()).sources : [];
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
