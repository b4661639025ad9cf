import { checksumOf } from './checksum.js';

/**
 * What a file has to be. The build tells it of each that it makes.
 *
 * @typedef {object} Wanted
 * @property {string} version the file tells it in a section of its own
 * @property {number} checksum
 */

/** A file is not the one that belongs to this code. */
class WrongFileError extends TypeError {
  /**
   * @param {string} message
   * @param {string | undefined} found the version of the file; none where it tells of none
   * @param {string} wanted
   */
  constructor(message, found, wanted) {
    super(message);
    this.found = found;
    this.wanted = wanted;
  }
}

/**
 * Makes sure that a module is of the version that is wanted.
 *
 * @param {WebAssembly.Module} module
 * @param {Wanted} wanted
 * @param {string} what
 * @throws {WrongFileError} when it is of another version, or of something else
 */
export function demandVersion(module, { version }, what) {
  const [section] = WebAssembly.Module.customSections(module, 'noughts');
  const found = section && new TextDecoder().decode(section);
  if (found === version) return module;
  const is = found === undefined ? 'not of noughts' : `of version ${found}`;
  throw new WrongFileError(`${what} is ${is}, and version ${version} is wanted`, found, version);
}

/**
 * Makes sure that a file is the one that is wanted.
 *
 * @param {WebAssembly.Module} module
 * @param {BufferSource} bytes of which it was compiled
 * @param {Wanted} wanted
 * @param {string} what
 * @returns {WebAssembly.Module}
 * @throws {WrongFileError} when it is of another version, or not as it was made
 */
export function demandWhole(module, bytes, wanted, what) {
  demandVersion(module, wanted, what);
  const all = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  if (checksumOf(all) === wanted.checksum) return module;
  throw new WrongFileError(`${what} is damaged: its checksum is another one`, wanted.version, wanted.version);
}
