// The plain values that go in and out of a room; all that go out are frozen.

export {};

/** @import { Player } from '../engine/api.js' */

/**
 * Why a room cannot do something: a link that is none or of another version; the seat was taken by
 * somebody else, or is open in another window; only players can do it; records contradict each
 * other, and the match has stopped; nothing is asked for; there is no such game; so much has
 * happened that only the next game can be asked for; the room does not answer; nothing can be
 * stored; the page is not served by HTTPS; the transport has failed; or the room has been left.
 * @typedef {'bad-link' | 'unknown-version' | 'seat-taken' | 'open-elsewhere' | 'not-seated' |
 *   'disputed' | 'nothing-asked' | 'unknown-game'
 *   | 'too-many-records' | 'no-answer' | 'storage-failed' | 'no-crypto' | 'transport-failed' | 'closed'} RoomErrorCode
 */

/**
 * What a player asks the other one for: that steps are taken back until so many are left to stand,
 * the next game, or a game of another kind.
 * @typedef {Readonly<{ seat: Player, kind: 'undo', ply: number }> |
 *   Readonly<{ seat: Player, kind: 'next' }>
 *   | Readonly<{ seat: Player, kind: 'game', game: string }>} Request
 */

/**
 * Somebody who is there.
 * @typedef {object} Person
 * @property {string} name what he calls himself, as text of at most 40 characters; perhaps empty
 * @property {Player | null} seat his seat; null for whoever watches
 * @property {boolean} isSelf whether it is oneself
 */

/**
 * Where a seat is kept over a reload: `localStorage`, `sessionStorage`, or anything with the same
 * two methods, which may be asynchronous. It holds the private token of the seat: whoever can read
 * it can play.
 * @typedef {object} RoomStorage
 * @property {(key: string) => string | null | Promise<string | null>} getItem what was stored under
 *   a key; null where nothing was
 * @property {(key: string, value: string) => void | Promise<void>} setItem stores text, or throws
 *   where it cannot
 */

/**
 * How one takes part in a room.
 * @typedef {object} RoomOptions
 * @property {string} [name] what the others are to call one; cut to 40 characters
 * @property {RoomStorage | undefined} [storage] where the seat is kept; without it, it is lost when
 *   the page is left
 * @property {number} [reminder] after how many milliseconds what may have been lost is said again;
 *   longer and longer where nothing happens; 1000 unless told otherwise
 * @property {number} [patience] how many milliseconds a room is waited for that does not answer, or
 *   a transport by which a room is made or a seat is taken again (`transport-failed`); 30,000 by
 *   default, and for ever with `Infinity`
 * @property {AbortSignal} [signal] ends the waiting for a room that does not answer
 */

/**
 * What happens to messages on their way through a `MemoryNetwork`.
 *
 * @typedef {object} Weather
 * @property {number} [seed] a whole number that makes the same things happen again
 * @property {number} [delay] how many milliseconds a message takes at most; each takes as long as
 *   it happens to, so that they overtake each other
 * @property {number} [loss] the probability, from 0 to 1, with which a message reaches somebody not
 *   at all
 * @property {number} [repetition] the probability with which it reaches him twice
 */
