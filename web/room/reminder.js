/** Calls again and again, at longer and longer intervals while nothing happens: what may have been lost is said again. */
export class Reminder {
  #first;
  #call;
  #interval;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  #isStopped = false;

  /** How many times longer than the first an interval may become. */
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

  /** Something has happened: begins with the first interval again. */
  restart() {
    this.#interval = this.#first;
    this.#wait();
  }

  /** Calls no more, whatever happens. */
  stop() {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #wait() {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    // Not everybody at the same time.
    this.#timer = setTimeout(() => this.#remind(), this.#interval * (0.75 + Math.random() / 2));
  }

  #remind() {
    this.#interval = Math.min(2 * this.#interval, this.#first * Reminder.most);
    this.#wait();
    this.#call();
  }
}
