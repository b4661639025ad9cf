// npm test: sets up what is missing and runs the tests. The last line is `N passed, M failed`.
//
//   npm test                     the short form: what proves a change
//   npm test -- --all            the long form besides: sanitizers, WebAssembly, fuzzing, other
//                                browsers, consumers …
//   npm test -- --rest           only what the long form has besides
//   npm test -- engine page      only these layers
//   npm test -- core/ultimate_test element/views
//                                only these files of tests
//   npm test -- --changed        what is nearest to the files that differ from the last commit
//   npm test -- --changed=main   the same from another commit
//
// Layers run side by side on two lanes, and on more cores each with more processes. Half a lane
// more is for a layer that waits now and then, such as one in a browser.

import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { SetupError } from '../web/build/dependencies.js';
import { allTests, changedSince, nearestTests } from './changed.js';
import { runInLanes } from './runner/lanes.js';
import { halfLane, layers, needsOf, steps } from './runner/layers.js';
import { faults } from './runner/programs.js';
import { results } from './runner/runners.js';
import { keepTimes, readTimes, tableOf } from './runner/times.js';

/** @import { Counts } from './runner/runners.js' */
/** @import { Job } from './runner/lanes.js' */

try {
  await test(chooseLayers(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`noughts: ${error.message}`);
  process.exitCode = 1;
}

/**
 * @param {Map<string, readonly string[] | undefined>} chosen layers, and of some of them which
 *   files alone
 */
async function test(chosen) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const lanes = Math.min(2, availableParallelism(), chosen.size);
  const jobs = Math.max(1, Math.floor(availableParallelism() / lanes));
  const needs = needsOfAll(chosen);
  const begin = performance.now();
  const before = readTimes();
  /** @type {import('./runner/times.js').Times} */
  const now = { layers: {}, tests: {} };
  const total = { passed: 0, failed: 0 };

  const timed = async (/** @type {string} */ name, /** @type {() => Promise<boolean>} */ run) => {
    const start = performance.now();
    const succeeded = await run();
    now.layers[name] = (performance.now() - start) / 1000;
    return succeeded;
  };
  const count = (/** @type {string} */ name, /** @type {Counts} */ { passed, failed, times = {} }) => {
    total.passed += passed;
    total.failed += failed;
    for (const [test, seconds] of Object.entries(times)) now.tests[`${name}: ${test}`] = seconds;
  };

  /** @type {Job[]} */
  const jobsOfSteps = stepsOf([...needs.values()].flat()).map(([name, step]) => ({
    name: `step ${name}`,
    needs: step.needs.map((need) => `step ${need}`),
    lanes: step.lanes,
    run: () => timed(`(${name})`, () => step.run(jobs)),
  }));
  /** @type {Job[]} */
  const jobsOfLayers = [...chosen].map(([name, files]) => ({
    name,
    needs: (needs.get(name) ?? []).map((need) => `step ${need}`),
    lanes: layers[name]?.lanes ?? 1,
    run: () =>
      timed(name, async () => {
        const start = performance.now();
        const counts = (await layers[name]?.run(jobs, files)) ?? { passed: 0, failed: 1 };
        // A layer that ran no test has failed.
        if (counts.passed + counts.failed === 0) counts.failed = 1;
        count(name, counts);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        console.log(`noughts: ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
        return counts.failed === 0;
      }),
    skip: (missing) => {
      count(name, { passed: 0, failed: 1 });
      console.log(`noughts: ${name}: not run, because of ${missing}`);
    },
  }));
  await runInLanes([...jobsOfSteps, ...jobsOfLayers], lanes + halfLane);

  now.layers.whole = (performance.now() - begin) / 1000;
  keepTimes(now, before);
  for (const line of [...tableOf(now, before), ...faults]) console.log(`noughts: ${line}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

/**
 * What each layer needs. Bundles are made once: in full where a layer besides the types asks for
 * that.
 *
 * @param {Map<string, readonly string[] | undefined>} chosen
 * @returns {Map<string, readonly string[]>}
 */
function needsOfAll(chosen) {
  const needs = new Map([...chosen].map(([name, files]) => [name, needsOf(name, files)]));
  const asked = [...needs].filter(([name]) => name !== 'types').flatMap(([, names]) => names);
  const inFull = asked.includes('built') || !asked.includes('bundled');
  const made = (/** @type {string} */ need) =>
    need === 'built' || need === 'bundled' ? (inFull ? 'built' : 'bundled') : need;
  return new Map([...needs].map(([name, names]) => [name, names.map(made)]));
}

/**
 * The steps that are needed, and those that these need.
 *
 * @param {readonly string[]} needs
 */
function stepsOf(needs) {
  const wanted = new Set(needs);
  for (const name of wanted) for (const need of steps[name]?.needs ?? []) wanted.add(need);
  return Object.entries(steps).filter(([name]) => wanted.has(name));
}

/**
 * @param {readonly string[]} names
 * @returns {Map<string, readonly string[] | undefined>}
 */
function chooseLayers(names) {
  const all = Object.keys(layers);
  const short = all.filter((name) => layers[name]?.form === 'short');
  const whole = (/** @type {readonly string[]} */ chosen) => new Map(chosen.map((name) => [name, undefined]));
  if (names.length === 0) return whole(short);
  if (names.length === 1 && names[0] === '--all') return whole(all);
  if (names.length === 1 && names[0] === '--rest') return whole(all.filter((name) => !short.includes(name)));
  const changed = names.length === 1 ? /^--changed(?:=(.+))?$/.exec(`${names[0]}`) : null;
  if (changed) return chooseNearest(changed[1] ?? 'HEAD');
  /** @type {Map<string, string[] | undefined>} */
  const chosen = new Map();
  for (const name of names) {
    const [layer = '', file] = name.split('/');
    if (!Object.hasOwn(layers, layer))
      throw new SetupError(`there is no layer ${layer}; the layers are ${Object.keys(layers).join(', ')}`);
    chosen.set(layer, file ? [...(chosen.get(layer) ?? []), ...filesOf(layer, file)] : undefined);
  }
  return chosen;
}

/**
 * Files of tests by their layer and their name without the end: the short form of it, the long one,
 * or both.
 *
 * @param {string} layer
 * @param {string} name
 */
function filesOf(layer, name) {
  if (layer === 'core') return [name];
  const folder = layer.replace(/-(long|state)$/, '');
  const end = layer === 'element-state' ? 'test' : '(?:spec|test)';
  const path = new RegExp(`^tests/${folder}/(${name}(?:\\.long)?\\.${end}\\.js)$`);
  const files = allTests().flatMap((file) => path.exec(file)?.[1] ?? []);
  if (files.length === 0) throw new SetupError(`there is no file ${name} in tests/${folder}`);
  return files;
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
