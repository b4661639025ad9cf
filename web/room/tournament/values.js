// The plain values of the tournament API. All returned values are frozen.

export {};

/** @import { GameId, Player } from '../../engine/api.js' */
/** @import { RoomStorage, Transport } from '../index.js' */

/**
 * Gives a new connection for each room: a tournament is a room for all, and one for each game.
 *
 * @typedef {() => Transport | Promise<Transport>} Transports
 */

/**
 * How a person takes part in a tournament.
 *
 * @typedef {object} TournamentOptions
 * @property {string} [name] what the others call this person; cut to 40 characters
 * @property {RoomStorage | undefined} [storage] where this person's place and games are kept;
 *   without it, they are gone with the page
 * @property {number} [reminder] as in rooms; 1000 milliseconds by default
 * @property {number} [patience] as in rooms; 30,000 milliseconds by default
 * @property {AbortSignal} [signal] ends the waiting for a tournament that does not answer
 */

/**
 * A player of a tournament.
 *
 * @typedef {object} TournamentPlayer
 * @property {string} id the same on all devices
 * @property {string} name of at most 40 characters; perhaps empty
 * @property {boolean} isHere whether their device is connected to the tournament now
 * @property {boolean} hasLeft whether they have lost the games that were left
 */

/**
 * How a game of a tournament has ended: on the board, by a clock, or because a player has left.
 *
 * @typedef {'played' | 'time' | 'left'} PairingReason
 */

/**
 * Two players who meet for one game.
 *
 * @typedef {object} Pairing
 * @property {number} number counted from 1; {@link Tournament.open} takes it
 * @property {number} round counted from 1
 * @property {GameId} game
 * @property {string} X the id of the player who begins
 * @property {string} O
 * @property {'waiting' | 'playing' | 'over'} state `waiting`: one of the two has an earlier game
 * @property {Player | null} winner null if it is not over, or a tie
 * @property {PairingReason | undefined} reason undefined if it is not over
 */

/**
 * A line of the table.
 *
 * @typedef {object} Standing
 * @property {string} player their id
 * @property {number} place counted from 1; players who are equal in everything share it
 * @property {number} points one for a win, a half for a tie
 * @property {number} played
 * @property {number} wins
 * @property {number} ties
 * @property {number} losses
 */
