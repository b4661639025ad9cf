import { moverOf } from './state.js';

/** @import { Noughts } from '../engine/index.js' */
/** @import { Decision, Snapshot } from './state.js' */

/** How far each position of a game that is over is looked into. */
const budget = { nodes: 100_000 };

/**
 * The move that decided a game that is over: the last one by which a player gave a win or a draw away. None where there is no such
 * move, or where it cannot be found for certain.
 *
 * @param {Noughts} noughts
 * @param {Snapshot} match
 * @param {AbortSignal} signal
 * @returns {Promise<Decision | undefined>}
 */
export async function findDecision(noughts, { game, first, moves, status }, signal) {
  if (status.state === 'next') return undefined;
  for (const [ply, square] of [...moves.entries()].reverse()) {
    const mover = moverOf(first, ply);
    if (status.state === 'won' && status.player === mover) continue;
    const before = noughts.match(game.id, { first });
    for (const move of moves.slice(0, ply)) before.play(move);
    const evaluations = await before.analyse({ ...budget, signal }).finally(() => before.dispose());
    if (evaluations.some(({ exact }) => !exact)) return undefined;
    const could = (/** @type {string} */ outcome) => evaluations.some((evaluation) => evaluation.outcome === outcome);
    // Where nobody has won, the players gave a win away; where somebody has, the other one gave away what was better than a loss.
    if (could('win') || (status.state === 'won' && could('draw'))) return { ply, square };
  }
  return undefined;
}
