// Searches in this thread, in slices.

import { players } from './arguments.js';
import { evaluationsOf, known, nextOutcome } from './found.js';
import { NumberReader } from './game.js';
import { Handle } from './handle.js';
import { Search } from './search-memory.js';
import { searchesOf } from './searches.js';
import { untilAborted } from './until-aborted.js';

/** @import { Runtime } from './runtime.js' */
/** @import { Assessment, Evaluation, Judgement, Player, ReviewedMove } from './values.js' */

/** @typedef {import('./slices.js').SliceLimits} SliceLimits */

/**
 * The settings of an opponent.
 *
 * @typedef {object} Skill
 * @property {[number, number, number, number]} mistakes the probabilities of its mistakes, as the
 *   core orders them
 * @property {number} playouts the number of playouts
 * @property {number} nodes how many positions the exact search before them may visit
 */

/**
 * The limits of an analysis.
 *
 * @typedef {object} Budget
 * @property {number} nodes how many positions the exact search may visit
 * @property {number} playouts how many playouts may estimate the rest
 */

/**
 * A chosen move, and the playout statistics of every move. Only the core knows their format. They
 * are empty if there were no playouts.
 *
 * @typedef {{ move: number, statistics: Uint16Array }} Chosen
 */

/**
 * The result of a review. The decisive ply is -1 if there is none.
 *
 * @typedef {{ moves: ReviewedMove[], decisive: number }} Reviewed
 */

/**
 * Which one of several searches of a position a search is.
 *
 * @typedef {{ place: number, count: number }} Share
 */

/** Chooses moves. What it finds out for one move helps with the next. */
export class LocalThinker {
  #runtime;
  #skill;

  /**
   * @type {Handle<Search> | undefined} the search data from the previous move, unless a search is
   *   running
   */
  #idle;

  #isDisposed = false;

  /**
   * @param {Runtime} runtime
   * @param {Skill} skill
   */
  constructor(runtime, skill) {
    this.#runtime = runtime;
    this.#skill = skill;
  }

  /**
   * A move for the player to move. Requires a game that has not ended.
   *
   * @param {Uint8Array} position
   * @param {number} seed
   * @param {SliceLimits} limits
   * @param {Share} [share] if others search the position at the same time
   * @returns {Promise<Chosen>}
   */
  async choose(position, seed, limits, share) {
    const { books } = this.#runtime;
    this.#runtime.show(position);
    if (share || this.#skill.nodes > 0) await untilAborted(books.readForShown(), limits.signal);
    const thinking = this.#take();
    const begin = (/** @type {number} */ address, /** @type {number} */ bytes) =>
      this.#begin(position, seed, address, bytes, share);
    const read = (/** @type {number} */ address) => chosenBy(this.#runtime, address);
    let chosen;
    try {
      chosen = await searchesOf(this.#runtime).run(thinking.open(), { begin, read }, limits);
    } catch (error) {
      thinking.dispose();
      throw error;
    }
    this.#idle?.dispose(); // from a search for another move at the same time
    this.#idle = thinking;
    if (this.#isDisposed) this.dispose();
    return chosen;
  }

  /** Frees its memory. */
  dispose() {
    this.#isDisposed = true;
    this.#idle?.dispose();
    this.#idle = undefined;
  }

  /** Takes the search data for a new search. */
  #take() {
    const { searchMemory } = this.#runtime;
    const known = this.#idle ?? new Handle(this, new Search(), (search) => searchMemory.drop(search));
    this.#idle = undefined;
    return known;
  }

  /**
   * @param {Uint8Array} position
   * @param {number} seed
   * @param {number} address of the search data from the previous move; 0 if there is none
   * @param {number} bytes
   * @param {Share} [share]
   */
  #begin(position, seed, address, bytes, share) {
    const wasm = this.#runtime.show(position);
    const { mistakes, playouts, nodes } = this.#skill;
    const begun = address || wasm.think(...mistakes, playouts, nodes, seed, bytes);
    if (address) wasm.thinkOn(address, seed);
    if (share) wasm.share(begun, share.place, share.count);
    return begun;
  }
}

/**
 * @param {Runtime} runtime
 * @param {number} thinking
 * @returns {Chosen}
 */
function chosenBy(runtime, thinking) {
  const size = runtime.wasm.statistics(thinking);
  return { statistics: runtime.numbers().slice(0, size), move: runtime.wasm.chosen(thinking) };
}

/**
 * Finds the outcome of every move. Requires a game that has not ended.
 *
 * @param {Runtime} runtime
 * @param {Uint8Array} position
 * @param {Budget} budget
 * @param {SliceLimits} limits
 * @returns {Promise<Evaluation[]>}
 */
export async function analyseLocally(runtime, position, { nodes, playouts }, limits) {
  runtime.show(position);
  await untilAborted(runtime.books.readForShown(), limits.signal);
  return runOnce(
    runtime,
    {
      begin: (_, bytes) => runtime.show(position).analyse(0, nodes, playouts, bytes),
      read: (analysis) => evaluationsOf(runtime, analysis),
    },
    limits,
  );
}

/**
 * Finds the worth of every move of a match's current game.
 *
 * @param {Runtime} runtime
 * @param {number} match its address
 * @param {Budget} budget for each position of the game
 * @param {SliceLimits} limits
 * @returns {Promise<Reviewed>}
 */
export async function reviewLocally(runtime, match, { nodes, playouts }, limits) {
  runtime.wasm.showMatch(match);
  await untilAborted(runtime.books.readForShown(), limits.signal);
  const begin = (/** @type {number} */ _, /** @type {number} */ bytes) =>
    runtime.wasm.beginReview(match, nodes, playouts, bytes);
  const search = new Search();
  const task = { begin, read: (/** @type {number} */ review) => reviewedBy(runtime, review) };
  return runOnce(runtime, task, limitsTelling(runtime, search, limits), search);
}

/**
 * The limits of a review whose progress listener also delivers the judged moves.
 *
 * @param {Runtime} runtime
 * @param {Search} search
 * @param {SliceLimits} limits
 * @returns {SliceLimits}
 */
function limitsTelling(runtime, search, limits) {
  const { onMoves, onProgress } = limits;
  if (!onMoves) return limits;
  const { wasm } = runtime;
  let told = Number.POSITIVE_INFINITY; // the first move that was delivered
  return {
    ...limits,
    onProgress: (progress, playouts) => {
      const last = Math.min(told, wasm.reviewedMoves(search.address));
      const count = last - wasm.judgedFrom(search.address);
      if (count > 0) onMoves([...Array(count)].map((_, i) => reviewedMove(runtime, search.address, last - 1 - i)));
      told = Math.min(told, last - count);
      onProgress?.(progress, playouts);
    },
  };
}

/**
 * Runs a search whose data is not kept.
 *
 * @template Answer
 * @param {Runtime} runtime
 * @param {import('./searches.js').Task<Answer>} task
 * @param {SliceLimits} limits
 * @param {Search} [search]
 */
async function runOnce(runtime, task, limits, search = new Search()) {
  return searchesOf(runtime)
    .run(search, task, limits)
    .finally(() => runtime.searchMemory.drop(search));
}

/**
 * Reads the result of a review.
 *
 * @param {Runtime} runtime
 * @param {number} review
 * @returns {Reviewed}
 */
function reviewedBy(runtime, review) {
  const { wasm } = runtime;
  const moves = [...Array(wasm.reviewedMoves(review))].map((_, ply) => reviewedMove(runtime, review, ply));
  return { moves, decisive: wasm.decisive(review) };
}

/**
 * @param {Runtime} runtime
 * @param {number} review
 * @param {number} ply
 * @returns {ReviewedMove}
 */
function reviewedMove(runtime, review, ply) {
  const { wasm, outcomes, judgements } = runtime;
  wasm.reviewedMove(review, ply);
  const reader = new NumberReader(runtime.numbers());
  const [player, square, judgement] = [reader.next(), reader.next(), reader.next()];
  const [before, after] = [0, 1].map((isAfter) => ({
    ...nextOutcome(outcomes, reader),
    points: known(wasm.points(review, ply, isAfter)),
    error: known(wasm.pointsError(review, ply, isAfter)),
  }));
  const keptByIsComplete = reader.next() === 1;
  return {
    ply,
    player: /** @type {Player} */ (players[player]),
    square,
    judgement: /** @type {Judgement} */ (judgements[judgement]),
    before: /** @type {Assessment} */ (before),
    after: /** @type {Assessment} */ (after),
    keptBy: reader.list(),
    keptByIsComplete,
  };
}
