/**
 * Whether the browser allows it here. Only browsers that can tell are asked in a frame, because
 * others complain on the console.
 */
function isAllowed() {
  if (globalThis.self === globalThis.top) return true;
  /** @type {{ featurePolicy?: { allowsFeature(name: string): boolean } }} */
  const { featurePolicy } = /** @type {any} */ (document);
  return featurePolicy?.allowsFeature('screen-wake-lock') ?? false;
}

/**
 * Keeps the device's screen on while the page is visible, for games that people only watch. If the
 * browser or the device does not support it, the screen turns off as usual.
 *
 * @param {AbortSignal} signal ends it
 * @returns {Promise<never>} rejects when it has ended
 */
export async function keepScreenOn(signal) {
  const wakeLock = globalThis.navigator?.wakeLock;
  if (wakeLock && isAllowed()) {
    /** @type {WakeLockSentinel | undefined} */
    let lock;
    const release = () => lock?.release().catch(() => {});
    const request = async () => {
      if (document.visibilityState !== 'visible') return; // the browser has released it
      lock = await wakeLock.request('screen').catch(() => undefined);
      if (signal.aborted) release();
    };
    document.addEventListener('visibilitychange', request, { signal });
    signal.addEventListener('abort', release);
    void request();
  }
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
