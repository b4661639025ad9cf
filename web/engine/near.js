import { Handle } from './handle.js';
import { runInSlices } from './slices.js';

/** @import { Limits } from './slices.js' */
/** @import { Evaluation } from './values.js' */
/** @import { Match as WasmMatch, Thinking } from './wasm/noughts-wasm.js' */

/**
 * How an opponent thinks.
 *
 * @typedef {object} Skill
 * @property {number} mistakes the probability of overlooking each move that it considers
 * @property {number} playouts how many random games it plays in its head
 * @property {number} nodes how many positions it visits before that, to find out for certain how the game ends
 */

/**
 * How far an analysis may go.
 *
 * @typedef {object} Budget
 * @property {number} nodes how many positions it may visit to find out for certain how the game ends
 * @property {number} playouts how many random games it may play to estimate the rest
 */

/** Thinks about the moves of large games in this thread, in slices. What it has found out for one move helps with the next. */
export class NearThinker {
  #skill;

  /** @type {Handle<Thinking> | undefined} what it knows from the move before, unless it is thinking */
  #idle;

  #isDisposed = false;

  /** @param {Skill} skill */
  constructor(skill) {
    this.#skill = skill;
  }

  /**
   * A move for the player whose turn it is. Requires a match whose moves take time.
   *
   * @param {WasmMatch} match
   * @param {number} seed
   * @param {Limits} limits
   */
  async choose(match, seed, limits) {
    const thinking = this.#begin(match, seed);
    let move;
    try {
      await runInSlices(thinking.open(), limits);
      move = thinking.open().move();
    } catch (error) {
      thinking.dispose();
      throw error;
    }
    this.#idle?.dispose(); // of another move that was thought about at the same time
    this.#idle = thinking;
    if (this.#isDisposed) this.dispose();
    return move;
  }

  /** Gives its memory back. */
  dispose() {
    this.#isDisposed = true;
    this.#idle?.dispose();
    this.#idle = undefined;
  }

  /**
   * @param {WasmMatch} match
   * @param {number} seed
   */
  #begin(match, seed) {
    const thinking = this.#idle;
    this.#idle = undefined;
    if (thinking) {
      thinking.open().goOn(match, seed);
      return thinking;
    }
    const { mistakes, playouts, nodes } = this.#skill;
    return new Handle(this, match.think(mistakes, playouts, nodes, seed));
  }
}

/**
 * Finds out what every move leads to, in this thread, in slices.
 *
 * @param {WasmMatch} match
 * @param {Budget} budget
 * @param {Limits} limits
 * @returns {Promise<Evaluation[]>}
 */
export async function analyseNear(match, { nodes, playouts }, limits) {
  const analysis = match.analyse(nodes, playouts);
  if (!analysis) return [];
  try {
    await runInSlices(analysis, limits);
    return analysis.evaluations();
  } finally {
    analysis.delete();
  }
}
