// The plain values of the room API. All returned values are frozen.

export {};

/** @import { GameId, Player } from '../engine/api.js' */

/**
 * Why a room cannot do something: the link is wrong, or of another version; another person has the
 * seat, or it is open in another window; only players can do this; records contradict each other,
 * and the match has stopped; there is no request to answer; there is no such game; the clocks
 * disagree, so the game has no result; this game is too long, and only the next one can be asked
 * for; the room does not answer; the storage fails; the page is not served by HTTPS; the transport
 * has failed; or this person has left the room. In a tournament: it is full, or has started; only
 * the organiser can do this; there are too few players; the game has not started yet, or is played
 * once.
 * @typedef {'bad-link' | 'unknown-version' | 'seat-taken' | 'open-elsewhere' | 'not-seated' |
 *   'disputed' | 'nothing-asked' | 'unknown-game' | 'clocks-disagree'
 *   | 'too-many-records' | 'no-answer' | 'storage-failed' | 'no-crypto' | 'transport-failed' | 'closed'
 *   | 'tournament-full' | 'tournament-started' | 'not-organiser' | 'too-few-players' | 'not-yet' |
 *   'one-game'} RoomErrorCode
 */

/**
 * What a player asks the other player for: to take steps back until `ply` of them are left, the
 * next game, or a game of another kind.
 * @typedef {Readonly<{ seat: Player, kind: 'undo', ply: number }> |
 *   Readonly<{ seat: Player, kind: 'next' }>
 *   | Readonly<{ seat: Player, kind: 'game', game: GameId }>} Request
 */

/**
 * A sign with which a player reacts: applause, a smile, surprise, thinking, or thanks.
 * @typedef {'bravo' | 'smile' | 'wow' | 'think' | 'thanks'} Sign
 */

/**
 * A person who is in the room.
 * @typedef {object} Person
 * @property {string} name the name they give, of at most 40 characters; perhaps empty
 * @property {Player | null} seat their seat; null for a spectator
 * @property {boolean} isSelf whether this is the person whose room object it is
 */

/**
 * Where a seat is kept over a reload: `localStorage`, `sessionStorage`, or anything with the same
 * two methods, which may be asynchronous. It holds the private key of the seat: anyone who can read
 * it can play.
 * @typedef {object} RoomStorage
 * @property {(key: string) => string | null | Promise<string | null>} getItem what is stored under
 *   a key; null if nothing is
 * @property {(key: string, value: string) => void | Promise<void>} setItem stores text, or throws
 *   if it cannot
 */

/**
 * How a person takes part in a room.
 * @typedef {object} RoomOptions
 * @property {string} [name] what the others call this person; cut to 40 characters
 * @property {RoomStorage | undefined} [storage] where the seat is kept; without it, the seat is
 *   gone with the page
 * @property {number} [reminder] after how many milliseconds the room first sends again what may be
 *   lost; it waits longer and longer while nothing happens; 1000 by default
 * @property {number} [patience] how many milliseconds to wait for a room that does not answer, or
 *   for a transport by which a room is made or a seat is taken again (`transport-failed`); 30,000
 *   by default, and for ever with `Infinity`
 * @property {AbortSignal} [signal] ends the waiting for a room that does not answer
 */

/**
 * What a `MemoryNetwork` does to messages.
 *
 * @typedef {object} Weather
 * @property {number} [seed] a whole number that makes the same things happen again
 * @property {number} [delay] how many milliseconds a message takes at most; each takes a random
 *   time, so messages overtake each other
 * @property {number} [loss] the probability, from 0 to 1, that a message does not reach a person
 * @property {number} [repetition] the probability that it reaches them twice
 */
