/** A text about a value has at most so many characters. */
const longest = 300;

/** Values lie inside one another at most so deep. */
const deepest = 4;

/**
 * The parts of a state for people: the properties of an object, or else the value itself, each with
 * a name and a text.
 *
 * @param {unknown} state plain data
 * @returns {{ name: string, text: string }[]}
 */
export function partsOfState(state) {
  const isObject = typeof state === 'object' && state !== null;
  const isPlain = isObject && !(Symbol.iterator in state) && !(state instanceof Date);
  /** @type {[string, unknown][]} */
  const parts = isPlain ? Object.entries(state) : [['', state]];
  return parts.slice(0, 50).map(([name, value]) => ({ name, text: textOf(value) }));
}

/**
 * @param {unknown} value
 * @param {number} [depth]
 * @returns {string}
 */
function textOf(value, depth = 0) {
  const text = untrimmed(value, depth);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/**
 * @param {unknown} value
 * @param {number} depth
 * @returns {string}
 */
function untrimmed(value, depth) {
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  if (depth > deepest) return '…';
  if (value instanceof Date) return value.toISOString();
  const listed = Symbol.iterator in value ? [.../** @type {Iterable<unknown>} */ (value)] : undefined;
  const items =
    listed?.map((inside) => textOf(inside, depth + 1)) ??
    Object.entries(value).map(([name, inside]) => `${name}: ${textOf(inside, depth + 1)}`);
  const list = items.slice(0, 200).join(', ');
  return depth === 0 ? list || '–' : `[${list}]`;
}
