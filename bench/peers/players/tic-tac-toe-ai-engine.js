// tic-tac-toe-ai-engine: minimax that remembers every position it has seen.

import { createRequire } from 'node:module';
import { peer } from '../peer.js';

/** @import { Moves } from '../positions.js' */

/**
 * @typedef {{ computeMove(board: string[]): { nextBestGameState: string[] }, determineWinner(board: string[]): string | undefined }}
 *   Engine
 */

const name = 'tic-tac-toe-ai-engine';

/** @param {Moves} moves */
function boardAt(moves) {
  const board = Array.from({ length: 9 }, () => '');
  for (const [ply, move] of moves.entries()) board[move] = ply % 2 === 0 ? 'X' : 'O';
  return board;
}

/** @param {(engine: Engine) => Engine} engineFor a position */
function player(engineFor) {
  /** @type {Engine} */
  let engine = peer(name);
  return {
    /** @param {Moves} moves */
    prepare(moves) {
      engine = engineFor(engine);
      const board = boardAt(moves);
      const chosen = engine;
      return () => chosen.computeMove(board).nextBestGameState.findIndex((mark, square) => mark !== board[square]);
    },
  };
}

export const ticTacToe = () => player((engine) => engine);

/** Without its cache: the module is loaded again for every position. */
export const ticTacToeForgetful = () =>
  player(() => {
    const require = createRequire(import.meta.url);
    delete require.cache[require.resolve(name)];
    return require(name);
  });

export function rules() {
  /** @type {Engine} */
  const engine = peer(name);
  /** @param {Moves} moves */
  return (moves) => {
    const board = boardAt([]);
    for (const [ply, move] of moves.entries()) {
      board[move] = ply % 2 === 0 ? 'X' : 'O';
      const winner = engine.determineWinner(board);
      if (winner) return winner;
    }
    return board.includes('') ? 'next' : 'tie';
  };
}
