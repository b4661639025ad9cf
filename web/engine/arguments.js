// What callers give is looked at here before it goes any further: it may be anything at all.

/**
 * What was given instead of what was wanted, for a message. Only text is repeated, and shortened:
 * any other value may refuse to be printed.
 *
 * @param {unknown} value
 */
export function quote(value) {
  if (typeof value !== 'string') return value === null ? 'null' : `a value of type ${typeof value}`;
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}

/**
 * Whether a value is of a class of the platform, also of another frame's or context's.
 *
 * @param {string} name
 * @param {unknown} value
 */
export function isOf(name, value) {
  return Object.prototype.toString.call(value) === `[object ${name}]`;
}

/**
 * Options as an object: none for undefined and null.
 *
 * @template {object} Options
 * @param {Options | undefined | null} options
 * @param {...(keyof Options & string)} known the names that there are
 * @returns {Options}
 * @throws {TypeError} when they are no object, or there is one that nobody knows
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
 * What ends a search, and who is told how far it has come.
 *
 * @param {{ signal?: AbortSignal | undefined, onProgress?: ((progress: number, playouts: number) => void) | undefined }}
 *   options
 * @throws {TypeError} when they are something else
 * @throws {unknown} the signal's reason when it is aborted already
 */
export function limitsOf({ signal, onProgress }) {
  if (signal !== undefined && !isOf('AbortSignal', signal)) {
    throw new TypeError(`signal must be an AbortSignal, not ${quote(signal)}`);
  }
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw new TypeError(`onProgress must be a function, not ${quote(onProgress)}`);
  }
  signal?.throwIfAborted();
  return { signal, onProgress };
}

/**
 * A limit of a search.
 *
 * @param {string} name
 * @param {unknown} limit
 * @param {number} least
 * @returns {number}
 * @throws {RangeError} when it is no whole number, or below the least
 */
export function countOf(name, limit, least) {
  if (!Number.isSafeInteger(limit) || Number(limit) < least) {
    throw new RangeError(`${name} must be a whole number from ${least} on`);
  }
  return Number(limit);
}

/**
 * Whether something is a whole number from 0 on and below another one.
 *
 * @param {unknown} number
 * @param {number} count
 */
export function isBelow(number, count) {
  return Number.isInteger(number) && 0 <= Number(number) && Number(number) < count;
}

/** The players by their codes. */
export const players = /** @type {const} */ (['X', 'O']);

/**
 * A player's code; nobody's for undefined.
 *
 * @param {unknown} player
 * @returns {number}
 * @throws {TypeError} when it is neither a player nor undefined
 */
export function playerCode(player) {
  if (player === undefined) return -1;
  if (player === 'X') return 0;
  if (player === 'O') return 1;
  throw new TypeError(`a player must be 'X' or 'O', not ${quote(player)}`);
}

/**
 * How far a search may go.
 *
 * @param {{ nodes?: number | undefined, playouts?: number | undefined }} options
 * @throws {RangeError} when `nodes` is no whole number from 1 on, or `playouts` none from 0 on
 */
export function budgetOf({ nodes = 1_000_000, playouts = 0 }) {
  return { nodes: countOf('nodes', nodes, 1), playouts: countOf('playouts', playouts, 0) };
}

/**
 * A name as the engine takes one. People type capitals, and paste spaces with a name. No name is
 * longer than 100 characters, and longer text would only take up memory.
 *
 * @param {string} name
 */
export function nameOf(name) {
  return name.length > 100 ? '' : name.trim().toLowerCase();
}

/** What only the modules of the engine know, so that nobody else can construct its objects. */
export const engineOnly = Symbol('engine only');

/**
 * @param {symbol} key
 * @param {string} what with its article
 * @param {string} how
 * @throws {TypeError} when it is not the engine that constructs something
 */
export function demandEngine(key, what, how) {
  if (key !== engineOnly) throw new TypeError(`${what} cannot be constructed: use ${how}`);
}
