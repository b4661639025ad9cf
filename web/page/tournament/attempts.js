/** Attempts to do one thing. A new one ends the earlier one, and begins when that has ended. */
export class Attempts {
  #ending = new AbortController();
  #last = Promise.resolve();

  /** Aborted when the newest attempt, with what came of it, is no longer wanted. */
  get signal() {
    return this.#ending.signal;
  }

  /** Ends the newest attempt. */
  end() {
    this.#ending.abort();
  }

  /**
   * @param {(signal: AbortSignal) => Promise<void>} attempt it does not reject
   * @returns {Promise<void>} resolves when it has ended, or another one has come first
   */
  begin(attempt) {
    this.end();
    this.#ending = new AbortController();
    const { signal } = this;
    this.#last = this.#last.then(() => (signal.aborted ? undefined : attempt(signal)));
    return this.#last;
  }
}
