import { NotationError, quote, UnknownGameError } from './errors.js';
import { newMatch } from './match.js';
import { newOpponent } from './opponent.js';

/** @import { Match } from './match.js' */
/** @import { Opponent } from './opponent.js' */
/** @import { Game, Level, MatchJson, Player } from './values.js' */
/** @import { MainModule as WasmModule } from './wasm/noughts-wasm.js' */

/**
 * Makes the engine, for the modules of the engine and nobody else.
 *
 * @type {(wasm: WasmModule) => Noughts}
 */
export let newNoughts;

/** The loaded engine: the games it knows, and matches of them. `load` makes it. */
export class Noughts {
  static {
    newNoughts = (wasm) => new Noughts(wasm);
  }

  /** @type {WasmModule} */
  #wasm;

  /**
   * Every game, in the order in which a list would show them.
   * @type {readonly Readonly<Game>[]}
   */
  games;

  /**
   * @private
   * @param {WasmModule} wasm
   */
  constructor(wasm) {
    this.#wasm = wasm;
    this.games = Object.freeze(wasm.games().map(freeze));
  }

  /**
   * Starts a match, or goes on with one that `JSON.stringify(match)` has written.
   *
   * @param {string | MatchJson} game the id of one of the {@link Noughts.games}, or a whole match as plain values
   * @param {object} [options]
   * @param {Player} [options.first] who moves first in the first game; X unless told otherwise
   * @returns {Match}
   * @throws {UnknownGameError} when no game has that id
   * @throws {NotationError} when the plain values are no match
   * @throws {TypeError} when `first` is neither `'X'` nor `'O'`, or the plain values are of other types than a match has
   * @example
   * using match = noughts.match('tic-tac-toe', { first: 'O' });
   * using copy = noughts.match(JSON.parse(JSON.stringify(match)));
   */
  match(game, { first = 'X' } = {}) {
    if (typeof game === 'object' && game !== null) return this.parse(textOf(game));
    if (first !== 'X' && first !== 'O') throw new TypeError(`first must be 'X' or 'O', not ${quote(first)}`);
    const found = this.#find(game);
    if (!found) {
      throw new UnknownGameError(
        game,
        this.games.map(({ id }) => id),
      );
    }
    return newMatch(found, this.#wasm.startMatch(found.id, first));
  }

  /**
   * Reads what `String(match)` writes, and nothing else.
   *
   * @param {string} text
   * @returns {Match}
   * @throws {NotationError} when the text is no match; it says where
   * @throws {TypeError} when it is no text at all
   * @example
   * using match = noughts.parse('tic-tac-toe.X.b2.a1');
   */
  parse(text) {
    if (typeof text !== 'string') throw new TypeError(`a match is read from text, not from ${quote(text)}`);
    const handle = this.#wasm.matchOfText(text);
    const game = handle && this.#find(handle.game());
    if (game) return newMatch(game, handle);
    const fault = this.#wasm.faultOfText(text);
    throw new NotationError(fault?.code ?? '', fault?.sentence ?? '', fault?.position ?? 0);
  }

  /**
   * Makes an opponent.
   *
   * @param {object} [options] nothing: the best opponent, with a seed of its own
   * @param {Level} [options.level] `'best'` unless told otherwise
   * @param {number} [options.mistakes] instead of a level: the probability, from 0 to 1, of forgetting each outcome that is
   *   considered; 0 is perfect, 1 plays at random
   * @param {number} [options.seed] a whole number from 0 to 2^53 - 1; the same one makes the same opponent
   * @returns {Opponent}
   * @throws {RangeError} when there is no such level, or a number lies outside its range
   * @example
   * using bob = noughts.opponent({ level: 'hard', seed: 7 });
   */
  opponent({ level = 'best', mistakes, seed = Math.floor(Math.random() * 2 ** 53) } = {}) {
    if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError('seed must be a whole number from 0 to 2^53 - 1');
    if (mistakes !== undefined) {
      const opponent = typeof mistakes === 'number' && this.#wasm.opponentWithMistakes(mistakes, seed);
      if (!opponent) throw new RangeError('mistakes must be a number from 0 to 1');
      return newOpponent(opponent);
    }
    const opponent = typeof level === 'string' && this.#wasm.opponentOfLevel(level, seed);
    if (!opponent) throw new RangeError(`level must be easy, medium, hard or best, not ${quote(level)}`);
    return newOpponent(opponent);
  }

  /** @param {string} id */
  #find(id) {
    return this.games.find((game) => game.id === id);
  }
}

/**
 * Freezes a value and all that it holds.
 *
 * @template {object} Value
 * @param {Value} value
 * @returns {Readonly<Value>}
 */
function freeze(value) {
  for (const part of Object.values(value)) if (typeof part === 'object') freeze(part);
  return Object.freeze(value);
}

/**
 * The text of a match that is given as plain values.
 *
 * @param {MatchJson} json
 */
function textOf({ game, first, transitions }) {
  const parts = [game, first, ...(Array.isArray(transitions) ? transitions : [undefined])];
  if (!parts.every((part) => typeof part === 'string' && !part.includes('.'))) {
    throw new TypeError('a match is { game, first, transitions }, all of them text without dots');
  }
  return parts.join('.');
}
