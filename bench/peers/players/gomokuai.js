// gomokuai: the square with the highest value to both players by the marks around it, without
// search. It is deterministic, and has no rules of its own.

import { peer } from '../peer.js';

/** @import { Moves } from '../positions.js' */

/** @type {{ bestMove(board: number[], size: number): { x: number, y: number } }} */
const { bestMove } = peer('gomokuai');

const size = 15;

export const gomoku = () => ({
  /** @param {Moves} moves */
  prepare(moves) {
    /** @type {number[]} 1 for its own marks */
    const board = Array(size * size).fill(0);
    for (const [ply, move] of moves.entries()) board[move] = (moves.length - ply) % 2 === 0 ? 1 : 2;
    return () => {
      const { x, y } = bestMove(board, size);
      return size * y + x;
    };
  },
});
