import { GameError } from './game-error.js';

/** The most different moves that a game has: the core counts them in ten bits. */
export const mostMoves = 1022;

/** Words in the text of a match and in rooms, and what the terminal understands. */
const reserved = new Set(['undo', 'redo', 'resign', 'next', 'game', 'hint', 'quit', 'yes', 'no', 'seen']);

/** @param {(code: string, what: string) => GameError} fault */
export const tooManyMoves = (fault) => fault('too-many-moves', `a game has at most ${mostMoves} different moves`);

/**
 * Whether this can be the name of a move.
 *
 * @param {unknown} name
 * @returns {name is string}
 */
export const isName = (name) => typeof name === 'string' && /^[a-z0-9]{1,16}$/.test(name) && !reserved.has(name);

/**
 * The name of a move: what the definition's function says, or else the move itself.
 *
 * @param {((move: any) => string) | undefined} nameOf
 * @param {unknown} move
 * @returns {unknown}
 */
export function nameOfMove(nameOf, move) {
  if (nameOf) return nameOf(move);
  return typeof move === 'number' ? String(move) : move;
}

/**
 * The moves of a game, each with a number and a name. A move with the name of a square has the
 * number of that square. The others get their numbers as they first occur.
 */
export class Names {
  #nameOf;

  /** @type {unknown[]} by number */
  #moves = [];

  /** @type {string[]} by number */
  #names = [];

  /** @type {Map<string, number>} */
  #numbers = new Map();

  /** @param {((move: any) => string) | undefined} nameOf the definition's function `name` */
  constructor(nameOf) {
    this.#nameOf = nameOf;
  }

  /**
   * Keeps numbers for the moves with the names of squares, before any move occurs.
   *
   * @param {readonly string[]} squares
   */
  keepFor(squares) {
    for (const [number, name] of squares.entries()) {
      this.#names.push(name);
      this.#moves.push(name);
      this.#numbers.set(name, number);
    }
  }

  /** The names by number. The list grows. @returns {readonly string[]} */
  get all() {
    return this.#names;
  }

  /**
   * The number of a move that the rules list.
   *
   * @param {unknown} move
   * @param {(code: string, what: string) => GameError} fault
   * @throws {GameError}
   */
  numberOf(move, fault) {
    const name = nameOfMove(this.#nameOf, move);
    if (!isName(name)) {
      const shown = typeof name === 'string' ? JSON.stringify(name.slice(0, 40)) : `a value of type ${typeof name}`;
      throw fault(
        'not-a-move',
        `${shown} is not the name of a move; a name has 1 to 16 small letters and digits, ` +
          `and is none of ${[...reserved].join(', ')}. A function \`name(move)\` gives names to other values`,
      );
    }
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    if (this.#names.length === mostMoves) throw tooManyMoves(fault);
    this.#names.push(name);
    this.#moves.push(move);
    this.#numbers.set(name, this.#names.length - 1);
    return this.#names.length - 1;
  }

  /**
   * The number of the move with this name, if it has occurred.
   *
   * @param {string} name
   */
  find(name) {
    return this.#numbers.get(name);
  }

  /** @param {number} number */
  moveOf(number) {
    return this.#moves[number];
  }

  /** @param {number} number */
  nameAt(number) {
    return this.#names[number] ?? '';
  }
}
