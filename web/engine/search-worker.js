// The page's side of the worker in which an engine searches.

/** @import { Budget, Share, Skill } from './local.js' */
/** @import { Runtime } from './runtime.js' */
/** @import { SliceLimits } from './slices.js' */
/** @import { ReviewedMove } from './values.js' */

/**
 * A question to the worker. Positions are in the core's format: the worker runs the same
 * WebAssembly.
 *
 * @typedef {{ kind: 'choose', thinker: number, skill: Skill, position: Uint8Array, seed: number,
 *     share?: Share | undefined }
 *   | { kind: 'analyse', position: Uint8Array, budget: Budget }
 *   | { kind: 'review', text: string, budget: Budget }} Question
 */

/**
 * A message to the worker.
 *
 * @typedef {{ wasm: WebAssembly.Module }
 *   | { memory: number }
 *   | { book: string, bytes: Uint8Array }
 *   | { id: number, question: Question, milliseconds: number | undefined, fewestPlayouts: number | undefined }
 *   | { id: number, abort: true }
 *   | { forget: number }} Message
 */

/**
 * A message from the worker: progress, moves of a review, an answer, or why it has none, if the
 * page needs to know.
 *
 * @typedef {{ id: number } & ({ progress: number, playouts: number } | { moves: readonly ReviewedMove[] }
 *   | { value: unknown } | { failed: unknown })} Reply
 */

/**
 * What searches for an engine in another thread.
 *
 * @typedef {object} Searcher
 * @property {(question: Question, limits: SliceLimits) => Promise<any>} ask the answer,
 *   undefined if there is none; rejects with the signal's reason, and with an error of `onProgress`
 * @property {(thinker: number) => void} forget frees the data of a thinker that has been collected
 * @property {(game: string, bytes: Uint8Array) => void} takeBook
 * @property {(bytes: number) => void} limitMemory limits all of its searches together
 */

/**
 * A searching worker reports many times a second. A worker that is silent for this long has died
 * unnoticed, or is idle.
 */
const longestSilence = 10_000; // milliseconds

/** A worker, and the questions that it has not answered yet. */
class SearchWorker {
  #worker;
  #onEnd;

  /**
   * @type {ReturnType<typeof setTimeout> | undefined} ends when the worker has been silent for too
   *   long
   */
  #silence;

  /**
   * @type {Map<number, { limits: SliceLimits, resolve: (value: any) => void, reject: (reason: unknown) => void }>}
   */
  #open = new Map();

  /** @type {Set<number>} the thinkers whose data the worker has */
  #thinkers = new Set();

  /** @type {Set<string>} the games whose books the worker has */
  #books = new Set();

  #lastId = 0;

  /**
   * @param {Worker} worker
   * @param {Runtime} runtime
   * @param {(next: null | undefined) => void} onEnd called when the worker has ended, with what
   *   replaces it: null for nothing, undefined for another worker once it is needed
   */
  constructor(worker, { module }, onEnd) {
    this.#worker = worker;
    this.#onEnd = onEnd;
    worker.addEventListener('message', ({ data }) => this.#receive(data));
    this.#send({ wasm: /** @type {WebAssembly.Module} */ (module) });
    this.#wait(); // for the first question, which may never come
    for (const type of ['error', 'messageerror']) {
      worker.addEventListener(type, (event) => {
        event.preventDefault();
        this.#end(null);
      });
    }
  }

  /**
   * @param {Question} question
   * @param {SliceLimits} limits
   * @returns {Promise<any>} the answer, undefined if there is none; rejects with the signal's
   *   reason, and with an error of `onProgress`
   */
  ask(question, limits) {
    const { signal, milliseconds, fewestPlayouts } = limits;
    const id = ++this.#lastId;
    const over = new AbortController();
    if (question.kind === 'choose') this.#thinkers.add(question.thinker);
    return new Promise((resolve, reject) => {
      const abort = () => this.#abort(id, signal?.reason);
      this.#open.set(id, { limits, resolve, reject });
      signal?.addEventListener('abort', abort, { signal: over.signal });
      this.#send({ id, question, milliseconds, fewestPlayouts });
      this.#wait();
    }).finally(() => over.abort());
  }

  /**
   * Tells the worker to free the data of a thinker that has been collected. With the last one the
   * worker ends.
   *
   * @param {number} thinker
   */
  forget(thinker) {
    if (!this.#thinkers.delete(thinker)) return;
    this.#send({ forget: thinker });
    this.#endIfIdle();
  }

  /**
   * Sends the book of a game to the worker, once.
   *
   * @param {string} game
   * @param {Uint8Array} bytes
   */
  takeBook(game, bytes) {
    if (this.#books.has(game)) return;
    this.#books.add(game);
    this.#send({ book: game, bytes });
  }

  /** @param {number} bytes for all searches together */
  limitMemory(bytes) {
    this.#send({ memory: bytes });
  }

  /** @param {Message} message */
  #send(message) {
    this.#worker.postMessage(message);
  }

  /** @param {Reply} reply */
  #receive(reply) {
    this.#wait();
    const question = this.#open.get(reply.id);
    if (!question) return; // aborted meanwhile
    if ('progress' in reply || 'moves' in reply) {
      try {
        if ('moves' in reply) question.limits.onMoves?.(reply.moves);
        else question.limits.onProgress?.(reply.progress, reply.playouts);
      } catch (error) {
        this.#abort(reply.id, error);
      }
      return;
    }
    this.#open.delete(reply.id);
    question.resolve(/** @type {{ value?: unknown }} */ (reply).value);
  }

  /**
   * @param {number} id
   * @param {unknown} reason
   */
  #abort(id, reason) {
    const question = this.#open.get(id);
    this.#open.delete(id);
    question?.reject(reason);
    this.#send({ id, abort: true });
  }

  /** Restarts the wait for the worker's next message. */
  #wait() {
    clearTimeout(this.#silence);
    const start = Date.now();
    this.#silence = setTimeout(() => {
      // The device slept, and the worker with it.
      const hasSlept = Date.now() - start > 2 * longestSilence;
      if (hasSlept) this.#wait();
      else if (this.#open.size > 0) this.#end(undefined);
      else this.#endIfIdle();
    }, longestSilence);
  }

  #endIfIdle() {
    if (this.#open.size === 0 && this.#thinkers.size === 0) this.#end(undefined);
  }

  /**
   * The worker did not start, has died, or is idle. Its open questions are answered in this thread.
   *
   * @param {null | undefined} next
   */
  #end(next) {
    this.#onEnd(next);
    clearTimeout(this.#silence);
    this.#worker.terminate();
    for (const { resolve } of this.#open.values()) resolve(undefined);
    this.#open.clear();
  }
}

/**
 * What searches for engines in other threads: each at its place, null where there can be none.
 * @type {WeakMap<Runtime, (Searcher | null | undefined)[]>}
 */
export const searchers = new WeakMap();

/**
 * The workers that an engine has now.
 *
 * @param {Runtime} runtime
 */
export function searchWorkersOf(runtime) {
  return /** @type {Searcher[]} */ ((searchers.get(runtime) ?? []).filter(Boolean));
}

/**
 * A worker of an engine; none if there can be none. Without a document there is no user interface
 * to block, so there is no worker.
 *
 * @param {Runtime} runtime
 * @param {number} [place] which one; the first by default
 */
export function openSearchWorker(runtime, place = 0) {
  const all = searchers.get(runtime) ?? [];
  searchers.set(runtime, all);
  const known = all[place];
  if (known !== undefined) return known;
  const worker = runtime.module && globalThis.document && globalThis.Worker ? startWorker() : null;
  /** @type {SearchWorker | null} */
  const opened =
    worker &&
    new SearchWorker(worker, runtime, (next) => {
      if (all[place] === opened) all[place] = next;
    });
  all[place] = opened;
  limitWorkersMemory(runtime);
  runtime.searchMemory.onLimit = () => limitWorkersMemory(runtime);
  return opened;
}

/**
 * Applies the engine's memory limit to its workers.
 *
 * @param {Runtime} runtime
 */
export function limitWorkersMemory(runtime) {
  const all = searchWorkersOf(runtime);
  for (const worker of all) worker.limitMemory(Math.floor(runtime.searchMemory.limit / all.length));
}

/**
 * How many workers may search a move together: the number of processors, up to a limit; one if
 * memory is short.
 *
 * @param {Runtime} runtime
 */
export function workerCount(runtime) {
  const most = 4;
  const enough = 64 * 2 ** 20; // bytes
  return runtime.searchMemory.limit < enough ? 1 : Math.min(most, globalThis.navigator?.hardwareConcurrency ?? 1);
}

/**
 * @type {ReturnType<typeof trust> | undefined} created once: no page allows two policies of one
 *   name
 */
let trusted;

// Bundlers take `new URL(…, import.meta.url)` for a file to bundle, and warn where it has no name.
const { url } = import.meta;

// Bundlers recognise this exact expression, bundle the worker, and insert its address.
const openWorker = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

/**
 * Starts a worker; null if there can be none.
 *
 * @param {() => Worker} [open] as a bundler sees it; the worker of the catalogue by default
 * @param {string} [file] where the build writes the worker, beside this file
 */
export function startWorker(open = openWorker, file = './worker.js') {
  trusted ??= trust();
  const address = () => new URL(file, url).href;
  try {
    if (!isAsBuilt()) return open();
    return new Worker(trusted(address()), { type: 'module' });
  } catch {
    // The address has another origin, as on a site that loads this module from a CDN. A script of
    // our own origin may import it.
  }
  try {
    const script = new Blob([`import ${JSON.stringify(address())};`], { type: 'text/javascript' });
    return new Worker(trusted(URL.createObjectURL(script)), { type: 'module' });
  } catch {
    return null;
  }
}

/**
 * Whether this file is served as the build wrote it, under the name that the build inserts.
 */
function isAsBuilt() {
  return /^http.*\/__FILE__$/.test(url);
}

/**
 * Makes the worker's address acceptable to a page that enforces Trusted Types, with the policy
 * `noughts`. Without Trusted Types, or if the page does not allow this policy, the address does not
 * change.
 *
 * @returns {(address: string) => string}
 */
function trust() {
  const asItIs = (/** @type {string} */ address) => address;
  try {
    const policy = /** @type {any} */ (globalThis).trustedTypes.createPolicy('noughts', { createScriptURL: asItIs });
    return (address) => policy.createScriptURL(address);
  } catch {
    return asItIs;
  }
}
