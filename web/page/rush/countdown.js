/** Time that runs down, in milliseconds. At first it is held. */
export class Countdown {
  #now;

  /** What was left when it was last held or started. */
  #left;

  /** Since when it runs; undefined while it is held. @type {number | undefined} */
  #since;

  /**
   * @param {number} milliseconds
   * @param {() => number} [now] the time of any clock that never goes back
   */
  constructor(milliseconds, now = () => performance.now()) {
    this.#left = milliseconds;
    this.#now = now;
  }

  /** What is left; 0 when it is up. */
  get left() {
    const gone = this.#since === undefined ? 0 : this.#now() - this.#since;
    return Math.max(0, this.#left - gone);
  }

  run() {
    this.#since ??= this.#now();
  }

  hold() {
    this.#left = this.left;
    this.#since = undefined;
  }
}

/**
 * A time as minutes and seconds, such as `2:07`. A begun second counts as a whole one.
 *
 * @param {number} milliseconds
 */
export function printTime(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
