// The plain values of the engine's API. All returned values are frozen.

export {};

/**
 * One of the two players.
 * @typedef {'X' | 'O'} Player
 */

/**
 * A square: its name, such as `b2` (column letter, row number from the bottom), or its index (row
 * by row from the top left, from 0). Capitals are accepted in names.
 * @typedef {string | number} Square
 */

/**
 * A move, by its name or its number (`game.moveNames`). A move that marks a square has the name and
 * the index of the square. In a game with gravity the letter of a column alone, `d`, means the
 * square where a mark lands. If the player also chooses the mark (`game.chosenMarks`), the name
 * ends with it, `b2x` or `b2o`; the number of an X is the index of the square, and that of an O is
 * higher by the number of squares. Moves that mark no square (`game.choices`) have names such as
 * `swap`, and the numbers after all others. Capitals are accepted in names.
 * @typedef {string | number} Move
 */

/**
 * A game that can be played.
 * @typedef {object} Game
 * @property {string} id its name for programs, such as `tic-tac-toe`; it never changes
 * @property {string} title its name for people, in English
 * @property {number} columns how many columns its board has
 * @property {number} rows how many rows its board has
 * @property {boolean} gravity whether a mark falls to the lowest free square of its column
 * @property {boolean} nested whether the board consists of nine small boards that form lines, as in
 *   Ultimate
 * @property {boolean} sharedMarks whether marks do not show who made them, as in Notakto, where
 *   both players make an X
 * @property {boolean} chosenMarks whether the player to move chooses which mark to make, as in wild
 *   tic-tac-toe
 * @property {boolean} hasBook whether the game has a book with the results of its first plies
 * @property {readonly string[]} squareNames the name of each square by index, row by row from the
 *   top left: `a3`, `b3` …
 * @property {readonly string[]} moveNames the name of each move by number: those of the squares, or
 *   with chosen marks `a3x`, `b3x` … and then `a3o`, `b3o` …; the choices come last
 * @property {readonly string[]} choices the names of moves that mark no square: `stay`, `swap` and
 *   `add` in Gomoku with the opening swap2; none in most games
 * @property {readonly (readonly number[])[]} lines each line that decides the game, as the indices
 *   of its squares
 * @property {readonly (readonly number[])[]} smallBoards the squares of each small board, or of
 *   each layer of a cube, row by row from the top left, in the order of `position.boards` if the
 *   game has these; empty if the board has no such parts
 */

/**
 * The rules of a line game: a board of 1 to 26 columns and at most 64 squares. The first player
 * with `inARow` squares in a row, a column or a diagonal wins. A board without gravity or misère
 * may be larger, up to 19×19; then `inARow` is at most 10.
 * @typedef {object} LineRules
 * @property {number} columns how many columns the board has
 * @property {number} rows how many rows it has
 * @property {number} inARow from 2 to the longer side of the board
 * @property {boolean} [gravity] whether a mark falls to the lowest free square of its column; false
 *   by default
 * @property {boolean} [misere] whether the player who completes a line loses; false by default
 */

/**
 * The status of a game: who moves next, who has won by which lines (each the indices of its
 * squares; if completing a line loses, they are the other player's), or a tie.
 * @typedef {Readonly<{ state: 'next', player: Player }>
 *   | Readonly<{ state: 'won', player: Player, lines: readonly (readonly number[])[] }>
 *   | Readonly<{ state: 'tie' }>} Status
 */

/**
 * The status of a small board: that of a game, or closed by lines that no player owns, as in
 * Notakto.
 * @typedef {Status | Readonly<{ state: 'closed', lines: readonly (readonly number[])[] }>}
 *   BoardStatus
 */

/**
 * How a game ends for one player under perfect play.
 * @typedef {'win' | 'draw' | 'loss'} Outcome
 */

/**
 * A move and its outcome under perfect play.
 * @typedef {object} Evaluation
 * @property {number} move its number (`game.moveNames`), which is the index of the square unless
 *   players choose marks or the move marks no square
 * @property {Outcome | null} outcome for the player who makes the move; null if the search reached
 *   its limit first
 * @property {number | null} plies how many plies until the game ends, this move included: 1 for a
 *   move that wins at once; null if the outcome is null, for a draw in a game that can end in one
 *   at any time, and if playouts proved the outcome
 * @property {boolean} exact whether the outcome is proved
 * @property {number | null} estimate if the outcome is not known: an estimate of the move's worth
 *   in points by playouts, from 0 (a loss) over ½ (a draw) to 1 (a win); null if the outcome is
 *   known, or if fewer than a hundred playouts were allowed for the move
 * @property {number | null} error the standard error of the estimate; null if there is none
 */

/**
 * A best move and the outcome that it guarantees.
 * @typedef {object} Solution
 * @property {number | null} move its number, as in an evaluation; null if the game has ended, or
 *   nothing is known
 * @property {Outcome | null} outcome for the player to move; after the end of the game, for the
 *   player who would move; null if the search reached its limit first
 * @property {number | null} plies how many plies until the game ends; 0 if it has ended; null if
 *   the outcome is null, and for a draw in a game that can end in one at any time
 * @property {boolean} exact whether the outcome is proved
 * @property {number} nodes how many positions the search visited
 */

/**
 * The limits of an analysis.
 * @typedef {object} SearchOptions
 * @property {number} [nodes] how many positions it may visit; 1,000,000 by default
 * @property {number} [playouts] how many playouts may estimate outcomes that the search did not
 *   find; 0 by default
 */

/**
 * The limits of an analysis, its abort signal and its progress listener.
 * @typedef {SearchOptions & Limits} AnalysisOptions
 */

/**
 * The abort signal of a search, and its progress listener.
 * @typedef {object} Limits
 * @property {AbortSignal} [signal] ends it when it is aborted
 * @property {(progress: number) => void} [onProgress] called from time to time with the progress,
 *   from 0 to 1
 */

/**
 * A position that is set up by hand.
 * @typedef {object} SetUp
 * @property {readonly (Player | null)[]} [squares] the owner of each square, row by row from the
 *   top left; all free by default
 * @property {Player} [turn] the player to move; after the end of the game, the player who would
 *   move. By default the player with fewer marks, or X if both have the same number
 * @property {Square} [last] the square that was marked last. Only ultimate tic-tac-toe needs it:
 *   without it, the next move can be made in any small board
 */

/**
 * The judgement of a move, compared with the best move. It kept the result (`kept`), or it wins
 * later than necessary. It changed a certain result. Or, by an estimate and after two standard
 * errors are subtracted, it lost at least 0.05 (`inaccuracy`), 0.1 (`mistake`) or 0.2 points
 * (`blunder`). Or too little is known.
 * @typedef {'kept' | 'slower-win' | 'win-to-draw' | 'draw-to-loss' | 'win-to-loss' | 'inaccuracy' |
 *   'mistake' | 'blunder'
 *   | 'unknown'} Judgement
 */

/**
 * The worth of a move for the player who made it, or of the position before it for the same player.
 * @typedef {object} Assessment
 * @property {Outcome | null} outcome how the game ends under perfect play; null if it is not known
 * @property {number | null} plies how many plies until the game ends, the move included; null if it
 *   is not known
 * @property {boolean} exact whether the outcome is proved
 * @property {number | null} points from 0 (a loss) over ½ (a draw) to 1 (a win): exact if the
 *   outcome is, otherwise the mean of playouts; null if there were none
 * @property {number | null} error the standard error of the points; 0 if they are exact
 */

/**
 * A move of a reviewed game.
 * @typedef {object} ReviewedMove
 * @property {number} ply how many moves came before it
 * @property {Player} player who made it
 * @property {number} square the number of the move (`game.moveNames`): the index of the square,
 *   unless players choose marks or the move marks no square
 * @property {Judgement} judgement how it was
 * @property {Readonly<Assessment>} before the worth of the position: that of the best move
 * @property {Readonly<Assessment>} after the worth of the move
 * @property {readonly number[]} keptBy the numbers of the moves whose judgement would be `kept` or
 *   `slower-win`, as far as they are known
 * @property {boolean} keptByIsComplete whether all other moves are known to be worse
 */

/**
 * A game, move by move.
 * @typedef {object} Review
 * @property {readonly Readonly<ReviewedMove>[]} moves every move, the oldest first
 * @property {Readonly<ReviewedMove> | null} decisive the move that decided the game: the last one
 *   that changed a certain result to the final one. If the results are not certain that far back,
 *   it is the last mistake by which the loser's estimated chances fell below a half; its
 *   `after.outcome` is null then. Null while the game goes on, and if there is no such move, as in
 *   a game that was resigned before it was lost
 */

/**
 * The limits of a review.
 * @typedef {object} ReviewLimits
 * @property {number} [nodes] how many positions the search may visit for each position of the game;
 *   2,000,000 by default. It is 50,000 for positions that an exact search will probably not solve,
 *   such as those before one that it could not solve
 * @property {number} [playouts] how many playouts may estimate each position that the search does
 *   not solve; 5,000 by default
 */

/**
 * @typedef {ReviewLimits & Limits} ReviewOptions the limits of a review, its abort signal and its
 * progress listener
 */

/**
 * A moment of a match.
 * @typedef {object} Moment
 * @property {number} game the number of the game, counted from 1
 * @property {number} ply how many steps of it stand: its moves, and a resignation
 */

/**
 * A change of a match: a move, an undo or a redo, a resignation, or the next game. `player`,
 * `first` and `square` are as for `play`, `resign` and `next`. A transition with a moment is
 * refused at any other moment: if two people both ask for the next game, there is only one.
 * @typedef {{ type: 'move', square: Move, player?: Player, at?: Moment }
 *   | { type: 'undo', at?: Moment }
 *   | { type: 'redo', at?: Moment }
 *   | { type: 'resign', player?: Player, at?: Moment }
 *   | { type: 'next', first?: Player, at?: Moment }} Transition
 */

/**
 * The results of a match's finished games.
 * @typedef {object} Score
 * @property {number} X games won by X
 * @property {number} O games won by O
 * @property {number} ties games that no player won
 */

/**
 * A match as plain values: the game, who moved first, and the transitions of the current game, as
 * in the match's text. Of the earlier games it has only their number and the score. The format of
 * version 0.1, which has every game, is also read.
 * @typedef {object} MatchJson
 * @property {string} game the id of the game
 * @property {Player} first who moved first
 * @property {number} [number] which game of the match it is, counted from 1; left out for the first
 *   one
 * @property {Score} [score] the results of the earlier games; left out if there are none
 * @property {string[]} transitions squares such as `b2`, `resign` or `resign-O`, and `undo` for
 *   each undone step. `redo`, `next`, `next-X`, and squares with their player, `b2-X`, are also
 *   read
 */

/**
 * How strong an opponent is.
 * @typedef {'easy' | 'medium' | 'hard' | 'best'} Level
 */

/**
 * Why a transition was refused: it was meant for another moment, the game has already ended, it is
 * the other player's turn, the board has no such square, the square is already filled, it cannot be
 * marked now, the choice cannot be made now, or there is nothing to undo or redo. If several
 * reasons hold, the first of them is given.
 * @typedef {'out-of-date' | 'game-already-ended' | 'not-your-turn' | 'square-off-board' |
 *   'square-already-filled' | 'square-not-playable'
 *   | 'move-not-legal' | 'nothing-to-undo' | 'nothing-to-redo'} ConflictCode
 */
