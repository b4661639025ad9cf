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
 * How an opponent thinks.
 *
 * @typedef {object} Skill
 * @property {number} mistakes the probability of overlooking each move that it considers
 * @property {number} playouts how many random games it plays in its head
 * @property {number} nodes how many positions it visits before that, to find out for certain how
 *   the game ends
 */

/**
 * How far an analysis may go.
 *
 * @typedef {object} Budget
 * @property {number} nodes how many positions it may visit to find out for certain how the game
 *   ends
 * @property {number} playouts how many random games it may play to estimate the rest
 */

/**
 * A move that was chosen, and what random games have told about every move: of a form that only the
 * core knows, and nothing where there were none.
 *
 * @typedef {{ move: number, statistics: Uint16Array }} Chosen
 */

/**
 * What a review has found out; the ply of the move that decided is -1 where none did.
 *
 * @typedef {{ moves: ReviewedMove[], decisive: number }} Reviewed
 */

/** Thinks about the moves of games. What it has found out for one move helps with the next. */
export class LocalThinker {
  #runtime;
  #skill;

  /**
   * @type {Handle<Search> | undefined} what it knows from the move before, unless it is thinking
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
   * A move for the player to move. Requires a game that goes on.
   *
   * @param {Uint8Array} position
   * @param {number} seed
   * @param {SliceLimits} limits
   * @returns {Promise<Chosen>}
   */
  async choose(position, seed, limits) {
    const { books } = this.#runtime;
    this.#runtime.show(position);
    if (this.#skill.nodes > 0) await untilAborted(books.readForShown(), limits.signal);
    const thinking = this.#take();
    const begin = (/** @type {number} */ address, /** @type {number} */ bytes) =>
      this.#begin(position, seed, address, bytes);
    const read = (/** @type {number} */ address) => chosenBy(this.#runtime, address);
    let chosen;
    try {
      chosen = await searchesOf(this.#runtime).run(thinking.open(), { begin, read }, limits);
    } catch (error) {
      thinking.dispose();
      throw error;
    }
    this.#idle?.dispose(); // of another move that was thought about at the same time
    this.#idle = thinking;
    if (this.#isDisposed) this.dispose();
    return chosen;
  }

  /** Gives its memory back. */
  dispose() {
    this.#isDisposed = true;
    this.#idle?.dispose();
    this.#idle = undefined;
  }

  /** What it knows, to think with. */
  #take() {
    const { searchMemory } = this.#runtime;
    const known = this.#idle ?? new Handle(this, new Search(), (search) => searchMemory.drop(search));
    this.#idle = undefined;
    return known;
  }

  /**
   * @param {Uint8Array} position
   * @param {number} seed
   * @param {number} address of what it knows from the move before; 0 where that is nothing
   * @param {number} bytes
   */
  #begin(position, seed, address, bytes) {
    const wasm = this.#runtime.show(position);
    const { mistakes, playouts, nodes } = this.#skill;
    if (address === 0) return wasm.think(mistakes, playouts, nodes, seed, bytes);
    wasm.thinkOn(address, seed);
    return address;
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
 * Finds out what every move leads to. Requires a game that goes on.
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
 * Finds out what every move of the current game of a match was worth.
 *
 * @param {Runtime} runtime
 * @param {number} match its address
 * @param {Budget} budget of each position of the game
 * @param {SliceLimits} limits
 * @returns {Promise<Reviewed>}
 */
export async function reviewLocally(runtime, match, { nodes, playouts }, limits) {
  runtime.wasm.showMatch(match);
  await untilAborted(runtime.books.readForShown(), limits.signal);
  const begin = (/** @type {number} */ _, /** @type {number} */ bytes) =>
    runtime.wasm.beginReview(match, nodes, playouts, bytes);
  return runOnce(runtime, { begin, read: (review) => reviewedBy(runtime, review) }, limits);
}

/**
 * Runs a search of which nothing is kept.
 *
 * @template Answer
 * @param {Runtime} runtime
 * @param {import('./searches.js').Task<Answer>} task
 * @param {SliceLimits} limits
 */
async function runOnce(runtime, task, limits) {
  const search = new Search();
  return searchesOf(runtime)
    .run(search, task, limits)
    .finally(() => runtime.searchMemory.drop(search));
}

/**
 * What a review has found out.
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
