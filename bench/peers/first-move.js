// The first move and the slowest move of tic-tac-toe at full strength, and the share of moves that
// are mistakes.

import { processorTime, timeOf, timesFor } from './clock.js';
import { fail } from './failures.js';
import { matchAt } from './players/noughts.js';
import { ticTacToePositions } from './positions.js';
import { spreadOf } from './statistics.js';

/** @import { Moves } from './positions.js' */

/** @typedef {{ prepare(moves: Moves): () => unknown }} Player */

/**
 * @typedef {object} Contestant
 * @property {string} name of the package
 * @property {string} [remark] what is special about it
 * @property {string} method how it finds its move
 * @property {() => Promise<Player>} load
 */

/** @type {Contestant[]} */
export const contestants = [
  {
    name: 'noughts',
    method: 'exact, by a table of all positions that is made for the first move',
    load: async () => (await import('./players/noughts.js')).ticTacToe(),
  },
  {
    name: 'tic-tac-toe-ai-engine',
    method: 'exact; remembers every position that it has seen',
    load: async () => (await import('./players/tic-tac-toe-ai-engine.js')).ticTacToe(),
  },
  {
    name: 'tic-tac-toe-ai-engine',
    remark: 'memory emptied',
    method: 'exact; the same before each move for the first time',
    load: async () => (await import('./players/tic-tac-toe-ai-engine.js')).ticTacToeForgetful(),
  },
  {
    name: 'tic-tac-toe-minimax-engine',
    method: 'exact, by the whole tree',
    load: async () => (await import('./players/tic-tac-toe-minimax-engine.js')).ticTacToe(),
  },
  {
    name: 'tictactoe-ai',
    method: 'exact, by the whole tree',
    load: async () => (await import('./players/tictactoe-ai.js')).ticTacToe(),
  },
  {
    name: 'boardgame.io',
    method: 'an estimate, by 1,000 random games (its default)',
    load: async () => (await import('./players/boardgame-io.js')).ticTacToe(),
  },
];

/**
 * The best moves of a position, by the exact evaluation.
 *
 * @param {Moves} moves
 */
function bestMoves(moves) {
  const match = matchAt('tic-tac-toe', moves);
  const evaluations = match.evaluate();
  match.dispose();
  const best = ['win', 'draw', 'loss'].find((outcome) => evaluations.some((move) => move.outcome === outcome));
  return new Set(evaluations.filter(({ outcome }) => outcome === best).map(({ move }) => move));
}

/** A contestant during the measurement. */
class Runner {
  /** @type {{ moves: Moves, time: number }[]} every position that it was given */
  asked = [];
  mistakes = 0;
  spent = 0;
  /**
   * @type {{ moves: Moves, times: number, samples: number[] }[]} positions that are measured again:
   *   the first, then the slowest
   */
  timed = [];

  /**
   * @param {Contestant} contestant
   * @param {Player} player
   */
  constructor(contestant, player) {
    this.contestant = contestant;
    this.player = player;
  }

  /** @param {Moves} moves @param {Set<number>} best */
  async ask(moves, best) {
    const choose = this.player.prepare(moves);
    const start = processorTime();
    const move = await choose();
    const time = processorTime() - start;
    this.spent += time;
    this.asked.push({ moves, time });
    if (!best.has(Number(move))) this.mistakes++;
  }

  async chooseTimed() {
    this.spent = 0;
    const slowest = this.asked.toSorted((a, b) => b.time - a.time).filter(({ moves }) => moves.length > 0);
    for (const moves of [[], ...slowest.slice(0, 2).map((position) => position.moves)]) {
      const remembers = this.contestant.remark === undefined;
      const times = remembers ? await timesFor(this.player.prepare(moves)) : 1;
      this.timed.push({ moves, times, samples: [] });
    }
  }

  async time() {
    for (const { moves, times, samples } of this.timed) {
      const time = await timeOf(this.player.prepare(moves), times);
      samples.push(time);
      this.spent += time * times;
    }
  }

  result() {
    const spreads = this.timed.map(({ samples }) => spreadOf(samples));
    const [first] = spreads;
    const worst = spreads.toSorted((a, b) => b.median - a.median)[0];
    if (!first || !worst) throw new Error('it was not timed');
    const { name, remark, method } = this.contestant;
    return { name, remark, method, first, worst, asked: this.asked.length, mistakes: this.mistakes };
  }
}

/**
 * Lets every contestant take its turn. A contestant that fails is reported and takes no more turns.
 *
 * @param {Set<Runner>} runners
 * @param {(runner: Runner) => Promise<void>} turn
 */
async function eachInTurn(runners, turn) {
  for (const runner of runners) {
    try {
      await turn(runner);
    } catch (error) {
      runners.delete(runner);
      fail(runner.contestant.name, 'choosing a move of tic-tac-toe', error);
    }
  }
}

/**
 * @param {{ quick: boolean }} options
 */
export async function measureFirstMove({ quick }) {
  const positions = ticTacToePositions();
  /** @type {Set<Runner>} */
  const runners = new Set();
  for (const contestant of contestants) {
    try {
      runners.add(new Runner(contestant, await contestant.load()));
    } catch (error) {
      fail(contestant.name, 'loading', error);
    }
  }
  // The limit of processor time for each contestant and stage, in milliseconds.
  const budget = quick ? 2000 : 12_000;
  for (const moves of positions.slice(0, quick ? 20 : positions.length)) {
    const best = bestMoves(moves);
    await eachInTurn(runners, async (runner) => {
      if (runner.spent < budget) await runner.ask(moves, best);
    });
  }
  await eachInTurn(runners, (runner) => runner.chooseTimed());
  const [fewest, most] = quick ? [1, 2] : [3, 25];
  for (let round = 0; round < most; round++) {
    await eachInTurn(runners, async (runner) => {
      if (round < fewest || runner.spent < budget / 2) await runner.time();
    });
  }
  return { positions: positions.length, results: [...runners].map((runner) => runner.result()) };
}
