// Checks of arguments. They are not those of the engine, so that the engine's other entries need
// not export theirs.

/**
 * Shows a wrong value in a message.
 *
 * @param {unknown} value
 */
export function quote(value) {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : `a value of type ${typeof value}`;
}

/**
 * Demands an object without unknown properties.
 *
 * @param {unknown} given
 * @param {readonly string[]} known
 * @throws {TypeError}
 */
export function demandKnown(given, known) {
  if (typeof given !== 'object' || given === null) throw new TypeError(`expected an object, not ${quote(given)}`);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new TypeError(`there is no option ${quote(unknown)}, only ${known.join(', ')}`);
}
