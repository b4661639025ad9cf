// What a search costs whose rules are in JavaScript, beside the same game in C++, and beside the
// bot of boardgame.io, if `npm run bench:peers` has installed it. Prints rates, and their ratios
// within this run.

import { connectFour, ticTacToe } from '../tests/engine/own-games.js';
import { load } from '../web/engine/index.js';
import { define } from '../web/engine/own/index.js';
import { hasPeer } from './peers/peer.js';

const noughts = await load();

// Tic-tac-toe is in a tablebase, so another small board stands for it.
/**
 * @type {{ name: string, definition: import('../web/engine/own/values.js').Definition, known:
 * string, playouts: number }[]}
 */
const games = [
  { name: 'tic-tac-toe', definition: ticTacToe, known: 'line-4x4-3', playouts: 20_000 },
  { name: 'Connect Four', definition: connectFour, known: 'connect-four', playouts: 20_000 },
];

/** @param {number} rate */
const shown = (rate) => Math.round(rate).toLocaleString('en').padStart(12);

/**
 * Playouts in a second, the best of five.
 *
 * @param {{ opponent: (options: { playouts: number, seed: number }) => import('../web/engine/opponent.js').Opponent }} engine
 * @param {import('../web/engine/position.js').Position} position
 * @param {number} playouts
 */
async function playoutRate(engine, position, playouts) {
  let best = 0;
  for (let seed = 0; seed < 5; seed++) {
    const opponent = engine.opponent({ playouts, seed });
    const start = performance.now();
    let played = 0;
    await opponent.choose(position, {
      onProgress: (_, count) => {
        played = count;
      },
    });
    const seconds = (performance.now() - start) / 1000;
    best = Math.max(best, Math.max(played, 1) / seconds);
    opponent.dispose();
  }
  return best;
}

for (const { name, definition, known, playouts } of games) {
  let calls = 0;
  const counted = { ...definition };
  for (const rule of /** @type {const} */ (['turn', 'moves', 'play', 'winner'])) {
    const call = /** @type {any} */ (definition)[rule];
    /** @type {any} */ (counted)[rule] = (/** @type {unknown[]} */ ...given) => {
      calls++;
      return call(...given);
    };
  }
  const own = await define(definition);
  const start = own.position();
  const mine = await playoutRate(own, start, playouts);
  const theirs = await playoutRate(noughts, noughts.position(known), playouts);
  const counting = await define(counted);
  const began = performance.now();
  calls = 0;
  const opponent = counting.opponent({ playouts, seed: 1 });
  await opponent.choose(counting.position());
  opponent.dispose();
  console.log(name);
  console.log(`  playouts a second, rules in JavaScript ${shown(mine)}`);
  console.log(`  playouts a second, ${known.padEnd(20)} ${shown(theirs)}   ${(theirs / mine).toFixed(1)} times`);
  console.log(`  rules called a second                  ${shown((1000 * calls) / (performance.now() - began))}`);
}

if (hasPeer('boardgame.io/ai')) {
  const { searcher } = await import('./peers/players/boardgame-io.js');
  const own = await define(ticTacToe);
  // In turns, so that both have the same machine. Of each the best counts.
  let [mine, theirs] = [0, 0];
  for (let round = 0; round < 5; round++) {
    mine = Math.max(mine, await playoutRate(own, own.position(), 20_000));
    theirs = Math.max(theirs, await rateOfBot(searcher('tic-tac-toe', 1000), 1000));
  }
  console.log('tic-tac-toe, beside boardgame.io');
  console.log(`  playouts a second, noughts/own         ${shown(mine)}`);
  console.log(`  playouts a second, boardgame.io        ${shown(theirs)}   ${(mine / theirs).toFixed(1)} times`);
} else {
  console.log('boardgame.io is not installed: npm run bench:peers installs it');
}

/**
 * @param {{ prepare(moves: number[]): () => Promise<number> }} bot at the start of a game
 * @param {number} playouts of each move
 */
async function rateOfBot(bot, playouts) {
  const choose = bot.prepare([]);
  const start = performance.now();
  await choose();
  return (1000 * playouts) / (performance.now() - start);
}
