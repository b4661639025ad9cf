// The cost of choosing a move through the public JavaScript call. Prints the same table as
// bench/core/choose.cpp.

import { load } from 'noughts';

const frameMicroseconds = 1e6 / 144;

const noughts = await load();
const positions = [
  noughts.match('tic-tac-toe'),
  ...noughts.match('tic-tac-toe').legalMoves.map((move) => noughts.match('tic-tac-toe').play(move)),
];

/**
 * The median of several runs, each of `batch` calls, in microseconds per call.
 *
 * @param {number} runs
 * @param {number} batch
 * @param {() => unknown} call
 */
async function microseconds(runs, batch, call) {
  const times = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    for (let i = 0; i < batch; i++) await call();
    times.push(((performance.now() - start) * 1000) / batch);
  }
  return times.sort((a, b) => a - b)[runs >> 1] ?? 0;
}

/**
 * @param {number} runs
 * @param {number} batch
 * @param {(match: import('noughts').Match) => unknown} choose
 */
async function worst(runs, batch, choose) {
  let longest = 0;
  for (const match of positions) longest = Math.max(longest, await microseconds(runs, batch, () => choose(match)));
  return longest;
}

/**
 * @param {string} what
 * @param {number} time in microseconds
 */
function print(what, time) {
  const share = ((100 * time) / frameMicroseconds).toFixed(3);
  console.log(`${what.padEnd(48)} ${time.toFixed(3).padStart(12)} µs ${share.padStart(9)} % of a frame`);
}

const best = noughts.opponent({ level: 'best', seed: 1 });
const cold = performance.now();
await best.choose(noughts.match('tic-tac-toe'));
print('first perfect move, which builds the table', (performance.now() - cold) * 1000);
print('perfect move, worst position', await worst(51, 1000, (match) => best.choose(match)));
for (const level of /** @type {const} */ (['easy', 'medium', 'hard'])) {
  const opponent = noughts.opponent({ level, seed: 1 });
  print(`move at level ${level}, worst position`, await worst(51, 4, (match) => opponent.choose(match)));
}
print('solve, worst position', await worst(51, 4, (match) => match.solve()));
print('evaluate, worst position', await worst(21, 2, (match) => match.evaluate()));
print('play and undo', await microseconds(51, 1000, () => positions[0]?.play(4).undo()));
