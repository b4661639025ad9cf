// The code of the worker. It answers the questions of `search-worker.js`.

import { answerBy, forget, reply, running, thinkers } from './answers.js';
import { startRuntime } from './runtime.js';

/** @import { Runtime } from './runtime.js' */
/** @import { Message, Question } from './search-worker.js' */
/** @import { SliceLimits } from './slices.js' */

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
  const forgetAll = () => {
    thinkers.clear();
    starting = undefined;
  };
  starting ??= startRuntime(module, forgetAll).catch((cause) => {
    forgetAll();
    throw cause;
  });
  const runtime = await starting;
  runtime.searchMemory.limit = memory;
  for (const [game, bytes] of books) runtime.books.take(game, bytes);
  return runtime;
}

addEventListener('message', ({ data }) => {
  const message = /** @type {Message} */ (data);
  if ('wasm' in message) module = message.wasm;
  else if ('memory' in message) memory = message.memory;
  else if ('book' in message) books.set(message.book, message.bytes);
  else if ('question' in message) void reply(message, answer);
  else if ('abort' in message) running.get(message.id)?.abort();
  else forget(message.forget);
});

/**
 * @param {Question} question
 * @param {SliceLimits} limits
 */
async function answer(question, limits) {
  return answerBy(await start(), question, limits);
}
