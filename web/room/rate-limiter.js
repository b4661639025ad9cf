/** The longest delay of a timer, in milliseconds. */
export const longestTimer = 2 ** 31 - 1;

/** A rate limit: a burst, and a rate per second after it (a token bucket). */
export class RateLimiter {
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
   * Takes an amount if the limit allows it, and returns whether it does.
   *
   * @param {number} [amount] how much to take
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
