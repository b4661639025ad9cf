// tictactoe-ai: minimax of the whole tree.

import { peer } from '../peer.js';

/** @import { Moves } from '../positions.js' */

/** @typedef {{ x: number, y: number }} Place */
/**
 * @typedef {{ board: string[], makeMove(mark: string, place: Place): void, winner(): { cell: string } | null }}
 *   Board
 */
/**
 * @typedef {{ TicTacToeBoard: new (cells?: string[]) => Board, TicTacToeAIPlayer: new () => { initialize(mark: string, board: Board): void, makeMove(): Place } }}
 *   Package
 */

/** @type {Package} */
const { TicTacToeBoard, TicTacToeAIPlayer } = peer('tictactoe-ai');

const places = Array.from({ length: 9 }, (_, square) => ({ x: square % 3, y: Math.floor(square / 3) }));

export const ticTacToe = () => ({
  /** @param {Moves} moves */
  prepare(moves) {
    const cells = Array.from({ length: 9 }, () => '');
    for (const [ply, move] of moves.entries()) cells[move] = ply % 2 === 0 ? 'X' : 'O';
    const player = new TicTacToeAIPlayer();
    player.initialize(moves.length % 2 === 0 ? 'X' : 'O', new TicTacToeBoard(cells));
    return () => {
      const { x, y } = player.makeMove();
      return 3 * y + x;
    };
  },
});

/** @returns {(moves: Moves) => string} */
export function rules() {
  return (moves) => {
    const board = new TicTacToeBoard();
    for (const [ply, move] of moves.entries()) {
      board.makeMove(ply % 2 === 0 ? 'X' : 'O', /** @type {Place} */ (places[move]));
      const end = board.winner();
      if (end) return end.cell || 'tie';
    }
    return 'next';
  };
}
