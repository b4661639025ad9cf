import { compileWasm } from '#replica-wasm';
import { LoadError } from '../engine/api.js';
import { demandNoughts } from '../engine/noughts.js';
import { guard } from '../engine/runtime.js';
import { startWasm } from '../engine/start.js';

/** @import { Player } from '../engine/api.js' */

/**
 * @typedef {import('../engine/wasm/replica.js').MainModule} ReplicaWasm the functions of the
 *   WebAssembly of shared matches
 */

/**
 * How a room of a game of one's own starts.
 *
 * @typedef {object} OwnStart
 * @property {(first: Player, game: unknown) => string} startOf the text with which a room starts, if
 *   no other game is named; throws a `TypeError`
 * @property {(start: string) => string | undefined} refusalOf why a room that starts with this text
 *   is not of this game
 */

/** @type {Promise<ReplicaWasm> | undefined} */
let loading;

/**
 * What shares the matches of an engine, or of a game of one's own. Such a game says it by itself,
 * because it may come from another copy of the module.
 *
 * @param {any} noughts
 * @returns {Promise<ReplicaWasm & Partial<OwnStart>>} rejects with a `TypeError` if it is neither,
 *   or with a {@link LoadError}
 */
export async function replicasFor(noughts) {
  const own = noughts?.[Symbol.for('noughts.replicas')];
  if (own) return own.call(noughts);
  demandNoughts(noughts);
  return loadReplicas();
}

/**
 * Starts the WebAssembly of shared matches, once for all rooms. After a failure the next call tries
 * again. It is separate from the engine's, so a page without rooms need not load it.
 *
 * @returns {Promise<ReplicaWasm>} rejects with a {@link LoadError}
 */
export function loadReplicas() {
  const forget = () => {
    loading = undefined;
  };
  loading ??= compileWasm()
    .then((module) => /** @type {Promise<ReplicaWasm>} */ (startWasm(module)))
    .then((wasm) => guard(wasm, forget).guarded)
    .catch((cause) => {
      forget();
      throw new LoadError(cause);
    });
  return loading;
}
