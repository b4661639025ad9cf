/** The hash of a text, in two halves of 32 bits. */
export class Hash {
  /** The upper half of the last hash. */
  upper = 0;

  /**
   * The lower half. Two multiplicative hashes side by side see each character; in the end each half
   * takes bits of both.
   *
   * @param {string} text
   */
  of(text) {
    let [one, other] = [0xdeadbeef, 0x41c6ce57];
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      one = Math.imul(one ^ code, 2654435761);
      other = Math.imul(other ^ code, 1597334677);
    }
    one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
    other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
    this.upper = other;
    return one;
  }
}
