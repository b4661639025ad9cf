import { checksumOf } from './checksum.js';

/**
 * The identity of a file. The build writes it for each file that it makes.
 *
 * @typedef {object} Wanted
 * @property {string} version from a section of the file
 * @property {number} checksum
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
 * @param {Wanted} wanted
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
 * @param {Wanted} wanted
 * @param {string} what
 * @returns {WebAssembly.Module}
 * @throws {WrongFileError} if it has another version, or is not as it was made
 */
export function demandWhole(module, bytes, wanted, what) {
  demandVersion(module, wanted, what);
  const all = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  if (checksumOf(all) === wanted.checksum) return module;
  throw new WrongFileError(`${what} is damaged: its checksum is another one`, wanted.version, wanted.version);
}
