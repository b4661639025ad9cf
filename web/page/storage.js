/**
 * What the device remembers under a name; null where that is nothing, or storage is denied.
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
 * Has the device remember something, where it may.
 *
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`noughts-${name}`, value);
  } catch {
    // It is not needed for anything but the next visit.
  }
}
