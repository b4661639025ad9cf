/**
 * The checksum of bytes, CRC-32 as ZIP and PNG have it: no change of a few bits goes unnoticed.
 *
 * @param {Uint8Array} bytes
 */
export function checksumOf(bytes) {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    for (let bit = 0; bit < 8; bit++) byte = (byte >>> 1) ^ (byte & 1 ? 0xedb88320 : 0);
    return byte;
  });
  let rest = -1;
  // Counted by hand: an iterator is many times as slow before it is optimised, and everybody who
  // opens the page waits for it.
  for (let i = 0; i < bytes.length; i++) {
    rest = (rest >>> 8) ^ /** @type {number} */ (table[(rest ^ /** @type {number} */ (bytes[i])) & 255]);
  }
  return ~rest >>> 0;
}
