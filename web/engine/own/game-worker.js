// The page's side of the worker that thinks about a game of one's own. The rules may be wrong: the
// worker may never answer. So it can be ended at any time, and another one goes on.

import { searchers, startWorker } from '../search-worker.js';
import { GameError } from './game-error.js';
import { errorOf } from './game-fault.js';
import { withMoves } from './remote-moves.js';

/** @import { Message, Question, Reply } from '../search-worker.js' */
/** @import { SliceLimits } from '../slices.js' */
/** @import { Player } from '../values.js' */
/** @import { GameFault } from './game-fault.js' */
/** @import { Entry } from './rules.js' */
/** @import { OwnRuntime } from './runtime.js' */

/**
 * How a game came to a position. It begins at a start, or else in a state that was set up.
 *
 * @typedef {{ first: Player | undefined, state: unknown, moves: string[] }} Path
 */

/**
 * A question about the position at the end of a path.
 *
 * @typedef {Question & { path: Path, memory: number }} OwnQuestion
 */

/**
 * A message to the worker. The first one starts it.
 *
 * @typedef {{ wasm: WebAssembly.Module, address: string }
 *   | { id: number, question: OwnQuestion, milliseconds: number | undefined, fewestPlayouts: number | undefined }
 *   | Extract<Message, { abort: true } | { forget: number }>} OwnMessage
 */

/**
 * A question that waits for its answer.
 *
 * @typedef {object} Waiting
 * @property {OwnMessage} message
 * @property {'choose' | 'analyse' | 'review'} kind
 * @property {Entry} entry the state that it is about
 * @property {SliceLimits} limits
 * @property {(value: unknown) => void} resolve
 * @property {(reason: unknown) => void} reject
 */

/** How long a searching worker may be silent, in milliseconds: it reports all the time. */
const longestSilence = 10_000;

/** The same once a search is to end. */
const longestEnding = 1000;

/** A page that was blocked, or asleep, reads what has come meanwhile in this time. */
const toRead = 500;

/**
 * Has a game think in a worker.
 *
 * @param {OwnRuntime} runtime
 * @param {WebAssembly.Module} module
 * @param {string} address of the module with the rules
 */
export function thinkInWorker(runtime, module, address) {
  searchers.set(runtime, [new GameWorker(module, address, runtime)]);
}

/** Searches in a worker: a `Searcher`. */
class GameWorker {
  #module;
  #address;
  #runtime;

  /** @type {Worker | undefined} while there is one */
  #worker;

  /** Whether the worker has the rules. */
  #isReady = false;

  /** Whether there can be no worker. */
  #isMissing = !(globalThis.document && globalThis.Worker);

  /** @type {Map<number, Waiting>} the questions without an answer, by number */
  #open = new Map();

  /** @type {Set<number>} the questions that were aborted, and that the worker may still search */
  #ending = new Set();

  /** @type {Set<number>} the thinkers whose data the worker has */
  #thinkers = new Set();

  /** @type {ReturnType<typeof setTimeout> | undefined} ends when the worker has been silent too long */
  #silence;

  #lastId = 0;

  /**
   * @param {WebAssembly.Module} module
   * @param {string} address of the module with the rules
   * @param {OwnRuntime} runtime
   */
  constructor(module, address, runtime) {
    this.#module = module;
    this.#address = address;
    this.#runtime = runtime;
  }

  /**
   * Asks about the shown position.
   *
   * @param {Question} question
   * @param {SliceLimits} limits
   * @returns {Promise<any>} as of a `Searcher`
   */
  async ask(question, limits) {
    this.#start();
    if (!this.#worker) return undefined;
    const { rules, wasm, searchMemory } = this.#runtime;
    const entry = rules.states.at(/** @type {any} */ (wasm).shownState());
    const { kind } = question;
    const { signal, milliseconds, fewestPlayouts } = limits;
    const id = ++this.#lastId;
    const asked = { ...question, path: rules.pathTo(entry), memory: searchMemory.limit };
    const message = { id, question: asked, milliseconds, fewestPlayouts };
    const over = new AbortController();
    if (kind === 'choose') this.#thinkers.add(question.thinker);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => this.#abort(id, signal.reason), { signal: over.signal });
      if (this.#open.size + this.#ending.size === 0) this.#wait();
      this.#open.set(id, { message, kind, entry, limits, resolve, reject });
      this.#send(message);
    }).finally(() => over.abort());
  }

  /** @param {number} thinker */
  forget(thinker) {
    if (!this.#thinkers.delete(thinker)) return;
    this.#send({ forget: thinker });
    this.#endIfIdle();
  }

  /** There is no book. */
  takeBook() {}

  /** Each question brings the limit. */
  limitMemory() {}

  /** Starts a worker if there is none. */
  #start() {
    if (this.#worker || this.#isMissing) return;
    const open = () => new Worker(new URL('./own-worker.js', import.meta.url), { type: 'module' });
    const worker = startWorker(open, './own-worker.js');
    if (!worker) {
      this.#isMissing = true;
      return;
    }
    this.#worker = worker;
    this.#isReady = false;
    worker.addEventListener('message', ({ data }) => worker === this.#worker && this.#receive(data));
    for (const type of ['error', 'messageerror']) {
      worker.addEventListener(type, (event) => {
        event.preventDefault();
        this.#isMissing ||= !this.#isReady;
        this.#end();
      });
    }
    this.#send({ wasm: this.#module, address: this.#address });
  }

  /** @param {OwnMessage} message */
  #send(message) {
    this.#worker?.postMessage(message);
  }

  /** @param {Exclude<Reply, { moves: unknown }> | { isReady: boolean }} reply */
  #receive(reply) {
    this.#wait();
    if ('isReady' in reply) {
      this.#isReady = reply.isReady;
      if (reply.isReady) return;
      this.#isMissing = true;
      return this.#end();
    }
    const waiting = this.#open.get(reply.id);
    if ('progress' in reply) return waiting && this.#report(reply, waiting);
    this.#ending.delete(reply.id);
    this.#open.delete(reply.id);
    if (!waiting) return;
    if ('value' in reply) return waiting.resolve(this.#read(reply.value, waiting));
    if (reply.failed) return waiting.reject(errorOf(/** @type {GameFault} */ (reply.failed)));
    // Its engine has failed, most likely for lack of memory.
    waiting.resolve(undefined);
    this.#end();
  }

  /**
   * @param {Extract<Reply, { progress: number }>} reply
   * @param {Waiting} waiting
   */
  #report({ id, progress, playouts }, { limits }) {
    try {
      limits.onProgress?.(progress, playouts);
    } catch (error) {
      this.#abort(id, error);
    }
  }

  /**
   * The answer with the numbers that moves have here.
   *
   * @param {unknown} value
   * @param {Waiting} waiting
   * @returns {unknown} undefined if there is no such move
   */
  #read(value, { kind, entry }) {
    const { rules } = this.#runtime;
    rules.nameMoves(entry, kind === 'review');
    let isKnown = true;
    const answer = withMoves(kind, value, (name) => {
      const number = rules.names.find(name);
      isKnown &&= number !== undefined;
      return number;
    });
    return isKnown ? answer : undefined;
  }

  /**
   * @param {number} id
   * @param {unknown} reason
   */
  #abort(id, reason) {
    const waiting = this.#open.get(id);
    if (!waiting) return;
    this.#open.delete(id);
    waiting.reject(reason);
    this.#send({ id, abort: true });
    this.#ending.add(id);
    if (this.#ending.size === 1) this.#wait();
  }

  /** Restarts the wait for the worker's next message. */
  #wait() {
    clearTimeout(this.#silence);
    const judge = () => {
      this.#silence = setTimeout(() => this.#judge(), toRead);
    };
    const isEnding = this.#isReady && this.#ending.size > 0;
    this.#silence = setTimeout(judge, isEnding ? longestEnding : longestSilence);
  }

  /** The worker has been silent for too long. */
  #judge() {
    if (this.#isReady && this.#ending.size > 0) return this.#restart();
    if (this.#open.size === 0) return this.#endIfIdle();
    if (this.#isReady) for (const { entry, reject } of this.#takeOpen()) reject(this.#silentError(entry));
    this.#end();
  }

  #endIfIdle() {
    if (this.#open.size === 0 && this.#thinkers.size === 0) this.#end();
  }

  /** Another worker goes on with the open questions. */
  #restart() {
    const open = [...this.#open];
    this.#open.clear();
    this.#end();
    this.#start();
    for (const [id, waiting] of open) {
      this.#open.set(id, waiting);
      this.#send(waiting.message);
    }
    if (!this.#worker) this.#end();
    else if (open.length > 0) this.#wait();
  }

  /** Ends the worker. Its open questions are answered in this thread. */
  #end() {
    clearTimeout(this.#silence);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ending.clear();
    for (const { resolve } of this.#takeOpen()) resolve(undefined);
  }

  #takeOpen() {
    const open = [...this.#open.values()];
    this.#open.clear();
    return open;
  }

  /** @param {Entry} entry */
  #silentError(entry) {
    const seconds = longestSilence / 1000;
    const { moves } = this.#runtime.rules.pathTo(entry);
    const what = `the rules have not answered for ${seconds} seconds; the search began here`;
    return new GameError('no-answer', what, { rule: 'play', moves });
  }
}
