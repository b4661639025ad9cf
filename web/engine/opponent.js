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
/** @import { Style } from './values.js' */

/**
 * Makes an opponent, only for the modules of the engine.
 *
 * @type {(runtime: Runtime, address: number, milliseconds?: number, style?: Style) => Opponent}
 */
export let newOpponent;

/**
 * A computer player. `noughts.opponent()` makes it.
 *
 * It holds a little memory of the WebAssembly. `using`, or `dispose()`, gives it back at once. If
 * you forget the opponent, the garbage collector gives it back later.
 */
export class Opponent {
  static {
    newOpponent = (...given) => new Opponent(engineOnly, ...given);
  }

  #runtime;
  #handle;
  #milliseconds;
  #style;
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
   * @param {Style} [style]
   */
  constructor(key, runtime, address, milliseconds, style) {
    demandEngine(key, 'an opponent', 'noughts.opponent()');
    this.#runtime = runtime;
    this.#handle = new Handle(this, address, runtime.wasm.dropOpponent);
    this.#milliseconds = milliseconds;
    this.#style = style;
  }

  /**
   * Chooses a legal move for the player to move: one of those that seem best. The match does not
   * change, and may go on meanwhile.
   *
   * On a board as small as that of tic-tac-toe the move is there at once. The opponent thinks about
   * larger games in a worker, or without one in slices of a few milliseconds. Meanwhile everything
   * else goes on. What it finds helps with later moves of the same game. In a match, the best level
   * knows which moves make a position come for the third time, which is a tie.
   *
   * @param {Match | Position} game
   * @param {object} [options]
   * @param {AbortSignal} [options.signal] stops it when it is aborted
   * @param {(progress: number, playouts: number) => void} [options.onProgress] gets from time to
   *   time how far it has come, from 0 to 1, and how many playouts it has played
   * @returns {Promise<number>} the number of the move (`game.moveNames`); rejects with a
   *   `ConflictError` when the game is over, with the signal's reason when that is aborted, with a
   *   `DisposedError` when the match or the opponent is disposed of, and with a `TypeError` for
   *   anything but a match or a position of this engine
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
    // With a style it has three answers of its level to choose from.
    const thrice = (/** @type {() => number} */ ask) => (this.#style ? [ask(), ask(), ask()] : [ask()]);
    if (!wasm.takesTime())
      return this.#favourite(
        position,
        thrice(() => wasm.choose(opponent, match)),
      );
    const milliseconds = this.#milliseconds;
    const isTimed = milliseconds !== undefined;
    const skill = {
      mistakes: /** @type {import('./local.js').Skill['mistakes']} */ (
        [0, 1, 2, 3].map((which) => wasm.mistakes(opponent, which))
      ),
      playouts: isTimed ? Number.MAX_SAFE_INTEGER : wasm.playouts(opponent),
      nodes: wasm.nodes(opponent),
    };
    const seeds = thrice(() => wasm.nextSeed(opponent));
    // The search for what is certain takes time first. Some playouts are left for the rest.
    const isBest = isTimed && skill.nodes > 0;
    const fewestPlayouts = isBest ? 1000 : 0;
    return this.#pending.run({ ...limits, milliseconds, fewestPlayouts }, async (ending) => {
      const { RemoteThinker } = await import('./remote.js');
      ending.signal?.throwIfAborted();
      this.#thinker ??= new RemoteThinker(this.#runtime, skill);
      const think = (/** @type {number} */ seed, limits = ending) =>
        /** @type {RemoteThinker} */ (this.#thinker).choose(bytes, seed, limits, isBest);
      // An exact search, or one for some time, is asked only once.
      if (!this.#style || isTimed || skill.nodes > 0) return think(Number(seeds[0]));
      const { askAll } = await import('./styles.js');
      return this.#favourite(position, await askAll(seeds, think, ending));
    });
  }

  /**
   * The answer that its style likes most. Without a style there is one.
   *
   * @param {Position} position
   * @param {number[]} answers
   */
  async #favourite(position, answers) {
    if (!this.#style) return Number(answers[0]);
    const { favourite } = await import('./styles.js');
    return favourite(this.#style, position, answers);
  }

  /**
   * Gives the memory of the opponent back. Later calls, and thinking that still goes on, reject
   * with a `DisposedError`. To dispose again is allowed.
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
