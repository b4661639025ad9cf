import { LoadError } from '../engine/index.js';

/** @import { State, Table } from './state.js' */

/**
 * What the widget says: one sentence, and a quiet half-sentence beside it.
 * @typedef {{ sentence: string, aside: string }} Saying
 */

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** What a state is called on the screen. */
export const words = {
  board: (/** @type {string} */ title) => `${title} board`,
  controls: 'Game',
  newGame: 'New game',
  tryAgain: 'Try again',
  blocked: "This site’s content security policy keeps the game from running: script-src must allow 'wasm-unsafe-eval'.",
  failed: 'Something kept the game from running in this browser. Trying again may help.',
  you: 'You',
  opponent: 'Noughts',
  ties: (/** @type {number} */ count) => (count === 1 ? '1 tie' : `${count} ties`),
  begins: (/** @type {string} */ player) => `${player} begins`,
};

/**
 * @param {State} state
 * @returns {Saying}
 */
export function saying(state) {
  switch (state.phase) {
    case 'loading':
      return { sentence: 'One moment', aside: 'the board is being drawn' };
    case 'failed':
      return { sentence: 'The game did not start', aside: '' };
    case 'thinking':
      return { sentence: 'Noughts is thinking', aside: '' };
    case 'turn':
      return { sentence: 'Your turn', aside: asideOfTurn(state.table) };
    case 'over':
      return result(state.table);
  }
}

/**
 * What is said where the board would be, when there can be none.
 *
 * @param {Error} error
 */
export function reason(error) {
  return error instanceof LoadError && error.code === 'blocked-by-policy' ? words.blocked : words.failed;
}

/** @param {Table} table */
function asideOfTurn({ game, moves, person, refused }) {
  if (refused !== undefined) return `${game.squareNames[refused]} is taken`;
  return moves.length < 2 ? `you are ${person}` : '';
}

/**
 * @param {Table} table
 * @returns {Saying}
 */
function result({ status, squares, person }) {
  if (status.state !== 'won') return { sentence: 'It’s a tie', aside: 'nobody made a line' };
  const moves = squares.filter((owner) => owner === status.player).length;
  const aside =
    status.lines.length > 1 ? `with ${counts[status.lines.length]} lines at once` : `in ${counts[moves]} moves`;
  return { sentence: status.player === person ? 'You win' : 'Noughts wins', aside };
}

/**
 * What a screen reader is told: the opponent's last move, then the same words that are seen. Nothing while the opponent thinks,
 * because its move follows at once, and nothing before the first move.
 *
 * @param {State} state
 */
export function announcement(state) {
  if (state.phase === 'loading' || state.phase === 'thinking') return '';
  const { sentence, aside } = saying(state);
  const words = aside ? `${sentence}, ${aside}.` : `${sentence}.`;
  if (state.phase === 'failed') return `${words} ${reason(state.error)}`;
  const { game, moves, squares, person, refused } = state.table;
  const last = moves.at(-1);
  if (last === undefined || refused !== undefined) return words;
  return squares[last] === person ? words : `Noughts played ${game.squareNames[last]}. ${words}`;
}

/**
 * What a square is called: its name, and what is on it.
 *
 * @param {Table} table
 * @param {number} square
 */
export function squareLabel({ game, squares, status }, square) {
  const isWinning = status.state === 'won' && status.lines.some((line) => line.includes(square));
  return [game.squareNames[square], squares[square] ?? 'empty', ...(isWinning ? ['in the winning line'] : [])].join(
    ', ',
  );
}
