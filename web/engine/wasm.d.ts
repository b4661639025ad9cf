/**
 * The address of a WebAssembly file, relative to the module that imports it, once that is bundled.
 */
declare module '*.wasm' {
  const address: string;
  export default address;
}
