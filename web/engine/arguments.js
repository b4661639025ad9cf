// Checks of arguments. Callers may pass anything, so values are checked here before they are used.

/**
 * Shows a wrong value in an error message. Only text is repeated, and cut: other values may not be
 * printable.
 *
 * @param {unknown} value
 */
export function quote(value) {
  if (typeof value !== 'string') return value === null ? 'null' : `a value of type ${typeof value}`;
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}

/**
 * Whether a value is an instance of a platform class, also one from another frame or context.
 *
 * @param {string} name
 * @param {unknown} value
 */
export function isOf(name, value) {
  return Object.prototype.toString.call(value) === `[object ${name}]`;
}

/**
 * The options as an object: empty for undefined and null.
 *
 * @template {object} Options
 * @param {Options | undefined | null} options
 * @param {...(keyof Options & string)} known the names of the options
 * @returns {Options}
 * @throws {TypeError} if they are not an object, or one has an unknown name
 */
export function optionsOf(options, ...known) {
  if (options === undefined || options === null) return /** @type {Options} */ ({});
  if (typeof options !== 'object') throw new TypeError(`options must be an object, not ${quote(options)}`);
  const unknown = Object.keys(options).find((name) => !(/** @type {string[]} */ (known).includes(name)));
  if (unknown !== undefined)
    throw new TypeError(`there is no option ${quote(unknown)}, only ${known.join(', ') || 'none'}`);
  return options;
}

/**
 * The abort signal and the progress listener of a search.
 *
 * @param {{ signal?: AbortSignal | undefined, onProgress?: ((progress: number, playouts: number) => void) | undefined }}
 *   options
 * @throws {TypeError} if one of them is something else
 * @throws {unknown} the signal's reason, if it has been aborted
 */
export function limitsOf({ signal, ...listeners }) {
  if (signal !== undefined && !isOf('AbortSignal', signal)) {
    throw new TypeError(`signal must be an AbortSignal, not ${quote(signal)}`);
  }
  for (const [name, listener] of Object.entries(listeners)) {
    if (listener !== undefined && typeof listener !== 'function') {
      throw new TypeError(`${name} must be a function, not ${quote(listener)}`);
    }
  }
  signal?.throwIfAborted();
  return { signal, ...listeners };
}

/**
 * A limit of a search.
 *
 * @param {string} name
 * @param {unknown} limit
 * @param {number} least
 * @returns {number}
 * @throws {RangeError} if it is not a whole number, or is below the least
 */
export function countOf(name, limit, least) {
  if (!Number.isSafeInteger(limit) || Number(limit) < least) {
    throw new RangeError(`${name} must be a whole number from ${least} on`);
  }
  return Number(limit);
}

/**
 * Whether a value is a whole number from 0 to `count` - 1.
 *
 * @param {unknown} number
 * @param {number} count
 */
export function isBelow(number, count) {
  return Number.isInteger(number) && 0 <= Number(number) && Number(number) < count;
}

/** The players in the order of their codes. */
export const players = /** @type {const} */ (['X', 'O']);

/**
 * The code of a player; for undefined, the code for no player.
 *
 * @param {unknown} player
 * @returns {number}
 * @throws {TypeError} if it is neither a player nor undefined
 */
export function playerCode(player) {
  if (player === undefined) return -1;
  if (player === 'X') return 0;
  if (player === 'O') return 1;
  throw new TypeError(`a player must be 'X' or 'O', not ${quote(player)}`);
}

/**
 * The limits of an analysis.
 *
 * @param {{ nodes?: number | undefined, playouts?: number | undefined }} options
 * @throws {RangeError} if `nodes` is not a whole number from 1 up, or `playouts` is not one from 0
 *   up
 */
export function budgetOf({ nodes = 1_000_000, playouts = 0 }) {
  return { nodes: countOf('nodes', nodes, 1), playouts: countOf('playouts', playouts, 0) };
}

/**
 * Normalises a name. People type capitals, and paste spaces with a name. No name is longer than 100
 * characters, and longer text would only use memory.
 *
 * @param {string} name
 */
export function nameOf(name) {
  return name.length > 100 ? '' : name.trim().toLowerCase();
}

/** A key that only the engine's modules have, so that other code cannot construct its objects. */
export const engineOnly = Symbol('engine only');

/**
 * @param {symbol} key
 * @param {string} what with its article
 * @param {string} how
 * @throws {TypeError} if the key is wrong
 */
export function demandEngine(key, what, how) {
  if (key !== engineOnly) throw new TypeError(`${what} cannot be constructed: use ${how}`);
}
