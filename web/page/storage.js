/**
 * The stored value of a name; null if there is none, or storage is denied.
 *
 * @param {string} name
 */
export function recall(name) {
  try {
    return localStorage.getItem(`noughts-${name}`);
  } catch {
    return null;
  }
}

/**
 * Stores a value, if storage is allowed.
 *
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`noughts-${name}`, value);
  } catch {
    // Only the next visit would need it.
  }
}
