// Time and memory by board size, natively and in WebAssembly. Builds bench/core/growth.cpp both
// ways and runs both.

import { execFileSync } from 'node:child_process';
import { spreadOf } from './statistics.js';

/** @typedef {'native' | 'WebAssembly'} Platform */

/**
 * @typedef {object} Line a line of the program's output
 * @property {'perft' | 'solve' | 'search'} what
 * @property {number} side of the board
 * @property {number} inARow
 * @property {number[]} seconds each time
 * @property {number} bytes the most at once
 * @property {number} nodes
 * @property {number} [plies]
 * @property {number} [limit] of nodes
 * @property {'win' | 'draw' | 'loss' | null} [outcome]
 * @property {number} [playouts]
 */

/**
 * @typedef {Omit<Line, 'seconds'> & { platform: Platform, seconds: import('./statistics.js').Spread }}
 *   Growth
 */

/** @type {Record<Platform, [string, ...string[]]>} */
const programs = {
  native: ['build/bench/bench/noughts_growth'],
  WebAssembly: [process.execPath, 'build/wasm/bench/noughts_growth.cjs'],
};

/**
 * The outcomes of the empty boards with this length of line, or with the longest line that fits.
 *
 * @param {Growth[]} growth on one platform
 * @param {number} inARow
 */
export function outcomesOf(growth, inARow) {
  const solved = growth.filter((line) => line.what === 'solve' && line.inARow === Math.min(inARow, line.side));
  const boards = (/** @type {Growth['outcome']} */ outcome) =>
    solved.filter((line) => line.outcome === outcome && (inARow === 4 || line.side >= inARow)).map(({ side }) => side);
  return /** @type {const} */ ([
    ['drawn', boards('draw')],
    ['won', boards('win')],
    ['unsolved', boards(null)],
  ])
    .filter(([, sides]) => sides.length > 0)
    .map(([word, sides]) => `${word} on ${listOf(sides)}`)
    .join('; ');
}

/**
 * A list of boards in words. A run of sizes becomes a range.
 *
 * @param {number[]} sides in order
 */
function listOf(sides) {
  const [first = 0, last = 0] = [sides[0], sides[sides.length - 1]];
  const isRange = sides.length > 2 && last - first === sides.length - 1;
  return (isRange ? [first, last] : sides).map((side) => `${side}×${side}`).join(isRange ? ' to ' : ', ');
}

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
