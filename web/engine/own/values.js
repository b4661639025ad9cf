// The types of a definition.

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
 * @property {string} [version] of the rules: 1 to 20 small letters, digits, dots and hyphens; `1` by
 *   default. In a room both sides must have the same
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
 * @property {(state: State) => number} [value] how a state that goes on seems to stand for the player
 *   to move, from 0 (a loss) over ½ (a draw) to 1 (a win). The tree search goes by it in place of
 *   random games
 * @property {boolean} [canRepeat] whether a position can come again. A match is then a tie when one
 *   comes for the third time; false by default
 * @property {(state: State) => OwnBoard} [board] how the state is drawn. All boards of a game have
 *   the same size
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
 * @property {readonly (string | null | undefined)[]} [texts] what is written in each square: 1 to 3
 *   characters, such as a number. `•`, `─` and `│` are drawn as a dot and as strokes
 */

/**
 * A puzzle: find the only move that keeps the result.
 *
 * @typedef {object} Puzzle
 * @property {string} match the text of a match that has come to the position
 * @property {string} solution the name of the move
 * @property {'win' | 'draw'} outcome what it keeps
 * @property {number | null} plies in how many plies it wins, if that is known
 */

/**
 * A function of a definition.
 *
 * @typedef {'start' | 'turn' | 'moves' | 'play' | 'winner' | 'name' | 'key' | 'value' | 'board'} Rule
 */

export {};
