// Playouts per second, with the same number of playouts per move.

import { timeOf } from './clock.js';
import { fail } from './failures.js';
import { searcher as noughts } from './players/noughts.js';
import { randomPositions } from './positions.js';
import { spreadOf } from './statistics.js';

/** @import { Player } from './first-move.js' */

/**
 * @type {{ game: string, plies: number, playouts: number, name: string, load: (game: string, playouts: number) => Promise<Player> }[]}
 */
const contestants = [
  { game: 'tic-tac-toe', plies: 2, playouts: 500, name: 'noughts', load: async (...what) => noughts(...what) },
  { game: 'tic-tac-toe', plies: 2, playouts: 500, name: 'boardgame.io', load: bot },
  { game: 'connect-four', plies: 8, playouts: 200, name: 'noughts', load: async (...what) => noughts(...what) },
  { game: 'connect-four', plies: 8, playouts: 200, name: 'boardgame.io', load: bot },
  { game: 'connect-four', plies: 8, playouts: 20_000, name: 'noughts', load: async (...what) => noughts(...what) },
];

/**
 * @param {string} game
 * @param {number} playouts
 */
async function bot(game, playouts) {
  const { searcher } = await import('./players/boardgame-io.js');
  return searcher(game, playouts);
}

/** @param {{ quick: boolean }} options */
export async function measurePlayouts({ quick }) {
  const runners = new Map(contestants.map((contestant) => [contestant, /** @type {number[]} */ ([])]));
  for (let round = -1; round < (quick ? 1 : 7); round++) {
    for (const [contestant, samples] of runners) {
      const { game, plies, playouts, name, load } = contestant;
      try {
        const player = await load(game, playouts);
        const positions = [[], ...randomPositions(game, 2, plies, 2)];
        let time = 0;
        for (const moves of positions) time += await timeOf(player.prepare(moves));
        // The first round is a warm-up.
        if (round >= 0) samples.push((1000 * positions.length) / time);
      } catch (error) {
        runners.delete(contestant);
        fail(name, `random games of ${game}`, error);
      }
    }
  }
  return [...runners].map(([{ game, name, playouts }, samples]) => ({
    game,
    name,
    playouts,
    moves: spreadOf(samples),
  }));
}
