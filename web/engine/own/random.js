/** Numbers below a bound (xorshift32). @param {number} seed */
export function randomNumbers(seed) {
  let state = (seed ^ 0x9e3779b9) | 1;
  return (/** @type {number} */ below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
