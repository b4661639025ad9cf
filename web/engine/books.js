/** @import { Memory } from './start.js' */
/** @import { MainModule } from './wasm/noughts-wasm.js' */

/**
 * The sources of the books, by the names of the games.
 *
 * @typedef {Readonly<Record<string, () => Promise<Uint8Array>>>} BookSources
 */

/**
 * The books of games: results of their first plies, networks that value their positions, or
 * strategies that win.
 */
export class Books {
  #wasm;
  #sources;

  /** @type {Map<string, Promise<Uint8Array | undefined>>} */
  #coming = new Map();

  /** @type {Set<string>} the games whose books have been read */
  #read = new Set();

  /**
   * @param {MainModule & Memory} wasm
   * @param {BookSources} sources
   */
  constructor(wasm, sources) {
    this.#wasm = wasm;
    this.#sources = sources;
  }

  /**
   * The bytes of a game's book, fetched once; undefined if they cannot be fetched. Then the next
   * call tries again.
   *
   * @param {string} game
   */
  fetch(game) {
    const known = this.#coming.get(game);
    if (known) return known;
    const coming = this.#sources[game]?.().catch(() => {
      this.#coming.delete(game);
      return undefined;
    });
    if (coming) this.#coming.set(game, coming);
    return coming;
  }

  /**
   * Accepts a book that was fetched elsewhere.
   *
   * @param {string} game
   * @param {Uint8Array} bytes
   */
  take(game, bytes) {
    this.#coming.set(game, Promise.resolve(bytes));
  }

  /**
   * Lets the WebAssembly of this thread read the book of the shown game, if the game has one that
   * is not read yet. Without the book, searches still work.
   *
   * @returns {Promise<void> | undefined} undefined if there is nothing to wait for
   */
  readForShown() {
    if (this.#wasm.bookKind() === 0 || this.#wasm.hasBook()) return undefined;
    return this.read(this.#wasm.id()).then(() => undefined);
  }

  /**
   * Lets the WebAssembly of this thread read a game's book.
   *
   * @param {string} game
   * @returns {Promise<boolean>} whether there is one
   */
  async read(game) {
    const bytes = await this.fetch(game);
    if (!bytes || this.#read.has(game)) return bytes !== undefined;
    const wasm = this.#wasm;
    wasm.bytesAt(wasm.makeRoomForBook(bytes.length), bytes.length).set(bytes);
    const isTaken = wasm.takeBook(game);
    if (isTaken) this.#read.add(game);
    return isTaken;
  }
}
