// Runs a benchmark natively and in WebAssembly, and prints both side by side with the speed of the one in terms of the other.

import { execFileSync } from 'node:child_process';

/**
 * What a benchmark prints: a line for each figure, with tabs between what it is, how much, and its unit.
 *
 * @param {string} command
 * @param {string[]} options
 */
function figures(command, options) {
  const lines = execFileSync(command, options, { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [what = '', figure = '', unit = ''] = line.split('\t');
    return { what, figure: Number(figure), unit };
  });
}

const name = process.argv[2] ?? 'games';
const native = figures(`build/bench/bench/noughts_${name}`, []);
const wasm = figures(process.execPath, [`build/wasm/bench/noughts_${name}.cjs`]);

console.log(`${''.padEnd(48)} ${'native'.padStart(10)} ${'WebAssembly'.padStart(12)}`);
for (const [i, { what, figure, unit }] of native.entries()) {
  const other = wasm[i];
  if (other?.what !== what || other.unit !== unit) throw new Error(`the two differ in what they measure: ${what}`);
  const speed = unit.startsWith('nodes') ? '' : unit.includes('/s') ? other.figure / figure : figure / other.figure;
  const ratio = speed === '' ? '' : `${Math.round(100 * speed)} % of native`;
  console.log(
    `${what.padEnd(48)} ${String(figure).padStart(10)} ${String(other.figure).padStart(12)} ${unit.padEnd(10)} ${ratio}`.trimEnd(),
  );
}
