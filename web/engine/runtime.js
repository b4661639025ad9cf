import { Books } from './books.js';
import { ConflictError, EngineError } from './errors.js';
import { SearchMemory } from './search-memory.js';
import { startWasm } from './start.js';

/** @import { ConflictCode, Status } from './values.js' */
/** @import { BookSources } from './books.js' */
/** @import { Memory } from './start.js' */
/** @import { MainModule } from './wasm/noughts-wasm.js' */

/**
 * A line of a table: the code for programs, and the rest.
 *
 * @typedef {readonly [code: string, rest: string]} Entry
 */

/**
 * Starts the compiled WebAssembly.
 *
 * @param {WebAssembly.Module} module
 * @param {() => void} onFailure called once, when it fails
 * @param {BookSources} [sources] the books; none by default
 */
export async function startRuntime(module, onFailure, sources = {}) {
  return new Runtime(module, /** @type {MainModule & Memory} */ (await startWasm(module)), onFailure, sources);
}

/**
 * The running WebAssembly. All calls into it, its failures, and the objects that it holds go
 * through here.
 *
 * Positions are copies of bytes: a position is shown, and then questions about it are asked.
 */
export class Runtime {
  /**
   * The compiled module, so that another thread can start it too; undefined if none can.
   * @type {WebAssembly.Module | undefined}
   */
  module;

  /**
   * The functions of the WebAssembly. A failure throws an `EngineError`, and so does every later
   * call, because an interrupted call leaves invalid data. The text of a match can still be read,
   * if there is one.
   */
  wasm;

  /**
   * Throws if the engine has failed.
   * @type {() => void}
   * @throws {EngineError} when it has failed
   */
  check;

  /** The memory that the searches of this thread share. */
  searchMemory;

  /** The books of the searches. */
  books;

  /** The statuses by code, won games without their lines. */
  statuses;

  /** The reasons of refusals, by code, counted down from -1. */
  #refusals;

  /** The reasons why a position cannot be set up, by code, counted down from -1. */
  setUpFaults;

  /** The outcomes, by code. */
  outcomes;

  /** The judgements of moves, by code. */
  judgements;

  /** @type {Uint8Array} the place of the shown position */
  #shown = new Uint8Array();

  /** @type {Uint16Array} the place of answers of several numbers */
  #numbers = new Uint16Array();

  /**
   * @param {WebAssembly.Module | undefined} module
   * @param {MainModule & Memory} wasm
   * @param {() => void} onFailure
   * @param {BookSources} sources
   */
  constructor(module, wasm, onFailure, sources) {
    this.module = module;
    const { guarded, check } = guard(wasm, onFailure);
    this.wasm = guarded;
    this.check = check;
    this.searchMemory = new SearchMemory(guarded);
    this.books = new Books(guarded, sources);
    this.statuses = tableOf(this.wasm.statusTable()).map(toStatus);
    this.#refusals = tableOf(this.wasm.refusalTable());
    this.setUpFaults = tableOf(this.wasm.setUpFaultTable());
    this.outcomes = [null, ...tableOf(this.wasm.outcomeTable()).map(([outcome]) => outcome)];
    this.judgements = tableOf(this.wasm.judgementTable()).map(([judgement]) => judgement);
  }

  /**
   * Shows a position, to ask about it.
   *
   * @param {Uint8Array} position
   */
  show(position) {
    this.#viewOfShown().set(position);
    return this.wasm;
  }

  /** A copy of the shown position. */
  shown() {
    return this.#viewOfShown().slice();
  }

  #viewOfShown() {
    const { wasm } = this;
    // When memory grows, older views of it become empty.
    if (this.#shown.length === 0) this.#shown = wasm.bytesAt(wasm.addressOfShown(), wasm.sizeOfShown());
    return this.#shown;
  }

  /**
   * Whether the shown position equals another one.
   *
   * @param {Uint8Array} position
   */
  isShown(position) {
    this.wasm.bytesAt(this.wasm.addressOfNumbers(), position.length).set(position);
    return this.wasm.isEqual();
  }

  /**
   * The reason of a refusal.
   *
   * @param {number} code below 0
   * @param {unknown} [square] as it was given
   */
  conflict(code, square) {
    const [name, sentence] = /** @type {[ConflictCode, string]} */ (this.#refusals[-1 - code]);
    return new ConflictError(name, sentence, square);
  }

  /** The numbers of the last answer. Valid until the next call. */
  numbers() {
    const { wasm } = this;
    if (this.#numbers.length === 0) this.#numbers = wasm.numbersAt(wasm.addressOfNumbers(), wasm.countOfNumbers());
    return this.#numbers;
  }
}

/**
 * The same functions, with the failures that `Runtime.wasm` describes.
 *
 * @template {object} Exports
 * @param {Exports} wasm
 * @param {() => void} onFailure
 */
export function guard(wasm, onFailure) {
  /** @type {EngineError | undefined} */
  let failure;

  /** Whether a call is running. If it is still set at the next call, a call was interrupted. */
  let isInside = false;

  /** @param {unknown} cause */
  const fail = (cause) => {
    if (!failure) onFailure();
    failure ??= new EngineError(cause);
    return failure;
  };

  /** @type {Record<string, (...given: any[]) => unknown>} */
  const guarded = {};
  for (const [name, call] of Object.entries(wasm)) {
    if (typeof call !== 'function') continue;
    guarded[name] = (...given) => {
      if (isInside) fail(new Error('a call did not end'));
      // Nothing can be freed any more.
      if (failure && name.startsWith('drop')) return undefined;
      if (failure && name !== 'text') throw failure;
      isInside = true;
      try {
        const result = call(...given);
        isInside = false;
        return result;
      } catch (cause) {
        const thrown = fail(cause);
        isInside = false;
        throw thrown;
      }
    };
  }
  const check = () => {
    if (failure) throw failure;
  };
  return { guarded: /** @type {Exports} */ (/** @type {unknown} */ (guarded)), check };
}

/**
 * @param {string} text
 * @returns {Entry[]}
 */
function tableOf(text) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [code = '', ...rest] = line.split(' ');
      return [code, rest.join(' ')];
    });
}

/** @param {Entry} entry */
function toStatus([state, player]) {
  return /** @type {Status} */ (Object.freeze(player === '' ? { state } : { state, player }));
}
