// Noughts as npm would install it.

/** @import { Moves } from '../positions.js' */

const module = new URL('../../../dist/package/noughts.js', import.meta.url).href;
const { load } = /** @type {typeof import('../../../web/engine/index.js')} */ (await import(module));

export const noughts = await load();

/**
 * A match at a position.
 *
 * @param {string} game
 * @param {Moves} moves
 */
export function matchAt(game, moves) {
  const match = noughts.match(game);
  for (const move of moves) match.play(move);
  return match;
}

/**
 * @param {string} game
 * @param {Parameters<typeof noughts.opponent>[0]} options
 */
function player(game, options) {
  const opponent = noughts.opponent(options);
  return {
    /** @param {Moves} moves */
    prepare(moves) {
      const match = matchAt(game, moves);
      return () => opponent.choose(match);
    },
    dispose: () => opponent.dispose(),
  };
}

export const ticTacToe = () => player('tic-tac-toe', { level: 'best', seed: 1 });
export const connectFour = () => player('connect-four', { level: 'best', seed: 1 });
export const ultimate = () => player('ultimate', { level: 'easy', seed: 1 });

/**
 * @param {string} game
 * @param {number} milliseconds a move
 * @param {number} seed
 */
export const timed = (game, milliseconds, seed) => player(game, { milliseconds, seed });

/**
 * Runs a given number of playouts: by the search of an opponent, or, if the opponent sees the end
 * at once, by an estimate.
 *
 * @param {string} game
 * @param {number} playouts
 */
export function searcher(game, playouts) {
  return {
    /** @param {Moves} moves */
    prepare(moves) {
      const match = matchAt(game, moves);
      if (game === 'tic-tac-toe') return () => match.evaluate({ nodes: 1, playouts });
      return async () => {
        const opponent = noughts.opponent({ playouts, seed: 1 });
        await opponent.choose(match);
        opponent.dispose();
      };
    },
  };
}

/** @param {string} game */
export function rules(game) {
  /** @param {Moves} moves */
  return (moves) => {
    const match = noughts.match(game);
    for (const move of moves) {
      match.play(move);
      if (match.status.state !== 'next') break;
    }
    const { status } = match;
    match.dispose();
    return status.state === 'won' ? status.player : status.state;
  };
}
