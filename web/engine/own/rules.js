import { plainBoard, wrongInBoard } from './board.js';
import { GameError } from './game-error.js';
import { Hash } from './hash.js';
import { mostMoves, Names, tooManyMoves } from './names.js';
import { serialize } from './serialize.js';
import { States } from './states.js';
import { isA, messageOf } from './thrown.js';

/** @import { Definition, OwnBoard, Rule } from './values.js' */
/** @import { Player } from '../values.js' */

/**
 * A state of a game with what the core asks about it.
 *
 * @typedef {object} Entry
 * @property {any} state as the definition made it
 * @property {number} standing 8 if O is to move, plus the place in `standings`
 * @property {Player | undefined} first of a start: the player that it was asked for; undefined for
 *   a state that was set up
 * @property {Entry | undefined} previous the state before
 * @property {number} move the number of the move that led here; -1 at a start
 * @property {number} plies from the start
 * @property {number[] | undefined} moves the numbers of the legal moves, once they are asked for
 * @property {unknown[] | undefined} values these moves, as the definition listed them
 * @property {string | undefined} text that equal states share, if the state is frozen
 * @property {Ties | undefined} ties in a search of a game whose positions can come again
 */

/**
 * The states that have come twice before a search. The next time each is a tie.
 *
 * @typedef {{ texts: ReadonlySet<string>, number: number }} Ties 0 if there is none; otherwise each
 *   search has a number of its own
 */

/** @type {Ties} */
const noTies = { texts: new Set(), number: 0 };

/** How a game stands: it goes on, or who has won, or a tie. */
const standings = /** @type {const} */ ([undefined, 'X', 'O', 'tie']);

/** The answer after a failure: a tie, in no state. So every search ends soon. */
const failed = 3;

/** What a win is worth to the core: `value_of_win`. */
const valueOfWin = 1024;

/** A game without repetition ends after fewer plies. No exact search follows more. */
export const mostPlies = 1000;

/**
 * The rules of a game as the WebAssembly asks for them, in numbers: `own_game.hpp` is the other
 * half. A rule that fails must not throw through the WebAssembly. So the failure is kept, the
 * answer is that the game has ended, and the caller of the WebAssembly throws the failure.
 */
export class Rules {
  #definition;

  /** @type {States<Entry>} */
  states = new States();

  /** The moves. */
  names;

  /** @type {GameError | undefined} the first failure since it was last taken */
  #failure;

  /** Whether a rule is running. It must not use the engine that asks it. */
  isAsking = false;

  /** Whether new states are frozen, so that no rule can change them in silence. */
  #freezes = true;

  /** @type {unknown} a state that was set up, for the next position */
  startAt;

  /** @type {OwnBoard | undefined} it says the size of every board */
  #boardAtStart;

  #hashes = new Hash();

  /** @type {Entry | undefined} the state that was made last */
  #newest;

  #lastTies = 0;

  /** @param {Readonly<Definition>} definition */
  constructor(definition) {
    this.#definition = definition;
    this.names = new Names(definition.name);
  }

  /**
   * The functions that the WebAssembly imports.
   *
   * @param {(address: number, length: number) => string} textAt
   */
  importsFor(textAt) {
    const { states, names } = this;
    const movesAt = (/** @type {number} */ state) => this.#movesOf(states.at(state));
    return {
      start: (/** @type {number} */ first) => this.start(first === 0 ? 'X' : 'O'),
      play: (/** @type {number} */ state, /** @type {number} */ move) => this.#play(states.at(state), move),
      count: (/** @type {number} */ state) => movesAt(state).length,
      moveAt: (/** @type {number} */ state, /** @type {number} */ place) => Number(movesAt(state)[place]),
      hash: (/** @type {number} */ state) => this.#hash(states.at(state)),
      upperHash: () => this.#hashes.upper,
      areEqual: (/** @type {number} */ one, /** @type {number} */ other) =>
        Number(this.#areEqual(states.at(one), states.at(other))),
      canRepeat: () => Number(this.#definition.canRepeat),
      hasValue: () => Number(this.#definition.value !== undefined),
      value: (/** @type {number} */ state) => this.#value(states.at(state)),
      find: (/** @type {number} */ address, /** @type {number} */ length) => this.find(textAt(address, length)),
      nameLength: (/** @type {number} */ move) => names.nameAt(move).length,
      nameAt: (/** @type {number} */ move, /** @type {number} */ place) => names.nameAt(move).charCodeAt(place),
      epoch: () => states.made.length,
      forgetSince: (/** @type {number} */ epoch) => states.releaseSince(epoch),
    };
  }

  /** Whether a rule has failed since the failure was last taken. */
  get hasFailed() {
    return this.#failure !== undefined;
  }

  /**
   * The failure of the last call into the WebAssembly, if there was one.
   */
  takeFailure() {
    const failure = this.#failure;
    this.#failure = undefined;
    return failure;
  }

  /**
   * Calls a function. Meanwhile states are not frozen: a search makes too many.
   *
   * @template Result
   * @param {() => Result} search
   */
  fast(search) {
    this.#freezes = false;
    try {
      return search();
    } finally {
      this.#freezes = true;
    }
  }

  /** @param {Player} first */
  start(first) {
    return this.#try('start', undefined, () => {
      const answer = this.#add(this.#ask('start', undefined, first), undefined, -1, first);
      if (answer % 8 !== 0) throw this.#fault('winner', undefined)('over-at-start', 'the game is over at its start');
      return answer;
    });
  }

  /** The start at which X moves first; or once the state that was set up. */
  startOrSetUp() {
    const state = this.startAt;
    this.startAt = undefined;
    if (state === undefined) return this.start('X');
    return this.#try('start', undefined, () => this.#add(this.#cloneOf(state), undefined, -1));
  }

  /**
   * The number of the legal move with this name, or -1.
   *
   * @param {string} name
   */
  find(name) {
    const newest = this.#newest;
    // The moves of the newest state may have no numbers yet.
    if (newest && this.names.find(name) === undefined && newest.standing % 8 === 0) this.#movesOf(newest);
    return this.names.find(name) ?? -1;
  }

  /**
   * How a game came to a state: what another thread needs to come to it as well.
   *
   * @param {Entry} entry
   * @returns {{ first: Player | undefined, state: unknown, moves: string[] }} the first player of
   *   the start, or else the state that was set up; and the names of the moves since then
   */
  pathTo(entry) {
    const moves = [];
    let start = entry;
    for (; start.previous; start = start.previous) moves.unshift(this.names.nameAt(start.move));
    const { first, state } = start;
    return { first, state: first ? undefined : state, moves };
  }

  /**
   * Gives numbers to the legal moves of a state.
   *
   * @param {Entry} entry
   * @param {boolean} isWhole whether also to those of all states before it
   */
  nameMoves(entry, isWhole) {
    for (let at = /** @type {Entry | undefined} */ (entry); at; at = isWhole ? at.previous : undefined) {
      if (at.standing % 8 === 0) this.#movesOf(at);
    }
    this.#failure = undefined; // the caller misses the moves
  }

  /**
   * How a state is drawn.
   *
   * @param {number} state
   * @returns {OwnBoard | undefined} undefined without a board, or if it is wrong
   */
  boardOf(state) {
    if (!this.#definition.board) return undefined;
    const entry = this.states.at(state);
    /** @type {OwnBoard | undefined} */
    let board;
    this.#try('board', entry, () => {
      board = this.#boardOf(entry, entry.state);
      return failed;
    });
    return board;
  }

  /**
   * The board of the start, for its size.
   *
   * @throws {GameError}
   */
  boardAtStart() {
    if (!this.#definition.board) return undefined;
    /** @type {OwnBoard | undefined} */
    let board;
    this.#try('board', undefined, () => {
      board = this.#boardOf(undefined, this.#ask('start', undefined, 'X'));
      return failed;
    });
    const failure = this.takeFailure();
    if (failure) throw failure;
    return board;
  }

  /**
   * A text that shows a state to people.
   *
   * @param {number} state
   */
  describe(state) {
    const entry = this.states.at(state);
    let text = '';
    this.#try('play', entry, () => {
      text = this.#textOf(entry);
      return failed;
    });
    return text;
  }

  /**
   * @param {Entry | undefined} entry
   * @param {unknown} state
   * @returns {OwnBoard}
   */
  #boardOf(entry, state) {
    const board = /** @type {any} */ (plainBoard(this.#ask('board', entry, state)));
    const wrong = wrongInBoard(board, this.#boardAtStart);
    if (wrong) throw this.#fault('board', entry)('not-a-board', wrong);
    this.#boardAtStart ??= board;
    return board;
  }

  /**
   * @param {Entry} before
   * @param {number} move
   */
  #play(before, move) {
    if (this.#failure) return failed;
    return this.#try('play', before, () => {
      const state = this.#stateAfter(before, move);
      if (before.plies === mostPlies && !this.#definition.canRepeat) {
        throw this.#fault('play', before)('never-ends', `the game goes on for more than ${mostPlies} plies`);
      }
      return this.#add(state, before, move);
    });
  }

  /**
   * @param {Entry} before
   * @param {number} move
   * @returns {unknown}
   * @throws {GameError} that names the move
   */
  #stateAfter(before, move) {
    const value = this.#valueOf(before, move);
    try {
      return this.#definition.play(before.state, value);
    } catch (cause) {
      const what = `${messageOf(cause)}, at the move ${this.names.nameAt(move)}`;
      throw this.#fault('play', before, cause)('rule-failed', what);
    }
  }

  /**
   * @param {unknown} state
   * @param {Entry | undefined} previous
   * @param {number} move
   * @param {Player} [first]
   */
  #add(state, previous, move, first) {
    const plies = previous ? previous.plies + 1 : 0;
    /** @type {Entry} */
    const entry = {
      state,
      standing: 0,
      first,
      previous,
      move,
      plies,
      moves: undefined,
      values: undefined,
      text: undefined,
      ties: undefined,
    };
    if (typeof (/** @type {any} */ (state)?.then) === 'function') {
      const rule = previous ? 'play' : 'start';
      throw this.#fault(rule, previous)('rule-failed', 'it returned a promise; a rule answers at once');
    }
    if (this.#freezes) {
      entry.text = this.#textOf(entry); // every part of it has to be plain data
      freezeDeeply(state);
    }
    entry.standing = this.#standingOf(entry);
    if (previous && !this.#freezes) {
      entry.ties = this.#tiesOf(previous);
      if (entry.standing % 8 === 0 && this.#isTie(entry)) entry.standing += standings.indexOf('tie');
    }
    this.#newest = entry;
    return this.states.add(entry) * 16 + entry.standing;
  }

  /** @param {Entry} entry */
  #standingOf(entry) {
    const winner = this.#ask('winner', entry, entry.state) ?? undefined;
    const place = standings.indexOf(winner);
    if (place < 0) {
      throw this.#fault('winner', entry)('not-a-winner', "it returned neither 'X', 'O', 'tie' nor undefined");
    }
    const turn = this.#ask('turn', entry, entry.state);
    if (turn !== 'X' && turn !== 'O')
      throw this.#fault('turn', entry)('not-a-player', "it returned neither 'X' nor 'O'");
    return place + (turn === 'O' ? 8 : 0);
  }

  /**
   * The legal moves of a state that goes on.
   *
   * @param {Entry} entry
   */
  #movesOf(entry) {
    if (entry.moves) return entry.moves;
    if (this.#failure) return [];
    this.#try('moves', entry, () => {
      const fault = this.#fault('moves', entry);
      const listed = this.#ask('moves', entry, entry.state);
      if (typeof listed?.[Symbol.iterator] !== 'function' || typeof listed === 'string') {
        throw fault('not-a-list', 'it returned no list');
      }
      const values = firstOf(listed);
      if (values.length > mostMoves) throw tooManyMoves(fault);
      const moves = values.map((move) => this.names.numberOf(move, fault));
      if (moves.length === 0)
        throw fault('no-moves', "there are no moves, and `winner` does not say 'tie' or who has won");
      const twice = moves.find((move, place) => moves.indexOf(move) < place);
      if (twice !== undefined) throw fault('name-twice', `two moves have the name ${this.names.nameAt(twice)}`);
      entry.moves = moves;
      entry.values = values;
      return failed;
    });
    return entry.moves ?? [];
  }

  /**
   * A move as the rules listed it. Moves of one name may differ from state to state.
   *
   * @param {Entry} entry
   * @param {number} move
   */
  #valueOf(entry, move) {
    if (!this.#definition.name) return this.names.moveOf(move);
    const place = this.#movesOf(entry).indexOf(move);
    return entry.values?.[place];
  }

  /** @param {Entry} entry */
  #hash(entry) {
    let lower = 0;
    this.#try('key', entry, () => {
      // A state and its mirror image do not end alike if one of them has come before.
      const { number } = this.#tiesOf(entry);
      const key = number > 0 ? `${this.#textOf(entry)} ${number}` : this.#keyOf(entry);
      lower = this.#hashes.of(`${key} ${entry.standing & 8}`);
      return failed;
    });
    return lower;
  }

  /**
   * The value of a state for the core. After a failure that of a draw.
   *
   * @param {Entry} entry
   */
  #value(entry) {
    let value = 0.5;
    if (this.#failure) return value * valueOfWin;
    this.#try('value', entry, () => {
      const given = this.#ask('value', entry, entry.state);
      const isValue = typeof given === 'number' && given >= 0 && given <= 1;
      if (!isValue) throw this.#fault('value', entry)('not-a-value', 'it returned no number from 0 to 1');
      value = given;
      return failed;
    });
    return Math.round(value * valueOfWin);
  }

  /** @param {Entry} entry */
  #keyOf(entry) {
    if (!this.#definition.key) return this.#textOf(entry);
    const key = this.#ask('key', entry, entry.state);
    if (typeof key !== 'string' && !Number.isFinite(key)) {
      throw this.#fault('key', entry)('not-a-key', 'it returned neither a text nor a number');
    }
    return key;
  }

  /**
   * @param {Entry} one
   * @param {Entry} other
   */
  #areEqual(one, other) {
    if (!one || !other) return false;
    let areEqual = false;
    this.#try('play', one, () => {
      // What a search knows does not hold any more once more states have come twice.
      const isKnown = this.#freezes || this.#tiesOf(one).number === this.#tiesOf(other).number;
      areEqual = isKnown && one.standing === other.standing && this.#textOf(one) === this.#textOf(other);
      return failed;
    });
    return areEqual;
  }

  /** @param {Entry} entry of a search */
  #isTie(entry) {
    const { texts } = this.#tiesOf(entry);
    return texts.size > 0 && texts.has(this.#textOf(entry));
  }

  /**
   * The states that have come twice in the game that led to a state. A search from there inherits
   * them: within its lines no player gains by going in a circle.
   *
   * @param {Entry} entry
   * @returns {Ties}
   */
  #tiesOf(entry) {
    if (!this.#definition.canRepeat) return noTies;
    entry.ties ??= this.#findTies(entry);
    return entry.ties;
  }

  /** @param {Entry} entry @returns {Ties} */
  #findTies(entry) {
    const once = new Set();
    const texts = new Set();
    for (let at = /** @type {Entry | undefined} */ (entry); at; at = at.previous) {
      const text = this.#textOf(at);
      (once.has(text) ? texts : once).add(text);
    }
    return texts.size > 0 ? { texts, number: ++this.#lastTies } : noTies;
  }

  /**
   * A text that equal states share.
   *
   * @param {Entry} entry
   * @throws {GameError}
   */
  #textOf(entry) {
    if (entry.text !== undefined) return entry.text;
    try {
      return serialize(entry.state);
    } catch (cause) {
      const rule = entry.previous ? 'play' : 'start';
      throw this.#fault(rule, entry, cause)('not-cloneable', `the state is not plain data: ${messageOf(cause)}`);
    }
  }

  /** @param {unknown} state */
  #cloneOf(state) {
    try {
      return structuredClone(state);
    } catch (cause) {
      throw this.#fault('start', undefined, cause)('not-cloneable', `the state is not plain data: ${messageOf(cause)}`);
    }
  }

  /**
   * Calls a rule.
   *
   * @param {Rule} rule
   * @param {Entry | undefined} entry
   * @param {unknown[]} given
   * @returns {any}
   * @throws {GameError}
   */
  #ask(rule, entry, ...given) {
    try {
      return /** @type {any} */ (this.#definition)[rule](...given);
    } catch (cause) {
      throw this.#fault(rule, entry, cause)('rule-failed', messageOf(cause));
    }
  }

  /**
   * Makes the errors of a rule in a state.
   *
   * @param {Rule} rule
   * @param {Entry | undefined} entry
   * @param {unknown} [cause]
   * @returns {(code: string, what: string) => GameError}
   */
  #fault(rule, entry, cause) {
    return (code, what) => {
      const { moves } = entry ? this.pathTo(entry) : { moves: [] };
      return new GameError(code, what, { rule, moves, cause });
    };
  }

  /**
   * Runs rules for the WebAssembly, and reads what they return. Meanwhile no code of the
   * definition, not even a getter, may use the engine. Keeps the first failure.
   *
   * @param {Rule} rule which one fails if it is not said
   * @param {Entry | undefined} entry
   * @param {() => number} run
   */
  #try(rule, entry, run) {
    const before = this.isAsking;
    this.isAsking = true;
    try {
      return run();
    } catch (failure) {
      const isKnown = isA(GameError, failure);
      this.#failure ??= isKnown ? failure : this.#fault(rule, entry, failure)('rule-failed', messageOf(failure));
      return failed;
    } finally {
      this.isAsking = before;
    }
  }
}

/**
 * The moves of a list, at most one more than a game can have: a list may have no end.
 *
 * @param {Iterable<unknown>} listed
 */
export function firstOf(listed) {
  const moves = [];
  for (const move of listed) if (moves.push(move) > mostMoves) break;
  return moves;
}

/** @param {unknown} value */
function freezeDeeply(value) {
  // Typed arrays, maps and sets cannot be frozen: the laws watch them.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  Object.freeze(value);
  for (const inside of Object.values(value)) freezeDeeply(inside);
}
