/** How much may happen: so much at once, and so much a second after that (a token bucket). */
export class Limit {
  #most;
  #perSecond;
  #left;
  #since;

  /**
   * @param {number} most
   * @param {number} perSecond
   * @param {number} [now] in milliseconds
   */
  constructor(most, perSecond, now = performance.now()) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#since = now;
  }

  /**
   * Whether it may happen once more; then it has.
   *
   * @param {number} [now] in milliseconds
   */
  take(now = performance.now()) {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#since) / 1000) * this.#perSecond);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
