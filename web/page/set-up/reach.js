// A game that leads to a position. So a position that is set up by hand is a match like any other:
// it can be played on, reviewed, linked and shared.

/** @import { Noughts, Player, Position } from '../../engine/index.js' */

/** How many positions are visited before the search gives up. */
const mostVisits = 20_000;

/**
 * The text of a match that leads to a position; undefined if none is found.
 *
 * @param {Noughts} noughts
 * @param {Position} target
 */
export function matchTo(noughts, target) {
  for (const first of /** @type {Player[]} */ (['X', 'O'])) {
    for (const last of lastMarks(target)) {
      const start = noughts.position(target.game.id, { turn: first });
      const moves = new Search(target, last).from(start);
      if (moves) return [target.game.id, first, ...moves].join('.');
    }
  }
  return undefined;
}

/**
 * The squares of which one must be marked last; undefined if any may be.
 *
 * @param {Position} target
 * @returns {readonly (number | undefined)[]}
 */
function lastMarks({ status }) {
  if (status.state !== 'won' || status.lines.length === 0) return [undefined];
  const [line = [], ...others] = status.lines;
  return line.filter((square) => others.every((other) => other.includes(square)));
}

/** A search for the moves, depth first. Marks of a position are made in any order that is legal. */
class Search {
  #target;
  #last;
  #count;
  #visits = 0;

  /** The positions from which there is no way. */
  #closed = new Set();

  /**
   * @param {Position} target
   * @param {number | undefined} last
   */
  constructor(target, last) {
    this.#target = target;
    this.#last = last;
    this.#count = target.squares.filter(Boolean).length;
  }

  /**
   * @param {Position} position
   * @param {number} [made] how many marks it has
   * @returns {string[] | undefined} the names of the moves
   */
  from(position, made = 0) {
    if (made === this.#count) return position.equals(this.#target) ? [] : undefined;
    const key = position.squares.map((owner) => owner ?? '-').join('');
    if (this.#closed.has(key) || ++this.#visits > mostVisits) return undefined;
    for (const move of position.legalMoves) {
      const square = move % position.squares.length;
      const isTurnOfLast = made === this.#count - 1;
      if (!this.#target.squares[square] || (square === this.#last && !isTurnOfLast)) continue;
      const next = position.after(move);
      if (next.squares[square] !== this.#target.squares[square]) continue;
      const rest = this.from(next, made + 1);
      if (rest) return [`${position.game.moveNames[move]}`, ...rest];
    }
    this.#closed.add(key);
    return undefined;
  }
}
