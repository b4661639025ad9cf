import { compileWasm } from '#replica-wasm';
import { LoadError } from '../engine/api.js';
import { guard } from '../engine/runtime.js';
import { startWasm } from '../engine/start.js';

/**
 * @typedef {import('../engine/wasm/replica.js').MainModule} ReplicaWasm what the WebAssembly of
 *   shared matches can do
 */

/** @type {Promise<ReplicaWasm> | undefined} */
let loading;

/**
 * The WebAssembly of shared matches, started once for all rooms; after a failure another one. It is
 * not the engine's: who plays alone need not load it.
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
