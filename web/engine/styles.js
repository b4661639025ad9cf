// What opponents with a style like. Loaded with the first move of such an opponent.

/** @import { Position } from './position.js' */
/** @import { SliceLimits } from './slices.js' */
/** @import { Game, Player, Status, Style } from './values.js' */

/** @type {Record<Style, (position: Position, square: number) => number>} how much each likes a square */
const likings = {
  corners: (position, square) => -fromCorner(position.game, square),
  middle: (position, square) => fromCorner(position.game, square),
  near: ({ game, squares }, square) => besides(game, square).filter((beside) => squares[beside]).length,
  mirror: (position, square) => Number(isTheirs(position, position.squares[mirrored(position.game, square)])),
  attacking: (position, square) => promise(position, square, isOwn, isTheirs),
  defending: (position, square) => promise(position, square, isTheirs, isOwn),
};

/**
 * The answer that a style likes most, of those that are as good as the first one as far as the next
 * two moves tell. So the style neither corrects a mistake of the level nor adds one.
 *
 * @param {Style} style
 * @param {Position} position
 * @param {readonly number[]} answers of the level
 * @returns {number}
 */
export function favourite(style, position, answers) {
  const [first, ...others] = new Set(answers);
  const end = others.length > 0 && endAfter(position, Number(first));
  let best = Number(first);
  for (const move of others) {
    if (liking(move) > liking(best) && endAfter(position, move) === end) best = move;
  }
  return best;

  /** A choice that marks no square is as good as any. @param {number} move */
  function liking(move) {
    const { squareNames, choices, moveNames } = position.game;
    const isSquare = move < moveNames.length - choices.length;
    return isSquare ? likings[style](position, move % squareNames.length) : 0;
  }
}

/**
 * The answers to the same question with several seeds, one after the other. They share the
 * progress.
 *
 * @param {readonly number[]} seeds
 * @param {(seed: number, limits: SliceLimits) => Promise<number>} ask
 * @param {SliceLimits} limits
 */
export async function askAll(seeds, ask, { onProgress, ...limits }) {
  const answers = [];
  for (const [place, seed] of seeds.entries()) {
    const shared = (/** @type {number} */ progress, /** @type {number} */ playouts) =>
      onProgress?.((place + progress) / seeds.length, playouts);
    answers.push(await ask(seed, { ...limits, onProgress: shared }));
  }
  return answers;
}

/**
 * How a move ends the game, by itself or by the next one: the winner, if the players see it.
 *
 * @param {Position} position
 * @param {number} move
 * @returns {Status['state'] | Player} `next` if neither ends it
 */
function endAfter(position, move) {
  const next = position.after(move);
  const { status } = next;
  if (status.state !== 'next') return winnerIn(status);
  const wins = next.legalMoves.some((reply) => winnerIn(next.after(reply).status) === status.player);
  return wins ? status.player : 'next';
}

/** @param {Status} status */
function winnerIn(status) {
  return status.state === 'won' ? status.player : status.state;
}

/**
 * The part of the board in which a square is: its first and its last square. It is a small board, a
 * layer, or all of the board.
 *
 * @param {Game} game
 * @param {number} square
 */
function partOf({ smallBoards, squareNames }, square) {
  const part = smallBoards.find((squares) => squares.includes(square));
  return { first: part?.[0] ?? 0, last: part?.at(-1) ?? squareNames.length - 1 };
}

/**
 * How many steps it is to the nearest corner.
 *
 * @param {Game} game
 * @param {number} square
 */
function fromCorner(game, square) {
  const { columns } = game;
  const { first, last } = partOf(game, square);
  const row = (/** @type {number} */ place) => Math.floor(place / columns);
  const across = Math.min((square % columns) - (first % columns), (last % columns) - (square % columns));
  return across + Math.min(row(square) - row(first), row(last) - row(square));
}

/**
 * The square at the same place, seen in a mirror that stands upright in the middle.
 *
 * @param {Game} game
 * @param {number} square
 */
function mirrored(game, square) {
  const { columns } = game;
  const { first, last } = partOf(game, square);
  return square + (first % columns) + (last % columns) - 2 * (square % columns);
}

/**
 * The squares that touch a square.
 *
 * @param {Game} game
 * @param {number} square
 */
function besides({ columns, squareNames }, square) {
  return squareNames.flatMap((_, other) => {
    const across = Math.abs((other % columns) - (square % columns));
    const down = Math.abs(Math.floor(other / columns) - Math.floor(square / columns));
    return Math.max(across, down) === 1 ? [other] : [];
  });
}

/**
 * How far the lines through a square are that one player has alone: more for one of two marks than
 * for two of one.
 *
 * @param {Position} position
 * @param {number} square
 * @param {typeof isOwn} isMade whether a mark is of that player
 * @param {typeof isOwn} isBarred whether a mark is of the other one
 */
function promise(position, square, isMade, isBarred) {
  const { squares, game } = position;
  let sum = 0;
  for (const line of game.lines) {
    const isOpen = game.sharedMarks || !line.some((other) => isBarred(position, squares[other]));
    if (!isOpen || !line.includes(square)) continue;
    sum += line.filter((other) => isMade(position, squares[other])).length ** 2;
  }
  return sum;
}

/**
 * Whether a mark is of the player to move. Where marks are shared, each mark is of both players.
 *
 * @param {Position} position
 * @param {Player | null | undefined} owner
 */
function isOwn({ game, turn }, owner) {
  return Boolean(owner) && (game.sharedMarks || owner === turn);
}

/** Whether it is of the other player. @type {typeof isOwn} */
function isTheirs({ game, turn }, owner) {
  return Boolean(owner) && (game.sharedMarks || owner !== turn);
}
