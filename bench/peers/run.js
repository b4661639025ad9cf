// npm run bench:peers: compares Noughts with packages that do some of the same, in about ten
// minutes. Writes bench/RESULTS.md and the charts bench/peers.svg and bench/growth.svg.
//   --quick    a little of everything, in about two minutes, into build/peers/ instead
//   --again    writes the table and the pictures of the last run anew

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../../web/build/build.js';
import { run, runCommand } from '../../web/build/dependencies.js';
import { failures } from './failures.js';
import { installPeers } from './install.js';
import { load, machine, programs } from './machine.js';

/** @import { Results } from './results.js' */

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, again: { type: 'boolean', default: false } },
});
const kept = 'build/peers/results.json';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
process.env.NODE_ENV = 'production'; // turns off the checks of boardgame.io
await runCommand(async () => {
  mkdirSync('build/peers', { recursive: true });
  await write(options.again ? JSON.parse(readFileSync(kept, 'utf8')) : await measure(), options.quick);
});

/** Builds the present code. */
async function prepare() {
  console.log('bench:peers: building');
  await build();
  for (const preset of ['bench', 'wasm']) {
    await run('cmake', ['--preset', preset]);
    await run('cmake', ['--build', '--preset', preset, '--target', 'noughts_growth']);
  }
  installPeers();
}

/** @returns {Promise<Results>} */
async function measure() {
  await prepare();
  const { quick } = options;
  const before = load();
  // These import the built noughts, so they run after the build.
  const [coldStart, firstMove, playouts, rules, strength, sizes, growth] = await Promise.all([
    import('./cold-start.js'),
    import('./first-move.js'),
    import('./playouts.js'),
    import('./rules.js'),
    import('./strength.js'),
    import('./sizes.js'),
    import('./growth.js'),
  ]);
  const measured = {
    coldStart: await step('fresh processes', () => coldStart.measureColdStart({ quick })),
    firstMove: await step('tic-tac-toe at full strength', () => firstMove.measureFirstMove({ quick })),
    playouts: await step('random games', () => playouts.measurePlayouts({ quick })),
    rules: await step('rules', () => rules.measureRules({ quick })),
    strength: await step('matches', () => strength.measureStrength({ quick })),
    sizes: await step('sizes', () => sizes.measureSizes()),
    growth: await step('growth', () => growth.measureGrowth({ quick })),
  };
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    load: `${before} and ${load()}`,
    versions: programs(),
    ...measured,
    failures,
  };
}

/**
 * @template Result
 * @param {string} what
 * @param {() => Result} measureIt
 */
async function step(what, measureIt) {
  process.stdout.write(`bench:peers: ${what}`);
  const start = performance.now();
  const result = await measureIt();
  console.log(` (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  return result;
}

/**
 * @param {Results} results
 * @param {boolean} quick
 */
async function write(results, quick) {
  const folder = quick ? 'build/peers' : 'bench';
  const { writeReport } = await import('./report.js');
  const { drawChart } = await import('./chart.js');
  const { drawGrowth } = await import('./growth-chart.js');
  writeFileSync(quick ? 'build/peers/quick.json' : kept, JSON.stringify(results));
  writeFileSync(`${folder}/RESULTS.md`, writeReport(results));
  writeFileSync(`${folder}/peers.svg`, drawChart(results));
  writeFileSync(`${folder}/growth.svg`, drawGrowth(results.growth));
  console.log(`bench:peers: ${folder}/RESULTS.md, ${folder}/peers.svg and ${folder}/growth.svg are written`);
}
