import { demandKnown } from './arguments.js';
import { randomNumbers } from './random.js';

/** @import { Match } from '../match.js' */
/** @import { Evaluation } from '../values.js' */
/** @import { OwnGame } from './own-game.js' */
/** @import { Puzzle } from './values.js' */

/** How many random games are played for each puzzle that is wanted, at most. */
const gamesAPuzzle = 50;

/** A game is broken off after so many plies. */
const mostPlies = 200;

/** How good an outcome is. */
const worth = { win: 2, draw: 1, loss: 0 };

/**
 * Makes puzzles of a game: positions of random games in which exactly one move keeps the best
 * result, and does not win at once. Every outcome is exact. The same seed makes the same puzzles.
 *
 * @param {OwnGame<any>} game
 * @param {number} count how many are wanted. There may be fewer
 * @param {object} [options]
 * @param {number} [options.seed] a whole number; 1 by default
 * @param {number} [options.nodes] how many positions the search visits for a position; 200,000 by
 *   default
 * @param {AbortSignal} [options.signal] stops it when it is aborted
 * @returns {Promise<Puzzle[]>} rejects with the signal's reason, and with a `GameError` if the
 *   rules are wrong
 * @throws {TypeError | RangeError} if an argument is wrong
 * @example
 * const [puzzle] = await makePuzzles(nim, 1);
 * console.log(puzzle.match, puzzle.solution);
 */
export async function makePuzzles(game, count, options = {}) {
  demandKnown(options, ['seed', 'nodes', 'signal']);
  const { seed = 1, nodes = 200_000, signal } = options;
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError('count must be a whole number from 1 on');
  if (!Number.isSafeInteger(seed)) throw new RangeError('seed must be a whole number');
  const random = randomNumbers(seed);
  /** @type {Map<string, Puzzle>} by the position, so that each is there once */
  const puzzles = new Map();
  for (let played = 0; played < gamesAPuzzle * count && puzzles.size < count; played++) {
    const match = game.match({ first: played % 2 === 0 ? 'X' : 'O' });
    try {
      playAtRandom(match, random);
      // Positions near the end are solved sooner.
      while (match.canUndo && puzzles.size < count) {
        match.undo();
        const { position } = match;
        const evaluations = await position.analyse({ nodes, ...(signal && { signal }) });
        if (evaluations.some(({ exact }) => !exact)) break;
        const solution = onlyMove(evaluations);
        if (!solution) continue;
        const { move, outcome, plies } = solution;
        puzzles.set(String(position), {
          match: textOf(match),
          solution: String(position.game.moveNames[move]),
          outcome: outcome === 'win' ? 'win' : 'draw',
          plies,
        });
      }
    } finally {
      match.dispose();
    }
  }
  return [...puzzles.values()];
}

/** The text of a match without the moves that were taken back. @param {Match} match */
function textOf(match) {
  const { transitions, ...rest } = match.toJSON();
  return [rest.game, rest.first, ...transitions.slice(0, match.moves.length)].join('.');
}

/**
 * The only move that keeps the best result, if it is a puzzle.
 *
 * @param {readonly Evaluation[]} evaluations exact ones
 */
function onlyMove(evaluations) {
  const best = Math.max(...evaluations.map(({ outcome }) => worth[outcome ?? 'loss']));
  const kept = evaluations.filter(({ outcome }) => worth[outcome ?? 'loss'] === best);
  const [only] = kept;
  const isPuzzle = evaluations.length > 1 && kept.length === 1 && best > worth.loss && only?.plies !== 1;
  return isPuzzle ? only : undefined;
}

/**
 * @param {Match} match
 * @param {(below: number) => number} random
 */
function playAtRandom(match, random) {
  for (let ply = 0; ply < mostPlies && match.status.state === 'next'; ply++) {
    const { legalMoves } = match;
    match.play(Number(legalMoves[random(legalMoves.length)]));
  }
}
