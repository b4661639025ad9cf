import { quote, UnknownGameError } from './errors.js';
import { Match } from './match.js';

/** @typedef {import('./wasm/noughts-wasm.js').MainModule} WasmModule */

/**
 * A game that can be played.
 * @typedef {object} Game
 * @property {string} id its name for programs, such as `tic-tac-toe`; it never changes
 * @property {string} title its name for people, in English
 * @property {number} columns how many columns its board has
 * @property {number} rows how many rows its board has
 * @property {readonly string[]} squareNames the name of each square by index, row by row from the top left: `a3`, `b3` …
 */

/** The loaded engine: the games it knows, and matches of them. `load` makes it. */
export class Noughts {
  /** @type {WasmModule} */
  #wasm;

  /**
   * Every game, in the order in which a list would show them.
   * @type {readonly Readonly<Game>[]}
   */
  games;

  /**
   * @internal
   * @param {WasmModule} wasm
   */
  constructor(wasm) {
    this.#wasm = wasm;
    this.games = Object.freeze(
      wasm.games().map((game) => Object.freeze({ ...game, squareNames: Object.freeze(game.squareNames) })),
    );
  }

  /**
   * Starts a match.
   *
   * @param {string} id the id of one of the {@link Noughts.games}
   * @param {object} [options]
   * @param {import('./match.js').Player} [options.first] who moves first in the first game; X unless told otherwise
   * @returns {Match}
   * @throws {UnknownGameError} when no game has that id
   * @throws {TypeError} when `first` is neither `'X'` nor `'O'`
   * @example
   * using match = noughts.match('tic-tac-toe', { first: 'O' });
   */
  match(id, { first = 'X' } = {}) {
    if (first !== 'X' && first !== 'O') throw new TypeError(`first must be 'X' or 'O', not ${quote(first)}`);
    const game = this.games.find((candidate) => candidate.id === id);
    if (!game) {
      throw new UnknownGameError(
        id,
        this.games.map((known) => known.id),
      );
    }
    return new Match(game, this.#wasm.startMatch(game.id, first));
  }
}
