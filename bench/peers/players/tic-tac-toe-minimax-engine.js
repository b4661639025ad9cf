// tic-tac-toe-minimax-engine: minimax of the whole tree, and a random one of the best moves.

import { peer } from '../peer.js';

/** @import { Moves } from '../positions.js' */

/**
 * @typedef {{ makeNextMove(x: number, y: number): number, getBestMove(): { x: number, y: number } }}
 *   Engine
 */
/**
 * @typedef {{ default: new (first: number) => Engine, Player: { PLAYER_ONE: number }, GameStatus: { DRAW: number, ONGOING: number } }}
 *   Package
 */

/** @type {Package} */
const { default: TicTacToeEngine, Player, GameStatus } = peer('tic-tac-toe-minimax-engine');

export const ticTacToe = () => ({
  /** @param {Moves} moves */
  prepare(moves) {
    const engine = new TicTacToeEngine(Player.PLAYER_ONE);
    for (const move of moves) engine.makeNextMove(move % 3, Math.floor(move / 3));
    return () => {
      const { x, y } = engine.getBestMove();
      return 3 * y + x;
    };
  },
});

/** @returns {(moves: Moves) => string} */
export function rules() {
  return (moves) => {
    const engine = new TicTacToeEngine(Player.PLAYER_ONE);
    for (const [ply, move] of moves.entries()) {
      const status = engine.makeNextMove(move % 3, Math.floor(move / 3));
      if (status === GameStatus.DRAW) return 'tie';
      if (status !== GameStatus.ONGOING) return ply % 2 === 0 ? 'X' : 'O';
    }
    return 'next';
  };
}
