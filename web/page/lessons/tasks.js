// What a step of a lesson asks for, and which moves do it. It knows no game: it plays out what each
// move leads to.

/** @import { Position } from '../../engine/index.js' */
/** @import { Task } from '../../games/bags.js' */

/** The goal of a task: a count that is higher once the player has reached it. */
const goals = {
  /** @param {Position} position @param {Position['turn']} player */
  game: ({ status }, player) => Number(status.state === 'won' && status.player === player),
  /** @param {Position} position @param {Position['turn']} player */
  board: ({ boards }, player) => boards.filter((board) => board.state === 'won' && board.player === player).length,
};

/** @typedef {keyof typeof goals} Goal */

/**
 * Whether a move does what a task asks for.
 *
 * @param {Task} task
 * @param {Position} position
 * @param {number} move
 */
export function isRight({ kind, moves = 1, goal = 'game' }, position, move) {
  switch (kind) {
    case 'win':
      return reaches(position, move, moves, goal);
    case 'hold':
      return !losesAtOnce(position, move) && !canReach(position.after(move), moves, goal);
    case 'keep':
      return worthAfter(position, move) >= worth(position.solve().outcome);
  }
}

/**
 * The moves that do what a task asks for.
 *
 * @param {Task} task
 * @param {Position} position
 */
export function rightMoves(task, position) {
  return position.legalMoves.filter((move) => isRight(task, position, move));
}

/**
 * Whether the other player has won by a move.
 *
 * @param {Position} position
 * @param {number} move
 */
export function losesAtOnce(position, move) {
  const { status } = position.after(move);
  return status.state === 'won' && status.player !== position.turn;
}

/**
 * What the other player does against a move.
 *
 * @typedef {object} Answer
 * @property {number} move
 * @property {boolean} isLoss whether the other player wins by it
 */

/**
 * How the other player answers a move: if it is wrong, by what shows that.
 *
 * @param {Task} task
 * @param {Position} position
 * @param {number} move
 * @returns {Answer | undefined} undefined after the end, and where no answer shows more than the
 *   move itself
 */
export function answerTo({ kind, moves = 1, goal = 'game' }, position, move) {
  const after = position.after(move);
  const shortest = after.legalMoves.find((reply) => reaches(after, reply, 1, goal));
  if (shortest !== undefined) return { move: shortest, isLoss: true };
  switch (kind) {
    case 'win':
      if (moves === 1) return undefined;
      return inTheWay({ kind, moves, goal }, position, after) ?? bestDefence(after, moves - 1, goal);
    case 'hold':
      return lossBy(after.legalMoves.find((reply) => reaches(after, reply, moves, goal)));
    case 'keep': {
      const { move: reply, outcome } = after.solve();
      return reply === null ? undefined : { move: reply, isLoss: outcome === 'win' };
    }
  }
}

/** @param {number | undefined} move @returns {Answer | undefined} */
const lossBy = (move) => (move === undefined ? undefined : { move, isLoss: true });

/**
 * The move that the player should have made, if it stops them when the other player makes it.
 *
 * @param {Required<Task>} task
 * @param {Position} position
 * @param {Position} after the player's own move
 * @returns {Answer | undefined}
 */
function inTheWay(task, position, after) {
  const missed = position.legalMoves.find((move) => isRight(task, position, move));
  if (missed === undefined || !after.legalMoves.includes(missed)) return undefined;
  const stops = !canReach(after.after(missed), task.moves - 1, task.goal);
  return stops ? { move: missed, isLoss: false } : undefined;
}

/**
 * The move after which the other player does not reach the goal in time. Without one, the move that
 * leaves the fewest ways to reach it at once; of several such moves, one that is in the way.
 *
 * @param {Position} position
 * @param {number} moves
 * @param {Goal} goal
 * @returns {Answer | undefined}
 */
function bestDefence(position, moves, goal) {
  const { legalMoves } = position;
  const safe = legalMoves.find((move) => !canReach(position.after(move), moves, goal));
  if (safe !== undefined) return { move: safe, isLoss: false };
  const ways = legalMoves.map((move) => {
    const after = position.after(move);
    return { move, wins: after.legalMoves.filter((reply) => reaches(after, reply, 1, goal)) };
  });
  const wanted = new Set(ways.flatMap(({ wins }) => wins));
  const rank = (/** @type {typeof ways[number]} */ { move, wins }) => wins.length - (wanted.has(move) ? 0.5 : 0);
  const [best] = ways.sort((one, other) => rank(one) - rank(other));
  return best && { move: best.move, isLoss: false };
}

/**
 * Whether the player to move can reach a goal within so many of their own moves, against any
 * answer.
 *
 * @param {Position} position
 * @param {number} moves
 * @param {Goal} goal
 */
function canReach(position, moves, goal) {
  for (let few = 1; few <= moves; few++) {
    if (position.legalMoves.some((move) => reaches(position, move, few, goal))) return true;
  }
  return false;
}

/**
 * Whether a move does that.
 *
 * @param {Position} position
 * @param {number} move
 * @param {number} moves
 * @param {Goal} goal
 * @returns {boolean}
 */
function reaches(position, move, moves, goal) {
  const { turn } = position;
  const count = goals[goal];
  const before = count(position, turn);
  const after = position.after(move);
  if (count(after, turn) > before) return true;
  if (moves === 1 || after.status.state !== 'next') return false;
  return after.legalMoves.every((reply) => {
    const next = after.after(reply);
    return next.status.state === 'next' ? canReach(next, moves - 1, goal) : goals.game(next, turn) === 1;
  });
}

/**
 * What a move leads to for the player to move.
 *
 * @param {Position} position
 * @param {number} move
 */
function worthAfter(position, move) {
  const after = position.after(move);
  if (after.status.state !== 'next') return goals.game(after, position.turn) - goals.game(after, after.turn);
  return -worth(after.solve().outcome);
}

/** @param {'win' | 'draw' | 'loss' | null} outcome */
const worth = (outcome) => (outcome === 'win' ? 1 : outcome === 'loss' ? -1 : 0);
