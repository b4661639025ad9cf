// A plain tic-tac-toe to check the engine against. It shares no code with it.

/** @typedef {'X' | 'O' | '.'} Mark */

const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/**
 * @param {string} board nine characters, row by row from the top
 * @param {Mark} player
 */
const hasWon = (board, player) => lines.some((line) => line.every((square) => board[square] === player));

/** @type {Map<string, { outcome: 'win' | 'draw' | 'loss', plies: number }>} */
const known = new Map();

/**
 * The result for the player to move, and the number of plies.
 *
 * @param {string} board
 * @param {'X' | 'O'} mover
 * @returns {{ outcome: 'win' | 'draw' | 'loss', plies: number }}
 */
export function judge(board, mover) {
  const key = board + mover;
  const verdict = known.get(key) ?? minimax(board, mover);
  known.set(key, verdict);
  return verdict;
}

/**
 * @param {string} board
 * @param {'X' | 'O'} mover
 */
function minimax(board, mover) {
  const other = mover === 'X' ? 'O' : 'X';
  if (hasWon(board, other)) return { outcome: /** @type {const} */ ('loss'), plies: 0 };
  const replies = [...board].flatMap((mark, square) =>
    mark === '.' ? [judge(after(board, square, mover), other)] : [],
  );
  if (replies.length === 0) return { outcome: /** @type {const} */ ('draw'), plies: 0 };
  const theirs = (/** @type {string} */ outcome) =>
    replies.filter((reply) => reply.outcome === outcome).map(({ plies }) => plies);
  const [losses, draws, wins] = [theirs('loss'), theirs('draw'), theirs('win')];
  if (losses.length > 0) return { outcome: /** @type {const} */ ('win'), plies: 1 + Math.min(...losses) };
  if (draws.length > 0) return { outcome: /** @type {const} */ ('draw'), plies: 1 + Math.max(...draws) };
  return { outcome: /** @type {const} */ ('loss'), plies: 1 + Math.max(...wins) };
}

/**
 * @param {string} board
 * @param {number} square
 * @param {string} mark
 */
export const after = (board, square, mark) => board.slice(0, square) + mark + board.slice(square + 1);
