// The plain values that go in and out of the engine; all that go out are frozen.

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
 * A game that can be played.
 * @typedef {object} Game
 * @property {string} id its name for programs, such as `tic-tac-toe`; it never changes
 * @property {string} title its name for people, in English
 * @property {number} columns how many columns its board has
 * @property {number} rows how many rows its board has
 * @property {boolean} gravity whether a mark falls to the lowest free square of its column
 * @property {boolean} nested whether the board is made of small boards, of which lines are made
 * @property {boolean} layered whether the small boards are the layers of a cube, and lines lead from
 *   one to the next
 * @property {boolean} sharedMarks whether marks tell nothing of who made them, as where both players
 *   make an X
 * @property {boolean} chosenMarks whether whoever moves chooses which mark he makes, as in wild
 *   tic-tac-toe
 * @property {boolean} hasBook whether there is a book of the game, by which it is known at once who
 *   wins in its first plies
 * @property {readonly string[]} squareNames the name of each square by index, row by row from the
 *   top left: `a3`, `b3` …
 * @property {readonly string[]} moveNames the name of each move by its number: those of the
 *   squares, or where marks are chosen `a3x`, `b3x` … and then `a3o`, `b3o` …; last the choices
 * @property {readonly string[]} choices the names of moves that mark no square, but choose
 *   something: `stay`, `swap` and `add` in the opening swap2; none in most games
 * @property {readonly (readonly number[])[]} lines each line that decides, as the indices of its
 *   squares
 * @property {readonly (readonly number[])[]} smallBoards the squares of each small board, or layer
 *   of a cube, row by row from the top left, in the order of `position.boards` where these are;
 *   none where the board is one
 */

/**
 * The rules of a line game: a board of 1 to 26 columns and at most 64 squares, on which whoever
 * first has `inARow` squares in a row, a column or a diagonal wins. A board without gravity or
 * misère may be larger, up to 19×19, where `inARow` is at most 10.
 * @typedef {object} LineRules
 * @property {number} columns how many columns the board has
 * @property {number} rows how many rows it has
 * @property {number} inARow from 2 to as many as the board has room for
 * @property {boolean} [gravity] whether a mark falls to the lowest free square of its column; not
 *   unless told otherwise
 * @property {boolean} [misere] whether whoever completes a line loses; not unless told otherwise
 */

/**
 * How a game stands: who moves next, who has won by which lines (each the indices of its squares;
 * where completing a line loses, the other player's), or a tie.
 * @typedef {Readonly<{ state: 'next', player: Player }>
 *   | Readonly<{ state: 'won', player: Player, lines: readonly (readonly number[])[] }>
 *   | Readonly<{ state: 'tie' }>} Status
 */

/**
 * How a small board stands: as a game does, or it is closed by lines that are nobody's.
 * @typedef {Status | Readonly<{ state: 'closed', lines: readonly (readonly number[])[] }>}
 *   BoardStatus
 */

/**
 * How a game ends for one player when both play perfectly.
 * @typedef {'win' | 'draw' | 'loss'} Outcome
 */

/**
 * A move and what it leads to when both play perfectly from there.
 * @typedef {object} Evaluation
 * @property {number} move its number (`game.moveNames`), which is the index of the square unless
 *   marks are chosen, or it marks none
 * @property {Outcome | null} outcome for the player who makes the move; null where the limit was
 *   reached before it was known
 * @property {number | null} plies how many plies until the game ends, this move included: 1 for one
 *   that wins at once; null where the outcome is, for a draw in a game that can end in one at any
 *   time, and where random games have proved the outcome
 * @property {boolean} exact whether the outcome is known, and proved
 * @property {number | null} estimate where the outcome is not known: how many points the move seems
 *   to be worth, by random games, from 0 (a loss) over ½ (a draw) to 1 (a win); null where the
 *   outcome is known, or fewer than a hundred random games were allowed for the move
 * @property {number | null} error how far the estimate may be off: its standard error; null where
 *   there is none
 */

/**
 * A best move and what it guarantees against any play.
 * @typedef {object} Solution
 * @property {number | null} move its number, as of an evaluation; null when the game has ended, or
 *   when nothing is known
 * @property {Outcome | null} outcome for the player to move; after the end, for the one who would
 *   be next; null where the limit was reached before it was known
 * @property {number | null} plies how many plies until the game ends; 0 when it has; null where the
 *   outcome is, and for a draw in a game that can end in one at any time
 * @property {boolean} exact whether the outcome is known, and proved
 * @property {number} nodes how many positions the search visited
 */

/**
 * How far a search may go.
 * @typedef {object} SearchOptions
 * @property {number} [nodes] how many positions it may visit; 1,000,000 unless told otherwise
 * @property {number} [playouts] how many random games it may play to estimate what it could not
 *   find out; none unless told otherwise
 */

/**
 * How far a search may go, and who is told.
 * @typedef {SearchOptions & Limits} AnalysisOptions
 */

/**
 * What ends a search, and who is told how far it has come.
 * @typedef {object} Limits
 * @property {AbortSignal} [signal] ends it when it is aborted
 * @property {(progress: number) => void} [onProgress] is told from time to time how far it has
 *   come, from 0 to 1
 */

/**
 * A position as it is set up by hand.
 * @typedef {object} SetUp
 * @property {readonly (Player | null)[]} [squares] who owns each square, row by row from the top
 *   left; nobody any, unless told otherwise
 * @property {Player} [turn] who is to move; after the end, who would be. Unless told otherwise
 *   whoever has fewer marks, and X where both have as many
 * @property {Square} [last] the square that was marked last. Where it decides in which small board
 *   the next move is made, any will do unless it is told
 */

/**
 * How a move was, beside the best that could have been played: it kept the result (`kept`), or the
 * win comes later than it could have; a certain result was thrown away; by an estimate it lost 0.05
 * (`inaccuracy`), 0.1 (`mistake`) or 0.2 points (`blunder`) at least, two standard errors taken
 * off; or too little is known.
 * @typedef {'kept' | 'slower-win' | 'win-to-draw' | 'draw-to-loss' | 'win-to-loss' | 'inaccuracy' |
 *   'mistake' | 'blunder'
 *   | 'unknown'} Judgement
 */

/**
 * What a move was worth for the player who made it, or the position before it for the same player.
 * @typedef {object} Assessment
 * @property {Outcome | null} outcome how the game ends when both play perfectly; null where that is
 *   not known
 * @property {number | null} plies how many plies until the game ends, the move included; null where
 *   that is not known
 * @property {boolean} exact whether the outcome is known, and proved
 * @property {number | null} points from 0 (a loss) over ½ (a draw) to 1 (a win): certain where the
 *   outcome is, else the mean of random games; null where there were none
 * @property {number | null} error the standard error of the points; 0 where they are certain
 */

/**
 * A move of a game that has been reviewed.
 * @typedef {object} ReviewedMove
 * @property {number} ply how many moves had been made before it
 * @property {Player} player who made it
 * @property {number} square the number of the move (`game.moveNames`): the index of the square,
 *   unless marks are chosen, or it marks none
 * @property {Judgement} judgement how it was
 * @property {Readonly<Assessment>} before what the position was worth: the best move
 * @property {Readonly<Assessment>} after what the move was worth
 * @property {readonly number[]} keptBy the moves, by the same numbers, that would be judged `kept`
 *   or `slower-win`, as far as that is known
 * @property {boolean} keptByIsComplete whether all others are known to be none of them
 */

/**
 * A game, move by move.
 * @typedef {object} Review
 * @property {readonly Readonly<ReviewedMove>[]} moves every move, the oldest first
 * @property {Readonly<ReviewedMove> | null} decisive the one of them that decided the game: the
 *   last by which a certain result became the one that the game came to. Where the results are not
 *   certain so far back, the last mistake by which the loser's chances, as estimated, fell below a
 *   half; its `after.outcome` is null then. Null while the game goes on, and where there is no such
 *   move, as in a game that was resigned before it was lost
 */

/**
 * How far a review goes.
 * @typedef {object} ReviewLimits
 * @property {number} [nodes] how many positions may be visited for each position of the game;
 *   2,000,000 by default. It is 50,000 for positions that an exact search will probably not solve,
 *   such as those before one that it could not solve
 * @property {number} [playouts] how many random games may be played for each position in which that
 *   proves too little; 5,000 unless told otherwise
 */

/** @typedef {ReviewLimits & Limits} ReviewOptions how far a review goes, and who is told */

/**
 * A moment of a match.
 * @typedef {object} Moment
 * @property {number} game the number of the game, counted from 1
 * @property {number} ply how many steps of it stand: its moves, and a resignation
 */

/**
 * What changes a match: a move, the last step taken back or made again, a resignation, or the next
 * game. `player`, `first` and `square` are as for `play`, `resign` and `next`. One that says at
 * which moment it is meant is refused at any other: two people who both ask for the next game get
 * one.
 * @typedef {{ type: 'move', square: Move, player?: Player, at?: Moment }
 *   | { type: 'undo', at?: Moment }
 *   | { type: 'redo', at?: Moment }
 *   | { type: 'resign', player?: Player, at?: Moment }
 *   | { type: 'next', first?: Player, at?: Moment }} Transition
 */

/**
 * How the finished games of a match went.
 * @typedef {object} Score
 * @property {number} X games won by X
 * @property {number} O games won by O
 * @property {number} ties games nobody won
 */

/**
 * A match as plain values: the game, who moved first, and what has happened in the current game, as
 * in the match's text; of the games before it only how many there were and the score. What version
 * 0.1 wrote tells of every game, and is read as well.
 * @typedef {object} MatchJson
 * @property {string} game the id of the game
 * @property {Player} first who moved first
 * @property {number} [number] which game of the match it is, counted from 1; left out for the first
 *   one
 * @property {Score} [score] how the games before it went; left out where there were none
 * @property {string[]} transitions squares such as `b2`, `resign` or `resign-O`, and `undo` for
 *   each step that was taken back; read are also `redo`, `next` and `next-X`, and squares with the
 *   player who marks them, `b2-X`
 */

/**
 * How strong an opponent is.
 * @typedef {'easy' | 'medium' | 'hard' | 'best'} Level
 */

/**
 * Why something was refused: it was meant at another moment, the game has already ended, it is the
 * other player's turn, the board has no such square, the square is already filled, it cannot be
 * marked now, what is to be chosen cannot be chosen now, or there is nothing to undo or to redo.
 * Where several hold, the first of these is given.
 * @typedef {'out-of-date' | 'game-already-ended' | 'not-your-turn' | 'square-off-board' |
 *   'square-already-filled' | 'square-not-playable'
 *   | 'move-not-legal' | 'nothing-to-undo' | 'nothing-to-redo'} ConflictCode
 */
