/** @import { Evaluation } from '../../engine/api.js' */
/** @import { Messages } from '../speech/messages.js' */
/** @import { OwnMove } from './moves.js' */

/**
 * The best evaluation of each square, in place of those of the moves that begin there.
 *
 * @param {readonly Evaluation[]} evaluations
 * @param {ReadonlyMap<number, readonly OwnMove[]>} at the moves by their squares
 * @returns {Evaluation[]} the number of each is its square
 */
export function bestBySquare(evaluations, at) {
  return [...at].flatMap(([square, moves]) => {
    const there = evaluations.filter(({ move }) => moves.some((other) => other.move === move));
    const [first] = there;
    if (!first) return [];
    const best = there.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one), first);
    return [{ ...best, move: square }];
  });
}

/**
 * The outcome of a move in words.
 *
 * @param {Messages} messages
 * @param {Evaluation} evaluation
 */
export function prospectOf(messages, { outcome, plies, estimate }) {
  switch (outcome) {
    case 'win':
      return plies === null ? messages.get('provenWin') : messages.get('winIn', { count: plies });
    case 'loss':
      return plies === null ? messages.get('provenLoss') : messages.get('lossIn', { count: plies });
    case 'draw':
      return messages.get('draw');
    case null:
      return estimate === null ? '' : messages.percent(estimate);
  }
}

/**
 * What a move is worth to the player who makes it, for comparing: a win more the sooner it comes.
 *
 * @param {Evaluation} evaluation
 */
function worthOf({ outcome, plies, estimate }) {
  if (outcome === 'win') return 3 - Math.min(plies ?? 99, 99) / 100;
  if (outcome === 'loss') return Math.min(plies ?? 99, 99) / 100 - 2;
  return outcome === 'draw' ? 0.5 : (estimate ?? 0);
}
