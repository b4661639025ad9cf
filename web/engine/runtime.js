import { Books } from './books.js';
import { ConflictError, EngineError } from './errors.js';
import { SearchMemory } from './search-memory.js';
import { startWasm } from './start.js';

/** @import { ConflictCode, Status } from './values.js' */
/** @import { BookSources } from './books.js' */
/** @import { Memory } from './start.js' */
/** @import { MainModule } from './wasm/noughts-wasm.js' */

/**
 * A line of a table: the code for programs, and what follows it.
 *
 * @typedef {readonly [code: string, rest: string]} Entry
 */

/**
 * Starts the compiled WebAssembly.
 *
 * @param {WebAssembly.Module} module
 * @param {() => void} onFailure is told when it fails, once
 * @param {BookSources} [sources] of books; none unless told otherwise
 */
export async function startRuntime(module, onFailure, sources = {}) {
  return new Runtime(module, /** @type {MainModule & Memory} */ (await startWasm(module)), onFailure, sources);
}

/**
 * The WebAssembly that runs. Every call into it, what fails there, and what is held there goes
 * through here.
 *
 * Positions are copies of bytes: one is shown, then asked about.
 */
export class Runtime {
  /** What has been compiled, for another thread to start it too. */
  module;

  /**
   * What the WebAssembly can do. Whatever fails there throws an `EngineError`, and so does every
   * call after that: what has been left in the middle cannot be relied upon. The text of a match
   * can still be read, as far as there is one.
   */
  wasm;

  /**
   * Does nothing while all is well.
   * @type {() => void}
   * @throws {EngineError} when it has failed
   */
  check;

  /** What the searches in this thread share. */
  searchMemory;

  /** The books that they look into. */
  books;

  /** How a game stands, by its code; a won game without its lines. */
  statuses;

  /** Why something is refused, by its code counted down from -1. */
  #refusals;

  /** Why a position cannot be set up, by its code counted down from -1. */
  setUpFaults;

  /** Outcomes, by their codes. */
  outcomes;

  /** How moves are judged, by code. */
  judgements;

  /** @type {Uint8Array} where the position lies that is shown */
  #shown = new Uint8Array();

  /** @type {Uint16Array} where answers of several numbers lie */
  #numbers = new Uint16Array();

  /**
   * @param {WebAssembly.Module} module
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

  /** The position that is shown, to keep. */
  shown() {
    return this.#viewOfShown().slice();
  }

  #viewOfShown() {
    const { wasm } = this;
    // A view of memory that has grown since has no length any more.
    if (this.#shown.length === 0) this.#shown = wasm.bytesAt(wasm.addressOfShown(), wasm.sizeOfShown());
    return this.#shown;
  }

  /**
   * Whether the position that is shown equals another one.
   *
   * @param {Uint8Array} position
   */
  isShown(position) {
    this.wasm.bytesAt(this.wasm.addressOfNumbers(), position.length).set(position);
    return this.wasm.isEqual();
  }

  /**
   * Why something was refused.
   *
   * @param {number} code below 0
   * @param {unknown} [square] as it was asked for
   */
  conflict(code, square) {
    const [name, sentence] = /** @type {[ConflictCode, string]} */ (this.#refusals[-1 - code]);
    return new ConflictError(name, sentence, square);
  }

  /** What has been answered last. Valid until the next call. */
  numbers() {
    const { wasm } = this;
    if (this.#numbers.length === 0) this.#numbers = wasm.numbersAt(wasm.addressOfNumbers(), wasm.countOfNumbers());
    return this.#numbers;
  }
}

/**
 * The same functions, which fail as `Runtime.wasm` says.
 *
 * @template {object} Exports
 * @param {Exports} wasm
 * @param {() => void} onFailure
 */
export function guard(wasm, onFailure) {
  /** @type {EngineError | undefined} */
  let failure;

  /** Whether a call is going on: found so by the next one, it has been torn off in the middle. */
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
      if (isInside) fail(new Error('a call into the WebAssembly was torn off'));
      // there is nothing to give back any more
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
