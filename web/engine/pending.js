import { DisposedError } from './errors.js';

/** @import { SliceLimits } from './slices.js' */

/** The searches that somebody has begun, and that end with him. */
export class PendingSearches {
  /** @type {Set<AbortController>} */
  #running = new Set();

  /**
   * Searches until there is an answer, the signal is aborted, or this is disposed of.
   *
   * @template Answer
   * @param {SliceLimits} limits
   * @param {(limits: SliceLimits) => Promise<Answer>} search
   * @returns {Promise<Answer>} rejects with the signal's reason, and with a `DisposedError`
   */
  async run(limits, search) {
    const controller = new AbortController();
    const abort = () => controller.abort(limits.signal?.reason);
    limits.signal?.addEventListener('abort', abort);
    this.#running.add(controller);
    try {
      const answer = await search({ ...limits, signal: controller.signal });
      controller.signal.throwIfAborted();
      return answer;
    } finally {
      this.#running.delete(controller);
      limits.signal?.removeEventListener('abort', abort);
    }
  }

  /** Ends them all with a `DisposedError`. */
  dispose() {
    if (this.#running.size === 0) return;
    const reason = new DisposedError();
    for (const controller of this.#running) controller.abort(reason);
  }
}
