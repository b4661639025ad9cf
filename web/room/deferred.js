/**
 * A promise that is settled from outside. A rejection that no one handles is not an error.
 *
 * @template T
 * @returns {{ promise: Promise<T>, resolve: (value: T) => void, reject: (reason: unknown) => void }}
 */
export function deferred() {
  /** @type {(value: T) => void} */
  let resolve = () => {};
  /** @type {(reason: unknown) => void} */
  let reject = () => {};
  const promise = /** @type {Promise<T>} */ (
    new Promise((resolved, rejected) => {
      resolve = resolved;
      reject = rejected;
    })
  );
  promise.catch(() => {});
  return { promise, resolve, reject };
}
