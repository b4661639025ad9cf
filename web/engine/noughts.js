import { countOf, demandEngine, engineOnly, nameOf, optionsOf, playerCode, quote } from './arguments.js';
import { NotationError, SetUpError, UnknownGameError } from './errors.js';
import { KnownGame } from './game.js';
import { newMatch } from './match.js';
import { newOpponent } from './opponent.js';
import { newPosition } from './position.js';

/** @import { Match } from './match.js' */
/** @import { Opponent } from './opponent.js' */
/** @import { Position } from './position.js' */
/** @import { Runtime } from './runtime.js' */
/** @import { Game, GameId, Level, LineRules, MatchJson, Player, SetUp, Style } from './values.js' */

/**
 * Makes the engine, only for its own modules.
 *
 * @type {(runtime: Runtime) => Noughts}
 */
export let newNoughts;

/**
 * Demands an engine, only for the rooms beside it.
 *
 * @type {(noughts: unknown) => void}
 * @throws {TypeError} when it is not one
 */
export let demandNoughts;

/** The longest text of a match, in characters. */
const longestText = 10_000_000;

/** The least memory with which a search is useful, in bytes. */
const leastSearchMemory = 2 ** 20;

/** @type {readonly Style[]} what opponents can like */
const styles = ['corners', 'middle', 'near', 'mirror', 'attacking', 'defending'];

/** The loaded engine: the games, and matches of them. `load` returns it. */
export class Noughts {
  static {
    newNoughts = (runtime) => new Noughts(engineOnly, runtime);
    demandNoughts = (noughts) => {
      const isEngine = typeof noughts === 'object' && noughts !== null && #runtime in noughts;
      if (!isEngine) throw new TypeError(`expected what load() gives, not ${quote(noughts)}`);
    };
  }

  #runtime;

  /** The games that have names of their own. */
  #catalogue;

  /** The descriptions of these games. */
  #games;

  /** @type {KnownGame | undefined} the last game without a name of its own */
  #variation;

  /**
   * @private
   * @param {symbol} key
   * @param {Runtime} runtime
   */
  constructor(key, runtime) {
    demandEngine(key, 'an engine', 'load()');
    this.#runtime = runtime;
    this.#catalogue = [...Array(runtime.wasm.gameCount())].map((_, index) => {
      runtime.wasm.showGame(index);
      return /** @type {any} */ (runtime).known ?? new KnownGame(runtime);
    });
    this.#games = Object.freeze(this.#catalogue.map(({ info }) => info));
  }

  /**
   * Every game that has its own name, in the order of a list for people.
   * @returns {readonly Readonly<Game>[]}
   */
  get games() {
    return this.#games;
  }

  /**
   * How much memory all searches together may use in each thread, in bytes. The default is 64 MiB,
   * or a thirty-second part of the device's memory (`navigator.deviceMemory`) if that is less. The
   * largest searches of two players fit into it. With less memory they find less in the same time.
   *
   * What opponents remember from move to move counts too. If that is too much, the opponent that
   * has not been asked for the longest time starts anew with its next move.
   *
   * Widgets that share this engine share this memory.
   *
   * @type {number}
   * @throws {RangeError} when it is set to something else than a whole number from 1,048,576 (1
   *   MiB) on
   * @example
   * noughts.searchMemory = 16 * 2 ** 20;
   */
  get searchMemory() {
    return this.#runtime.searchMemory.limit;
  }
  set searchMemory(bytes) {
    this.#runtime.searchMemory.limit = countOf('searchMemory', bytes, leastSearchMemory);
  }

  /**
   * Starts a match, or reads one that `JSON.stringify(match)` has written.
   *
   * @param {GameId | LineRules | MatchJson} game the id of one of the {@link Noughts.games}, or of
   *   a variation of one, such as `ultimate-open-boards`; the rules of any line game; or a whole
   *   match as plain values
   * @param {object} [options]
   * @param {Player} [options.first] who moves first in the first game; X by default
   * @returns {Match}
   * @throws {UnknownGameError} when no game has that id
   * @throws {RangeError} when no board has these rules
   * @throws {NotationError} when the plain values are not a match
   * @throws {TypeError} when `first` is neither `'X'` nor `'O'`, or the options, the rules or the
   *   plain values have wrong types
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
    const first = playerCode(optionsOf(options, 'first').first);
    const known = this.#show(game);
    if (first !== -1) this.#runtime.wasm.start(first);
    return newMatch(this.#runtime, known, this.#runtime.wasm.newMatch());
  }

  /**
   * A position of a game: its start, or a position that is set up by hand.
   *
   * A position can be set up if the numbers of marks fit the turn, no mark floats in a game with
   * gravity, and the game had not ended before the last mark. Some games need more than the marks
   * and the turn: {@link SetUp} says which.
   *
   * @param {GameId | LineRules} game the id of one of the {@link Noughts.games}, or of a variation
   *   of one; or the rules of any line game
   * @param {SetUp} [setUp] by default the start, at which X moves first
   * @returns {Position}
   * @throws {SetUpError} when there is no such position; it says what is wrong and where
   * @throws {UnknownGameError} when no game has that id
   * @throws {RangeError} when no board has these rules
   * @throws {TypeError} when an owner is neither `'X'` nor `'O'` nor null, or another value has the
   *   wrong type
   * @example
   * const _ = null;
   * const position = noughts.position('tic-tac-toe', {
   *   squares: [
   *     'X', _, _,
   *     _, 'O', _,
   *     _, _, 'X',
   *   ],
   *   turn: 'O',
   * });
   * console.log(position.solve().outcome); // 'draw'
   */
  position(game, setUp) {
    const {
      squares,
      turn,
      last,
      order = [],
      boards = [],
      choice,
    } = optionsOf(setUp, 'squares', 'turn', 'last', 'order', 'boards', 'choice');
    const player = playerCode(turn);
    const owners = squares === undefined ? undefined : listOf('squares', squares, ownerCode);
    const winners = listOf('boards', boards, ownerCode);
    for (const square of [last === undefined ? 0 : last, ...listOf('order', order)]) {
      if (typeof square !== 'string' && typeof square !== 'number')
        throw new TypeError(`last and order must be squares, not ${quote(square)}`);
    }
    const known = this.#show(game);
    const { wasm } = this.#runtime;
    if (!owners) {
      if (player !== -1) wasm.start(player);
      return newPosition(this.#runtime, known, this.#runtime.shown());
    }
    const ordered = listOf('order', order, (square) => known.squareIndex(square));
    this.#runtime.numbers().set([...owners, ...winners, ...ordered]);
    const code = wasm.setUp(
      owners.length,
      winners.length,
      ordered.length,
      player,
      last === undefined ? Number.NaN : known.squareIndex(last),
      // A choice that the game does not have becomes one that the core refuses.
      choice === undefined ? 0 : known.info.choices.indexOf(choice) + 1 || mostSquares,
    );
    if (code < 0) throw this.#setUpError(code, known);
    return newPosition(this.#runtime, known, this.#runtime.shown(), code);
  }

  /**
   * Fetches the book, the network or the strategy of a game. With a book (`hasBook`), `solve` and
   * `evaluate` know at once who wins in the first plies. With a network, `evaluate` estimates
   * better. With a strategy, `solve` and `evaluate` know moves that win. Opponents and
   * `analyse` fetch them by themselves.
   *
   * @param {GameId | LineRules} game the id of a game, or the rules of a line game
   * @returns {Promise<boolean>} whether it is loaded now: false if this game has none, or it cannot
   *   be fetched; rejects as {@link Noughts.position} throws
   * @example
   * const rules = { columns: 7, rows: 6, inARow: 4, gravity: true };
   * await noughts.loadBook(rules);
   * console.log(noughts.position(rules).evaluate({ nodes: 1 })[3].outcome); // 'win'
   */
  async loadBook(game) {
    const { info } = this.#show(game);
    return this.#runtime.wasm.bookKind() > 0 && this.#runtime.books.read(info.id);
  }

  /**
   * Reads what `String(match)` writes, also in version 0.1, which wrote every game. The text may
   * have up to 10,000,000 characters.
   *
   * @param {string} text
   * @returns {Match}
   * @throws {NotationError} when the text is not a match; it says where
   * @throws {TypeError} when it is not a text
   * @example
   * using match = noughts.parse('tic-tac-toe.X.b2.a1');
   */
  parse(text) {
    if (typeof text !== 'string') throw new TypeError(`a match must be text, not ${quote(text)}`);
    if (text.length > longestText) throw tooLong();
    // Pasted text often has spaces and line ends around it.
    const whole = text.trim();
    const start = text.indexOf(whole);
    // Only the part before the first character that no match contains can be a match.
    const end = whole.search(/[^ -~]/);
    const readable = end < 0 ? whole : whole.slice(0, end + 1);
    const { wasm } = this.#runtime;
    const address = wasm.matchOfText(readable);
    if (address === 0) throw new NotationError(wasm.faultCode(), wasm.faultSentence(), start + wasm.faultPlace());
    wasm.showMatch(address);
    return newMatch(this.#runtime, this.#shownGame(), address);
  }

  /**
   * Creates an opponent.
   *
   * @param {object} [options] at most one way to say how strong it is (by default it is the best
   *   opponent), and perhaps a seed; for `'best'` also a time
   * @param {Level} [options.level] `'best'` by default
   * @param {number} [options.mistakes] instead of a level: the probability, from 0 to 1, of
   *   overlooking a win or a loss with the next move, or a fork, and of forgetting one of its
   *   moves; 0 is perfect where the game can be solved, 1 plays at random
   * @param {number} [options.playouts] instead of a level: how many playouts it plays for a move of
   *   a large game
   * @param {number} [options.milliseconds] instead of a level: how long it plays playouts for a
   *   move of a large game. With the level `'best'`: how long it thinks if it cannot solve the
   *   position or look it up, which it tries first. In a browser, several workers then think, as
   *   many as there are processors, and at most four
   * @param {Style} [options.style] what it likes besides: of three moves that it would choose, it
   *   takes the one that it likes most. Where it looks for the exact result of a large game, or
   *   thinks for some milliseconds, there is one move only. Against the same level without a style
   *   it gets 15 to 80 % of the points, by style and game
   * @param {number} [options.seed] a whole number from 0 to 2^53 - 1; the same seed makes an
   *   opponent that makes the same moves, unless it thinks for some milliseconds: that depends on
   *   the machine
   * @returns {Opponent}
   * @throws {RangeError} when there is no such level or style, or a number is out of range
   * @throws {TypeError} when the options are not an object, there is an unknown one, or they say in
   *   two ways how strong it is
   * @example
   * using bob = noughts.opponent({ level: 'hard', seed: 7 });
   * using lina = noughts.opponent({ level: 'easy', style: 'corners' });
   */
  opponent(options) {
    const {
      seed = Math.floor(Math.random() * 2 ** 53),
      style,
      ...strength
    } = optionsOf(options, 'level', 'mistakes', 'playouts', 'milliseconds', 'seed', 'style');
    countOf('seed', seed, 0);
    if (style !== undefined && !styles.includes(style)) {
      throw new RangeError(`style must be one of ${styles.join(', ')}, not ${quote(style)}`);
    }
    const given = Object.values(strength).filter((value) => value !== undefined);
    const isTimedBest = strength.level === 'best' && strength.milliseconds !== undefined;
    if (given.length > (isTimedBest ? 2 : 1)) {
      throw new TypeError('give one of level, mistakes, playouts and milliseconds, or best and milliseconds');
    }
    return newOpponent(this.#runtime, this.#opponentOf(strength, seed), strength.milliseconds, style);
  }

  /**
   * @param {{ level?: unknown, mistakes?: unknown, playouts?: unknown, milliseconds?: unknown }}
   *   strength
   * @param {number} seed
   * @returns {number} its address
   */
  #opponentOf({ level, mistakes, playouts, milliseconds }, seed) {
    const { wasm } = this.#runtime;
    if (mistakes !== undefined) {
      const address = typeof mistakes === 'number' ? wasm.opponentWithMistakes(mistakes, seed) : 0;
      if (address === 0) throw new RangeError('mistakes must be a number from 0 to 1');
      return address;
    }
    if (playouts !== undefined) return wasm.opponentWithPlayouts(countOf('playouts', playouts, 1), seed);
    if (milliseconds !== undefined && (!Number.isFinite(milliseconds) || Number(milliseconds) <= 0)) {
      throw new RangeError('milliseconds must be above 0');
    }
    if (milliseconds !== undefined && level === undefined) {
      return wasm.opponentWithPlayouts(Number.MAX_SAFE_INTEGER, seed);
    }
    const named = level === undefined ? 'best' : level;
    const address = typeof named === 'string' ? wasm.opponentOfLevel(nameOf(named), seed) : 0;
    if (address === 0) throw new RangeError(`level must be easy, medium, hard or best, not ${quote(level)}`);
    return address;
  }

  /**
   * Shows the start of a game.
   *
   * @param {unknown} game its id, or the rules of a line game
   * @returns {KnownGame}
   * @throws {UnknownGameError | RangeError | TypeError}
   */
  #show(game) {
    if (typeof game === 'object' && game !== null) this.#showLineGame(/** @type {LineRules} */ (game));
    else if (typeof game !== 'string' || !this.#runtime.wasm.findGame(nameOf(game))) {
      throw new UnknownGameError(
        game,
        this.#games.map(({ id }) => id),
      );
    }
    return this.#shownGame();
  }

  /** @param {LineRules} rules */
  #showLineGame(rules) {
    const { columns, rows, inARow, gravity = false, misere = false } = optionsOf(rules, ...ruleNames);
    if (typeof gravity !== 'boolean' || typeof misere !== 'boolean') {
      throw new TypeError('gravity and misere must be true or false');
    }
    const areNumbers = [columns, rows, inARow].every((number) => typeof number === 'number');
    if (!areNumbers || !this.#runtime.wasm.findLineGame(columns, rows, inARow, gravity, misere)) {
      throw new RangeError(
        'a board has at most 26 columns and 64 squares, or 19 columns and rows without gravity and misère; ' +
          'inARow is 2 to its longer side, at most 10 beyond 64 squares',
      );
    }
  }

  /**
   * The shown game. The last variation is cached: creating one takes a millisecond on a large
   * board.
   */
  #shownGame() {
    const id = this.#runtime.wasm.id();
    const known = [...this.#catalogue, this.#variation].find((game) => game?.info.id === id);
    if (known) return known;
    this.#variation = new KnownGame(this.#runtime);
    return this.#variation;
  }

  /**
   * @param {number} code
   * @param {KnownGame} game
   */
  #setUpError(code, { info }) {
    const [square] = this.#runtime.numbers();
    const [name, sentence] = /** @type {import('./runtime.js').Entry} */ (this.#runtime.setUpFaults[-1 - code]);
    return new SetUpError(name, sentence, info.squareNames[Number(square)]);
  }
}

/**
 * The items of a part of a set-up that is a list, each as the function makes it.
 *
 * @template [T=unknown]
 * @param {string} name
 * @param {unknown} list
 * @param {(item: any) => T} [make]
 * @returns {T[]}
 * @throws {TypeError}
 */
function listOf(name, list, make = (item) => item) {
  if (!Array.isArray(list)) throw new TypeError(`${name} must be an array, not ${quote(list)}`);
  // These are too many already; the core refuses them.
  return [...list.slice(0, mostSquares)].map((item) => make(item));
}

/**
 * The owner of a square, or the winner of a small board, as a number.
 *
 * @param {unknown} owner
 * @throws {TypeError}
 */
function ownerCode(owner) {
  return owner === null ? 0 : 1 + playerCode(owner ?? null);
}

/** More squares than any board has. */
const mostSquares = 1000;

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
 * The text of a match that is given as plain values.
 *
 * @param {MatchJson} json
 */
function textOf({ game, first, number, score, transitions }) {
  if (!Array.isArray(transitions)) throw new TypeError(shapeOfJson);
  if (transitions.length > longestText) throw tooLong();
  const before = [game, first, ...previousGames(number, score)];
  let length = 0;
  for (const parts of [before, transitions]) {
    for (const part of parts) {
      if (typeof part !== 'string') throw new TypeError(shapeOfJson);
      length += part.length + 1;
      if (length > longestText) throw tooLong();
      if (part.includes('.')) throw new TypeError(shapeOfJson);
    }
  }
  return [...before, ...transitions].join('.');
}

/**
 * The part of a match's text about the earlier games; empty if there are none.
 *
 * @param {unknown} [number]
 * @param {Partial<import('./values.js').Score>} [score]
 */
function previousGames(number = 1, score = {}) {
  if (typeof score !== 'object' || score === null) throw new TypeError(shapeOfJson);
  const { X = 0, O = 0, ties = 0 } = score;
  const counts = [number, X, O, ties];
  const areCounts = counts.every((count) => Number.isSafeInteger(count) && Number(count) >= 0);
  if (!areCounts) throw new TypeError(shapeOfJson);
  return counts.join() === '1,0,0,0' ? [] : [`game-${counts.join('-')}`];
}

const shapeOfJson = 'a match is { game, first, transitions, number?, score?: { X, O, ties } }, with texts without dots';

function tooLong() {
  return new NotationError('too-long', 'The text is too long.', longestText);
}
