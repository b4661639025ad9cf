// What runs in the worker: it answers the questions that `far.js` asks, by thinking as `near.js` does.

import { guard } from './guard.js';
import { analyseNear, NearThinker } from './near.js';
import { startWasm } from './start.js';

/** @import { Letter, Question, Reply } from './far.js' */
/** @import { Limits } from './slices.js' */
/** @import { MainModule } from './wasm/noughts-wasm.js' */

/** @type {Map<number, NearThinker>} whoever has thought here, by number */
const thinkers = new Map();

/** @type {WebAssembly.Module} what the page sends before anything else */
let module;

/** @type {Promise<MainModule> | undefined} */
let starting;

/** The engine; after a failure another one. */
function start() {
  const forget = () => {
    thinkers.clear();
    starting = undefined;
  };
  starting ??= startWasm(module).then(
    (wasm) => guard(wasm, forget),
    (cause) => {
      forget();
      throw cause;
    },
  );
  return starting;
}

/** @type {Map<number, AbortController>} what ends the thinking about a question */
const running = new Map();

addEventListener('message', ({ data }) => {
  const letter = /** @type {Letter} */ (data);
  if ('wasm' in letter) module = letter.wasm;
  else if ('question' in letter) void reply(letter.id, letter.question, letter.milliseconds);
  else if ('abort' in letter) running.get(letter.id)?.abort();
  else forget(letter.forget);
});

/**
 * @param {number} id
 * @param {Question} question
 * @param {number | undefined} milliseconds
 */
async function reply(id, question, milliseconds) {
  const controller = new AbortController();
  running.set(id, controller);
  const onProgress = (/** @type {number} */ progress) => send({ id, progress });
  try {
    send({ id, value: await answer(question, { signal: controller.signal, onProgress, milliseconds }) });
  } catch {
    send({ id, failed: true });
  } finally {
    running.delete(id);
  }
}

/**
 * @param {Question} question
 * @param {Limits} limits
 */
async function answer(question, limits) {
  const wasm = await start();
  limits.signal?.throwIfAborted();
  const match = wasm.matchOfText(question.text);
  if (!match) throw new TypeError('the text is no match');
  try {
    if (question.kind === 'analyse') return await analyseNear(match, question.budget, limits);
    const thinker = thinkers.get(question.thinker) ?? new NearThinker(question.skill);
    thinkers.set(question.thinker, thinker);
    return await thinker.choose(match, question.seed, limits);
  } finally {
    match.delete();
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
