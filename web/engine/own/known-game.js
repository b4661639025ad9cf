import { quote } from './arguments.js';

/** @import { Game } from '../values.js' */
/** @import { Definition } from './values.js' */
/** @import { Rules } from './rules.js' */

/**
 * A game of one's own as the engine's modules know a game: its description, and its moves by name.
 */
export class OwnKnownGame {
  /** @type {Readonly<Game>} */
  info;

  #rules;

  /**
   * @param {Rules} rules
   * @param {Readonly<Definition>} definition
   */
  constructor(rules, { id, title = id }) {
    this.#rules = rules;
    const { columns, rows } = rules.boardAtStart() ?? { columns: 0, rows: 0 };
    /** @type {readonly string[]} */
    let moveNames = Object.freeze([]);
    const squareNames = [...Array(columns * rows)].map(
      (_, index) => `${String.fromCharCode(97 + (index % columns))}${rows - Math.floor(index / columns)}`,
    );
    rules.names.keepFor(squareNames);
    this.info = Object.freeze({
      id,
      title,
      columns,
      rows,
      gravity: false,
      nested: false,
      layered: false,
      sharedMarks: false,
      chosenMarks: false,
      hasBook: false,
      squareNames: Object.freeze(squareNames),
      /** The names of the squares, and those that have occurred. */
      get moveNames() {
        if (moveNames.length < rules.names.all.length) moveNames = Object.freeze(rules.names.all.slice());
        return moveNames;
      },
      choices: Object.freeze([]),
      lines: Object.freeze([]),
      smallBoards: Object.freeze([]),
    });
  }

  /** @param {unknown} square */
  squareIndex(square) {
    const index = typeof square === 'string' ? this.info.squareNames.indexOf(square.trim().toLowerCase()) : square;
    return Number.isInteger(index) ? /** @type {number} */ (index) : -1;
  }

  /**
   * The number of the move with that name or number. An unknown name becomes a number that the core
   * refuses.
   *
   * @param {unknown} move
   * @param {() => { typedMove(name: string): number }} show shows the position of the move
   * @throws {TypeError} if it is neither a name nor a number
   */
  indexOf(move, show) {
    if (typeof move === 'number') return move;
    if (typeof move !== 'string') throw new TypeError(`a move must be a name or a number, not ${quote(move)}`);
    const name = move.slice(0, 100).trim().toLowerCase();
    return this.#rules.names.find(name) ?? show().typedMove(name);
  }

  /** No move chooses a mark. */
  lacksMark() {
    return false;
  }
}
