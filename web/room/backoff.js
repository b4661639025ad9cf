/**
 * Calls a function repeatedly, at growing intervals while nothing happens. It is used to repeat
 * messages that may have been lost.
 */
export class Backoff {
  #first;
  #call;
  #interval;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** The time of the next call, in milliseconds. */
  #due = Infinity;

  #isStopped = false;

  /** The longest interval, as a multiple of the first. */
  static most = 32;

  /**
   * @param {number} first the first interval, in milliseconds
   * @param {() => void} call
   */
  constructor(first, call) {
    this.#first = first;
    this.#call = call;
    this.#interval = first;
  }

  /**
   * Starts again with the first interval. A call that is due sooner stays.
   */
  restart() {
    this.#interval = this.#first;
    if (this.#due > performance.now() + this.#first) this.#wait();
  }

  /** Stops for good. */
  stop() {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #wait() {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    // A random delay, so that not all peers send at the same time.
    const delay = this.#interval * (0.75 + Math.random() / 2);
    this.#due = performance.now() + delay;
    this.#timer = setTimeout(() => this.#repeat(), delay);
  }

  #repeat() {
    this.#interval = Math.min(2 * this.#interval, this.#first * Backoff.most);
    this.#wait();
    this.#call();
  }
}
