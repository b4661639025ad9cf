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
  const first = firstOf(target);
  for (const closing of closingMarks(target)) {
    const start = noughts.position(target.game.id, { turn: first });
    const moves = new Search(target, closing).from(start);
    if (moves) return [target.game.id, first, ...moves].join('.');
  }
  return undefined;
}

/**
 * The player who began: players take turns, and each turn makes one mark.
 *
 * @param {Position} target
 * @returns {Player}
 */
function firstOf({ squares, turn }) {
  if (squares.filter(Boolean).length % 2 === 0) return turn;
  return turn === 'X' ? 'O' : 'X';
}

/**
 * The ways to choose the marks that close a board: one of each board that is closed, which all its
 * lines share. Where lines share none, there is no way.
 *
 * @param {Position} target
 * @returns {readonly number[][]} squares, for each way
 */
function closingMarks({ status, boards }) {
  /** @type {number[][]} */
  let ways = [[]];
  for (const board of boards.length > 0 ? boards : [status]) {
    const [line, ...others] = 'lines' in board ? board.lines : [];
    if (!line) continue;
    const shared = line.filter((square) => others.every((other) => other.includes(square)));
    ways = ways.flatMap((way) => shared.map((square) => [...way, square]));
  }
  return ways;
}

/** A search for the moves, depth first. Marks of a position are made in any order that is legal. */
class Search {
  #target;
  #closing;
  #count;
  #visits = 0;

  /** The positions from which there is no way. */
  #closed = new Set();

  /**
   * @param {Position} target
   * @param {readonly number[]} closing squares that are marked last
   */
  constructor(target, closing) {
    this.#target = target;
    this.#closing = closing;
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
    const isEarly = made < this.#count - this.#closing.length;
    for (const move of position.legalMoves) {
      const square = move % position.squares.length;
      if (!this.#target.squares[square] || (isEarly && this.#closing.includes(square))) continue;
      const next = position.after(move);
      if (next.squares[square] !== this.#target.squares[square]) continue;
      const rest = this.from(next, made + 1);
      if (rest) return [`${position.game.moveNames[move]}`, ...rest];
    }
    this.#closed.add(key);
    return undefined;
  }
}
