// The plain values that go in and out of the engine; all that go out are frozen.

export {};

/**
 * One of the two players.
 * @typedef {'X' | 'O'} Player
 */

/**
 * A square: its name, such as `b2` (column letter, row number from the bottom), or its index (row by row from the top left,
 * from 0).
 * @typedef {string | number} Square
 */

/**
 * A game that can be played.
 * @typedef {object} Game
 * @property {string} id its name for programs, such as `tic-tac-toe`; it never changes
 * @property {string} title its name for people, in English
 * @property {number} columns how many columns its board has
 * @property {number} rows how many rows its board has
 * @property {readonly string[]} squareNames the name of each square by index, row by row from the top left: `a3`, `b3` …
 * @property {readonly (readonly number[])[]} lines each line that wins, as the indices of its squares: rows, columns, diagonals
 */

/**
 * How a game stands: who moves next, who has won with which lines (each the indices of its squares), or a tie.
 * @typedef {Readonly<{ state: 'next', player: Player }>
 *   | Readonly<{ state: 'won', player: Player, lines: readonly (readonly number[])[] }>
 *   | Readonly<{ state: 'tie' }>} Status
 */

/**
 * How a game ends for one player when both play perfectly.
 * @typedef {'win' | 'draw' | 'loss'} Outcome
 */

/**
 * A move and what it leads to when both play perfectly from there.
 * @typedef {object} Evaluation
 * @property {number} move the index of the square
 * @property {Outcome} outcome for the player who makes the move
 * @property {number} plies how many plies until the game ends, this move included: 1 for one that wins at once
 * @property {boolean} exact whether the outcome is proved, and no estimate
 */

/**
 * A best move and what it guarantees against any play.
 * @typedef {object} Solution
 * @property {number | null} move the index of the square; null when the game has ended
 * @property {Outcome} outcome for the player to move; after the end, for the one who would be next
 * @property {number} plies how many plies until the game ends; 0 when it has
 * @property {number} nodes how many positions the search visited
 */

/**
 * How the finished games of a match went.
 * @typedef {object} Score
 * @property {number} X games won by X
 * @property {number} O games won by O
 * @property {number} ties games nobody won
 */

/**
 * A match as plain values: the game, who moved first in its first game, and every transition since, as in the match's text.
 * @typedef {object} MatchJson
 * @property {string} game the id of the game
 * @property {Player} first who moved first in the first game
 * @property {string[]} transitions squares such as `b2` or `b2-X`, `undo`, `redo`, `resign`, `resign-O`, `next`
 */

/**
 * How strong an opponent is.
 * @typedef {'easy' | 'medium' | 'hard' | 'best'} Level
 */

/**
 * Why something was refused: the game has already ended, it is the other player's turn, the board has no such square, the square
 * is already filled, or there is nothing to undo or to redo. Where several hold, the first of these is given.
 * @typedef {'game-already-ended' | 'not-your-turn' | 'square-off-board' | 'square-already-filled'
 *   | 'nothing-to-undo' | 'nothing-to-redo'} ConflictCode
 */
