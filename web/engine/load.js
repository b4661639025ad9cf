import { LoadError } from './errors.js';
import { newNoughts } from './noughts.js';

/** @import { Noughts } from './noughts.js' */
/** @import { MainModule } from './wasm/noughts-wasm.js' */

/** @type {Promise<Noughts> | undefined} */
let loading;

/**
 * The engine, started once: every call shares the same promise. After a failure the next call tries again.
 *
 * @param {() => Promise<MainModule>} start
 * @returns {Promise<Noughts>} rejects with a {@link LoadError}
 */
export function loadOnce(start) {
  loading ??= start()
    .then(newNoughts)
    .catch((cause) => {
      loading = undefined;
      throw new LoadError(cause);
    });
  return loading;
}
