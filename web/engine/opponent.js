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
 * Makes an opponent, for the modules of the engine and nobody else.
 *
 * @type {(runtime: Runtime, address: number, milliseconds?: number) => Opponent}
 */
export let newOpponent;

/**
 * A player that is a program. `noughts.opponent()` makes it.
 *
 * It holds a little memory of the WebAssembly: `using`, or `dispose()`, gives it back at once;
 * forgetting it gives it back later.
 */
export class Opponent {
  static {
    newOpponent = (runtime, address, milliseconds) => new Opponent(engineOnly, runtime, address, milliseconds);
  }

  #runtime;
  #handle;
  #milliseconds;
  #pending = new PendingSearches();

  /** @type {RemoteThinker | undefined} who thinks about large games, once there are any */
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
   * A legal move for the player whose turn it is: one of those that seem best. The match stays as
   * it is, and may go on meanwhile.
   *
   * On a board as small as that of tic-tac-toe it is there at once. About larger games the opponent
   * thinks in a worker, or where there is none, in slices of a few milliseconds, between which
   * everything else goes on; what it has found out so far helps with the moves that follow in the
   * same game. In a match, the best level knows which moves would make a position come for the
   * third time, which is a tie.
   *
   * @param {Match | Position} game
   * @param {object} [options]
   * @param {AbortSignal} [options.signal] ends the thinking when it is aborted
   * @param {(progress: number, playouts: number) => void} [options.onProgress] is told from time to
   *   time how far the thinking has come, from 0 to 1, and how many random games it has played
   * @returns {Promise<number>} the number of the move (`game.moveNames`): the index of its square,
   *   where it marks one; rejects with a `ConflictError` when the game has ended, with the signal's
   *   reason when that is aborted, with a `DisposedError` when the match has been, or this has been
   *   or is disposed of, and with a `TypeError` when it is given something else than a match or a
   *   position of this engine, or than options
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
    // Whoever first finds out what is certain takes the time for that, and is not left with nothing
    // to go by.
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
   * Gives the opponent's memory back. Asked afterwards, and about what it is still thinking of, it
   * rejects with a `DisposedError`; disposing again does no harm.
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
