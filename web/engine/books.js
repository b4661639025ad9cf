/** @import { Memory } from './start.js' */
/** @import { MainModule } from './wasm/noughts-wasm.js' */

/**
 * How the books of games come, by the names of the games.
 *
 * @typedef {Readonly<Record<string, () => Promise<Uint8Array>>>} BookSources
 */

/**
 * The books of games: by which it is known at once who wins in their first plies, or networks that
 * value their positions.
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
   * The bytes of a game's book, fetched once; nothing where they cannot be had, which is tried
   * again the next time.
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
   * Takes over what somebody else has fetched.
   *
   * @param {string} game
   * @param {Uint8Array} bytes
   */
  take(game, bytes) {
    this.#coming.set(game, Promise.resolve(bytes));
  }

  /**
   * Has the WebAssembly of this thread read the book of the game whose position is shown, if it can
   * have one and has none yet. Searches go on without where there is none.
   *
   * @returns {Promise<void> | undefined} nothing where nothing has to be waited for
   */
  readForShown() {
    if (this.#wasm.bookKind() === 0 || this.#wasm.hasBook()) return undefined;
    return this.read(this.#wasm.id()).then(() => undefined);
  }

  /**
   * Has the WebAssembly of this thread read a game's book.
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
