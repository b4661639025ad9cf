import { noughts } from './players/noughts.js';
import { oneOf, randomNumbers, shuffled } from './random.js';

/**
 * A position is the list of marked squares in the order of the moves. Every package accepts this.
 */
/** @typedef {number[]} Moves */

const turns = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [2, 5, 8, 1, 4, 7, 0, 3, 6],
  [8, 7, 6, 5, 4, 3, 2, 1, 0],
  [6, 3, 0, 7, 4, 1, 8, 5, 2],
];
const symmetries = turns.flatMap((turn) => [turn, [2, 1, 0, 5, 4, 3, 8, 7, 6].map((square) => turn[square] ?? 0)]);

/**
 * A key that is the same for positions of tic-tac-toe that differ only by a rotation or a
 * reflection.
 * @param {readonly (string | null)[]} squares
 */
function keyOf(squares) {
  const texts = symmetries.map((symmetry) => symmetry.map((square) => squares[square] ?? '.').join(''));
  return texts.sort()[0] ?? '';
}

/**
 * Every position of tic-tac-toe that has not ended, up to rotation and reflection, in a shuffled
 * order: the empty board comes first.
 *
 * @returns {Moves[]}
 */
export function ticTacToePositions() {
  /** @type {Map<string, Moves>} */
  const found = new Map();
  const match = noughts.match('tic-tac-toe');
  const visit = () => {
    const key = keyOf(match.squares);
    if (match.status.state !== 'next' || found.has(key)) return;
    found.set(key, [...match.moves]);
    for (const move of match.legalMoves) {
      match.play(move);
      visit();
      match.undo();
    }
  };
  visit();
  const [empty = [], ...others] = found.values();
  return [empty, ...shuffled(others, randomNumbers(1))];
}

/**
 * Positions after a number of random moves, without games that have ended.
 *
 * @param {string} game
 * @param {number} count
 * @param {number} plies
 * @param {number} seed
 * @param {ReadonlySet<number>} [squares] the squares for the moves; all by default
 * @returns {Moves[]}
 */
export function randomPositions(game, count, plies, seed, squares) {
  const random = randomNumbers(seed);
  const positions = [];
  while (positions.length < count) {
    const match = noughts.match(game);
    for (let i = 0; i < plies && match.status.state === 'next'; i++) {
      match.play(oneOf(squares ? match.legalMoves.filter((move) => squares.has(move)) : match.legalMoves, random));
    }
    if (match.status.state === 'next') positions.push([...match.moves]);
  }
  return positions;
}

/**
 * Complete random games, with their results.
 *
 * @param {string} game
 * @param {number} count
 * @param {number} seed
 * @returns {{ moves: Moves, result: string }[]}
 */
export function randomGames(game, count, seed) {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => {
    const match = noughts.match(game);
    while (match.status.state === 'next') match.play(oneOf(match.legalMoves, random));
    return { moves: [...match.moves], result: resultOf(match.status) };
  });
}

/** @param {import('../../web/engine/values.js').Status} status */
export const resultOf = (status) => (status.state === 'won' ? status.player : status.state);
