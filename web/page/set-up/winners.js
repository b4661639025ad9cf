// Who won the small boards. Where a won board is played on, both players can have a row in it. Then
// the engine asks who was first.

/** @import { Game, Noughts, Player, Position, SetUp } from '../../engine/index.js' */

/** @typedef {ReadonlyMap<number, Player>} Winners by the numbers of small boards */

/**
 * The position that is set up.
 *
 * @param {Noughts} noughts
 * @param {Game} game
 * @param {SetUp} setUp
 * @param {Winners} winners those that the engine does not ask for do not count
 * @returns {Position}
 * @throws {import('../../engine/index.js').SetUpError} if there is no such position
 */
export function positionOf(noughts, game, setUp, winners) {
  /** @type {(Player | null)[] | undefined} */
  let boards;
  for (;;) {
    try {
      return noughts.position(game.id, { ...setUp, ...(boards && { boards }) });
    } catch (error) {
      const board = boardOf(game, error);
      const winner = winners.get(board);
      if (!winner || boards?.[board]) throw error;
      boards ??= game.smallBoards.map(() => null);
      boards[board] = winner;
    }
  }
}

/**
 * The small board whose winner the engine asks for, after it has refused a position.
 *
 * @param {Noughts} noughts
 * @param {Game} game
 * @param {SetUp} setUp
 * @param {Winners} winners
 * @param {unknown} fault why it was refused
 * @returns {number | undefined} undefined if no winner would change anything
 */
export function askedBoard(noughts, game, setUp, winners, fault) {
  const board = boardOf(game, fault);
  if (board < 0) return undefined;
  try {
    positionOf(noughts, game, setUp, new Map([...winners, [board, 'X']]));
  } catch (error) {
    if (boardOf(game, error) === board) return undefined;
  }
  return board;
}

/**
 * The number of the small board that is at fault; -1 if none is.
 *
 * @param {Game} game
 * @param {unknown} fault
 */
function boardOf({ smallBoards, squareNames }, fault) {
  const { code, square = '' } = /** @type {{ code?: string, square?: string }} */ (fault);
  if (code !== 'wrong-boards') return -1;
  return boardWith(smallBoards, squareNames.indexOf(square));
}

/**
 * The number of the small board that has a square; -1 if there is none.
 *
 * @param {Game['smallBoards']} smallBoards
 * @param {number} square
 */
export const boardWith = (smallBoards, square) => smallBoards.findIndex((board) => board.includes(square));
