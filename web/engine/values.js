// The plain values that go in and out of the engine. All that go out are frozen.

export {};

/**
 * One of the two players.
 * @typedef {'X' | 'O'} Player
 */

/**
 * A square: its name, such as `b2` (column letter, row number from the bottom), or its index (row
 * by row from the top left, from 0). Names are the same in capitals.
 * @typedef {string | number} Square
 */

/**
 * A move, by its name or its number (`game.moveNames`). A move that marks a square has the name and
 * the index of the square. In a game with gravity the letter of a column alone, `d`, means the
 * square where a mark falls there. Where the player also chooses the mark (`game.chosenMarks`), the
 * name ends with it, `b2x` or `b2o`; the number of an X is the index of the square, and that of an
 * O is higher by the number of squares. Moves that mark no square (`game.choices`) have names such
 * as `swap`, and the numbers after all others. Names are the same in capitals.
 * @typedef {string | number} Move
 */

/**
 * The id of a game: of one of the `noughts.games`, or of another game that is played by
 * its id, such as `line-5x4-4`. The package's type lists the first, so that editors complete them.
 * @typedef {string} GameId
 */

/**
 * A game that can be played.
 * @typedef {object} Game
 * @property {GameId} id its name for programs, such as `tic-tac-toe`; it never changes
 * @property {string} title its name for people, in English
 * @property {number} columns how many columns its board has
 * @property {number} rows how many rows its board has
 * @property {boolean} gravity whether a mark falls to the lowest free square of its column
 * @property {boolean} nested whether lines are made of whole small boards
 * @property {boolean} layered whether the small boards are the layers of a cube, and lines lead from
 *   one to the next
 * @property {boolean} sharedMarks whether both players make the same mark
 * @property {boolean} chosenMarks whether players choose which mark they make, as in wild
 *   tic-tac-toe
 * @property {boolean} hasBook whether there is a book of the game, which has the results of its
 *   first plies
 * @property {readonly string[]} squareNames the name of each square by index, row by row from the
 *   top left: `a3`, `b3` …
 * @property {readonly string[]} moveNames the name of each move by its number: the squares; if
 *   players choose marks, `a3x`, `b3x` … and then `a3o`, `b3o` …; at the end the choices
 * @property {readonly string[]} choices the names of moves that mark no square: `stay`, `swap` and
 *   `add` in the opening swap2; most games have none
 * @property {readonly (readonly number[])[]} lines each line that decides, as the indices of its
 *   squares
 * @property {readonly (readonly number[])[]} smallBoards the squares of each small board, or layer
 *   of a cube, row by row from the top left, in the order of `position.boards`; none if there is
 *   only one board
 */

/**
 * The rules of a line game: a board of 1 to 26 columns and at most 64 squares. The first player
 * with `inARow` squares in a row, a column or a diagonal wins. A board without gravity and misère
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
 * The status of a game: who moves next; or who has won, by which lines (each as the indices of its
 * squares; in misère, the lines of the other player); or a tie.
 * @typedef {Readonly<{ state: 'next', player: Player }>
 *   | Readonly<{ state: 'won', player: Player, lines: readonly (readonly number[])[] }>
 *   | Readonly<{ state: 'tie' }>} Status
 */

/**
 * The status of a small board: as of a game, or closed by lines that belong to no player.
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
 * @property {number} move its number (`game.moveNames`); in most games, the index of the square
 * @property {Outcome | null} outcome for the player who makes the move; null if the limit was
 *   reached first
 * @property {number | null} plies how many plies until the game ends, this move included: 1 for a
 *   move that wins at once; null if the outcome is null, for a draw in a game that can end in a
 *   draw at any time, and if playouts or a strategy have proved the outcome
 * @property {boolean} exact whether the outcome is proven
 * @property {number | null} estimate if the outcome is not known: the value of the move by
 *   playouts, from 0 (a loss) over ½ (a draw) to 1 (a win); null if the outcome is known, or if the
 *   move has no playout
 * @property {number | null} error the standard error of the estimate; null if there is no estimate
 */

/**
 * A best move and the outcome that it guarantees.
 * @typedef {object} Solution
 * @property {number | null} move its number, as of an evaluation; null when the game is over, or
 *   when nothing is known
 * @property {Outcome | null} outcome for the player to move; after the end, for the player who
 *   would be next; null if the limit was reached first
 * @property {number | null} plies how many plies until the game ends; 0 when it is over; null if
 *   the outcome is null, and for a draw in a game that can end in a draw at any time
 * @property {boolean} exact whether the outcome is proven
 * @property {number} nodes how many positions the search visited
 */

/**
 * The limits of an analysis.
 * @typedef {object} SearchOptions
 * @property {number} [nodes] how many positions it may visit; 1,000,000 by default
 * @property {number} [playouts] how many playouts it may play to estimate what it cannot prove;
 *   none by default
 */

/**
 * How far a search may go, and what it reports to.
 * @typedef {SearchOptions & Limits} AnalysisOptions
 */

/**
 * What stops a search, and what it reports to.
 * @typedef {object} Limits
 * @property {AbortSignal} [signal] stops it when it is aborted
 * @property {(progress: number) => void} [onProgress] gets from time to time how far it has come,
 *   from 0 to 1
 */

/**
 * A position that is set up by hand.
 * @typedef {object} SetUp
 * @property {readonly (Player | null)[]} [squares] who owns each square, row by row from the top
 *   left, or which mark is on it; by default, all squares are free and nothing but the turn counts
 * @property {Player} [turn] the player to move; after the end, the player who would be. By default,
 *   the player with fewer marks, and X if both have as many. Where marks do not show who made them,
 *   X after an even number of marks
 * @property {Square} [last] the square that was marked last. If it decides where the next
 *   move is made, leave it out to allow any small board
 * @property {readonly Square[]} [order] all marked squares, from the oldest mark to the newest.
 *   A game whose marks disappear needs it, and no other game takes it
 * @property {readonly (Player | null)[]} [boards] the winner of each small board. Only for a game
 *   whose small boards stay open, which needs it if both players have a line in one
 * @property {string} [choice] the last choice that was made, such as `stay` (`game.choices`). Only
 *   for a game with an opening, which needs it if a choice was made
 */

/**
 * How good a move was, compared with the best move. It kept the result (`kept`), or it won, but
 * later than possible (`slower-win`). It gave a certain result away. By an estimate it lost at
 * least 0.05 (`inaccuracy`), 0.1 (`mistake`) or 0.2 points (`blunder`), minus two standard errors.
 * Or too little is known (`unknown`).
 * @typedef {'kept' | 'slower-win' | 'win-to-draw' | 'draw-to-loss' | 'win-to-loss' | 'inaccuracy' |
 *   'mistake' | 'blunder'
 *   | 'unknown'} Judgement
 */

/**
 * The worth of a move for the player who made it, or of the position before it for the same player.
 * @typedef {object} Assessment
 * @property {Outcome | null} outcome how the game ends when both play perfectly; null if that is
 *   not known
 * @property {number | null} plies how many plies until the game ends, the move included; null if
 *   that is not known
 * @property {boolean} exact whether the outcome is proven
 * @property {number | null} points from 0 (a loss) over ½ (a draw) to 1 (a win): certain if the
 *   outcome is, otherwise the mean of playouts; null if there were none
 * @property {number | null} error the standard error of the points; 0 if they are certain
 */

/**
 * A move of a reviewed game.
 * @typedef {object} ReviewedMove
 * @property {number} ply how many moves came before it
 * @property {Player} player who made it
 * @property {number} square the number of the move (`game.moveNames`); in most games, the index of
 *   the square
 * @property {Judgement} judgement how good it was
 * @property {Readonly<Assessment>} before what the position was worth: the best move
 * @property {Readonly<Assessment>} after what the move was worth
 * @property {readonly number[]} keptBy the numbers of the moves that would be judged `kept` or
 *   `slower-win`, as far as known
 * @property {boolean} keptByIsComplete whether it is known that there are no others
 */

/**
 * A game, move by move.
 * @typedef {object} Review
 * @property {readonly Readonly<ReviewedMove>[]} moves every move, the oldest first
 * @property {Readonly<ReviewedMove> | null} decisive the move that decided the game: the last move
 *   that changed a certain result into the result of the game. If results are not certain so far
 *   back, it is the last mistake by which the chances of the loser fell below a half; the outcome
 *   of its `before` or `after` is then null. Null while the game goes on, and if there is no such
 *   move, for example in a game that was resigned before it was lost
 */

/**
 * The limits of a review.
 * @typedef {object} ReviewLimits
 * @property {number} [nodes] how many positions may be visited for each position of the game;
 *   2,000,000 by default. It is 50,000 for positions that an exact search will probably not solve,
 *   such as those before one that it could not solve
 * @property {number} [playouts] how many playouts may be played for each position in which that
 *   proves too little; 5,000 by default
 */

/**
 * What a review reports to, besides its progress.
 * @typedef {object} ReviewListeners
 * @property {(moves: readonly Readonly<ReviewedMove>[]) => void} [onMoves] gets the moves that have
 *   been judged since its last call. The last move of the game comes first, and each comes once.
 *   When the review is complete, it has got all of them
 */

/**
 * @typedef {ReviewLimits & Limits & ReviewListeners} ReviewOptions how far a review goes, and what
 *   it reports to
 */

/**
 * A moment of a match.
 * @typedef {object} Moment
 * @property {number} game the number of the game, counted from 1
 * @property {number} ply how many steps of it count: its moves, and a resignation
 */

/**
 * A change of a match: a move, undo, redo, a resignation, or the next game. `player`, `first` and
 * `square` are as for `play`, `resign` and `next`. With `at`, it is refused at any other moment. So
 * two people who both ask for the next game get one.
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
 * @property {number} ties games that no one won
 */

/**
 * A match as plain values: the game, who moved first, and the steps of the current game, as in the
 * text of the match. Of the games before, it has only their number and the score. The form of
 * version 0.1, which has every game, can be read too.
 * @typedef {object} MatchJson
 * @property {GameId} game the id of the game
 * @property {Player} first who moved first
 * @property {number} [number] which game of the match it is, counted from 1; absent for the first
 *   one
 * @property {Score} [score] how the games before it went; absent if there were none
 * @property {string[]} transitions squares such as `b2`, `resign` or `resign-O`, and `undo` for
 *   each step that was taken back. `redo`, `next`, `next-X`, and squares with their player, `b2-X`,
 *   can be read too
 */

/**
 * How strong an opponent is.
 * @typedef {'easy' | 'medium' | 'hard' | 'best'} Level
 */

/**
 * What an opponent likes. It likes squares near the corners, or near the middle, of the board, of a
 * small board or of a layer; squares `near` other marks; the `mirror` image, left and right, of the
 * other player's marks; `attacking`, which makes its own lines longer; or `defending`, which stops
 * the other player's lines.
 * @typedef {'corners' | 'middle' | 'near' | 'mirror' | 'attacking' | 'defending'} Style
 */

/**
 * Why something is refused: it is for another moment, the game has already ended, it is the other
 * player's turn, the board has no such square, the square is already filled, it cannot be marked
 * now, this choice is not possible now, or there is nothing to undo or to redo. If several hold, it
 * is the first of these.
 * @typedef {'out-of-date' | 'game-already-ended' | 'not-your-turn' | 'square-off-board' |
 *   'square-already-filled' | 'square-not-playable'
 *   | 'move-not-legal' | 'nothing-to-undo' | 'nothing-to-redo'} ConflictCode
 */
