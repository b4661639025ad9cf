// connect4-ai: negamax to a fixed depth, by default four plies and the replies to them; a random
// one of the best moves.

import { peer } from '../peer.js';

/** @import { Moves } from '../positions.js' */

/**
 * @typedef {{ play(column: number): void, playAI(difficulty: string): number, recursiveDepthLimit: number, board: Record<number, unknown[]>, gameOver: boolean, winner: number | null }}
 *   Game
 */

/** @type {{ Connect4: new () => Game, Connect4AI: new () => Game }} */
const { Connect4, Connect4AI } = peer('connect4-ai');

/** @param {number} [depth] */
export const connectFour = (depth) => ({
  /** @param {Moves} moves */
  prepare(moves) {
    const game = new Connect4AI();
    if (depth !== undefined) game.recursiveDepthLimit = depth;
    for (const move of moves) game.play(move % 7);
    return () => {
      const column = game.playAI('hard');
      return 7 * (6 - (game.board[column]?.length ?? 0)) + column;
    };
  },
});

/** @returns {(moves: Moves) => string} */
export function rules() {
  return (moves) => {
    const game = new Connect4();
    for (const move of moves) {
      game.play(move % 7);
      if (game.gameOver) break;
    }
    if (!game.gameOver) return 'next';
    return game.winner === null ? 'tie' : game.winner === 1 ? 'X' : 'O';
  };
}
