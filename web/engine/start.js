/**
 * The exports of every one of our modules.
 *
 * @typedef {object} Exported
 * @property {WebAssembly.Memory} memory
 * @property {WebAssembly.Table} __indirect_function_table
 * @property {() => void} _initialize
 * @property {(bytes: number) => number} allocate
 * @property {(address: number) => void} free
 */

/**
 * The memory of the WebAssembly.
 *
 * @typedef {object} Memory
 * @property {(address: number, length: number) => Uint8Array} bytesAt a view of it, which becomes
 *   empty when memory grows
 * @property {(address: number, length: number) => Uint16Array} numbersAt the same for numbers of
 *   two bytes
 */

const pageSize = 2 ** 16;

/** The size of the length before a text, in bytes. */
const lengthSize = 4;

/**
 * Starts the compiled WebAssembly. This is the JavaScript half of `wasm/bind.hpp`: numbers pass
 * unchanged; everything else is a boolean or a text.
 *
 * @template Functions the functions that the bindings expose
 * @param {WebAssembly.Module} module
 * @param {WebAssembly.ModuleImports} [rules] of a game of one's own, which its module imports
 * @returns {Promise<Functions & Memory>} rejects if it cannot be started
 */
export async function startWasm(module, rules) {
  // Created here, so that an environment without them fails while it loads.
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  /** @type {Record<string, (...given: unknown[]) => unknown>} */
  const functions = {};
  const instance = await WebAssembly.instantiate(
    module,
    /** @type {WebAssembly.Imports} */ ({ env: { grow, bind }, rules }),
  );
  const wasm = /** @type {Exported} */ (/** @type {unknown} */ (instance.exports));
  wasm._initialize();
  return /** @type {Functions & Memory} */ ({ bytesAt, numbersAt, ...functions });

  /**
   * @param {number} address
   * @param {number} [length] to the end of memory by default
   */
  function bytesAt(address, length) {
    return new Uint8Array(wasm.memory.buffer, address, length);
  }

  /**
   * @param {number} address
   * @param {number} length
   */
  function numbersAt(address, length) {
    return new Uint16Array(wasm.memory.buffer, address, length);
  }

  /**
   * Gives the WebAssembly more memory: a fifth of its size, so that it asks rarely, or as much as
   * it needs.
   *
   * @param {number} bytes
   * @returns {boolean} whether there was enough
   */
  function grow(bytes) {
    const { memory } = wasm;
    for (const wanted of [Math.max(bytes, memory.buffer.byteLength / 5), bytes]) {
      try {
        memory.grow(Math.ceil(wanted / pageSize));
        return true;
      } catch {
        // There is not enough.
      }
    }
    return false;
  }

  /**
   * The text at an address, which ends with a zero.
   *
   * @param {number} address
   */
  function nameAt(address) {
    const all = bytesAt(0);
    return decoder.decode(all.subarray(address, all.indexOf(0, address)));
  }

  /**
   * Takes a function of the WebAssembly.
   *
   * @param {number} name the address of its name
   * @param {number} signature the address of the codes of its result and its arguments: number,
   *   boolean or text
   * @param {number} invoker the function that calls it, by its place in the table
   * @param {number} target the argument for the invoker
   */
  function bind(name, signature, invoker, target) {
    const [returned = '', ...taken] = nameAt(signature);
    const raw = wasm.__indirect_function_table.get(invoker).bind(undefined, target);
    const call = taken.includes('t') ? withTexts(raw) : raw;
    const read = { b: Boolean, t: takeText }[returned];
    functions[nameAt(name)] = read ? (/** @type {unknown[]} */ ...given) => read(call(...given)) : call;
  }

  /**
   * Wraps a function that takes addresses of texts in one that takes texts.
   *
   * @param {(...given: unknown[]) => number} call
   */
  function withTexts(call) {
    return (/** @type {unknown[]} */ ...given) => {
      const wired = given.map((value) => (typeof value === 'string' ? putText(value) : value));
      const result = call(...wired);
      given.forEach((value, i) => {
        if (typeof value === 'string') wasm.free(Number(wired[i]));
      });
      return result;
    };
  }

  /** @param {string} text */
  function putText(text) {
    const bytes = encoder.encode(text);
    const address = wasm.allocate(lengthSize + bytes.length);
    new Uint32Array(wasm.memory.buffer, address, 1)[0] = bytes.length;
    bytesAt(address + lengthSize, bytes.length).set(bytes);
    return address;
  }

  /** @param {number} address of a text, which is freed */
  function takeText(address) {
    const [length] = new Uint32Array(wasm.memory.buffer, address, 1);
    const text = decoder.decode(bytesAt(address + lengthSize, length));
    wasm.free(address);
    return text;
  }
}
