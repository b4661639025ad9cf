// How a worker answers the questions of a page: what the workers of all engines share.

import { analyseLocally, LocalThinker, reviewLocally } from './local.js';

/** @import { Budget } from './local.js' */
/** @import { Runtime } from './runtime.js' */
/** @import { Question, Reply } from './search-worker.js' */
/** @import { SliceLimits } from './slices.js' */

/** @type {Map<number, LocalThinker>} the thinkers of this worker, by number */
export const thinkers = new Map();

/** @type {Map<number, AbortController>} ends the search for an answer, by the question's number */
export const running = new Map();

/**
 * Sends the answer to a question, and its progress before.
 *
 * @template {Question} Asked
 * @param {{ id: number, question: Asked, milliseconds: number | undefined, fewestPlayouts: number | undefined }}
 *   message
 * @param {(question: Asked, limits: SliceLimits) => Promise<unknown>} answer
 * @param {(error: unknown) => unknown} [failureOf] what the page is told of an error
 */
export async function reply({ id, question, milliseconds, fewestPlayouts }, answer, failureOf) {
  const controller = new AbortController();
  running.set(id, controller);
  const { signal } = controller;
  /** @type {SliceLimits['onProgress']} */
  const onProgress = (progress, playouts) => send({ id, progress, playouts });
  /** @type {SliceLimits['onMoves']} */
  const onMoves = (moves) => send({ id, moves });
  try {
    send({ id, value: await answer(question, { signal, onProgress, onMoves, milliseconds, fewestPlayouts }) });
  } catch (error) {
    send({ id, failed: failureOf?.(error) });
  } finally {
    running.delete(id);
  }
}

/**
 * Searches for the answer to a question.
 *
 * @param {Runtime} runtime
 * @param {Question} question
 * @param {SliceLimits} limits
 */
export async function answerBy(runtime, question, limits) {
  limits.signal?.throwIfAborted();
  switch (question.kind) {
    case 'choose':
      return thinkerOf(runtime, question).choose(question.position, question.seed, limits, question.share);
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

/** Frees the data of a thinker. @param {number} thinker */
export function forget(thinker) {
  thinkers.get(thinker)?.dispose();
  thinkers.delete(thinker);
}

/** @param {Reply} message */
function send(message) {
  postMessage(message);
}
