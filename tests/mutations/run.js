// npm run mutations: breaks one rule at a time in a copy of the sources, and runs the tests that
// must notice. A mutation that survives, or that does not compile, is a failure.
// `npm run mutations -- ultimate` runs only those whose file or description contains that word, and
// `npm run mutations -- --smoke` the first one for each file of rules that compiles quickly, to
// check that mutations work at all.

import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, SetupError } from '../../web/build/dependencies.js';
import { mutations } from './mutations.js';

/** @typedef {import('./mutations.js').Mutation} Mutation */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A copy of the sources with its own build folder, which is kept for the next time. */
const copy = `${root}build/mutations/`;
const programs = `${copy}build/programs/`;
const minute = 60_000;
/** What the program has printed that ran last. */
let printed = '';

await runCommand(async () => {
  const [word = ''] = process.argv.slice(2);
  const chosen =
    word === '--smoke' ? smoke() : mutations.filter(({ file, why }) => file.includes(word) || why.includes(word));
  if (chosen.length === 0) throw new SetupError(`no mutation is about ${word}`);
  copySources();
  if (chosen.some(({ noticedBy }) => isOfJavaScript(noticedBy))) copyEngine();
  must('cmake', ['-S', 'tests/mutations', '-B', programs, '-DCMAKE_CXX_FLAGS=-O1']);

  for (const tests of new Set(chosen.map(({ noticedBy }) => noticedBy))) {
    if (!build(tests) || !pass(tests)) throw new SetupError(`${tests} fails as it is; mend that first.\n${printed}`);
  }
  let killed = 0;
  for (const mutation of chosen) {
    const outcome = outcomeOf(mutation);
    if (outcome === 'killed') killed++;
    console.log(`${outcome.padEnd(8)} ${mutation.file}: ${mutation.why} (${mutation.noticedBy})`);
  }
  console.log(`${killed} killed, ${chosen.length - killed} not`);
  if (killed < chosen.length) process.exitCode = 1;
});

/**
 * The first mutation for each of a few files of tests, in C++ and in JavaScript, that are soon
 * built.
 */
function smoke() {
  const tests = ['rules_test', 'match_test', 'square_name_test', 'room/security.test.js', 'element/step.test.js'];
  return tests.flatMap((name) => mutations.filter(({ noticedBy }) => noticedBy === name).slice(0, 1));
}

/** Only files that differ are written, so that no more is built anew than has to be. */
function copySources() {
  const list = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of list.stdout.trim().split('\n')) {
    const [from, to] = [root + file, copy + file];
    if (!existsSync(from)) rmSync(to, { force: true });
    else if (!existsSync(to) || !readFileSync(from).equals(readFileSync(to))) {
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(from, to);
    }
  }
}

/** The engine runs from its sources there, with the WebAssembly that was built last. */
function copyEngine() {
  const wasm = 'web/engine/wasm/';
  if (!existsSync(`${root}${wasm}noughts-inlined.js`))
    throw new SetupError('the engine has not been built: npm run build');
  cpSync(root + wasm, copy + wasm, { recursive: true });
  if (!existsSync(`${copy}node_modules`)) symlinkSync(`${root}node_modules`, `${copy}node_modules`);
}

/**
 * @param {Mutation} mutation
 * @returns {'killed' | 'survived' | 'broken'} broken where it does not compile: no test has seen it
 *   then
 */
function outcomeOf({ file, from, to, noticedBy }) {
  const original = readFileSync(copy + file, 'utf8');
  if (original.split(from).length !== 2) throw new SetupError(`${file} does not hold this exactly once: ${from}`);
  writeFileSync(
    copy + file,
    original.replace(from, () => to),
  );
  try {
    const built = file.startsWith('wasm/') ? buildWasm() : build(noticedBy);
    if (!built) return 'broken';
    return pass(noticedBy) ? 'survived' : 'killed';
  } finally {
    writeFileSync(copy + file, original);
    if (file.startsWith('wasm/')) copyEngine();
  }
}

/** @param {string} tests */
function isOfJavaScript(tests) {
  return tests.endsWith('.js');
}

/** @param {string} tests */
function isInBrowser(tests) {
  return tests.endsWith('.spec.js');
}

/** @param {string} tests */
function build(tests) {
  if (isInBrowser(tests)) return buildSite();
  return isOfJavaScript(tests) || run('cmake', ['--build', programs, '--target', tests]);
}

/** The site anew, with the WebAssembly as it is. */
function buildSite() {
  mkdirSync(`${copy}dist/site`, { recursive: true });
  return run('node', ['--eval', "import('./web/build/site.js').then(({ buildSite }) => buildSite('dist/site'))"]);
}

function buildWasm() {
  return run('node', [
    '--eval',
    "import('./web/build/wasm.js').then((wasm) => wasm.buildEngine().then(wasm.inlineEngine))",
  ]);
}

/** @param {string} tests */
function pass(tests) {
  if (isInBrowser(tests)) {
    const options = ['--config', 'tests/playwright.config.js', '--max-failures', '1', `tests/${tests}`];
    return run('npx', ['--no-install', 'playwright', 'test', ...options], 10 * minute);
  }
  return isOfJavaScript(tests)
    ? run('node', ['--conditions=noughts-source', '--test', `tests/${tests}`], 5 * minute)
    : run(`${programs}${tests}`, ['--abort', '~[signature]'], 5 * minute);
}

/**
 * @param {string} program
 * @param {string[]} options
 * @param {number} [timeout] in milliseconds; what takes longer has failed
 */
function run(program, options, timeout) {
  const { status, stdout, stderr } = spawnSync(program, options, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    ...(timeout && { timeout }),
  });
  printed = `${stdout}${stderr}`;
  return status === 0;
}

/**
 * @param {string} program
 * @param {string[]} options
 */
function must(program, options) {
  const { status } = spawnSync(program, options, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new SetupError(`${program} ${options.join(' ')} failed; the reason stands above.`);
}
