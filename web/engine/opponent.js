/// <reference lib="esnext.disposable" preserve="true" />

import { demandEngine, engineOnly, limitsOf, optionsOf } from './arguments.js';
import { Handle } from './handle.js';
import { standingOf } from './match.js';
import { PendingSearches } from './pending.js';
import { insideOf } from './position.js';

/** @import { Match } from './match.js' */
/** @import { Position } from './position.js' */
/** @import { RemoteThinker } from './remote.js' */
/** @import { Runtime } from './runtime.js' */

/**
 * Creates an opponent. Only the engine's modules can call it.
 *
 * @type {(runtime: Runtime, address: number, milliseconds?: number) => Opponent}
 */
export let newOpponent;

/**
 * A player that is a program. Create it with `noughts.opponent()`.
 *
 * It holds a little memory of the WebAssembly: `using`, or `dispose()`, frees it at once; otherwise
 * it is freed after the opponent is collected.
 */
export class Opponent {
  static {
    newOpponent = (runtime, address, milliseconds) => new Opponent(engineOnly, runtime, address, milliseconds);
  }

  #runtime;
  #handle;
  #milliseconds;
  #pending = new PendingSearches();

  /**
   * @type {RemoteThinker | undefined} searches the moves of large games; created when one is needed
   */
  #thinker;

  /**
   * @private
   * @param {symbol} key
   * @param {Runtime} runtime
   * @param {number} address
   * @param {number} [milliseconds] how long it may think about a move
   */
  constructor(key, runtime, address, milliseconds) {
    demandEngine(key, 'an opponent', 'noughts.opponent()');
    this.#runtime = runtime;
    this.#handle = new Handle(this, address, runtime.wasm.dropOpponent);
    this.#milliseconds = milliseconds;
  }

  /**
   * A legal move for the player to move: one of those that seem best. The match does not change,
   * and may go on meanwhile.
   *
   * On a board as small as that of tic-tac-toe the answer is immediate. For larger games the
   * opponent thinks in a worker. Without workers it thinks in slices of a few milliseconds, so that
   * it does not block. What it finds out helps with later moves of the same game. In a match, the
   * best level takes into account that a position that comes for the third time is a tie.
   *
   * @param {Match | Position} game
   * @param {object} [options]
   * @param {AbortSignal} [options.signal] ends the thinking when it is aborted
   * @param {(progress: number, playouts: number) => void} [options.onProgress] called from time to
   *   time with the progress, from 0 to 1, and the number of playouts
   * @returns {Promise<number>} the number of the move (`game.moveNames`): the index of its square,
   *   if it marks one; rejects with a `ConflictError` if the game has ended, with the signal's
   *   reason when that is aborted, with a `DisposedError` if the match or this opponent has been
   *   disposed of, and with a `TypeError` if the match or position is not one of this engine, or
   *   the options are wrong
   * @example
   * match.play(await bob.choose(match));
   * match.play(await bob.choose(match, { signal: AbortSignal.timeout(5000), onProgress: (progress) => console.log(progress) }));
   */
  async choose(game, options) {
    const limits = limitsOf(optionsOf(options, 'signal', 'onProgress'));
    const opponent = this.#handle.open();
    const { position, status, match } = standingOf(game);
    const { runtime, bytes } = insideOf(position);
    if (runtime !== this.#runtime) throw new TypeError('expected a match of this engine');
    const wasm = runtime.show(bytes);
    if (status.state !== 'next') throw runtime.conflict(wasm.gameAlreadyEnded());
    if (!wasm.takesTime()) return wasm.choose(opponent, match);
    const milliseconds = this.#milliseconds;
    const isTimed = milliseconds !== undefined;
    const skill = {
      mistakes: wasm.mistakes(opponent),
      playouts: isTimed ? Number.MAX_SAFE_INTEGER : wasm.playouts(opponent),
      nodes: wasm.nodes(opponent),
    };
    const seed = wasm.nextSeed(opponent);
    // The time begins after the exact search. Otherwise that search could use all of it, and leave
    // no time for playouts.
    const isBest = isTimed && skill.nodes > 0;
    const fewestPlayouts = isBest ? 1000 : 0;
    return this.#pending.run({ ...limits, milliseconds, fewestPlayouts }, async (ending) => {
      const { RemoteThinker } = await import('./remote.js');
      ending.signal?.throwIfAborted();
      this.#thinker ??= new RemoteThinker(this.#runtime, skill);
      return this.#thinker.choose(bytes, seed, ending, isBest);
    });
  }

  /**
   * Frees the opponent's memory. Later calls, and searches that are still running, reject with a
   * `DisposedError`. A second `dispose` does nothing.
   */
  dispose() {
    this.#handle.dispose();
    this.#pending.dispose();
    this.#thinker?.dispose();
  }

  /** The same as {@link Opponent.dispose}, for `using`. */
  [Symbol.dispose]() {
    this.dispose();
  }
}
