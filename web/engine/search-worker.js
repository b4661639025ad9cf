// The worker in which an engine searches, as the page sees it.

/** @import { Skill, Budget } from './local.js' */
/** @import { Runtime } from './runtime.js' */
/** @import { SliceLimits } from './slices.js' */

/**
 * What the worker is asked for. Positions are as the core keeps them: the worker runs the same
 * WebAssembly.
 *
 * @typedef {{ kind: 'choose', thinker: number, skill: Skill, position: Uint8Array, seed: number }
 *   | { kind: 'analyse', position: Uint8Array, budget: Budget }
 *   | { kind: 'review', text: string, budget: Budget }} Question
 */

/**
 * What the worker is sent.
 *
 * @typedef {{ wasm: WebAssembly.Module }
 *   | { memory: number }
 *   | { book: string, bytes: Uint8Array }
 *   | { id: number, question: Question, milliseconds: number | undefined, fewestPlayouts: number | undefined }
 *   | { id: number, abort: true }
 *   | { forget: number }} Message
 */

/**
 * What the worker sends back: how far it has come, the answer, or that it has none.
 *
 * @typedef {{ id: number } & ({ progress: number, playouts: number } | { value: unknown } | { failed: true })}
 *   Reply
 */

/** What a question is answered with that the worker cannot answer. */
export const noAnswer = Symbol('no answer');

/**
 * A worker that searches tells so many times a second: one that has said nothing for so long is
 * dead, though nobody told, or has nothing to do.
 */
const longestSilence = 10_000; // milliseconds

/** The worker at the other end, and the questions that it still has to answer. */
class SearchWorker {
  #worker;
  #onEnd;

  /**
   * @type {ReturnType<typeof setTimeout> | undefined} runs out when the worker has said nothing for
   *   too long
   */
  #silence;

  /**
   * @type {Map<number, { limits: SliceLimits, resolve: (value: any) => void, reject: (reason: unknown) => void }>}
   */
  #open = new Map();

  /** @type {Set<number>} the thinkers of whom the worker knows something */
  #thinkers = new Set();

  /** @type {Set<string>} the games whose books the worker has */
  #books = new Set();

  #lastId = 0;

  /**
   * @param {Worker} worker
   * @param {Runtime} runtime
   * @param {(next: null | undefined) => void} onEnd is told when the worker has ended, and what
   *   takes its place: nothing, or another one once it is needed
   */
  constructor(worker, { module }, onEnd) {
    this.#worker = worker;
    this.#onEnd = onEnd;
    worker.addEventListener('message', ({ data }) => this.#receive(data));
    this.#send({ wasm: module });
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
   * @returns {Promise<any>} the answer, or `noAnswer`; rejects with the signal's reason, and with
   *   what `onProgress` throws
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
   * Has the worker forget what belongs to a thinker that nobody holds any more; with the last one
   * it ends.
   *
   * @param {number} thinker
   */
  forget(thinker) {
    if (!this.#thinkers.delete(thinker)) return;
    this.#send({ forget: thinker });
    this.#endIfIdle();
  }

  /**
   * Gives the worker the book of a game, once.
   *
   * @param {string} game
   * @param {Uint8Array} bytes
   */
  takeBook(game, bytes) {
    if (this.#books.has(game)) return;
    this.#books.add(game);
    this.#send({ book: game, bytes });
  }

  /** @param {number} bytes that all searches together may take up */
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
    if ('progress' in reply) {
      try {
        question.limits.onProgress?.(reply.progress, reply.playouts);
      } catch (error) {
        this.#abort(reply.id, error);
      }
      return;
    }
    this.#open.delete(reply.id);
    question.resolve('value' in reply ? reply.value : noAnswer);
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

  /** Waits for the worker's next word, from now on. */
  #wait() {
    clearTimeout(this.#silence);
    const start = Date.now();
    this.#silence = setTimeout(() => {
      // the device, and the worker with it
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
   * The worker did not start, has died, or has nothing to do any more: what it has not answered is
   * done in this thread.
   *
   * @param {null | undefined} next
   */
  #end(next) {
    this.#onEnd(next);
    clearTimeout(this.#silence);
    this.#worker.terminate();
    for (const { resolve } of this.#open.values()) resolve(noAnswer);
    this.#open.clear();
  }
}

/**
 * @type {WeakMap<Runtime, (SearchWorker | null | undefined)[]>} the workers of engines, once they
 *   are needed; null where there can be none
 */
const workers = new WeakMap();

/**
 * The workers that an engine has by now.
 *
 * @param {Runtime} runtime
 */
export function searchWorkersOf(runtime) {
  return (workers.get(runtime) ?? []).filter((worker) => !!worker);
}

/**
 * A worker of an engine; none where there can be none. Where there is no document, there is nobody
 * whom thinking could keep waiting.
 *
 * @param {Runtime} runtime
 * @param {number} [place] which one: the first, unless told otherwise
 */
export function openSearchWorker(runtime, place = 0) {
  const all = workers.get(runtime) ?? [];
  workers.set(runtime, all);
  const known = all[place];
  if (known !== undefined) return known;
  const worker = globalThis.document && globalThis.Worker ? startWorker() : null;
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
 * Has the workers of an engine share the memory that its searches may take up.
 *
 * @param {Runtime} runtime
 */
export function limitWorkersMemory(runtime) {
  const all = searchWorkersOf(runtime);
  for (const worker of all) worker.limitMemory(Math.floor(runtime.searchMemory.limit / all.length));
}

/**
 * How many workers may think about a move together: as many as there are processors, but a few, and
 * one where memory is short.
 *
 * @param {Runtime} runtime
 */
export function crewOf(runtime) {
  const most = 4;
  const enough = 64 * 2 ** 20; // bytes
  return runtime.searchMemory.limit < enough ? 1 : Math.min(most, globalThis.navigator?.hardwareConcurrency ?? 1);
}

/**
 * @type {ReturnType<typeof trust> | undefined} made once: no page allows two policies of one name
 */
let trusted;

function startWorker() {
  trusted ??= trust();
  const address = () => new URL('./worker.js', import.meta.url).href;
  try {
    // Bundlers pack the worker for these very words, and know where it is then.
    if (!isAsBuilt()) return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    return new Worker(trusted(address()), { type: 'module' });
  } catch {
    // Another origin's, as on a site that takes this module from a content delivery network: a
    // script of our own may import it.
  }
  try {
    const script = new Blob([`import ${JSON.stringify(address())};`], { type: 'text/javascript' });
    return new Worker(trusted(URL.createObjectURL(script)), { type: 'module' });
  } catch {
    return null;
  }
}

/**
 * Whether this file is served as the build has written it, under the name that the build fills in.
 */
function isAsBuilt() {
  return /^http.*\/__FILE__$/.test(import.meta.url);
}

/**
 * Makes the worker's address one that a page which enforces Trusted Types takes, by the policy
 * `noughts`; where there are none, or the page allows no policy of that name, it stays as it is.
 *
 * @returns {(address: string) => string}
 */
function trust() {
  const asItIs = (/** @type {string} */ address) => address;
  try {
    const policy = Reflect.get(globalThis, 'trustedTypes').createPolicy('noughts', { createScriptURL: asItIs });
    return (address) => policy.createScriptURL(address);
  } catch {
    return asItIs;
  }
}
