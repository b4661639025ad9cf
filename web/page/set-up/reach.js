// A game that leads to a position. So a position that is set up by hand is a match like any other:
// it can be played on, reviewed, linked and shared.

/** @import { Noughts, Player, Position } from '../../engine/index.js' */

/** How many positions are visited before the search gives up. */
const mostVisits = 20_000;

/**
 * How many positions beyond those of a game are visited before the search tries the marks in
 * another order. Where moves decide the board of the next one, many orders fail late, and many
 * succeed.
 */
const visitsOfTry = 100;

/**
 * The text of a match that leads to a position; undefined if none is found.
 *
 * @param {Noughts} noughts
 * @param {Position} target
 * @param {object} [known]
 * @param {readonly number[] | undefined} [known.order] the marked squares from the oldest mark to the
 *   newest
 * @param {number | undefined} [known.last] the square that was marked last
 */
export function matchTo(noughts, target, { order, last } = {}) {
  const { id, choices } = target.game;
  const first = firstOf(target);
  // In an opening with choices, a player may make several marks.
  for (const player of choices.length > 0 ? [first, otherThan(first)] : [first]) {
    for (const closing of last === undefined ? closingMarks(target) : [[last]]) {
      const moves = new Search(target, closing, order).find(noughts.position(id, { turn: player }));
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

/**
 * A search for the moves, depth first. Marks of a position are made in any order that is legal:
 * first in that of the squares, then by chance.
 */
class Search {
  #target;
  #closing;
  #order;
  #count;
  #visits = 0;

  /** After how many visits this try ends. */
  #limit;

  /** The last number that was drawn by chance; 0 in the first try, which draws none. */
  #drawn = 0;

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
    this.#limit = this.#count + visitsOfTry;
  }

  /**
   * @param {Position} start
   * @returns {string[] | undefined} the names of the moves
   */
  find(start) {
    for (;;) {
      const moves = this.#from(start);
      const isCut = this.#visits > this.#limit;
      if (moves || !isCut || this.#limit >= mostVisits) return moves;
      this.#visits = this.#limit;
      this.#limit += this.#count + visitsOfTry;
      this.#drawn ||= 1;
    }
  }

  /**
   * @param {Position} position
   * @param {number} [made] how many marks it has
   * @param {string} [choice] the last choice that was made
   * @returns {string[] | undefined} the names of the moves
   */
  #from(position, made = 0, choice = '') {
    if (made === this.#count && position.equals(this.#target)) return [];
    const { squares, legalMoves, game } = position;
    // The marks alone do not tell where the next move may be.
    const key = [choice, legalMoves.length, legalMoves[0], ...squares.map((owner) => owner ?? '-')].join('');
    if (this.#closed.has(key) || ++this.#visits > this.#limit) return undefined;
    for (const move of this.#inSomeOrder(legalMoves)) {
      const name = `${game.moveNames[move]}`;
      const isChoice = game.choices.includes(name);
      if (!isChoice && !this.#mayMark(move % squares.length, made)) continue;
      const next = position.after(move);
      if (next.squares.some((owner, square) => owner && owner !== this.#target.squares[square])) continue;
      const rest = isChoice ? this.#from(next, made, name) : this.#from(next, made + 1, choice);
      if (rest) return [name, ...rest];
      if (this.#visits > this.#limit) return undefined;
    }
    this.#closed.add(key);
    return undefined;
  }

  /** @param {readonly number[]} moves */
  #inSomeOrder(moves) {
    if (this.#drawn === 0) return moves;
    const places = new Map(moves.map((move) => [move, this.#draw()]));
    return [...moves].sort((one, other) => Number(places.get(one)) - Number(places.get(other)));
  }

  /** A number by chance, the same ones in each search (S. Park and K. Miller, 1988). */
  #draw() {
    this.#drawn = (this.#drawn * 48_271) % (2 ** 31 - 1);
    return this.#drawn;
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
