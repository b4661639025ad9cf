// The plain values of the widget's API.

export {};

/** @import { Level, Player, Status } from '../engine/api.js' */
/** @import { Request } from '../room/index.js' */

/**
 * Who plays a side: a person at the widget, or the computer at a level.
 * @typedef {'human' | Level} Seat
 */

/**
 * Who begins: always the same player, the one who went second, or the one who lost.
 * @typedef {Player | 'alternate' | 'loser'} First
 */

/**
 * Who plays against the person: another person at the widget, the computer at a level, or a person
 * elsewhere, in the widget's `room`.
 * @typedef {Seat | 'remote'} OpponentSeat
 */

/**
 * The settings of a site owner, as attributes and properties. Setting a property to `undefined` or
 * `null` removes its attribute.
 *
 * @typedef {object} Properties
 * @property {string} game The id of the game: `tic-tac-toe`, `misere-tic-tac-toe`,
 *   `four-in-a-row-4x4`, `four-in-a-row-5x5`, `connect-four`, `ultimate`, `infinite-tic-tac-toe`,
 *   `notakto`, `qubic`, `gomoku`, `wild-tic-tac-toe`, `misere-wild-tic-tac-toe`, `order-and-chaos`,
 *   or any other that the engine knows, such as `line-6x5-4`, `line-8x8-5-gravity`, `line-19x19-6`,
 *   `ultimate-open-boards`, `notakto-2` or `gomoku-swap2`. Another game starts a new match.
 * @property {OpponentSeat} opponent Who plays against the person; `human` for a second person at
 *   the same device, `remote` for a person elsewhere, in the `room`.
 * @property {Seat} player Who plays the person's own side; a level for the computer against itself.
 * @property {Player} mark The mark of the person's side. If marks are shared, as in Notakto, where
 *   both make an X, it means Player 1 (`X`) or Player 2 (`O`).
 * @property {First} first Who begins: `alternate` (X, then the player who went second), `loser`,
 *   `X` or `O`.
 * @property {number | undefined} seed A whole number. With the same seed the computer plays the
 *   same game again. Without one, every game differs.
 * @property {number} delay How many milliseconds the computer waits at least before it moves.
 * @property {number} thinkingTime How many milliseconds `best` thinks about a move of a game that
 *   is too large to solve. With a seed it runs a fixed number of playouts instead, the same on
 *   every machine.
 * @property {boolean} analysis Whether the board shows the outcome of each move: every certain
 *   outcome, and the best estimates.
 * @property {boolean} coordinates Whether the letters of the columns and the numbers of the rows
 *   are always at the board's edge. Without it they appear when a text names a square.
 * @property {boolean} disabled Whether all moves are blocked, by hand and by methods. The computer
 *   does not move either.
 * @property {boolean} viewOnly Whether people only watch: no tools, no moves by hand. The methods
 *   still work.
 * @property {Player | 'both' | 'none'} movable Whose moves may be made by hand. `play()` is not
 *   limited by it.
 * @property {string} controls Which controls are shown, separated by spaces: `undo`, `redo`,
 *   `hint`, `analyse`, `review` (of a finished game), `score` and `new-game`. All of them without
 *   the attribute, none if it is empty.
 * @property {string} name The name of the value in a form.
 * @property {string} nameX The name of the player of X, in sentences and in the score. By default
 *   the mark, or whether it is the person or the computer. In a room, the players name themselves.
 * @property {string} nameO The name of the player of O, likewise.
 */

/**
 * The attributes and event listeners of `<noughts-game>`, for typed templates such as JSX.
 * @typedef {Attributes & { [Type in keyof NoughtsEventMap as `on${Type}`]?: (event: NoughtsEventMap[Type]) => void }}
 *   NoughtsGameAttributes
 */

/**
 * The attributes of `<noughts-game>`, by their names and by those of the properties.
 * @typedef {{ [Name in keyof Properties]?: Attribute<Properties[Name]> } & { 'view-only'?: Attribute<boolean>, 'name-x'?: string, 'name-o'?: string, position?: string, lang?: string }}
 *   Attributes
 */

/**
 * The type of an attribute whose property has this type.
 * @template Value
 * @typedef {Value extends boolean ? boolean | '' : number extends Value ? number | string : Value}
 *   Attribute
 */

/**
 * The detail of `noughts-beforemove` and `noughts-move`.
 * @typedef {object} MoveDetail
 * @property {Player} player who moves
 * @property {number} square the index of the square; in games with chosen marks, and for a move
 *   that marks no square, the number of the move (`game.moveNames`)
 * @property {string} name the name of the move: that of the square, with chosen marks including the
 *   mark, as `b2x`; or the choice, as `swap`
 */

/**
 * The detail of `noughts-thinking`.
 * @typedef {object} ThinkingDetail
 * @property {Player} player the player to move
 * @property {boolean} thinking whether the computer starts thinking, or has stopped
 */

/**
 * The detail of `noughts-change`.
 * @typedef {object} ChangeDetail
 * @property {string} position the match as one line of text
 * @property {string} game only the current game, in the same form
 * @property {string[]} moves the names of the current game's moves, the first one first
 * @property {string[]} line the same, including undone moves that can be redone
 * @property {string} title the English name of the game
 */

/**
 * The detail of `noughts-room`: the state of the widget's room. It is immutable.
 * @typedef {object} RoomDetail
 * @property {Player | null} seat one's own; null for a spectator, or while one waits for the seat
 * @property {boolean} isInvited whether one came by an invitation, and not to watch
 * @property {Readonly<Record<Player, Readonly<RemotePlayer>>>} players
 * @property {number} watching how many other people watch
 * @property {readonly Request[]} requests the open requests of the players
 * @property {boolean} isConnected whether there is a connection
 * @property {boolean} isDisputed whether records of a player contradict each other, so that the
 *   match has stopped
 * @property {string} trouble the code of the last problem, until something else happens; empty if
 *   there is none
 */

/**
 * A player in a room.
 * @typedef {object} RemotePlayer
 * @property {string} name their name, also after they have left; can be empty
 * @property {boolean} isThere
 * @property {boolean} hasCome whether they have been there since the widget has had the room
 */

/**
 * The detail of `noughts-error`.
 * @typedef {object} ErrorDetail
 * @property {Error} error
 */

/**
 * The widget's events by name.
 * @typedef {object} NoughtsEventMap
 * @property {CustomEvent<null>} noughts-ready
 * @property {CustomEvent<MoveDetail>} noughts-beforemove
 * @property {CustomEvent<MoveDetail>} noughts-move
 * @property {CustomEvent<Status>} noughts-end
 * @property {CustomEvent<ChangeDetail>} noughts-change
 * @property {CustomEvent<ThinkingDetail>} noughts-thinking
 * @property {CustomEvent<RoomDetail>} noughts-room
 * @property {CustomEvent<ErrorDetail>} noughts-error
 */
