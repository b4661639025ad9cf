import { countOf, demandEngine, engineOnly, nameOf, optionsOf, playerOf, quote } from './arguments.js';
import { NotationError, UnknownGameError } from './errors.js';
import { newMatch } from './match.js';
import { newOpponent } from './opponent.js';

/** @import { Match } from './match.js' */
/** @import { Opponent } from './opponent.js' */
/** @import { Game, Level, LineRules, MatchJson, Player } from './values.js' */
/** @import { MainModule as WasmModule } from './wasm/noughts-wasm.js' */

/**
 * Makes the engine, for the modules of the engine and nobody else.
 *
 * @type {(wasm: WasmModule) => Noughts}
 */
export let newNoughts;

/** No text that describes a match is longer, in characters. */
const longestText = 10_000_000;

/** No character takes more bytes. */
const longestCharacter = 4;

/** The loaded engine: the games it knows, and matches of them. `load` makes it. */
export class Noughts {
  static {
    newNoughts = (wasm) => new Noughts(engineOnly, wasm);
  }

  /** @type {WasmModule} */
  #wasm;

  /** @type {readonly Readonly<Game>[]} */
  #games;

  /**
   * @private
   * @param {symbol} key
   * @param {WasmModule} wasm
   */
  constructor(key, wasm) {
    demandEngine(key, 'an engine', 'load()');
    this.#wasm = wasm;
    this.#games = Object.freeze(wasm.games().map(freeze));
  }

  /**
   * Every game that has a name of its own, in the order in which a list would show them.
   * @returns {readonly Readonly<Game>[]}
   */
  get games() {
    return this.#games;
  }

  /**
   * Starts a match, or goes on with one that `JSON.stringify(match)` has written.
   *
   * @param {string | LineRules | MatchJson} game the id of one of the {@link Noughts.games}, or of a variation of one, such as
   *   `ultimate-open-boards`; the rules of any line game; or a whole match as plain values
   * @param {object} [options]
   * @param {Player} [options.first] who moves first in the first game; X unless told otherwise
   * @returns {Match}
   * @throws {UnknownGameError} when no game has that id
   * @throws {RangeError} when no board has room for the rules
   * @throws {NotationError} when the plain values are no match
   * @throws {TypeError} when `first` is neither `'X'` nor `'O'`, or the options, the rules or the plain values are of other types
   *   than they should be
   * @example
   * using match = noughts.match('tic-tac-toe', { first: 'O' });
   * using copy = noughts.match(JSON.parse(JSON.stringify(match)));
   * using large = noughts.match({ columns: 8, rows: 8, inARow: 5 });
   */
  match(game, options) {
    if (typeof game === 'object' && game !== null && !areRules(game)) {
      optionsOf(options);
      return this.parse(textOf(game));
    }
    const first = playerOf(optionsOf(options, 'first').first) || 'X';
    if (typeof game === 'object' && game !== null) return this.#lineMatch(game, first);
    const handle = typeof game === 'string' ? this.#wasm.startMatch(nameOf(game), first) : null;
    if (!handle) {
      throw new UnknownGameError(
        game,
        this.#games.map(({ id }) => id),
      );
    }
    return this.#newMatch(handle);
  }

  /**
   * Reads what `String(match)` writes, and what it wrote in version 0.1: a text that tells of every game. It may have up to
   * 10,000,000 characters.
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
    if (text.length > longestText) throw tooLong();
    // Nothing is a match any more after a character that no match has.
    const end = text.search(/[^ -~]/);
    const readable = end < 0 ? text : text.slice(0, end + 1);
    this.#wasm.reserve(readable.length + longestCharacter);
    const handle = this.#wasm.matchOfText(readable);
    if (handle) return this.#newMatch(handle);
    const fault = this.#wasm.faultOfText(readable);
    throw new NotationError(fault?.code ?? '', fault?.sentence ?? '', fault?.position ?? 0);
  }

  /**
   * Makes an opponent.
   *
   * @param {object} [options] nothing: the best opponent, with a seed of its own
   * @param {Level} [options.level] `'best'` unless told otherwise
   * @param {number} [options.mistakes] instead of a level: the probability, from 0 to 1, of overlooking each move that is
   *   considered; 0 is perfect where the game can be solved, 1 plays at random
   * @param {number} [options.playouts] instead of a level: how many random games it plays in its head for a move of a large game
   * @param {number} [options.milliseconds] instead of a level: how long it thinks about a move of a large game
   * @param {number} [options.seed] a whole number from 0 to 2^53 - 1; the same one makes the same opponent
   * @returns {Opponent}
   * @throws {RangeError} when there is no such level, or a number lies outside its range
   * @throws {TypeError} when the options are none, or there is one that nobody knows
   * @example
   * using bob = noughts.opponent({ level: 'hard', seed: 7 });
   */
  opponent(options) {
    const {
      level = 'best',
      mistakes,
      playouts,
      milliseconds,
      seed = Math.floor(Math.random() * 2 ** 53),
    } = optionsOf(options, 'level', 'mistakes', 'playouts', 'milliseconds', 'seed');
    if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError('seed must be a whole number from 0 to 2^53 - 1');
    if (mistakes !== undefined) {
      const opponent = typeof mistakes === 'number' && this.#wasm.opponentWithMistakes(mistakes, seed);
      if (!opponent) throw new RangeError('mistakes must be a number from 0 to 1');
      return newOpponent(opponent);
    }
    if (playouts !== undefined) {
      return newOpponent(this.#wasm.opponentWithPlayouts(countOf('playouts', playouts, 1), seed));
    }
    if (milliseconds !== undefined) {
      if (!(Number.isFinite(milliseconds) && milliseconds > 0)) {
        throw new RangeError('milliseconds must be a finite number above 0');
      }
      return newOpponent(this.#wasm.opponentWithPlayouts(Number.MAX_SAFE_INTEGER, seed), milliseconds);
    }
    const opponent = typeof level === 'string' && this.#wasm.opponentOfLevel(nameOf(level), seed);
    if (!opponent) throw new RangeError(`level must be easy, medium, hard or best, not ${quote(level)}`);
    return newOpponent(opponent);
  }

  /**
   * @param {LineRules} rules
   * @param {Player} first
   */
  #lineMatch(rules, first) {
    const { columns, rows, inARow, gravity = false, misere = false } = optionsOf(rules, ...ruleNames);
    if (typeof gravity !== 'boolean' || typeof misere !== 'boolean') {
      throw new TypeError('gravity and misere are true or false');
    }
    const numbers = [columns, rows, inARow].every((number) => typeof number === 'number');
    const handle = numbers ? this.#wasm.startLineMatch(columns, rows, inARow, gravity, misere, first) : null;
    if (!handle) {
      throw new RangeError(
        'a board has 1 to 26 columns and at most 64 squares, and inARow is from 2 to its columns or rows, whichever are more',
      );
    }
    return this.#newMatch(handle);
  }

  /** @param {import('./wasm/noughts-wasm.js').Match} handle */
  #newMatch(handle) {
    const id = handle.id();
    return newMatch(this.#games.find((game) => game.id === id) ?? freeze(handle.game()), handle);
  }
}

/**
 * @param {object} game
 * @returns {game is LineRules}
 */
function areRules(game) {
  return ruleNames.some((name) => name in game);
}

/** @type {(keyof LineRules)[]} */
const ruleNames = ['columns', 'rows', 'inARow', 'gravity', 'misere'];

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
function textOf({ game, first, number, score, transitions }) {
  if (!Array.isArray(transitions)) throw new TypeError(shapeOfJson);
  if (transitions.length > longestText) throw tooLong();
  const parts = [game, first, ...formerGames(number, score), ...transitions];
  let length = 0;
  for (const part of parts) {
    if (typeof part !== 'string' || part.includes('.')) throw new TypeError(shapeOfJson);
    length += part.length + 1;
    if (length > longestText) throw tooLong();
  }
  return parts.join('.');
}

/**
 * What a match's text tells of the games before the current one; nothing where there were none.
 *
 * @param {unknown} [number]
 * @param {Partial<import('./values.js').Score>} [score]
 */
function formerGames(number = 1, score = {}) {
  if (typeof score !== 'object' || score === null) throw new TypeError(shapeOfJson);
  const { X = 0, O = 0, ties = 0 } = score;
  const counts = [number, X, O, ties];
  const areCounts = counts.every((count) => Number.isSafeInteger(count) && Number(count) >= 0);
  if (!areCounts) throw new TypeError(shapeOfJson);
  return counts.join() === '1,0,0,0' ? [] : [`game-${counts.join('-')}`];
}

const shapeOfJson =
  'a match is { game, first, transitions }, all of them text without dots, and perhaps { number, score: { X, O, ties } }';

function tooLong() {
  return new NotationError('too-long', 'The text is too long.', longestText);
}
