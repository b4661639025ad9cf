/// <reference lib="esnext.disposable" preserve="true" />

import { demandEngine, engineOnly, limitsOf, optionsOf } from './arguments.js';
import { ConflictError } from './errors.js';
import { FarThinker } from './far.js';
import { Handle } from './handle.js';
import { handleOf } from './match.js';

/** @import { Opponent as WasmOpponent } from './wasm/noughts-wasm.js' */

/**
 * Makes an opponent, for the modules of the engine and nobody else.
 *
 * @type {(handle: WasmOpponent, milliseconds?: number) => Opponent}
 */
export let newOpponent;

/**
 * A player that is a program. `noughts.opponent()` makes it.
 *
 * It holds a little memory of the WebAssembly: `using`, or `dispose()`, gives it back at once; forgetting it gives it back later.
 */
export class Opponent {
  static {
    newOpponent = (handle, milliseconds) => new Opponent(engineOnly, handle, milliseconds);
  }

  /** @type {Handle<WasmOpponent>} */
  #handle;
  /** @type {FarThinker | undefined} who thinks about large games, once there are any */
  #thinker;
  /** @type {number | undefined} */
  #milliseconds;

  /**
   * @private
   * @param {symbol} key
   * @param {WasmOpponent} handle
   * @param {number} [milliseconds] how long it may think about a move
   */
  constructor(key, handle, milliseconds) {
    demandEngine(key, 'an opponent', 'noughts.opponent()');
    this.#handle = new Handle(this, handle);
    this.#milliseconds = milliseconds;
  }

  /**
   * A legal move for the player whose turn it is: one of those that seem best. The match stays as it is, and may go on meanwhile.
   *
   * On a board as small as that of tic-tac-toe it is there at once. About larger games the opponent thinks in a worker, or where
   * there is none, in slices of a few milliseconds, between which everything else goes on; what it has found out so far helps
   * with the moves that follow in the same game.
   *
   * @param {import('./match.js').Match} match
   * @param {object} [options]
   * @param {AbortSignal} [options.signal] ends the thinking when it is aborted
   * @param {(progress: number) => void} [options.onProgress] is told from time to time how far the thinking has come, from 0 to 1
   * @returns {Promise<number>} the index of the square; rejects with a `ConflictError` when the game has ended, with the signal's
   *   reason when that is aborted, with a `DisposedError` when this or the match has been disposed of, and with a `TypeError`
   *   when it is given something else than a match of this engine or than options
   * @example
   * match.play(await bob.choose(match));
   * match.play(await bob.choose(match, { signal: AbortSignal.timeout(5000), onProgress: (progress) => console.log(progress) }));
   */
  async choose(match, options) {
    const limits = limitsOf(optionsOf(options, 'signal', 'onProgress'));
    const opponent = this.#handle.open();
    const handle = handleOf(match);
    if (!handle.takesTime()) {
      const move = opponent.choose(handle);
      if (move === undefined) throw new ConflictError('game-already-ended', 'The game has already ended.');
      return move;
    }
    const game = handle.alone();
    try {
      this.#thinker ??= new FarThinker(opponent.skill());
      return await this.#thinker.choose(game, opponent.nextSeed(), { ...limits, milliseconds: this.#milliseconds });
    } finally {
      game.delete();
    }
  }

  /** Gives the opponent's memory back. Asked afterwards it throws a `DisposedError`; disposing again does no harm. */
  dispose() {
    this.#handle.dispose();
    this.#thinker?.dispose();
  }

  /** The same as {@link Opponent.dispose}, for `using`. */
  [Symbol.dispose]() {
    this.dispose();
  }
}
