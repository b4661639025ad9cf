// npm run strength: matches between engines that speak the protocol of the terminal game
// (web/docs/contributing/strength.md): ours, version 0.2, a plain tree search, or any program.
//   -- --one "milliseconds 100" --other "previous: milliseconds 1000" --games 200 ultimate
// Without a choice, the tree search plays against the plain one, with as many playouts each, in
// three games.

import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { randomNumbers } from '../peers/random.js';
import { logLikelihoodRatio, wilson } from '../peers/statistics.js';
import { Engine } from './engine.js';
import { opening, play } from './game.js';

/**
 * @type {Record<string, { command: string, target: string }>} the programs that are built here, by
 *   name
 */
const known = {
  ours: { command: 'build/bench/core/noughts --protocol --books core/data', target: 'noughts_app' },
  plain: { command: 'build/bench/bench/noughts_plain', target: 'noughts_plain' },
  previous: {
    command: 'build/bench/bench/previous/noughts_previous_app --protocol --books build/previous/core/data',
    target: 'noughts_previous_app',
  },
};

const { values, positionals } = parseArgs({
  options: {
    one: { type: 'string', default: 'ours: playouts 1000' },
    other: { type: 'string', default: 'plain: playouts 1000' },
    games: { type: 'string', default: '400' },
    opening: { type: 'string', default: '2' }, // plies at random
    seed: { type: 'string', default: '1' },
    // Two shares of the points, such as 0.5:0.55: the run ends as soon as it can tell them apart.
    sprt: { type: 'string' },
    log: { type: 'string' }, // a file to which every game is appended
    'at-once': { type: 'string', default: `${availableParallelism()}` },
  },
  allowPositionals: true,
});
const [games, plies, seed, atOnce] = ['games', 'opening', 'seed', 'at-once'].map((name) => {
  const number = Number(Reflect.get(values, name));
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`--${name} must be a whole number`);
  return number;
});
const pairs = Math.ceil(Number(games) / 2);
const shares = values.sprt?.split(':').map(Number);
if (shares && !(shares.length === 2 && Number(shares[0]) < Number(shares[1]))) {
  throw new RangeError('--sprt must be two shares of the points, the lower one first: 0.5:0.55');
}

/**
 * @param {string} text `previous: milliseconds 1000`, with the command of any program in place of
 *   `previous`, or for ours `milliseconds 1000`
 * @returns {{ name: string, command: string, effort: string }}
 */
function contestant(text) {
  const colon = text.lastIndexOf(': ');
  const name = colon < 0 ? 'ours' : text.slice(0, colon);
  return { name, command: known[name]?.command ?? name, effort: colon < 0 ? text : text.slice(colon + 2) };
}

/** @param {string[]} names */
function build(names) {
  const run = (/** @type {string} */ file, /** @type {string[]} */ ...options) =>
    execFileSync(file, options, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (names.includes('previous')) run('bench/previous/sources.sh');
  run('cmake', '--preset', 'bench');
  const targets = ['ours', ...names].flatMap((name) => known[name]?.target ?? []);
  run('cmake', '--build', '--preset', 'bench', '--target', ...new Set(targets));
}

const [one, other] = [contestant(values.one), contestant(values.other)];
build([one.name, other.name]);

for (const game of positionals.length > 0 ? positionals : ['connect-four', 'ultimate', 'four-in-a-row-5x5']) {
  let [points, played, begun] = [0, 0, 0];
  /** @type {number[]} the share of the points in each pair */
  const results = [];
  const ratio = () => logLikelihoodRatio(results, Number(shares?.[0]), Number(shares?.[1]));
  const isDecided = () => shares !== undefined && Math.abs(ratio()) >= Math.log(19);
  /**
   * Plays pairs of games with exchanged seats, each from one opening, while there are some left.
   */
  const work = async () => {
    const referee = new Engine(`${known.ours?.command}`);
    while (begun < pairs && !isDecided()) {
      const number = ++begun;
      const random = randomNumbers(Number(seed) * 1_000_003 + number);
      const start = await opening(referee, `${game}.X`, Number(plies), random);
      const [first, second] = [one, other].map(({ command, effort }) => ({ engine: new Engine(command), effort }));
      if (!first || !second) throw new TypeError('a pair needs two sides');
      for (const { engine } of [first, second]) await engine.ask(`seed ${number + Number(seed) * 1_000_003}`);
      let pointsOfPair = 0;
      for (const isSwapped of [false, true]) {
        const sides = isSwapped ? { X: second, O: first } : { X: first, O: second };
        const { points: pointsOfX, text } = await play(referee, start, sides);
        const won = isSwapped ? 1 - pointsOfX : pointsOfX;
        pointsOfPair += won;
        if (values.log) appendFileSync(values.log, `${won} ${text}\n`);
      }
      points += pointsOfPair;
      played += 2;
      results.push(pointsOfPair / 2);
      first.engine.end();
      second.engine.end();
      if (number % 20 === 0 && number < pairs) console.error(`${game}: ${points} points of ${played} games`);
    }
    referee.end();
  };
  await Promise.all(Array.from({ length: Math.max(1, Number(atOnce)) }, work));
  const percent = (/** @type {number} */ share) => (100 * share).toFixed(1);
  const { low, high } = wilson(points, played);
  console.log(
    `${game}: ${one.name} (${one.effort}) against ${other.name} (${other.effort}): ${percent(points / played)} % of the points of ` +
      `${played} games, 95 % between ${percent(low)} and ${percent(high)}`,
  );
  if (shares) {
    const [lower, higher] = shares.map((share) => `${percent(share)} %`);
    const verdict = isDecided() ? `rather ${ratio() > 0 ? higher : lower}` : 'not decided';
    console.log(`${game}: between ${lower} and ${higher} ${verdict}, log-likelihood ratio ${ratio().toFixed(2)}`);
  }
}
