// The code of the worker. It answers the questions of `search-worker.js`.

import { analyseLocally, LocalThinker, reviewLocally } from './local.js';
import { startRuntime } from './runtime.js';

/** @import { Budget } from './local.js' */
/** @import { Runtime } from './runtime.js' */
/** @import { Message, Question, Reply } from './search-worker.js' */
/** @import { SliceLimits } from './slices.js' */

/** @type {Map<number, LocalThinker>} the thinkers of this worker, by number */
const thinkers = new Map();

/** @type {WebAssembly.Module} the first message from the page */
let module;

/** The memory limit of all searches together, in bytes, from the page. */
let memory = 0;

/** @type {Map<string, Uint8Array>} the books from the page, by game */
const books = new Map();

/** @type {Promise<Runtime> | undefined} */
let starting;

/** Starts the engine; after a failure, another one. */
async function start() {
  const forget = () => {
    thinkers.clear();
    starting = undefined;
  };
  starting ??= startRuntime(module, forget).catch((cause) => {
    forget();
    throw cause;
  });
  const runtime = await starting;
  runtime.searchMemory.limit = memory;
  for (const [game, bytes] of books) runtime.books.take(game, bytes);
  return runtime;
}

/** @type {Map<number, AbortController>} ends the search for an answer */
const running = new Map();

addEventListener('message', ({ data }) => {
  const message = /** @type {Message} */ (data);
  if ('wasm' in message) module = message.wasm;
  else if ('memory' in message) memory = message.memory;
  else if ('book' in message) books.set(message.book, message.bytes);
  else if ('question' in message) void reply(message);
  else if ('abort' in message) running.get(message.id)?.abort();
  else forget(message.forget);
});

/** @param {Extract<Message, { question: Question }>} message */
async function reply({ id, question, milliseconds, fewestPlayouts }) {
  const controller = new AbortController();
  running.set(id, controller);
  const { signal } = controller;
  /** @type {SliceLimits['onProgress']} */
  const onProgress = (progress, playouts) => send({ id, progress, playouts });
  try {
    send({ id, value: await answer(question, { signal, onProgress, milliseconds, fewestPlayouts }) });
  } catch {
    send({ id, failed: true });
  } finally {
    running.delete(id);
  }
}

/**
 * @param {Question} question
 * @param {SliceLimits} limits
 */
async function answer(question, limits) {
  const runtime = await start();
  limits.signal?.throwIfAborted();
  switch (question.kind) {
    case 'choose':
      return thinkerOf(runtime, question).choose(question.position, question.seed, limits);
    case 'analyse':
      return analyseLocally(runtime, question.position, question.budget, limits);
    case 'review':
      return review(runtime, question.text, question.budget, limits);
  }
}

/**
 * @param {Runtime} runtime
 * @param {Extract<Question, { kind: 'choose' }>} question
 */
function thinkerOf(runtime, { thinker, skill }) {
  const known = thinkers.get(thinker) ?? new LocalThinker(runtime, skill);
  thinkers.set(thinker, known);
  return known;
}

/**
 * @param {Runtime} runtime
 * @param {string} text
 * @param {Budget} budget
 * @param {SliceLimits} limits
 */
async function review(runtime, text, budget, limits) {
  const match = runtime.wasm.matchOfText(text);
  try {
    return await reviewLocally(runtime, match, budget, limits);
  } finally {
    runtime.wasm.dropMatch(match);
  }
}

/** @param {number} thinker */
function forget(thinker) {
  thinkers.get(thinker)?.dispose();
  thinkers.delete(thinker);
}

/** @param {Reply} message */
function send(message) {
  postMessage(message);
}
