import { LoadError } from './errors.js';
import { guard } from './guard.js';
import { newNoughts } from './noughts.js';

/** @import { Noughts } from './noughts.js' */
/** @import { MainModule } from './wasm/noughts-wasm.js' */

/** @type {Promise<Noughts> | undefined} */
let loading;

/**
 * The engine, started once: every call shares the same promise. After a failure, then or later, the next call starts another one.
 *
 * @param {() => Promise<MainModule>} start
 * @returns {Promise<Noughts>} rejects with a {@link LoadError}
 */
export function loadOnce(start) {
  const forget = () => {
    loading = undefined;
  };
  loading ??= start()
    .then((wasm) => newNoughts(guard(wasm, forget)))
    .catch((cause) => {
      forget();
      throw new LoadError(cause);
    });
  return loading;
}
