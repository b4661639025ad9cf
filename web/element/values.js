// The plain values of the widget's API.

export {};

/** @import { GameId, Level, Player, Status, Style } from '../engine/api.js' */
/** @import { OwnGame } from '../engine/own/index.js' */
/** @import { Request, Sign } from '../room/index.js' */

/**
 * Who plays a side: a person at the widget, or the computer at a level.
 * @typedef {'human' | Level} Seat
 */

/**
 * Who moves first: always the same player, the players by turns, or the player who lost the last
 * game.
 * @typedef {Player | 'alternate' | 'loser'} First
 */

/**
 * Who plays against the person: a second person at the widget, the computer at a level, or a person
 * elsewhere, in the widget's `room`.
 * @typedef {Seat | 'remote'} OpponentSeat
 */

/**
 * What a site owner chooses, by attributes or by properties. If a property is set to `undefined` or
 * `null`, its attribute goes away.
 *
 * @typedef {object} Properties
 * @property {GameId | OwnGame} game The id of the game: one of `noughts.games`, or another one that
 *   the engine knows, such as `line-6x5-4`, `line-8x8-5-gravity` or `line-19x19-6`. As a property,
 *   also a game of your own: what `define` of `noughts/own` has made. A new game starts a new
 *   match.
 * @property {OpponentSeat} opponent Who plays against the person: the computer at a level, `human`
 *   for a second person at the same device, or `remote` for a person elsewhere, in the `room`.
 * @property {'none' | Style} opponentStyle What the computer likes, besides its level: `corners`,
 *   `middle`, `near` (squares near other marks), `mirror` (the mirror image of the other marks),
 *   `attacking`, `defending` or `none`. At the level `best` it shows on small boards only.
 * @property {Seat} player Who plays the person's own side. With a level, the computer plays against
 *   itself.
 * @property {Player} mark The mark of the person's side. If both players make an X, `X` means
 *   Player 1 and `O` means Player 2.
 * @property {First} first Who moves first: `alternate` (X, then the players take turns), `loser`
 *   (of the last game), `X` or `O`.
 * @property {number | undefined} seed With the same seed, the computer plays the same game again.
 *   Without a seed, each game is different.
 * @property {number} delay How many milliseconds the computer waits at least before it moves.
 * @property {number} thinkingTime How many milliseconds `best` thinks about a move of a game that
 *   is too large to solve. With a `seed` it plays a fixed number of playouts instead, the same on
 *   every machine.
 * @property {string} clock How much time each player has, in seconds: `180` for the game, `60+1`
 *   with one more for each move, or `10/move` for each move. A player whose time is up loses the
 *   game. The clocks run from the first move on, also while the page is hidden. Undo gives no time
 *   back. Without it there are no clocks. A room has its own, or none.
 * @property {boolean} analysis Whether the board shows what each move leads to: every certain
 *   outcome, and the best estimates.
 * @property {boolean} coordinates Whether the letters of the columns and the numbers of the rows
 *   always stand at the edge of the board. Without it, they appear when a text names a square.
 * @property {boolean} disabled Whether the widget is locked. People and methods cannot play, and
 *   the computer does not move.
 * @property {boolean} viewOnly Whether people can only look: no tools, no moves by hand. The
 *   methods still work.
 * @property {Player | 'both' | 'none'} movable Whose moves people may make by hand. `play()` makes
 *   them all.
 * @property {string} controls Which controls are shown, separated by spaces: `undo`, `redo`,
 *   `hint`, `analyse`, `review` (after a game), `score` and `new-game`. Without the attribute all
 *   are shown. With an empty attribute none are shown.
 * @property {string} name The name of the value in a form.
 * @property {string} nameX The name of the player of X, in sentences and in the score. Without it,
 *   the widget uses the mark, or "you" and "the computer". In a room, the players name themselves.
 * @property {string} nameO The name of the player of O, in the same way.
 */

/**
 * What a typed template, such as JSX, can give to `<noughts-game>`: its attributes, and listeners
 * of its events.
 * @typedef {Attributes & { [Type in keyof NoughtsEventMap as `on${Type}`]?: (event: NoughtsEventMap[Type]) => void }}
 *   NoughtsGameAttributes
 */

/**
 * The attributes of `<noughts-game>`, by their names and by those of the properties.
 * @typedef {{ [Name in keyof Properties]?: Attribute<Properties[Name]> } & { 'opponent-style'?: Attribute<Properties['opponentStyle']>, 'view-only'?: Attribute<boolean>, 'name-x'?: string, 'name-o'?: string, position?: string, lang?: string }}
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
 * @property {number} square the number of the move (`game.moveNames`): in most games, the index of
 *   the square
 * @property {string} name the name of the move: a square (`b2`), a square and a mark (`b2x`), or a
 *   choice (`swap`)
 */

/**
 * The detail of `noughts-thinking`.
 * @typedef {object} ThinkingDetail
 * @property {Player} player whose turn it is
 * @property {boolean} thinking whether the computer starts to think; false when it stops
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
 * @property {Player | null} seat the seat of the person at the widget; null for a spectator, or
 *   while they wait for it
 * @property {boolean} isInvited whether the person came by an invitation, and not to watch
 * @property {Readonly<Record<Player, Readonly<RemotePlayer>>>} players
 * @property {number} watching how many other people watch
 * @property {readonly Request[]} requests the open requests of the players
 * @property {Readonly<Partial<Record<Player, Sign>>>} reactions what the players have shown in the
 *   last seconds
 * @property {boolean} isConnected whether there is a connection
 * @property {boolean} isDisputed whether two records of one player contradict each other; then the
 *   match has stopped
 * @property {string} trouble the code of the last error, until something else happens; empty if
 *   there was none
 */

/**
 * A player in a room.
 * @typedef {object} RemotePlayer
 * @property {string} name the name they give; perhaps empty
 * @property {boolean} isThere
 * @property {boolean} hasCome whether they have been there since the widget got the room
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
