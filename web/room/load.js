import { compileWasm } from '#replica-wasm';
import { LoadError } from '../engine/api.js';
import { guard } from '../engine/runtime.js';
import { startWasm } from '../engine/start.js';

/**
 * @typedef {import('../engine/wasm/replica.js').MainModule} ReplicaWasm the functions of the
 *   WebAssembly of shared matches
 */

/** @type {Promise<ReplicaWasm> | undefined} */
let loading;

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
