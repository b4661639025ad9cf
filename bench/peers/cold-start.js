// The time from import to the first move, each time in a new process.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fail } from './failures.js';
import { spreadOf } from './statistics.js';

/** @typedef {{ wall: number, processor: number }} Times in milliseconds */

/** @type {{ name: string, game: string, file: string, player: string }[]} */
const starts = [
  { name: 'noughts', game: 'tic-tac-toe', file: 'noughts', player: 'ticTacToe' },
  { name: 'tic-tac-toe-ai-engine', game: 'tic-tac-toe', file: 'tic-tac-toe-ai-engine', player: 'ticTacToe' },
  { name: 'tic-tac-toe-minimax-engine', game: 'tic-tac-toe', file: 'tic-tac-toe-minimax-engine', player: 'ticTacToe' },
  { name: 'tictactoe-ai', game: 'tic-tac-toe', file: 'tictactoe-ai', player: 'ticTacToe' },
  { name: 'boardgame.io', game: 'tic-tac-toe', file: 'boardgame-io', player: 'ticTacToe' },
  { name: 'noughts', game: 'connect-four', file: 'noughts', player: 'connectFour' },
  { name: 'connect4-ai', game: 'connect-four', file: 'connect4-ai', player: 'connectFour' },
  { name: 'noughts', game: 'ultimate', file: 'noughts', player: 'ultimate' },
  { name: '@socialgorithm/ultimate-ttt', game: 'ultimate', file: 'ultimate-ttt', player: 'ultimate' },
];

const script = fileURLToPath(new URL('cold.js', import.meta.url));

/** @param {{ quick: boolean }} options */
export function measureColdStart({ quick }) {
  const runners = new Map(starts.map((start) => [start, /** @type {{ toMove: Times, move: Times }[]} */ ([])]));
  for (let round = 0; round < (quick ? 1 : 7); round++) {
    for (const [start, samples] of runners) {
      // Slow starts are measured less often.
      if (round >= 3 && (samples[0]?.toMove.processor ?? 0) > 1000) continue;
      try {
        const output = execFileSync(process.execPath, [script, start.file, start.player], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
          timeout: 120_000,
        });
        samples.push(JSON.parse(output));
      } catch (error) {
        runners.delete(start);
        fail(start.name, `a fresh process, ${start.game}`, error);
      }
    }
  }
  return [...runners].map(([{ name, game }, samples]) => ({
    name,
    game,
    toMove: spreadOf(samples.map(({ toMove }) => toMove.processor)),
    toMoveOnTheWall: spreadOf(samples.map(({ toMove }) => toMove.wall)),
    move: spreadOf(samples.map(({ move }) => move.processor)),
  }));
}
