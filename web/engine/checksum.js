/**
 * The CRC-32 checksum of bytes, as in ZIP and PNG. It detects every change of a few bits.
 *
 * @param {Uint8Array} bytes
 */
export function checksumOf(bytes) {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    for (let bit = 0; bit < 8; bit++) byte = (byte >>> 1) ^ (byte & 1 ? 0xedb88320 : 0);
    return byte;
  });
  let rest = -1;
  // A counted loop: before optimisation an iterator is many times slower, and every visitor of the
  // page waits for this.
  for (let i = 0; i < bytes.length; i++) {
    rest = (rest >>> 8) ^ /** @type {number} */ (table[(rest ^ /** @type {number} */ (bytes[i])) & 255]);
  }
  return ~rest >>> 0;
}
