/**
 * Waits for a promise, unless a signal is aborted before or meanwhile.
 *
 * @template Value
 * @param {Promise<Value> | undefined} promise
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<Value | undefined>} rejects with the signal's reason
 */
export async function untilAborted(promise, signal) {
  signal?.throwIfAborted();
  if (!promise || !signal) return promise;
  /** @type {() => void} */
  let stop = () => {};
  const aborted = new Promise((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
  });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', stop));
}
