/** Values lie inside one another at most so deep. */
const deepest = 100;

/** The longest list. One may be longer than memory, and hold nothing. */
const longestList = 1_000_000;

/**
 * A text for a value that can be cloned (`structuredClone`): the same for equal values. The order
 * of an object's properties does not matter; that of a map's or a set's entries does.
 *
 * @param {unknown} value
 * @param {number} [depth] how deep it lies inside another value
 * @returns {string}
 * @throws {TypeError} for a value that is no plain data, such as a function
 */
export function serialize(value, depth = 0) {
  if (depth > deepest) throw new TypeError('it contains itself, or lies too deep');
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return Object.is(value, -0) ? '0' : String(value);
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'bigint':
      return `${value}n`;
    case 'object':
      return value === null ? 'null' : serializeObject(value, depth + 1);
    default:
      throw new TypeError(`a ${typeof value} cannot be cloned`);
  }
}

/**
 * @param {object} value
 * @param {number} depth
 */
function serializeObject(value, depth) {
  if (Array.isArray(value) && value.length > longestList) throw new TypeError(`a list of ${value.length} is too long`);
  if (Array.isArray(value)) return `[${Array.from(value, (inside) => serialize(inside, depth)).join()}]`;
  if (value instanceof Map) return `Map${serialize([...value], depth)}`;
  if (value instanceof Set) return `Set${serialize([...value], depth)}`;
  if (value instanceof Date) return `Date${value.getTime()}`;
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    return `${value.constructor.name}[${/** @type {any} */ (value).join()}]`;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new TypeError(`a ${value.constructor?.name || 'class'} is not plain data`);
  }
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, inside]) => `${JSON.stringify(name)}:${serialize(inside, depth)}`).join()}}`;
}
