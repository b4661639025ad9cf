// npm run soak: many games of every kind between random levels, move by move through the public
// API, in WebAssembly under Node; then of the computer against itself on a page. Memory has to stay
// flat, and nothing may go wrong. The seed plays the same games again. At last, parts fail at
// random for some time: `fault-soak.js`. Before, games of one's own break the laws at random.
//   npm run soak -- [--games 10000] [--page-games 1000] [--fault-seconds 300] [--definitions 5000]
//     [--seed 1]

import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { load } from 'noughts';
import { serve } from '../web/build/serve.js';
import { fuzzDefinitions } from './engine/own-game-fuzz.js';
import { soakWithFaults } from './fault-soak.js';
import config from './playwright.config.js';
import { halvesOf, isFlat, measurePage } from './samples.js';

/** @import { LineRules, Match, Noughts } from 'noughts' */
/** @import { Sample } from './samples.js' */

/** Boards and house rules besides the games with a name of their own. */
const variations = /** @type {(string | LineRules)[]} */ ([
  'ultimate-open-boards',
  { columns: 4, rows: 3, inARow: 3 },
  { columns: 5, rows: 4, inARow: 4, misere: true },
  { columns: 6, rows: 5, inARow: 4, gravity: true },
  { columns: 8, rows: 8, inARow: 5 },
]);

const levels = /** @type {const} */ (['easy', 'medium', 'hard', 'best']);

/** A small generator, so that a seed means the same everywhere. */
class Random {
  /** @param {number} seed */
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** @param {number} limit */
  below(limit) {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  }

  /** @template Value @param {readonly Value[]} values @returns {Value} */
  one(values) {
    return /** @type {Value} */ (values[this.below(values.length)]);
  }
}

/**
 * Plays games in Node.
 *
 * @param {number} count
 * @param {number} seed
 */
export async function soakEngine(count, seed) {
  /** @type {WebAssembly.Memory[]} */
  const memories = [];
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {[any, any]} */ ...given) => {
      const result = /** @type {any} */ (await instantiate(...given));
      memories.push(
        ...Object.values((result.instance ?? result).exports).filter((one) => one instanceof WebAssembly.Memory),
      );
      return result;
    }
  );
  const noughts = await load();
  WebAssembly.instantiate = instantiate;
  if (count > 1000) await thinkLong(noughts);
  const random = new Random(seed);
  const games = [...noughts.games.map(({ id }) => id), ...variations];
  /** @type {Sample[]} */
  const samples = [];
  let moves = 0;
  // A match plays many games: its memory must not grow with them.
  const gamesOfMatch = Math.max(3, count / 100);
  let match = noughts.match('tic-tac-toe');
  for (let game = 0; game < count; game++) {
    if (game > 0 && random.below(gamesOfMatch) > 0) match.next();
    else {
      match.dispose();
      match = noughts.match(/** @type {string} */ (games[game % games.length]), { first: random.one(['X', 'O']) });
    }
    moves += await playGame(noughts, match, random);
    assert.ok(match.toString().length < 1000, `${match}`);
    if (game % Math.ceil(count / 20) === 0) samples.push(await measure(memories));
  }
  match.dispose();
  samples.push(await measure(memories));
  return { games: count, moves, samples };
}

/**
 * Lets two opponents use all the memory for searches. WebAssembly returns no memory, so it cannot
 * grow later.
 *
 * @param {Noughts} noughts
 */
async function thinkLong(noughts) {
  const match = noughts.match('ultimate-open-boards');
  const players = [1, 2].map((seed) => noughts.opponent({ playouts: 300_000, seed }));
  for (const player of players) match.play(await player.choose(match));
  for (const one of [match, ...players]) one.dispose();
}

/**
 * A player at a random level. In large games it thinks briefly, so that ten thousand games end.
 *
 * @param {Noughts} noughts
 * @param {Match} match
 * @param {Random} random
 */
function newPlayer(noughts, match, random) {
  const seed = random.below(2 ** 31);
  const isSmall = match.squares.length <= 12;
  if (isSmall || random.below(1000) === 0) return noughts.opponent({ level: random.one(levels), seed });
  return noughts.opponent({ playouts: random.one([2, 8, 20, 60]), seed });
}

/**
 * Plays a game to its end, sometimes with undo and redo, and through text and JSON.
 *
 * @param {Noughts} noughts
 * @param {Match} match
 * @param {Random} random
 * @returns {Promise<number>} the number of moves
 */
async function playGame(noughts, match, random) {
  const players = { X: newPlayer(noughts, match, random), O: newPlayer(noughts, match, random) };
  let moves = 0;
  while (match.status.state === 'next') {
    const { player } = match.status;
    const move = await players[player].choose(match);
    assert.ok(match.canPlay(move, { player }), `${match} ${move}`);
    match.play(move, { player });
    moves++;
    const { chosenMarks, moveNames, sharedMarks } = match.game;
    const square = move % match.squares.length;
    const chosen = moveNames[move]?.endsWith('o') ? 'O' : 'X';
    assert.equal(match.squares[square], chosenMarks ? chosen : sharedMarks ? 'X' : player);
    if (random.below(20) === 0) assert.deepEqual(match.undo().redo().moves.at(-1), move);
    if (random.below(40) === 0) assertSame(noughts, match);
  }
  assert.deepEqual(match.legalMoves, []);
  for (const player of Object.values(players)) player.dispose();
  return moves;
}

/**
 * @param {Noughts} noughts
 * @param {Match} match
 */
function assertSame(noughts, match) {
  for (const copy of [noughts.parse(String(match)), noughts.match(JSON.parse(JSON.stringify(match)))]) {
    assert.deepEqual([copy.squares, copy.score, copy.status], [match.squares, match.score, match.status]);
    copy.dispose();
  }
}

/**
 * @param {WebAssembly.Memory[]} memories
 * @returns {Promise<Sample>}
 */
async function measure(memories) {
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.();
    await new Promise(setImmediate);
  }
  return {
    'heap (MB)': process.memoryUsage().heapUsed / 1e6,
    'WebAssembly (MB)': memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0) / 1e6,
  };
}

/**
 * Lets the widget play against itself on a page, without its pauses.
 *
 * @param {number} count
 * @param {number} seed
 */
export async function soakPage(count, seed) {
  const { address, close } = await serve(fileURLToPath(new URL('../dist/site', import.meta.url)), 0);
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const complaints = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.addInitScript(() => {
      const { setTimeout: later } = window;
      window.setTimeout = /** @type {any} */ (
        (/** @type {() => void} */ call, /** @type {number} */ delay) => later(call, delay > 1000 ? delay : 0)
      );
    });
    await page.goto(`${address}embed.html`);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const random = new Random(seed);
    /** @type {Sample[]} */
    const samples = [];
    let moves = 0;
    const each = Math.max(1, Math.ceil(count / 20));
    for (let game = 0; game < count; game += each) {
      moves += await page.evaluate(playOnPage, { count: Math.min(each, count - game), seed: random.below(2 ** 31) });
      samples.push(await measurePage(client));
    }
    assert.deepEqual(complaints, []);
    return { games: count, moves, samples };
  } finally {
    await browser.close();
    await close();
  }
}

/**
 * In the page: games of the computer against itself, one game after the other. Between them it does
 * what a person can do.
 *
 * @param {{ count: number, seed: number }} options
 */
async function playOnPage({ count, seed }) {
  const game = /** @type {any} */ (document.querySelector('noughts-game'));
  const kinds = ['tic-tac-toe', 'misere-tic-tac-toe', 'four-in-a-row-4x4', 'line-4x3-3'];
  const levels = ['easy', 'medium', 'hard', 'best'];
  let moves = 0;
  const note = () => moves++;
  game.addEventListener('noughts-move', note);
  if (!game.matches(':state(turn), :state(over), :state(thinking)')) {
    await new Promise((resolve) => game.addEventListener('noughts-ready', resolve, { once: true }));
  }
  for (let i = 0; i < count; i++) {
    const { promise: over, resolve, reject } = Promise.withResolvers();
    const listening = new AbortController();
    game.addEventListener('noughts-end', resolve, listening);
    game.addEventListener('noughts-error', (/** @type {CustomEvent} */ { detail }) => reject(detail.error), listening);
    game.seed = (seed + i) % 2 ** 31;
    game.player = levels[(seed + i) % 4];
    game.opponent = levels[(seed >> 2) % 4];
    game.analysis = i % 5 === 0;
    // Sometimes a large game, whose moves a worker searches.
    game.game = i % 50 === 49 ? 'connect-four' : kinds[i % kinds.length];
    if (i % 50 === 49) game.player = game.opponent = 'easy';
    if (i % 3 === 0) game.position = String(game.position).split('.').slice(0, 2).join('.');
    else game.newGame();
    await over;
    listening.abort();
    if (i % 7 === 0) game.goTo(2);
  }
  game.removeEventListener('noughts-move', note);
  return moves;
}

/** The command line. */
async function main() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '10000' },
      'page-games': { type: 'string', default: '1000' },
      'fault-seconds': { type: 'string', default: '300' },
      definitions: { type: 'string', default: '5000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    },
  });
  const seed = Number(values.seed);
  console.log(`seed ${seed}`);
  for (const [where, run] of /** @type {const} */ ([
    ['in Node', () => soakEngine(Number(values.games), seed)],
    ['on a page', () => soakPage(Number(values['page-games']), seed)],
  ])) {
    const start = performance.now();
    const { games, moves, samples } = await run();
    console.log(
      `${where}: ${games} games, ${moves} moves, no error, ${((performance.now() - start) / 1000).toFixed(0)} s`,
    );
    judge(samples);
  }
  const fuzzed = await fuzzDefinitions(Number(values.definitions), seed);
  console.log(`${fuzzed.definitions} wrong games, none but errors of ours: ${JSON.stringify(fuzzed.errors)}`);
  const { steps, games, errors, samples } = await soakWithFaults({ seconds: Number(values['fault-seconds']) }, seed);
  console.log(`with faults: ${steps} of them, ${games} games, none but errors of ours: ${JSON.stringify(errors)}`);
  judge(samples);
}

/**
 * Checks whether the samples are flat.
 *
 * @param {Sample[]} samples
 */
function judge(samples) {
  for (const name of Object.keys(samples[0] ?? {})) {
    const halves = halvesOf(samples, name);
    if (!isFlat(halves)) {
      process.exitCode = 2; // status 1 means that the program crashed
      console.log(`  ${samples.map((sample) => sample[name]?.toFixed(1)).join(' ')}`);
    }
    const [first, second] = [halves.first.toFixed(2), halves.second.toFixed(2)];
    console.log(
      `  ${name}: ${first} in the first half, ${second} in the second: ${isFlat(halves) ? 'flat' : 'it has grown'}`,
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
