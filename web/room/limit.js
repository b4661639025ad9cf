/** The longest time that a timer takes, in milliseconds. */
export const longestTimer = 2 ** 31 - 1;

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
   * Whether so much more may happen; then it has.
   *
   * @param {number} [amount] of what is limited
   * @param {number} [now] in milliseconds
   */
  take(amount = 1, now = performance.now()) {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#since) / 1000) * this.#perSecond);
    this.#since = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}
