// The plain values of the room API. All returned values are frozen.

export {};

/** @import { Player } from '../engine/api.js' */

/**
 * Why a room cannot do something: the link is invalid or of another version; another person has
 * taken the seat, or it is open in another window; only players can do it; records contradict each
 * other, and the match has stopped; there is no request; there is no such game; so much has
 * happened that only the next game can be asked for; the room does not answer; nothing can be
 * stored; the page is not served over HTTPS; the transport has failed; or the room has been left.
 * @typedef {'bad-link' | 'unknown-version' | 'seat-taken' | 'open-elsewhere' | 'not-seated' |
 *   'disputed' | 'nothing-asked' | 'unknown-game'
 *   | 'too-many-records' | 'no-answer' | 'storage-failed' | 'no-crypto' | 'transport-failed' | 'closed'} RoomErrorCode
 */

/**
 * A player's request: to take back steps until this many remain, the next game, or another game.
 * @typedef {Readonly<{ seat: Player, kind: 'undo', ply: number }> |
 *   Readonly<{ seat: Player, kind: 'next' }>
 *   | Readonly<{ seat: Player, kind: 'game', game: string }>} Request
 */

/**
 * A person who is there.
 * @typedef {object} Person
 * @property {string} name their name, as text of at most 40 characters; can be empty
 * @property {Player | null} seat their seat; null for a spectator
 * @property {boolean} isSelf whether it is the local person
 */

/**
 * Where a seat is kept over a reload: `localStorage`, `sessionStorage`, or an object with the same
 * two methods, which may be asynchronous. It holds the private token of the seat: anyone who can
 * read it can play.
 * @typedef {object} RoomStorage
 * @property {(key: string) => string | null | Promise<string | null>} getItem returns the stored
 *   text of a key; null if there is none
 * @property {(key: string, value: string) => void | Promise<void>} setItem stores text; throws if
 *   it cannot
 */

/**
 * How a person takes part in a room.
 * @typedef {object} RoomOptions
 * @property {string} [name] the name for the others; cut to 40 characters
 * @property {RoomStorage | undefined} [storage] where the seat is kept; without it, the seat is
 *   lost when the page is left
 * @property {number} [reminder] after how many milliseconds messages that may have been lost are
 *   repeated; the interval grows while nothing happens; 1000 by default
 * @property {number} [patience] how many milliseconds to wait for a room that does not answer, or
 *   for a transport when a room is created or a seat is taken again (`transport-failed`); 30,000 by
 *   default, without limit for `Infinity`
 * @property {AbortSignal} [signal] stops waiting for a room that does not answer
 */

/**
 * What a `MemoryNetwork` does to messages.
 *
 * @typedef {object} Weather
 * @property {number} [seed] a whole number; the same seed gives the same events
 * @property {number} [delay] the longest time of a message in milliseconds; times are random, so
 *   messages can overtake each other
 * @property {number} [loss] the probability, from 0 to 1, that a message does not reach a person
 * @property {number} [repetition] the probability that it reaches them twice
 */
