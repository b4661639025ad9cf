import { EngineError } from './errors.js';

/** @import { MainModule } from './wasm/noughts-wasm.js' */

/** @typedef {Record<string, any>} Functions */

/**
 * Has whatever fails within the WebAssembly throw an `EngineError`, and everything that is asked for afterwards as well: what
 * has been left in the middle cannot be relied upon. The text of a match can still be read, as far as there is one.
 *
 * @param {MainModule} wasm
 * @param {() => void} fail is told when it fails, once
 */
export function guard(wasm, fail) {
  /** @type {EngineError | undefined} */
  let failure;

  /** @param {Functions} functions */
  const protect = (functions) => {
    for (const [name, call] of Object.entries(functions)) {
      if (typeof call !== 'function') continue;
      const { prototype } = call;
      if (prototype?.delete) protect(Object.assign(prototype, { delete: prototype.delete })); // its own, which all classes share
      functions[name] = /** @this {unknown} */ function (/** @type {unknown[]} */ ...given) {
        if (failure && name === 'delete') return undefined; // there is nothing to give back any more
        if (failure && name !== 'text') throw failure;
        try {
          return call.apply(this, given);
        } catch (cause) {
          if (!failure) fail();
          failure ??= new EngineError(cause);
          throw failure;
        }
      };
    }
  };

  protect(/** @type {Functions} */ (wasm));
  return wasm;
}
