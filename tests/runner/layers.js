// The layers of tests: what each needs first, and how it runs.

import { existsSync, readdirSync } from 'node:fs';
import { answerOf, root, run } from './programs.js';
import { catch2, check, compile, fuzzers, hasCompiler, nodeTest, playwright, testPrograms } from './runners.js';

/** @import { Counts } from './runners.js' */

/**
 * @typedef {object} Layer
 * @property {'short' | 'long'} form `npm test` runs the short ones, and `npm test -- --all` the
 *   long ones as well
 * @property {readonly string[]} needs steps
 * @property {number} [lanes] how many lanes it takes, 1 by default
 * @property {(jobs: number, files?: readonly string[]) => Promise<Counts>} run runs with this many
 *   processes; some layers can run only these files
 */

/**
 * Requirements of layers. Each is installed or built once.
 *
 * @typedef {{ needs: readonly string[], lanes: 0 | 1, run: (jobs: number) => Promise<boolean> }}
 *   Step
 */

/** The targets of `core` and `terminal`. */
const nativeTargets = ['noughts_tests', 'noughts_simulation', 'noughts_app'];

/** The additional targets of `core-long`: tools that check their files, and the examples. */
const nativePrograms = [
  'noughts_puzzles',
  'noughts_qubic',
  'noughts_in_short',
  'noughts_getting_started',
  'noughts_two_replicas',
  'noughts_nim',
  'noughts_laws',
];

/** The fuzzers of parsers; the fourth fuzzer searches. */
const parsers = ['messages', 'notation', 'transitions'];

let chromium = '';

/**
 * The steps, each after the steps that it needs. Steps that wait for the network take no lane.
 *
 * @type {Record<string, Step>}
 */
export const steps = {
  packages: { needs: [], lanes: 0, run: () => install('.') },
  toolchain: {
    needs: [],
    lanes: 0,
    run: async () => (await answerOf('wasm/toolchain/emscripten.sh', [])) !== undefined,
  },
  browser: {
    needs: [],
    lanes: 0,
    run: async () => {
      chromium = (await answerOf('tests/page/chromium.sh', [])) ?? '';
      return chromium !== '';
    },
  },
  consumers: { needs: [], lanes: 0, run: () => install('tests/consumers') },
  built: {
    needs: ['packages', 'toolchain'],
    lanes: 1,
    run: (jobs) => run('node', ['web/build/build.js'], { NOUGHTS_JOBS: `${jobs}` }),
  },
  bundled: {
    needs: ['packages', 'toolchain'],
    lanes: 1,
    run: () => run('node', ['--eval', "import('./web/build/build.js').then(({ bundleOnly }) => bundleOnly())"]),
  },
  native: { needs: [], lanes: 1, run: async (jobs) => (await hasCompiler()) && compile('dev', jobs, nativeTargets) },
  programs: { needs: ['native'], lanes: 1, run: (jobs) => compile('dev', jobs, nativePrograms) },
  // These three compile in one folder, so one after the other.
  parsers: {
    needs: ['toolchain'],
    lanes: 1,
    run: (jobs) =>
      compileFuzzers(
        jobs,
        parsers.map((name) => `noughts_fuzz_${name}`),
      ),
  },
  fuzzers: { needs: ['parsers'], lanes: 1, run: (jobs) => compileFuzzers(jobs, ['noughts_fuzzers']) },
  sanitized: { needs: ['fuzzers'], lanes: 1, run: (jobs) => compile('sanitize', jobs) },
  docs: {
    needs: ['built'],
    lanes: 1,
    run: () => run('node', ['--eval', "import('./web/build/docs.js').then(({ buildDocs }) => buildDocs())"]),
  },
};

/** For a layer that waits now and then, such as one in a browser. Two of them share a lane. */
export const halfLane = 0.5;

/**
 * The layers, in the order in which they begin if several can: the longest ones first.
 *
 * @type {Record<string, Layer>}
 */
export const layers = {
  format: {
    form: 'short',
    needs: ['packages'],
    run: () => check('npx', ['--no-install', 'biome', 'check', '--error-on-warnings', '.']),
  },
  'format-core': { form: 'short', needs: ['toolchain'], run: () => check('tests/format-core.sh') },
  page: inChromium('page', 'short', ['built']),
  element: inChromium('element', 'short', ['built']),
  core: {
    form: 'short',
    needs: ['native'],
    run: (jobs, files) => (files ? testPrograms(files, jobs) : catch2('dev', 'dev', jobs)),
  },
  parsers: {
    form: 'short',
    needs: ['parsers'],
    run: (jobs) => fuzzers(parsers, '-runs=2000', jobs),
  },
  types: { form: 'short', needs: ['built'], run: () => check('npx', ['--no-install', 'tsc', '--project', '.']) },
  project: inNode('project', 'short', ['built']),
  engine: inNode('engine', 'short', ['built']),
  package: inNode('package', 'short', ['built']),
  room: inNode('room', 'short', ['built']),
  terminal: inNode('terminal', 'short', ['built', 'native']),
  'element-state': inNode('element', 'short', ['built']),

  browsers: { form: 'long', needs: ['built', 'browser'], lanes: halfLane, run: browsers },
  'core-sanitized': {
    form: 'long',
    needs: ['sanitized'],
    run: (jobs) => catch2('sanitize', 'sanitize', jobs),
  },
  'core-wasm': {
    form: 'long',
    needs: ['toolchain'],
    run: async (jobs) => ((await compile('wasm', jobs)) ? catch2('wasm', 'wasm', jobs) : { passed: 0, failed: 1 }),
  },
  'page-long': inChromium('page', 'long', ['built', 'docs']),
  // It compiles one program after the other.
  'package-long': { ...inNode('package', 'long', ['built', 'native', 'consumers']), lanes: halfLane },
  'core-long': { form: 'long', needs: ['native', 'programs'], run: (jobs) => catch2('dev', 'dev-long', jobs) },
  tidy: { form: 'long', needs: ['toolchain'], run: () => check('tests/tidy.sh') },
  fuzz: {
    form: 'long',
    needs: ['fuzzers'],
    run: (jobs) => {
      const limit = `-max_total_time=${process.env.NOUGHTS_FUZZ_SECONDS ?? '20'}`;
      return fuzzers(readdirSync(`${root}tests/fuzz/corpus`), limit, jobs);
    },
  },
  'element-long': inChromium('element', 'long', ['built']),
  mutations: { form: 'long', needs: ['built'], run: () => check('node', ['tests/mutations/run.js', '--smoke']) },
  consumers: inChromium('consumers', 'long', ['built', 'consumers']),
  'engine-long': inNode('engine', 'long', ['built']),
  'room-long': inNode('room', 'long', ['built']),
  'terminal-long': inNode('terminal', 'long', ['built', 'native']),
  'project-long': inNode('project', 'long', ['built', 'native']),
  'types-consumers': {
    form: 'long',
    needs: ['built', 'consumers'],
    run: () => check('npx', ['--no-install', 'tsc', '--project', 'tests/consumers']),
  },
};

for (const [name, layer] of Object.entries(layers)) if (layer.form === 'long' && !hasTests(name)) delete layers[name];

/** Tests of the page that open the documentation. */
const ofDocs = ['docs.long.spec.js', 'recipes.long.spec.js'];

/** Tests of the project that read only the sources. */
const ofSources = ['arrows', 'changed', 'documents', 'mutations', 'palette', 'public-api', 'readme'].map(
  (name) => `${name}.test.js`,
);

/**
 * The requirements of a layer. Files of the C++ tests are separate programs, so nothing else is
 * compiled. Files of browser tests use bundles that are built in seconds.
 *
 * @param {string} layer
 * @param {readonly string[]} [files] these alone
 */
export function needsOf(layer, files) {
  const needs = layers[layer]?.needs ?? [];
  if (!files) return needs;
  if (layer === 'core') return [];
  if (layer === 'project' && files.every((file) => ofSources.includes(file))) return ['packages'];
  const isInBrowser = /^(page|element)/.test(layer);
  if (isInBrowser && !files.some((file) => ofDocs.includes(file)))
    return needs.filter((need) => need !== 'docs').map((need) => (need === 'built' ? 'bundled' : need));
  return needs;
}

/**
 * Whether a folder has tests of the long form.
 *
 * @param {string} layer
 */
function hasTests(layer) {
  const [, folder = ''] = /^(page|element|engine|room|terminal|project|package)-long$/.exec(layer) ?? [];
  return folder === '' || readdirSync(`${root}tests/${folder}`).some((name) => /\.long\.(test|spec)\.js$/.test(name));
}

/**
 * The test files for Node in a folder. Those of the long form have `.long` in their names.
 *
 * @param {string} folder
 * @param {'short' | 'long'} form
 */
function testsIn(folder, form) {
  return readdirSync(`${root}tests/${folder}`).filter(
    (name) => name.endsWith('.test.js') && name.includes('.long.') === (form === 'long'),
  );
}

/**
 * The tests of a folder with Node's own runner.
 *
 * @param {string} folder
 * @param {'short' | 'long'} form
 * @param {readonly string[]} needs
 * @returns {Layer}
 */
function inNode(folder, form, needs) {
  return {
    form,
    needs,
    run: (jobs, files = testsIn(folder, form)) =>
      nodeTest(
        `${folder}-${form}`,
        files.map((name) => `tests/${folder}/${name}`),
        jobs,
      ),
  };
}

/** Playwright's pattern for long tests: they are in a file called `.long`, or have the tag. */
const isLong = '\\.long\\.spec|@long';

/**
 * The tests of a folder in Chromium. If files are named, all their tests run.
 *
 * @param {string} folder
 * @param {'short' | 'long'} form
 * @param {readonly string[]} needs
 * @returns {Layer}
 */
function inChromium(folder, form, needs) {
  return {
    form,
    needs: [...needs, 'browser'],
    lanes: halfLane,
    run: (jobs, files) =>
      playwright(
        `${folder}-${form}`,
        files ? files.map((name) => `tests/${folder}/${name}`) : [`tests/${folder}/`],
        files ? [] : [form === 'long' ? '--grep' : '--grep-invert', isLong],
        jobs,
        chromium,
      ),
  };
}

/**
 * The stories of a person in Firefox and WebKit, if they are here or can be installed. For a
 * missing browser it prints a line. Other layers test everything in Chromium, so it tells the
 * stories only if both others are missing.
 *
 * @param {number} jobs
 */
async function browsers(jobs) {
  const firefox = await answerOf('tests/browsers/find.sh', ['firefox']);
  const webkit = await answerOf('tests/browsers/find.sh', ['webkit']);
  const isNeeded = !firefox && !webkit;
  const whole = isNeeded ? await answerOf('tests/page/chromium.sh', ['--whole']) : undefined;
  if (isNeeded && !whole) return { passed: 0, failed: 1 };
  const files = [...(firefox ? ['firefox'] : []), ...(webkit ? ['webkit'] : []), ...(whole ? ['chromium'] : [])];
  return nodeTest(
    'browsers',
    files.map((name) => `tests/browsers/${name}.test.js`),
    jobs,
    {
      ...(whole && { NOUGHTS_CHROMIUM: whole }),
      ...(firefox && { NOUGHTS_FIREFOX: firefox }),
      ...(webkit && { NOUGHTS_WEBKIT_DRIVER: webkit }),
    },
  );
}

/**
 * Without the tests, so Catch2 is not set up.
 *
 * @param {number} jobs
 * @param {readonly string[]} targets
 */
function compileFuzzers(jobs, targets) {
  return compile('sanitize', jobs, targets, ['-DNOUGHTS_TESTS=OFF']);
}

/**
 * Installs the npm packages of a folder, unless they are there.
 *
 * @param {string} folder
 */
function install(folder) {
  const options = ['web/build/install.js', folder];
  return existsSync(`${root}${folder}`) ? run('node', options) : Promise.resolve(false);
}
