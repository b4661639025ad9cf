// The speed of the rules: the same random games are played from the first move to the last, and the
// status is read after every move.

import { timeOf, timesFor } from './clock.js';
import { fail } from './failures.js';
import { rules as noughts } from './players/noughts.js';
import { randomGames } from './positions.js';
import { spreadOf } from './statistics.js';

/** @import { Moves } from './positions.js' */

/** @typedef {(moves: Moves) => string} Rules plays a game and returns its result: X, O or tie */

/** @type {Record<string, Record<string, () => Promise<Rules>>>} */
const contestants = {
  'tic-tac-toe': {
    noughts: async () => noughts('tic-tac-toe'),
    'tic-tac-toe-ai-engine': async () => (await import('./players/tic-tac-toe-ai-engine.js')).rules(),
    'tic-tac-toe-minimax-engine': async () => (await import('./players/tic-tac-toe-minimax-engine.js')).rules(),
    'tictactoe-ai': async () => (await import('./players/tictactoe-ai.js')).rules(),
    'boardgame.io': async () => (await import('./players/boardgame-io.js')).rules('tic-tac-toe'),
  },
  'connect-four': {
    noughts: async () => noughts('connect-four'),
    'connect4-ai': async () => (await import('./players/connect4-ai.js')).rules(),
    'boardgame.io': async () => (await import('./players/boardgame-io.js')).rules('connect-four'),
  },
  ultimate: {
    noughts: async () => noughts('ultimate'),
    '@socialgorithm/ultimate-ttt': async () => (await import('./players/ultimate-ttt.js')).rules(),
  },
};

/**
 * @typedef {{ name: string, play: Rules, games: ReturnType<typeof randomGames>, disagreements: number, times: number, samples: number[] }}
 *   Runner
 */

/** @param {Runner} runner */
function playAll({ play, games }) {
  for (const { moves } of games) play(moves);
}

/** @param {Runner} runner */
async function time(runner) {
  runner.samples.push(await timeOf(() => playAll(runner), runner.times));
}

/**
 * @param {string} game
 * @param {string} name
 * @param {() => Promise<Rules>} load
 * @param {Runner['games']} games
 * @returns {Promise<Runner | undefined>}
 */
async function start(game, name, load, games) {
  try {
    const play = await load();
    let disagreements = 0;
    for (const { moves, result } of games) {
      try {
        if (play(moves) !== result) disagreements++;
      } catch {
        disagreements++;
      }
    }
    const runner = {
      name,
      play,
      games: games.filter(({ moves }) => plays(play, moves)),
      disagreements,
      times: 1,
      samples: [],
    };
    runner.times = await timesFor(() => playAll(runner));
    return runner;
  } catch (error) {
    fail(name, `the rules of ${game}`, error);
    return undefined;
  }
}

/**
 * Whether a package can play a game to its end.
 *
 * @param {Rules} play
 * @param {Moves} moves
 */
function plays(play, moves) {
  try {
    play(moves);
    return true;
  } catch {
    return false;
  }
}

/** @param {{ quick: boolean }} options */
export async function measureRules({ quick }) {
  const results = [];
  for (const [game, players] of Object.entries(contestants)) {
    const games = randomGames(game, quick ? 20 : 200, 3);
    const started = [];
    for (const [name, load] of Object.entries(players)) started.push(await start(game, name, load, games));
    const runners = started.filter((runner) => runner !== undefined);
    for (let round = 0; round < (quick ? 2 : 9); round++) {
      for (const runner of runners) await time(runner);
    }
    for (const { name, disagreements, samples, games: played } of runners) {
      const plies = played.reduce((sum, { moves }) => sum + moves.length, 0);
      const moves = spreadOf(samples.map((milliseconds) => (1000 * plies) / milliseconds));
      results.push({ game, name, games: games.length, disagreements, moves });
    }
  }
  return results;
}
