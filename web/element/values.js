// The plain values that go in and out of the widget.

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
 * Who plays against the person: somebody at the widget, the computer at a level, or somebody
 * elsewhere, in the widget's `room`.
 * @typedef {Seat | 'remote'} OpponentSeat
 */

/**
 * What a site owner chooses, by attributes and by properties. A property that is set to `undefined`
 * or `null` loses its attribute.
 *
 * @typedef {object} Properties
 * @property {string} game The id of the game that is played: that of a game in `noughts.games`, or
 *   of any other that the engine knows, such as `line-6x5-4`, `line-8x8-5-gravity` or
 *   `line-19x19-6`. Another one begins a new match.
 * @property {OpponentSeat} opponent Who plays against the person; `human` for a second person at
 *   the same device, `remote` for somebody elsewhere, in the `room`.
 * @property {Seat} player Who plays the person's own side; a level for the computer against itself.
 * @property {Player} mark What the person's side marks squares with; where marks are nobody’s,
 *   because both make an X, whether he is Player 1 (`X`) or Player 2 (`O`).
 * @property {First} first Who begins: `alternate` (X, then whoever went second), `loser`, `X` or
 *   `O`.
 * @property {number | undefined} seed A whole number that makes the computer play the same game
 *   again; another game each time without.
 * @property {number} delay How many milliseconds the computer waits at least before it moves.
 * @property {number} thinkingTime How many milliseconds `best` thinks about a move of a game that
 *   is too large to solve. With a seed it plays a number of random games instead, as many on every
 *   machine.
 * @property {boolean} analysis Whether the board shows what each move leads to: every outcome that
 *   is certain, and the best estimates.
 * @property {boolean} coordinates Whether the letters of the columns and the numbers of the rows
 *   always stand at the board's edge; they are there by themselves where a square is spoken of.
 * @property {boolean} disabled Whether nobody may play, neither by hand nor by the methods; the
 *   computer does not move either.
 * @property {boolean} viewOnly Whether the widget is only looked at: no tools, no moves by hand.
 *   The methods still work.
 * @property {Player | 'both' | 'none'} movable Whose moves may be made by hand. `play()` makes them
 *   all the same.
 * @property {string} controls Which controls are shown, separated by spaces: `undo`, `redo`,
 *   `hint`, `analyse`, `review` (of a game that is over), `score` and `new-game`; all of them
 *   without the attribute, none where it is empty.
 * @property {string} name The name of the value in a form.
 * @property {string} nameX What the player of X is called, in sentences and in the score; nothing:
 *   by the mark, or as the person or the computer. In a room, the players name themselves.
 * @property {string} nameO What the player of O is called, likewise.
 */

/**
 * What a template that is typed, such as JSX, can say of `<noughts-game>`: its attributes, and what
 * listens to its events.
 * @typedef {Attributes & { [Type in keyof NoughtsEventMap as `on${Type}`]?: (event: NoughtsEventMap[Type]) => void }}
 *   NoughtsGameAttributes
 */

/**
 * The attributes of `<noughts-game>`, by their names and by those of the properties.
 * @typedef {{ [Name in keyof Properties]?: Attribute<Properties[Name]> } & { 'view-only'?: Attribute<boolean>, 'name-x'?: string, 'name-o'?: string, position?: string, lang?: string }}
 *   Attributes
 */

/**
 * What an attribute may be whose property is of a type.
 * @template Value
 * @typedef {Value extends boolean ? boolean | '' : number extends Value ? number | string : Value}
 *   Attribute
 */

/**
 * What `noughts-beforemove` and `noughts-move` carry.
 * @typedef {object} MoveDetail
 * @property {Player} player who moves
 * @property {number} square the index of the square, or where marks are chosen, and for a move that
 *   marks no square, the number of the move (`game.moveNames`)
 * @property {string} name the name of the move: that of the square, and where marks are chosen its
 *   mark, as `b2x`; or what it chooses, as `swap`
 */

/**
 * What `noughts-thinking` carries.
 * @typedef {object} ThinkingDetail
 * @property {Player} player whose turn it is
 * @property {boolean} thinking whether the computer begins to think, or has stopped
 */

/**
 * What `noughts-change` carries.
 * @typedef {object} ChangeDetail
 * @property {string} position the match as one line of text
 * @property {string} game the current game alone, as such a line
 * @property {string[]} moves the names of the moves of the current game, the first one first
 * @property {string[]} line the same, with the moves that were taken back and can be made again
 * @property {string} title what the game is called, in English
 */

/**
 * What `noughts-room` carries: how the room stands in which the widget plays. It never changes.
 * @typedef {object} RoomDetail
 * @property {Player | null} seat one's own; null for whoever watches, or waits for it
 * @property {boolean} isInvited whether one has come by an invitation, and not to watch
 * @property {Readonly<Record<Player, Readonly<RemotePlayer>>>} players
 * @property {number} watching how many others watch
 * @property {readonly Request[]} requests what the players ask each other for
 * @property {boolean} isConnected whether there is a connection
 * @property {boolean} isDisputed whether records of a player contradict each other, and nothing
 *   happens any more
 * @property {string} trouble the code of what has gone wrong last, until something else happens;
 *   empty where nothing has
 */

/**
 * A player in a room.
 * @typedef {object} RemotePlayer
 * @property {string} name what he calls himself, or called himself when he was there; perhaps empty
 * @property {boolean} isThere
 * @property {boolean} hasCome whether he has been there since the widget has had the room
 */

/**
 * What `noughts-error` carries.
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
