import { demandKnown, quote } from './arguments.js';

/** @import { Player } from '../values.js' */

/**
 * A game, as its author defines it. `State` is any value that `structuredClone` can copy. `Move` is
 * a name such as `'a1'`, a number, or any other value if there is a function `name`.
 *
 * No function may change the state that it is given, and each has to give the same answer for equal
 * states.
 *
 * @template [State=any]
 * @template [Move=any]
 * @typedef {object} Definition
 * @property {string} id the name for programs: small letters, digits and hyphens, with a letter first
 * @property {string} [title] the name for people; the id by default
 * @property {(first: Player) => State} start the state at the start of a game. It may let this
 *   player move first
 * @property {(state: State) => Player} turn who is to move. The same player may move twice
 * @property {(state: State) => Iterable<Move>} moves the legal moves, at least one while the game
 *   goes on
 * @property {(state: State, move: Move) => State} play the state after a move
 * @property {(state: State) => Player | 'tie' | null | undefined} winner who has won, or that it is a
 *   tie; nothing while the game goes on
 * @property {(move: Move) => string} [name] the name of a move: 1 to 16 small letters and digits
 * @property {(state: State) => string | number} [key] the same for states that end in the same way
 *   and in as many plies, such as mirrored ones. An exact search remembers positions by it. By
 *   default only equal states have the same key
 * @property {boolean} [canRepeat] whether a position can come again. A match is then a tie when one
 *   comes for the third time; false by default
 * @property {(state: State) => OwnBoard} [board] how the state is drawn
 */

/**
 * A state as it is drawn.
 *
 * @typedef {object} OwnBoard
 * @property {number} columns from 1 to 26
 * @property {number} rows from 1 to 26
 * @property {readonly (Player | null | undefined)[]} squares who owns each square, row by row from
 *   the top left
 * @property {readonly (readonly number[])[]} [lines] the lines that have won, as indices of squares
 */

/** @typedef {'start' | 'turn' | 'moves' | 'play' | 'winner' | 'name' | 'key' | 'board'} Rule */

/** @type {readonly (keyof Definition)[]} */
const needed = ['start', 'turn', 'moves', 'play', 'winner'];

/** @type {readonly (keyof Definition)[]} */
const optional = ['name', 'key', 'board'];

/**
 * Checks the shape of a definition, not its rules.
 *
 * @template State, Move
 * @param {Definition<State, Move>} definition
 * @returns {Readonly<Definition<State, Move>>} a copy
 * @throws {TypeError} if a part is missing or has a wrong type, or there is an unknown one
 * @throws {RangeError} if the id has other characters
 */
export function definitionOf(definition) {
  if (typeof definition !== 'object' || definition === null) {
    throw new TypeError(`a game is an object with id, ${needed.join(', ')}, not ${quote(definition)}`);
  }
  demandKnown(definition, ['id', 'title', 'canRepeat', ...needed, ...optional]);
  const copy = { ...definition };
  const { id, title = id, canRepeat = false } = copy;
  if (typeof id !== 'string') throw new TypeError(`id must be a text, not ${quote(id)}`);
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(id)) {
    throw new RangeError(`id must have 1 to 40 small letters, digits and hyphens, a letter first, not ${quote(id)}`);
  }
  if (typeof title !== 'string') throw new TypeError(`title must be a text, not ${quote(title)}`);
  if (typeof canRepeat !== 'boolean') throw new TypeError(`canRepeat must be true or false, not ${quote(canRepeat)}`);
  for (const rule of needed) demandFunction(rule, copy[rule]);
  for (const rule of optional) if (copy[rule] !== undefined) demandFunction(rule, copy[rule]);
  return Object.freeze({ ...copy, title, canRepeat });
}

/**
 * @param {string} rule
 * @param {unknown} given
 */
function demandFunction(rule, given) {
  if (typeof given !== 'function') throw new TypeError(`${rule} must be a function, not ${quote(given)}`);
}
