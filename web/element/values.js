// The plain values that go in and out of the widget.

export {};

/** @import { Level, Player, Status } from '../engine/index.js' */

/**
 * Who plays a side: a person at the widget, or the computer at a level.
 * @typedef {'human' | Level} Seat
 */

/**
 * Who begins: always the same player, the one who went second, or the one who lost.
 * @typedef {Player | 'alternate' | 'loser'} First
 */

/** @typedef {import('./properties.js').Properties} Properties */

/**
 * What a template that is typed, such as JSX, can say of `<noughts-game>`: its attributes, and what listens to its events.
 * @typedef {Attributes & { [Type in keyof NoughtsEventMap as `on${Type}`]?: (event: NoughtsEventMap[Type]) => void }} NoughtsGameAttributes
 */

/**
 * The attributes of `<noughts-game>`, by their names and by those of the properties.
 * @typedef {{ [Name in keyof Properties]?: Attribute<Properties[Name]> } & { 'view-only'?: Attribute<boolean>, position?: string, lang?: string }} Attributes
 */

/**
 * What an attribute may be whose property is of a type.
 * @template Value
 * @typedef {Value extends boolean ? boolean | '' : number extends Value ? number | string : Value} Attribute
 */

/**
 * A form for each plural category of the language that needs one of its own, and one for all others.
 * @typedef {{ zero?: string, one?: string, two?: string, few?: string, many?: string, other: string }} Plural
 */

/**
 * Everything the widget says in one language, by name. What stands in braces is filled in; where a number decides about the form
 * there is one for each plural category.
 * @typedef {{ [Key in keyof typeof import('./words/en.js').en]: (typeof import('./words/en.js').en)[Key] extends string ? string : Plural }} Words
 */

/**
 * What `noughts-beforemove` and `noughts-move` carry.
 * @typedef {object} MoveDetail
 * @property {Player} player who moves
 * @property {number} square the index of the square
 * @property {string} name the name of the square
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
 * @property {string[]} moves the names of the squares marked in the current game, the first one first
 * @property {string[]} line the same, with the moves that were taken back and can be made again
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
 * @property {CustomEvent<ErrorDetail>} noughts-error
 */
