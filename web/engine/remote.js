// Searches in a worker if there is one, and otherwise in this thread. A page with only tic-tac-toe
// does not need this module before a review.

import { Handle } from './handle.js';
import { analyseLocally, LocalThinker, reviewLocally } from './local.js';
import { openSearchWorker, searchWorkersOf, workerCount } from './search-worker.js';
import { untilAborted } from './until-aborted.js';

/** @import { Budget, Chosen, Reviewed, Share, Skill } from './local.js' */
/** @import { Runtime } from './runtime.js' */
/** @import { Question } from './search-worker.js' */
/** @import { SliceLimits } from './slices.js' */
/** @import { Evaluation, ReviewedMove } from './values.js' */

let lastThinker = 0;

/** Chooses moves of large games. */
export class RemoteThinker {
  #runtime;
  #skill;
  #id = ++lastThinker;

  /** The worker's data for this thinker. It is freed when this thinker is collected. */
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
    this.#remembered = new Handle(this, this.#id, (id) => {
      for (const worker of searchWorkersOf(runtime)) worker.forget(id);
    });
  }

  /**
   * A move for the player to move. Requires a game that has not ended.
   *
   * @param {Uint8Array} position
   * @param {number} seed
   * @param {SliceLimits} limits
   * @param {boolean} isShared whether several workers may search together
   * @returns {Promise<number>}
   */
  async choose(position, seed, limits, isShared) {
    this.#runtime.show(position);
    const helpers = new Helpers(this.#runtime, { position, seed, thinker: this.#id, skill: this.#skill }, limits);
    const count = isShared ? workerCount(this.#runtime) : 1;
    const watched = count > 1 ? helpers.watching : limits;
    const share = count > 1 ? { place: 0, count } : undefined;
    const question = /** @type {const} */ ({
      kind: 'choose',
      thinker: this.#id,
      skill: this.#skill,
      position,
      seed,
      share,
    });
    try {
      const chosen = await ask(this.#runtime, question, watched);
      if (chosen) return await helpers.choose(chosen);
    } finally {
      helpers.end();
    }
    this.#local ??= new LocalThinker(this.#runtime, this.#skill);
    return (await this.#local.choose(position, seed, limits)).move;
  }

  /** Frees its memory, here and in the worker. */
  dispose() {
    this.#remembered.dispose();
    this.#local?.dispose();
  }
}

/**
 * The workers that help the first one with a move. They run from its first playout until its time
 * is over. Where positions are valued, all would search the same, so they divide the moves.
 * Elsewhere each has a seed of its own. Their statistics are merged at the end.
 */
class Helpers {
  #runtime;
  #question;
  #limits;
  #over = new AbortController();
  #begin = performance.now();

  /** @type {Promise<unknown>[]} */
  #asked = [];

  /** @type {Chosen[]} what they have answered */
  #answers = [];

  /** @type {number[]} the playouts of each worker; the first worker comes first */
  #playouts = [0];

  /**
   * @param {Runtime} runtime
   * @param {{ position: Uint8Array, seed: number, thinker: number, skill: Skill }} question the
   *   question for the first worker
   * @param {SliceLimits} limits
   */
  constructor(runtime, question, limits) {
    this.#runtime = runtime;
    this.#question = question;
    this.#limits = limits;
    limits.signal?.addEventListener('abort', () => this.end(), { signal: this.#over.signal });
  }

  /**
   * The limits of the first worker, with a listener that starts the helpers at its first playout.
   */
  get watching() {
    const { onProgress } = this.#limits;
    return {
      ...this.#limits,
      onProgress: (/** @type {number} */ progress, /** @type {number} */ playouts) => {
        if (playouts > 0 && this.#asked.length === 0) this.#askAll();
        this.#playouts[0] = playouts;
        onProgress?.(
          progress,
          this.#playouts.reduce((sum, number) => sum + number, 0),
        );
      },
    };
  }

  /**
   * The best move by the statistics of all workers.
   *
   * @param {Chosen} first the result of the first worker
   */
  async choose({ move, statistics }) {
    if (statistics.length === 0 || this.#asked.length === 0) return move;
    const longestWait = 100; // milliseconds: they should be ready by now
    await Promise.race([Promise.all(this.#asked), new Promise((resolve) => setTimeout(resolve, longestWait))]);
    const all = [statistics, ...this.#answers.map((answer) => answer.statistics)].filter(({ length }) => length > 0);
    const wasm = this.#runtime.show(this.#question.position);
    const numbers = this.#runtime.numbers();
    all.forEach((one, place) => {
      numbers.set(one, place * statistics.length);
    });
    return wasm.mergedMove(all.length, this.#question.seed);
  }

  /** Stops them. */
  end() {
    this.#over.abort();
  }

  #askAll() {
    const count = workerCount(this.#runtime);
    for (let place = 1; place < count; place++) this.#asked.push(this.#ask({ place, count }));
  }

  /** @param {Share} share */
  async #ask(share) {
    const { place } = share;
    const { position, seed, thinker, skill } = this.#question;
    const { milliseconds = 0 } = this.#limits;
    try {
      this.#runtime.show(position);
      const worker = await workerWithBook(this.#runtime, this.#over.signal, place);
      const answer = await worker?.ask(
        { kind: 'choose', thinker, skill: { ...skill, nodes: 0 }, position, seed: (seed + place) % 2 ** 53, share },
        {
          signal: this.#over.signal,
          milliseconds: Math.max(1, milliseconds - (performance.now() - this.#begin)),
          onProgress: (_, playouts) => {
            this.#playouts[place] = playouts;
          },
        },
      );
      if (answer) this.#answers.push(answer);
    } catch {
      // Aborted on purpose.
    }
  }
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
export async function analyseRemotely(runtime, position, budget, limits) {
  runtime.show(position);
  const evaluations = await ask(runtime, { kind: 'analyse', position, budget }, limits);
  return evaluations ?? analyseLocally(runtime, position, budget, limits);
}

/**
 * Finds the worth of every move of a match's current game. It runs here if the end of the game is
 * in sight, otherwise in the worker.
 *
 * @param {Runtime} runtime
 * @param {number} match the address of a copy that no other code uses
 * @param {Budget} budget for each position of the game
 * @param {SliceLimits} limits
 * @returns {Promise<Reviewed>}
 */
export async function reviewMatch(runtime, match, budget, limits) {
  const { onMoves } = limits;
  if (!onMoves) return review(runtime, match, budget, limits);
  let told = Number.POSITIVE_INFINITY; // the first move that was delivered
  /** @param {readonly ReviewedMove[]} moves the last one of the game first */
  const tell = (moves) => {
    // A search that begins again, in this thread, judges the same moves again.
    const more = moves.filter(({ ply }) => ply < told);
    told = more.at(-1)?.ply ?? told;
    if (more.length > 0) onMoves(Object.freeze(more.map(frozenMove)));
  };
  const reviewed = await review(runtime, match, budget, { ...limits, onMoves: tell });
  tell([...reviewed.moves].reverse());
  return reviewed;
}

/**
 * @param {Runtime} runtime
 * @param {number} match
 * @param {Budget} budget
 * @param {SliceLimits} limits
 * @returns {Promise<Reviewed>}
 */
async function review(runtime, match, budget, limits) {
  runtime.wasm.showMatch(match);
  if (!runtime.wasm.takesTime()) return reviewLocally(runtime, match, budget, limits);
  const reviewed = await ask(runtime, { kind: 'review', text: runtime.wasm.text(match), budget }, limits);
  return reviewed ?? reviewLocally(runtime, match, budget, limits);
}

/** @param {ReviewedMove} move */
function frozenMove(move) {
  for (const part of [move.before, move.after, move.keptBy]) Object.freeze(part);
  return Object.freeze(move);
}

/**
 * Asks the worker. First it gives the worker the game's book, if there is one.
 *
 * @param {Runtime} runtime which shows a position of the game
 * @param {Question} question
 * @param {SliceLimits} limits
 * @returns {Promise<any>} undefined if it has no answer, or there is no worker
 */
async function ask(runtime, question, limits) {
  limits.signal?.throwIfAborted(); // this module may have been loaded meanwhile
  const isUseful = question.kind !== 'choose' || question.skill.nodes > 0;
  const worker = isUseful ? await workerWithBook(runtime, limits.signal) : openSearchWorker(runtime);
  return worker?.ask(question, limits);
}

/**
 * A worker that has the book of the shown game, if there is one. Without a worker, the search in
 * this thread fetches the book.
 *
 * @param {Runtime} runtime
 * @param {AbortSignal | undefined} signal
 * @param {number} [place] which worker; the first by default
 */
async function workerWithBook(runtime, signal, place) {
  const book = openSearchWorker(runtime, place) && runtime.wasm.bookKind() > 0 && runtime.wasm.id();
  const bytes = book && (await untilAborted(runtime.books.fetch(book), signal));
  signal?.throwIfAborted();
  const worker = openSearchWorker(runtime, place); // the previous one may have ended meanwhile
  if (bytes) worker?.takeBook(/** @type {string} */ (book), bytes);
  return worker;
}
