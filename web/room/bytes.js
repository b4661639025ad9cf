// Bytes and text.

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/**
 * Bytes as text of URL-safe characters (RFC 4648, 5), without padding.
 *
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function toBase64(bytes) {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The inverse of `toBase64`.
 *
 * @param {string} text
 * @returns {Bytes | undefined} undefined if `toBase64` did not write the text
 */
export function fromBase64(text) {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  return toBase64(bytes) === text ? bytes : undefined;
}

/**
 * @param {number} count
 * @returns {Bytes} that cannot be guessed
 */
export function randomBytes(count) {
  return crypto.getRandomValues(new Uint8Array(count));
}

/**
 * @param {string} text
 * @returns {Bytes} in UTF-8
 */
export function toBytes(text) {
  return /** @type {Bytes} */ (new TextEncoder().encode(text));
}

/**
 * @param {...Uint8Array} parts
 * @returns {Bytes} one after the other
 */
export function concat(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
