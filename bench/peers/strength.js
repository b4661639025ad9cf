// Matches with the same time per move. Each opening, a few random moves, is played twice with
// exchanged seats.

import { processorTime, timeOf } from './clock.js';
import { fail } from './failures.js';
import { hasPeer } from './peer.js';
import { matchAt, timed as noughts } from './players/noughts.js';
import { randomPositions } from './positions.js';
import { spreadOf, wilson } from './statistics.js';

/** @import { Player } from './first-move.js' */
/** @import { Moves } from './positions.js' */

/**
 * @typedef {object} Pairing
 * @property {string} game
 * @property {number} plies of the openings
 * @property {ReadonlySet<number>} [squares] the squares for the openings; all by default
 * @property {number} games at most
 * @property {number} seconds after this wall-clock time, no other pair of games begins
 * @property {number} [milliseconds] noughts' time per move; by default the other's average, at
 *   least one
 * @property {string} name of the other
 * @property {boolean} [optional] whether it is measured only if the other program is installed
 * @property {string} terms
 * @property {string} short a word that tells it from others
 * @property {() => Promise<(milliseconds: number) => Player>} load creates a player with this time
 *   per move
 */

/** @param {string} game @returns {Pairing['load']} */
const bot = (game) => async () => {
  const { timed } = await import('./players/boardgame-io.js');
  return (milliseconds) => timed(game, milliseconds);
};

/** @param {number} [depth] @returns {Pairing['load']} */
const negamax = (depth) => async () => {
  const { connectFour } = await import('./players/connect4-ai.js');
  return () => connectFour(depth);
};

/** The seven by seven squares in the middle of Gomoku. */
const middle = new Set(Array.from({ length: 49 }, (_, i) => 15 * (4 + Math.floor(i / 7)) + 4 + (i % 7)));

/** @type {Pairing['load']} */
const gomokuai = async () => (await import('./players/gomokuai.js')).gomoku;

/** @type {Pairing[]} */
const pairings = [
  {
    game: 'tic-tac-toe',
    plies: 1,
    games: 300,
    seconds: 100,
    milliseconds: 20,
    name: 'boardgame.io',
    terms: '20 ms a move',
    short: '20 ms',
    load: bot('tic-tac-toe'),
  },
  {
    game: 'connect-four',
    plies: 4,
    games: 300,
    seconds: 420,
    milliseconds: 40,
    name: 'boardgame.io',
    terms: '40 ms a move',
    short: '40 ms',
    load: bot('connect-four'),
  },
  {
    game: 'connect-four',
    plies: 4,
    games: 300,
    seconds: 180,
    milliseconds: 10,
    name: 'connect4-ai',
    terms: '10 ms a move, at depth 1',
    short: '10 ms',
    load: negamax(1),
  },
  {
    game: 'connect-four',
    plies: 4,
    games: 100,
    seconds: 120,
    milliseconds: 40,
    name: 'connect4-ai',
    terms: '40 ms for noughts; as long as it takes for the other, at its own depth, 3',
    short: 'depth 3 *',
    load: negamax(),
  },
  {
    game: 'gomoku',
    plies: 4,
    squares: middle,
    games: 100,
    seconds: 60,
    name: 'gomokuai',
    terms: 'noughts is told the time that the other takes on average, at least 1 ms',
    short: 'its time',
    optional: true,
    load: gomokuai,
  },
  {
    game: 'gomoku',
    plies: 4,
    squares: middle,
    games: 100,
    seconds: 120,
    milliseconds: 40,
    name: 'gomokuai',
    terms: '40 ms for noughts; as long as it takes for the other, which does not look ahead',
    short: '40 ms',
    optional: true,
    load: gomokuai,
  },
];

/** The results of a pairing so far. */
class Tally {
  wins = 0;
  ties = 0;
  losses = 0;
  /** @type {{ noughts: number[], other: number[] }} the processor time of each move */
  times = { noughts: [], other: [] };

  get games() {
    return this.wins + this.ties + this.losses;
  }
}

/**
 * Plays a game from an opening. The result is noughts' points.
 *
 * @param {string} game
 * @param {Moves} opening
 * @param {Record<'noughts' | 'other', Player>} players
 * @param {boolean} noughtsBegins whether noughts has the seat that moved first in the opening
 * @param {Tally} tally
 */
async function play(game, opening, players, noughtsBegins, tally) {
  const match = matchAt(game, opening);
  while (match.status.state === 'next') {
    const mover = (match.moves.length % 2 === 0) === noughtsBegins ? 'noughts' : 'other';
    const choose = players[mover].prepare([...match.moves]);
    const start = processorTime();
    const move = Number(await choose());
    tally.times[mover].push(processorTime() - start);
    match.play(move);
  }
  const { status } = match;
  match.dispose();
  if (status.state !== 'won') tally.ties++;
  else if ((status.player === 'X') === noughtsBegins) tally.wins++;
  else tally.losses++;
}

/**
 * A player's average time per move, after a warm-up.
 *
 * @param {Player} player
 * @param {Moves[]} positions
 */
async function averageTime(player, positions) {
  const choosing = positions.map((moves) => player.prepare(moves));
  const chooseAll = async () => {
    for (const choose of choosing) await choose();
  };
  await chooseAll();
  return (await timeOf(chooseAll)) / positions.length;
}

/**
 * @param {Pairing} pairing
 * @param {{ quick: boolean }} options
 */
async function measure(pairing, { quick }) {
  const { game, plies, squares, games, seconds, name, terms, short, load } = pairing;
  const makeOther = await load();
  const tally = new Tally();
  const openings = randomPositions(game, games / 2, plies, 4, squares);
  const milliseconds = pairing.milliseconds ?? Math.max(1, await averageTime(makeOther(1), openings));
  const end = performance.now() + 1000 * (quick ? seconds / 20 : seconds);
  for (const [i, opening] of openings.entries()) {
    if (i > 0 && performance.now() > end) break;
    for (const noughtsBegins of [true, false]) {
      const players = { noughts: noughts(game, milliseconds, i), other: makeOther(milliseconds) };
      await play(game, opening, players, noughtsBegins, tally);
      players.noughts.dispose();
    }
  }
  const { wins, ties, losses, times } = tally;
  const points = wins + ties / 2;
  const { low, high } = wilson(points, tally.games);
  const share = points / tally.games;
  const took = { noughts: spreadOf(times.noughts), other: spreadOf(times.other) };
  return { game, name, terms, short, games: tally.games, wins, ties, losses, share, low, high, took };
}

/** @param {{ quick: boolean }} options */
export async function measureStrength(options) {
  const results = [];
  for (const pairing of pairings) {
    if (pairing.optional && !hasPeer(pairing.name)) continue;
    try {
      results.push(await measure(pairing, options));
    } catch (error) {
      fail(pairing.name, `a match of ${pairing.game}`, error);
    }
  }
  return results;
}
