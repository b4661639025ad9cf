/**
 * Why a text cannot be imported: the text is empty, too long or in no known format; a line, a move
 * or an own text cannot be read; the file is of another game, begins with marks, or has a board on
 * which nothing is played; or the rules refuse a move.
 *
 * @typedef {'empty' | 'too-long' | 'too-many-moves' | 'unknown-format' | 'broken-line'
 *   | 'broken-move' | 'broken-link' | 'other-game' | 'set-up' | 'no-board' | 'wrong-turn'
 *   | 'off-board' | 'filled' | 'refused' | 'ended'} Fault
 */

/** A text is not a game. It says why, and where. */
export class ImportError extends Error {
  /** @override */
  name = 'ImportError';

  /**
   * @param {Fault} code
   * @param {Readonly<Record<string, string | number>>} [values] what a sentence about it names: a
   *   `line` of the text from 1, or a `move` with its number
   */
  constructor(code, values = {}) {
    super([code, ...Object.values(values)].join(' '));
    this.code = code;
    this.values = values;
  }
}

/** The longest text, in characters. */
export const mostCharacters = 100_000;

/** More moves than any board has squares. */
export const mostMoves = 1000;

/**
 * A move as messages name it: its number, and its beginning as it is written.
 *
 * @param {number} index from 0
 * @param {string} text
 */
export function numbered(index, text) {
  return { number: index + 1, move: text.slice(0, 12) };
}
