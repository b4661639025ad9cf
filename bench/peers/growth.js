// How time and memory grow with the board, natively and in WebAssembly: bench/core/growth.cpp, built both ways and run one after the other.

import { execFileSync } from 'node:child_process';
import { spreadOf } from './statistics.js';

/** @typedef {'native' | 'WebAssembly'} Platform */

/**
 * @typedef {object} Line of what the program prints
 * @property {'perft' | 'solve' | 'search'} what
 * @property {number} side of the board
 * @property {number} inARow
 * @property {number[]} seconds each time
 * @property {number} bytes at most at once
 * @property {number} nodes
 * @property {number} [plies]
 * @property {number} [limit] of nodes
 * @property {'win' | 'draw' | 'loss' | null} [outcome]
 * @property {number} [playouts]
 */

/** @typedef {Omit<Line, 'seconds'> & { platform: Platform, seconds: import('./statistics.js').Spread }} Growth */

/** @type {Record<Platform, [string, ...string[]]>} */
const programs = {
  native: ['build/bench/bench/noughts_growth'],
  WebAssembly: [process.execPath, 'build/wasm/bench/noughts_growth.cjs'],
};

/**
 * @param {{ quick: boolean }} options
 * @returns {Growth[]}
 */
export function measureGrowth({ quick }) {
  return Object.entries(programs).flatMap(([name, [program, ...options]]) => {
    const platform = /** @type {Platform} */ (name);
    const output = execFileSync(program, [...options, quick ? '20' : '1'], { encoding: 'utf8' });
    /** @type {Line[]} */
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    return lines.map((line) => ({ ...line, platform, seconds: spreadOf(line.seconds) }));
  });
}
