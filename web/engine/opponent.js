/// <reference lib="esnext.disposable" preserve="true" />

import { demandEngine, engineOnly, optionsOf, quote } from './arguments.js';
import { ConflictError } from './errors.js';
import { Handle } from './handle.js';
import { handleOf } from './match.js';
import { thinkInSlices } from './slices.js';

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
  /** @type {number} */
  #milliseconds;

  /**
   * @private
   * @param {symbol} key
   * @param {WasmOpponent} handle
   * @param {number} [milliseconds] how long it may think about a move
   */
  constructor(key, handle, milliseconds = Number.POSITIVE_INFINITY) {
    demandEngine(key, 'an opponent', 'noughts.opponent()');
    this.#handle = new Handle(this, handle);
    this.#milliseconds = milliseconds;
  }

  /**
   * A legal move for the player whose turn it is: one of those that seem best. The match stays as it is, and may go on meanwhile.
   *
   * On a board as small as that of tic-tac-toe it is there at once; in larger games the opponent thinks in slices of a few
   * milliseconds, between which everything else goes on.
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
    const { signal, onProgress } = optionsOf(options, 'signal', 'onProgress');
    if (signal !== undefined && !(signal instanceof AbortSignal)) {
      throw new TypeError(`signal must be an AbortSignal, not ${quote(signal)}`);
    }
    if (onProgress !== undefined && typeof onProgress !== 'function') {
      throw new TypeError(`onProgress must be a function, not ${quote(onProgress)}`);
    }
    signal?.throwIfAborted();
    const opponent = this.#handle.open();
    const thinking = opponent.think(handleOf(match));
    if (thinking) return thinkInSlices(thinking, { signal, onProgress, milliseconds: this.#milliseconds });
    const move = opponent.choose(handleOf(match));
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
