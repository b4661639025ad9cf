import { DisposedError } from './errors.js';

/** @import { SliceLimits } from './slices.js' */

/** The running searches of an owner. They end when the owner is disposed of. */
export class PendingSearches {
  /** @type {Set<AbortController>} */
  #running = new Set();

  /**
   * Runs a search until it has an answer, the signal is aborted, or the owner is disposed of.
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

  /** Ends all of them with a `DisposedError`. */
  dispose() {
    if (this.#running.size === 0) return;
    const reason = new DisposedError();
    for (const controller of this.#running) controller.abort(reason);
  }
}
