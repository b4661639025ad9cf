// @socialgorithm/ultimate-ttt: the rules of Ultimate, without a player. Its positions are values,
//   like ours.

import { peer } from '../peer.js';

/** @import { Moves } from '../positions.js' */

/** @typedef {[number, number]} Place a row and a column */
/**
 * @typedef {{ move(player: number, board: Place, move: Place): Position, isFinished(): boolean, getValidBoards(): Place[], board: { getValidMoves(): Place[] }[][], winner: number | undefined }}
 *   Position
 */

/** @type {{ default: new () => Position }} */
const { default: UTTT } = peer('@socialgorithm/ultimate-ttt');

/**
 * The small board of a square, and its place on it.
 *
 * @param {number} square
 * @returns {[Place, Place]}
 */
function placesOf(square) {
  const row = Math.floor(square / 9);
  const column = square % 9;
  return [
    [Math.floor(row / 3), Math.floor(column / 3)],
    [row % 3, column % 3],
  ];
}

/** Plays the first legal move, because it has no player. */
export const ultimate = () => ({
  /** @param {Moves} moves */
  prepare(moves) {
    let position = new UTTT();
    for (const [ply, move] of moves.entries()) position = position.move(ply % 2, ...placesOf(move));
    return () => {
      const [board = [0, 0]] = position.getValidBoards();
      const [move = [0, 0]] = position.board[board[0]]?.[board[1]]?.getValidMoves() ?? [];
      position.move(moves.length % 2, board, move);
      return 9 * (3 * board[0] + move[0]) + 3 * board[1] + move[1];
    };
  },
});

/** @returns {(moves: Moves) => string} */
export function rules() {
  return (moves) => {
    let position = new UTTT();
    for (const [ply, move] of moves.entries()) {
      position = position.move(ply % 2, ...placesOf(move));
      if (position.isFinished()) break;
    }
    if (position.winner === 0) return 'X';
    if (position.winner === 1) return 'O';
    return position.isFinished() ? 'tie' : 'next';
  };
}
