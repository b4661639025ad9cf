/**
 * Has Emscripten's code start the compiled WebAssembly.
 *
 * @template Exports
 * @param {WebAssembly.Module} module
 * @param {(options: object) => Promise<Exports>} createModule that code
 * @returns {Promise<Exports>} rejects where it cannot be started, whatever the reason
 */
export function startWasm(module, createModule) {
  return new Promise((resolve, reject) => {
    // Emscripten's code waits for what it calls to instantiate a module, and tells nobody when that fails, or what it does then.
    const instantiate = (/** @type {WebAssembly.Module} */ wasm, /** @type {WebAssembly.Imports} */ imports) => ({
      // biome-ignore lint/suspicious/noThenProperty: it is waited for, by this one call
      then(/** @type {(result: { instance: WebAssembly.Instance }) => void} */ go) {
        WebAssembly.instantiate(wasm, imports)
          .then((instance) => go({ instance }))
          .catch(reject);
      },
    });
    createModule({ wasm: module, webAssembly: { __proto__: WebAssembly, instantiate } }).then(resolve, reject);
  });
}
