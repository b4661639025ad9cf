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
 * @param {readonly number[]} [order] the marked squares from the oldest mark to the newest; any order
 *   by default
 */
export function matchTo(noughts, target, order) {
  const { id, choices } = target.game;
  const first = firstOf(target);
  // In an opening with choices, a player may make several marks.
  for (const player of choices.length > 0 ? [first, otherThan(first)] : [first]) {
    for (const closing of closingMarks(target)) {
      const moves = new Search(target, closing, order).from(noughts.position(id, { turn: player }));
      if (moves) return [id, player, ...moves].join('.');
    }
  }
  return undefined;
}

/** @param {Player} player @returns {Player} */
const otherThan = (player) => (player === 'X' ? 'O' : 'X');

/**
 * The player who began: players take turns, and each turn makes one mark.
 *
 * @param {Position} target
 * @returns {Player}
 */
function firstOf({ squares, turn }) {
  if (squares.filter(Boolean).length % 2 === 0) return turn;
  return otherThan(turn);
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
  #order;
  #count;
  #visits = 0;

  /** The positions from which there is no way. */
  #closed = new Set();

  /**
   * @param {Position} target
   * @param {readonly number[]} closing squares that are marked last
   * @param {readonly number[]} [order]
   */
  constructor(target, closing, order) {
    this.#target = target;
    this.#closing = closing;
    this.#order = order;
    this.#count = target.squares.filter(Boolean).length;
  }

  /**
   * @param {Position} position
   * @param {number} [made] how many marks it has
   * @param {string} [choice] the last choice that was made
   * @returns {string[] | undefined} the names of the moves
   */
  from(position, made = 0, choice = '') {
    if (made === this.#count && position.equals(this.#target)) return [];
    const { squares, legalMoves, game } = position;
    const key = choice + squares.map((owner) => owner ?? '-').join('');
    if (this.#closed.has(key) || ++this.#visits > mostVisits) return undefined;
    for (const move of legalMoves) {
      const name = `${game.moveNames[move]}`;
      const isChoice = game.choices.includes(name);
      if (!isChoice && !this.#mayMark(move % squares.length, made)) continue;
      const next = position.after(move);
      if (next.squares.some((owner, square) => owner && owner !== this.#target.squares[square])) continue;
      const rest = isChoice ? this.from(next, made, name) : this.from(next, made + 1, choice);
      if (rest) return [name, ...rest];
    }
    this.#closed.add(key);
    return undefined;
  }

  /**
   * Whether a square may be marked next.
   *
   * @param {number} square
   * @param {number} made how many marks there are
   */
  #mayMark(square, made) {
    if (!this.#target.squares[square]) return false;
    if (this.#order) return this.#order[made] === square;
    return made >= this.#count - this.#closing.length || !this.#closing.includes(square);
  }
}
