/**
 * A text for a value that can be cloned (`structuredClone`): the same for equal values. The order
 * of an object's properties does not matter; that of a map's or a set's entries does.
 *
 * @param {unknown} value
 * @returns {string}
 * @throws {TypeError} for a value that cannot be cloned, such as a function
 */
export function serialize(value) {
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
      return value === null ? 'null' : serializeObject(value);
    default:
      throw new TypeError(`a ${typeof value} cannot be cloned`);
  }
}

/** @param {object} value */
function serializeObject(value) {
  if (Array.isArray(value)) return `[${value.map(serialize).join()}]`;
  if (value instanceof Map) return `Map${serialize([...value])}`;
  if (value instanceof Set) return `Set${serialize([...value])}`;
  if (value instanceof Date) return `Date${value.getTime()}`;
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    return `${value.constructor.name}[${/** @type {any} */ (value).join()}]`;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new TypeError(`a ${value.constructor?.name || 'class'} is not plain data`);
  }
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, inside]) => `${JSON.stringify(name)}:${serialize(inside)}`).join()}}`;
}
