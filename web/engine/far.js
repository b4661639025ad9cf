import { analyseNear, NearThinker } from './near.js';
import { startedWasm } from './start.js';

/** @import { Budget, Skill } from './near.js' */
/** @import { Limits } from './slices.js' */
/** @import { Evaluation } from './values.js' */
/** @import { Match as WasmMatch } from './wasm/noughts-wasm.js' */

/**
 * What the worker is asked for.
 *
 * @typedef {{ kind: 'choose', thinker: number, skill: Skill, text: string, seed: number }
 *   | { kind: 'analyse', text: string, budget: Budget }} Question
 */

/**
 * What the worker is sent.
 *
 * @typedef {{ wasm: WebAssembly.Module }
 *   | { id: number, question: Question, milliseconds: number | undefined }
 *   | { id: number, abort: true }
 *   | { forget: number }} Letter
 */

/**
 * What the worker sends back: how far it has come, the answer, or that it has none.
 *
 * @typedef {{ id: number } & ({ progress: number } | { value: unknown } | { failed: true })} Reply
 */

/** What a question is answered with that the worker cannot answer. */
const noAnswer = Symbol('no answer');

/** A worker that thinks tells so many times a second: one that has said nothing for so long is dead, though nobody told. */
const patienceMilliseconds = 10_000;

/** The worker at the other end, and the questions that it still has to answer. */
class Desk {
  #worker;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;

  /** @type {Map<number, { limits: Limits, resolve: (value: any) => void, reject: (reason: unknown) => void }>} */
  #open = new Map();

  #lastId = 0;

  /** @param {Worker} worker */
  constructor(worker) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }) => this.#receive(data));
    this.send({ wasm: /** @type {WebAssembly.Module} */ (startedWasm()) });
    for (const type of ['error', 'messageerror']) {
      worker.addEventListener(type, (event) => {
        event.preventDefault();
        this.#close(null);
      });
    }
  }

  /**
   * @param {Question} question
   * @param {Limits} limits
   * @returns {Promise<any>} the answer, or `noAnswer`; rejects with the signal's reason, and with what `onProgress` throws
   */
  ask(question, limits) {
    const { signal, milliseconds } = limits;
    const id = ++this.#lastId;
    const over = new AbortController();
    return new Promise((resolve, reject) => {
      const abort = () => this.#abort(id, signal?.reason);
      this.#open.set(id, { limits, resolve, reject });
      signal?.addEventListener('abort', abort, { signal: over.signal });
      this.send({ id, question, milliseconds });
      this.#wait();
    }).finally(() => over.abort());
  }

  /** @param {Letter} letter */
  send(letter) {
    this.#worker.postMessage(letter);
  }

  /** @param {Reply} reply */
  #receive(reply) {
    this.#wait();
    const question = this.#open.get(reply.id);
    if (!question) return; // aborted meanwhile
    if ('progress' in reply) {
      try {
        question.limits.onProgress?.(reply.progress);
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
    this.send({ id, abort: true });
  }

  /** Waits for the worker's next word, from now on. */
  #wait() {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#open.size > 0 && this.#close(undefined), patienceMilliseconds);
  }

  /**
   * The worker did not start, or has died: what it has not answered is done in this thread.
   *
   * @param {null | undefined} next what takes its place: nothing, or another one once it is needed
   */
  #close(next) {
    if (desk === this) desk = next;
    clearTimeout(this.#patience);
    this.#worker.terminate();
    for (const { resolve } of this.#open.values()) resolve(noAnswer);
    this.#open.clear();
  }
}

/** @type {Desk | null | undefined} of this page, once it is needed; null where there can be no worker */
let desk;

/** The desk of this page. Where there is no document, there is nobody whom thinking could keep waiting. */
function openDesk() {
  if (desk === undefined) {
    const worker = globalThis.document && globalThis.Worker ? startWorker() : null;
    desk = worker && new Desk(worker);
  }
  return desk;
}

/** @type {ReturnType<typeof trust> | undefined} made once: no page allows two policies of one name */
let trusted;

function startWorker() {
  trusted ??= trust();
  const address = () => new URL('./worker.js', import.meta.url).href;
  try {
    // Bundlers pack the worker for these very words, and know where it is then.
    if (!isAsBuilt()) return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    return new Worker(trusted(address()), { type: 'module' });
  } catch {
    // Another origin's, as on a site that takes this module from a content delivery network: a script of our own may import it.
  }
  try {
    const script = new Blob([`import ${JSON.stringify(address())};`], { type: 'text/javascript' });
    return new Worker(trusted(URL.createObjectURL(script)), { type: 'module' });
  } catch {
    return null;
  }
}

/** Whether this file is served as the build has written it, under the name that the build fills in. */
function isAsBuilt() {
  return /^http.*\/__FILE__$/.test(import.meta.url);
}

/**
 * Makes the worker's address one that a page which enforces Trusted Types takes, by the policy `noughts`; where there are none, or
 * the page allows no policy of that name, it stays as it is.
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

/** Tells the worker to forget what belongs to a thinker that nobody holds any more. */
const forgotten = new FinalizationRegistry((/** @type {number} */ thinker) => desk?.send({ forget: thinker }));

let lastThinker = 0;

/** Thinks about the moves of large games in a worker; in this thread where there can be none. */
export class FarThinker {
  #skill;
  #id = ++lastThinker;

  /** @type {NearThinker | undefined} */
  #near;

  /** @param {Skill} skill */
  constructor(skill) {
    this.#skill = skill;
    forgotten.register(this, this.#id, this);
  }

  /**
   * A move for the player whose turn it is. Requires a match whose moves take time.
   *
   * @param {WasmMatch} match
   * @param {number} seed
   * @param {Limits} limits
   * @returns {Promise<number>}
   */
  async choose(match, seed, limits) {
    const question = { thinker: this.#id, skill: this.#skill, text: match.text(), seed };
    const move = (await openDesk()?.ask({ kind: 'choose', ...question }, limits)) ?? noAnswer;
    if (move !== noAnswer) return move;
    this.#near ??= new NearThinker(this.#skill);
    return this.#near.choose(match, seed, limits);
  }

  /** Gives its memory back, here and in the worker. */
  dispose() {
    forgotten.unregister(this);
    desk?.send({ forget: this.#id });
    this.#near?.dispose();
  }
}

/**
 * Finds out what every move leads to, in a worker; in this thread where there can be none.
 *
 * @param {WasmMatch} match
 * @param {Budget} budget
 * @param {Limits} limits
 * @returns {Promise<Evaluation[]>}
 */
export async function analyseFar(match, budget, limits) {
  const evaluations = (await openDesk()?.ask({ kind: 'analyse', text: match.text(), budget }, limits)) ?? noAnswer;
  return evaluations === noAnswer ? analyseNear(match, budget, limits) : evaluations;
}
