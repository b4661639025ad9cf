// Searches in a worker, where there can be one; else in this thread. Who plays nothing but tic-tac-toe needs none of it before a review.

import { Handle } from './handle.js';
import { analyseLocally, LocalThinker, reviewLocally } from './local.js';
import { noAnswer, openSearchWorker, searchWorkerOf } from './search-worker.js';
import { untilAborted } from './until-aborted.js';

/** @import { Budget, Reviewed, Skill } from './local.js' */
/** @import { Runtime } from './runtime.js' */
/** @import { Question } from './search-worker.js' */
/** @import { SliceLimits } from './slices.js' */
/** @import { Evaluation } from './values.js' */

let lastThinker = 0;

/** Thinks about the moves of large games. */
export class RemoteThinker {
  #runtime;
  #skill;
  #id = ++lastThinker;

  /** What the worker knows of it, which goes when this is forgotten. */
  #remembered;

  /** @type {LocalThinker | undefined} */
  #local;

  /**
   * @param {Runtime} runtime
   * @param {Skill} skill
   */
  constructor(runtime, skill) {
    this.#runtime = runtime;
    this.#skill = skill;
    this.#remembered = new Handle(this, this.#id, (id) => searchWorkerOf(runtime)?.forget(id));
  }

  /**
   * A move for the player to move. Requires a game that goes on.
   *
   * @param {Uint8Array} position
   * @param {number} seed
   * @param {SliceLimits} limits
   * @returns {Promise<number>}
   */
  async choose(position, seed, limits) {
    this.#runtime.show(position);
    const move = await ask(
      this.#runtime,
      { kind: 'choose', thinker: this.#id, skill: this.#skill, position, seed },
      limits,
    );
    if (move !== noAnswer) return move;
    this.#local ??= new LocalThinker(this.#runtime, this.#skill);
    return this.#local.choose(position, seed, limits);
  }

  /** Gives its memory back, here and in the worker. */
  dispose() {
    this.#remembered.dispose();
    this.#local?.dispose();
  }
}

/**
 * Finds out what every move leads to. Requires a game that goes on.
 *
 * @param {Runtime} runtime
 * @param {Uint8Array} position
 * @param {Budget} budget
 * @param {SliceLimits} limits
 * @returns {Promise<Evaluation[]>}
 */
export async function analyseRemotely(runtime, position, budget, limits) {
  runtime.show(position);
  const evaluations = await ask(runtime, { kind: 'analyse', position, budget }, limits);
  return evaluations === noAnswer ? analyseLocally(runtime, position, budget, limits) : evaluations;
}

/**
 * Finds out what every move of the current game of a match was worth: here where the end of the game is in sight, else in the worker.
 *
 * @param {Runtime} runtime
 * @param {number} match its address, of a copy that nobody else uses
 * @param {Budget} budget of each position of the game
 * @param {SliceLimits} limits
 * @returns {Promise<Reviewed>}
 */
export async function reviewMatch(runtime, match, budget, limits) {
  runtime.wasm.showMatch(match);
  if (!runtime.wasm.takesTime()) return reviewLocally(runtime, match, budget, limits);
  const review = await ask(runtime, { kind: 'review', text: runtime.wasm.text(match), budget }, limits);
  return review === noAnswer ? reviewLocally(runtime, match, budget, limits) : review;
}

/**
 * Asks the worker, which is given the book of the game first, if there is one.
 *
 * @param {Runtime} runtime which shows a position of the game
 * @param {Question} question
 * @param {SliceLimits} limits
 */
async function ask(runtime, question, limits) {
  if (!openSearchWorker(runtime)) return noAnswer;
  const isUseful = question.kind !== 'choose' || question.skill.nodes > 0;
  const book = isUseful && runtime.wasm.canHaveBook() ? runtime.wasm.id() : undefined;
  const bytes = book && (await untilAborted(runtime.books.fetch(book), limits.signal));
  const worker = openSearchWorker(runtime); // the one before may have ended meanwhile
  if (book && bytes) worker?.takeBook(book, bytes);
  return worker ? worker.ask(question, limits) : noAnswer;
}
