/**
 * The identity of a file of WebAssembly. The build writes it for each file that it makes.
 *
 * @typedef {object} ExpectedModule
 * @property {string} version from a section of the file
 * @property {string} integrity its SHA-256 digest, as `fetch` takes it
 */

/** A file does not belong to this code. */
class WrongFileError extends TypeError {
  /**
   * @param {string} message
   * @param {string | undefined} found the version of the file; undefined if it has none
   * @param {string} wanted
   */
  constructor(message, found, wanted) {
    super(message);
    this.found = found;
    this.wanted = wanted;
  }
}

/**
 * Checks that a module has the right version.
 *
 * @param {WebAssembly.Module} module
 * @param {ExpectedModule} expected
 * @param {string} what
 * @throws {WrongFileError} if it has another version, or is something else
 */
export function demandVersion(module, { version }, what) {
  const [section] = WebAssembly.Module.customSections(module, 'noughts');
  const found = section && new TextDecoder().decode(section);
  if (found === version) return module;
  const is = found === undefined ? 'not of noughts' : `of version ${found}`;
  throw new WrongFileError(`${what} is ${is}, and version ${version} is wanted`, found, version);
}

/**
 * Checks that a file is the right one.
 *
 * @param {WebAssembly.Module} module
 * @param {BufferSource} bytes the bytes from which it was compiled
 * @param {ExpectedModule} expected
 * @param {string} what
 * @param {boolean} isTrusted whether it passes where no digest can be computed: outside of secure
 *   contexts
 * @returns {Promise<WebAssembly.Module>} rejects with a {@link WrongFileError} if it has another
 *   version, or is not as it was made
 */
export async function demandWhole(module, bytes, expected, what, isTrusted) {
  const { version, integrity } = expected;
  demandVersion(module, expected, what);
  // Bytes of another realm, such as a frame's, are no bytes to WebCrypto.
  const own = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', own);
  const isWhole = digest ? integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` : isTrusted;
  if (isWhole) return module;
  throw new WrongFileError(`${what} is damaged: it is not the file that was built`, version, version);
}
