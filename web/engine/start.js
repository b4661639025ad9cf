import createModule from './wasm/noughts-wasm.js';

/** @import { MainModule } from './wasm/noughts-wasm.js' */

/** @typedef {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} Instantiated */

/**
 * Has Emscripten's code start the compiled WebAssembly.
 *
 * @param {WebAssembly.Module} module
 * @returns {Promise<MainModule>}
 */
export function startWasm(module) {
  return new Promise((resolve, reject) => {
    // Emscripten does not tell when what it calls to instantiate a module fails.
    const instantiateWasm = (/** @type {WebAssembly.Imports} */ imports, /** @type {Instantiated} */ done) => {
      WebAssembly.instantiate(module, imports)
        .then((instance) => done(instance, module))
        .catch(reject);
      return {};
    };
    createModule({ instantiateWasm }).then(resolve, reject);
  });
}
