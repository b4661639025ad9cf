/**
 * Calls again and again, at longer and longer intervals while nothing happens: what may have been
 * lost is said again.
 */
export class Reminder {
  #first;
  #call;
  #interval;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** When it calls next, in milliseconds. */
  #due = Infinity;

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

  /**
   * Something has happened: begins with the first interval again. What is due sooner is not put
   * off.
   */
  restart() {
    this.#interval = this.#first;
    if (this.#due > performance.now() + this.#first) this.#wait();
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
    const delay = this.#interval * (0.75 + Math.random() / 2);
    this.#due = performance.now() + delay;
    this.#timer = setTimeout(() => this.#remind(), delay);
  }

  #remind() {
    this.#interval = Math.min(2 * this.#interval, this.#first * Reminder.most);
    this.#wait();
    this.#call();
  }
}
