/**
 * The address of a module with rules, if this is one.
 *
 * @param {unknown} game
 * @returns {string | undefined}
 * @throws {TypeError} if it is only a part of an address
 */
export function addressOf(game) {
  if (typeof game !== 'string' && !(game instanceof URL)) return undefined;
  try {
    return new URL(game).href;
  } catch {
    throw new TypeError("a module has a whole address, such as import.meta.resolve('./nim.js')");
  }
}

/**
 * What a module exports by default. Bundlers leave this `import` to the browser.
 *
 * @param {string} address
 * @returns {Promise<any>}
 */
export async function importGame(address) {
  const module = await import(/* webpackIgnore: true */ /* @vite-ignore */ address);
  return module.default;
}
