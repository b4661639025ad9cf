// Compares version 0.2 with the present code, natively and in WebAssembly. `bench/compare.sh`
// builds the four programs. Here they take turns, each time in a new process. The medians are
// printed.

import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { format, heading, linesOf, parse, platforms, Rows, versions } from './comparison.js';

/** @import { Platform, Version } from './comparison.js' */

/** @type {Record<Platform, Record<Version, [string, ...string[]]>>} */
const programs = {
  native: {
    previous: ['build/bench/bench/previous/noughts_previous'],
    now: ['build/bench/bench/noughts_games'],
  },
  WebAssembly: {
    previous: [process.execPath, 'build/wasm/bench/previous/noughts_previous.cjs'],
    now: [process.execPath, 'build/wasm/bench/noughts_games.cjs'],
  },
};

/**
 * @param {Platform} platform
 * @param {Version} version
 * @param {string[]} names
 */
function run(platform, version, ...names) {
  const [program, ...options] = programs[platform][version];
  return execFileSync(program, [...options, ...names], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * @param {string} name
 * @param {Version[]} known the versions that have this figure
 * @param {number} rounds
 */
function measure(name, known, rounds) {
  const rows = new Rows();
  for (let round = 0; round < rounds; round++) {
    for (const platform of platforms) {
      for (const version of known) rows.add(platform, version, parse(run(platform, version, name)));
    }
  }
  return rows;
}

const { values, positionals: prefixes } = parseArgs({
  options: { rounds: { type: 'string', default: '7' } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
if (!(rounds >= 1)) throw new Error('--rounds must be at least 1');

const names = { previous: linesOf(run('native', 'previous')), now: linesOf(run('native', 'now')) };
const all = [...new Set([...names.now, ...names.previous])];
/** Figures that take minutes are measured only if they are named. @param {string} name */
const isLong = (name) => name.startsWith('long: ');
const chosen = all.filter((name) =>
  prefixes.length === 0 ? !isLong(name) : prefixes.some((prefix) => name.startsWith(prefix)),
);
if (chosen.length === 0) throw new Error(`no figure begins like that; the figures are ${all.join('; ')}`);

console.log(`Medians of ${rounds} rounds in processor time; ± is half the distance of the quartiles. The ratio is the median of those
within a round; above 1 the present code is so many times as fast, or visits so many times fewer nodes.\n`);
console.log(heading);
for (const name of chosen) {
  const known = versions.filter((version) => names[version].includes(name));
  for (const row of measure(name, known, rounds)) console.log(format(row));
}
