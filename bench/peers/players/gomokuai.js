// gomokuai: the square that is worth the most to both players by the marks around it, without
// looking ahead; the same one each time. Rules it has none.

import { peer } from '../peer.js';

/** @import { Moves } from '../positions.js' */

/** @type {{ bestMove(board: number[], size: number): { x: number, y: number } }} */
const { bestMove } = peer('gomokuai');

const size = 15;

export const gomoku = () => ({
  /** @param {Moves} moves */
  prepare(moves) {
    /** @type {number[]} its own marks are ones */
    const board = Array(size * size).fill(0);
    for (const [ply, move] of moves.entries()) board[move] = (moves.length - ply) % 2 === 0 ? 1 : 2;
    return () => {
      const { x, y } = bestMove(board, size);
      return size * y + x;
    };
  },
});
