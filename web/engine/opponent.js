/// <reference lib="esnext.disposable" preserve="true" />

import { demandEngine, engineOnly, optionsOf, quote } from './arguments.js';
import { ConflictError } from './errors.js';
import { Handle } from './handle.js';
import { handleOf } from './match.js';

/** @import { Opponent as WasmOpponent } from './wasm/noughts-wasm.js' */

/**
 * Makes an opponent, for the modules of the engine and nobody else.
 *
 * @type {(handle: WasmOpponent) => Opponent}
 */
export let newOpponent;

/**
 * A player that is a program. `noughts.opponent()` makes it.
 *
 * It holds a little memory of the WebAssembly: `using`, or `dispose()`, gives it back at once; forgetting it gives it back later.
 */
export class Opponent {
  static {
    newOpponent = (handle) => new Opponent(engineOnly, handle);
  }

  /** @type {Handle<WasmOpponent>} */
  #handle;

  /**
   * @private
   * @param {symbol} key
   * @param {WasmOpponent} handle
   */
  constructor(key, handle) {
    demandEngine(key, 'an opponent', 'noughts.opponent()');
    this.#handle = new Handle(this, handle);
  }

  /**
   * A legal move for the player whose turn it is: one of those that seem best, picked at random. The match stays as it is.
   *
   * @param {import('./match.js').Match} match
   * @param {object} [options]
   * @param {AbortSignal} [options.signal] one that is aborted already keeps the search from beginning
   * @returns {Promise<number>} the index of the square; rejects with a `ConflictError` when the game has ended, with the signal's
   *   reason when that is aborted, with a `DisposedError` when this or the match has been disposed of, and with a `TypeError`
   *   when it is given something else than a match of this engine or than options
   * @example
   * match.play(await bob.choose(match));
   */
  async choose(match, options) {
    const { signal } = optionsOf(options, 'signal');
    if (signal !== undefined && !(signal instanceof AbortSignal)) {
      throw new TypeError(`signal must be an AbortSignal, not ${quote(signal)}`);
    }
    signal?.throwIfAborted();
    const move = this.#handle.open().choose(handleOf(match));
    if (move === undefined) throw new ConflictError('game-already-ended', 'The game has already ended.');
    return move;
  }

  /** Gives the opponent's memory back. Asked afterwards it throws a `DisposedError`; disposing again does no harm. */
  dispose() {
    this.#handle.dispose();
  }

  /** The same as {@link Opponent.dispose}, for `using`. */
  [Symbol.dispose]() {
    this.dispose();
  }
}
