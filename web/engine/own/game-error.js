import { NoughtsError } from '../errors.js';

/** @import { Rule } from './values.js' */

/**
 * The rules of a game of one's own are wrong. Its code says how: `rule-failed`, `not-a-player`,
 * `not-a-winner`, `not-a-list`, `not-a-move`, `name-twice`, `too-many-moves`, `no-moves`,
 * `not-cloneable`, `not-a-key`, `not-a-value`, `over-at-start`, `not-a-board`, `never-ends` or, in
 * a worker, `no-answer`. The game and its matches go on.
 */
export class GameError extends NoughtsError {
  /** @override */
  static name = 'GameError';

  /**
   * The function of the definition that was called.
   * @type {Rule}
   */
  rule;

  /**
   * The names of the moves that led there, from the state where the match or the search began.
   * @type {readonly string[]}
   */
  moves;

  /**
   * @param {string} code
   * @param {string} what a sentence without its end
   * @param {{ rule: Rule, moves: readonly string[], cause?: unknown }} where
   */
  constructor(code, what, { rule, moves, cause }) {
    const place = moves.length > 0 ? `after ${moves.slice(-20).join(' ')}` : 'at the start';
    super(code, `${rule}: ${what}, ${place}`, cause === undefined ? undefined : { cause });
    this.rule = rule;
    this.moves = moves;
  }
}
