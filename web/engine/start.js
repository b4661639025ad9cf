/**
 * A function that the bindings register, as embind tells of it.
 *
 * @typedef {object} Registered
 * @property {number} name where its name lies
 * @property {number} count how many types it has
 * @property {number} types where they lie: of what it returns first, and then of what it takes
 * @property {number} invoker what calls it, by its place in the table
 * @property {number} target what the invoker has to be told
 */

/**
 * What every one of our modules exports.
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
 * @property {(address: number, length: number) => Uint8Array} bytesAt a view of it, which has no
 *   length any more once memory has grown
 * @property {(address: number, length: number) => Uint16Array} numbersAt the same of numbers of two
 *   bytes
 */

const pageSize = 2 ** 16;

/** How many bytes tell the length of a text, before it. */
const lengthSize = 4;

/**
 * Starts the compiled WebAssembly. This is JavaScript's half of embind, for what our bindings need
 * of it: numbers cross as they are; everything else is a boolean or a text.
 *
 * @template Functions those that the bindings register
 * @param {WebAssembly.Module} module
 * @returns {Promise<Functions & Memory>} rejects where it cannot be started, whatever the reason
 */
export async function startWasm(module) {
  // At once, so that an environment without them is told so while it loads.
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  /** @type {Registered[]} */
  const registered = [];
  /** @type {Map<number, (value: number) => unknown>} how to read what is no number, by its type */
  const readers = new Map();
  const instance = await WebAssembly.instantiate(module, {
    env: {
      grow,
      _embind_register_function: (
        /** @type {number} */ name,
        /** @type {number} */ count,
        /** @type {number} */ types,
        /** @type {number} */ _signature,
        /** @type {number} */ invoker,
        /** @type {number} */ target,
      ) => registered.push({ name, count, types, invoker, target }),
      _embind_register_bool: (/** @type {number} */ type) => readers.set(type, Boolean),
      _embind_register_std_string: (/** @type {number} */ type) => readers.set(type, takeText),
    },
  });
  const wasm = /** @type {Exported} */ (/** @type {unknown} */ (instance.exports));
  wasm._initialize();
  return /** @type {Functions & Memory} */ ({ bytesAt, numbersAt, ...Object.fromEntries(registered.map(toFunction)) });

  /**
   * @param {number} address
   * @param {number} [length] as far as memory goes where it is not told
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
   * Gives the WebAssembly more memory: a fifth of what it has, so that it need not ask often, or as
   * much as it needs.
   *
   * @param {number} bytes
   * @returns {boolean} whether there was as much
   */
  function grow(bytes) {
    const { memory } = wasm;
    for (const wanted of [Math.max(bytes, memory.buffer.byteLength / 5), bytes]) {
      try {
        memory.grow(Math.ceil(wanted / pageSize));
        return true;
      } catch {
        // There is less.
      }
    }
    return false;
  }

  /** @param {Registered} registered */
  function toFunction({ name, count, types, invoker, target }) {
    const all = bytesAt(name);
    const [returned = 0, ...taken] = new Uint32Array(wasm.memory.buffer, types, count);
    const raw = wasm.__indirect_function_table.get(invoker).bind(undefined, target);
    const call = taken.some((type) => readers.get(type) === takeText) ? withTexts(raw) : raw;
    const read = readers.get(returned);
    return [
      decoder.decode(all.subarray(0, all.indexOf(0))),
      read ? (/** @type {unknown[]} */ ...given) => read(call(...given)) : call,
    ];
  }

  /**
   * A function that is given texts, of one that is given where they lie.
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

  /** @param {number} address of a text, which is given back */
  function takeText(address) {
    const [length] = new Uint32Array(wasm.memory.buffer, address, 1);
    const text = decoder.decode(bytesAt(address + lengthSize, length));
    wasm.free(address);
    return text;
  }
}
