// The organiser's judgement of one game, by what its room shows and by the time that it takes here.

import { RoomClock } from '../clock.js';
import { otherSeat } from '../seats.js';

/** @import { Player } from '../../engine/api.js' */
/** @import { Control } from '../control.js' */
/** @import { ReplicaState } from '../replica.js' */
/** @import { Result } from './list.js' */

/**
 * What a room shows.
 *
 * @typedef {object} View
 * @property {Pick<ReplicaState, 'turn' | 'clocks' | 'clockEnd' | 'dispute'>} state
 * @property {{ state: 'next' | 'won', player: Player } | { state: 'tie' }} status of the game
 * @property {boolean} hasMoves whether a move has been made
 * @property {boolean} isFirst whether this is the game of the pairing, and not a later one
 * @property {boolean} isAgreed whether both players' devices have confirmed how it has ended
 */

/**
 * How much longer than their time, by this device, a player may be silent before they have lost, in
 * milliseconds. A move may be on its way, or made while there is no connection.
 */
export const grace = 15_000;

/**
 * How much time a player had left at least, by this device, if a claim that they moved too late is
 * false for certain, in milliseconds. A message can take so long.
 */
export const margin = 5000;

/** The least time that a player has for their first move, in milliseconds. */
export const leastOpening = 60_000;

/**
 * Judges one game. It believes no clock of the players: it measures every move itself, as each
 * player's device measures the moves of the other one.
 */
export class Judge {
  #opening;
  #now;

  /** @type {Record<Player, RoomClock>} what is measured of each player */
  #measured;

  /** When the game could begin, by this device. */
  #began;

  /** @type {View | undefined} */
  #view;

  /** @type {number | undefined} when the time of the player to move was up */
  #upSince;

  /** @type {number | undefined} when the game ended */
  #endedAt;

  /** Whether this device has measured the turn that runs from its beginning, without a break. */
  #isMeasured = false;

  /**
   * What was left to each player when they last moved; undefined where that was not measured.
   *
   * @type {Record<Player, number | undefined>}
   */
  #left = { X: undefined, O: undefined };

  /** Whether the players have gone on to another game. */
  #isReplaced = false;

  /**
   * @param {Control} control
   * @param {() => number} [now] the time of a clock that also counts while the device sleeps
   */
  constructor(control, now = Date.now) {
    this.#now = now;
    this.#began = now();
    this.#opening = Math.max(control.time, leastOpening);
    this.#measured = { X: new RoomClock(control, undefined, now), O: new RoomClock(control, undefined, now) };
  }

  /**
   * The room shows something new.
   *
   * @param {View} view
   */
  follow(view) {
    if (!view.isFirst && !view.state.dispute) {
      this.#isReplaced = true;
      return;
    }
    const before = this.#view;
    const mover = before?.state.turn?.seat;
    if (view.state.turn?.situation !== before?.state.turn?.situation) {
      if (mover) this.#left[mover] = this.#isMeasured ? this.#timeOf(mover) : undefined;
      this.#isMeasured = before !== undefined;
    }
    for (const seat of /** @type {const} */ (['X', 'O'])) this.#measured[seat].follow(view.state, otherSeat(seat));
    this.#view = view;
    this.#upSince = undefined;
    this.#endedAt = view.status.state === 'next' ? undefined : (this.#endedAt ?? this.#now());
  }

  /** The connection is back: what was done without it comes late without anyone's fault. */
  reconnect() {
    for (const clock of Object.values(this.#measured)) clock.reconnect();
    this.#isMeasured = false;
    this.#upSince = undefined;
  }

  /**
   * How the game has ended by now.
   *
   * @returns {Result | undefined} undefined while it has not
   */
  result() {
    const view = this.#view;
    // Nothing is known of the game itself, if this device came too late to see it.
    if (!view) return this.#isReplaced ? { winner: null, reason: 'played' } : undefined;
    const { state, status, isAgreed } = view;
    // Only its player can have signed two records of one turn.
    if (state.dispute) return wonBy(otherSeat(/** @type {Player} */ (state.dispute[0][0])), 'played');
    // Both players wanted another game, so this one has ended.
    if (this.#isReplaced && status.state === 'next') return { winner: null, reason: 'played' };
    if (state.clockEnd === 'clocks-disagree' && status.state === 'next') return this.#decide(status.player);
    if (status.state === 'next')
      return this.#isSilent(status.player) ? wonBy(otherSeat(status.player), 'time') : undefined;
    // The other player's device may still find that the last move came too late.
    if (!isAgreed && !this.#isReplaced && this.#now() - Number(this.#endedAt) < grace) return undefined;
    const reason = state.clockEnd === 'time-up' ? 'time' : 'played';
    return status.state === 'won' ? wonBy(status.player, reason) : { winner: null, reason };
  }

  /**
   * The device of one player says that the last move of the other one came too late. If that is
   * wrong by far, they have lost. If it is close, or this device did not measure the move, the game
   * is a tie.
   *
   * @param {Player} mover
   * @returns {Result}
   */
  #decide(mover) {
    const left = this.#left[mover];
    if (left !== undefined && left <= 0) return wonBy(otherSeat(mover), 'time');
    return left !== undefined && left > margin ? wonBy(mover, 'time') : { winner: null, reason: 'time' };
  }

  /** @param {Player} player whose turn it is */
  #isSilent(player) {
    if (this.#timeOf(player) > 0) this.#upSince = undefined;
    else this.#upSince ??= this.#now();
    return this.#upSince !== undefined && this.#now() - this.#upSince >= grace;
  }

  /**
   * What a player has left. No clock of a room runs before the first move.
   *
   * @param {Player} player
   */
  #timeOf(player) {
    if (!this.#view?.hasMoves) return this.#opening - (this.#now() - this.#began);
    return this.#measured[player].times[player];
  }
}

/**
 * @param {Player} winner
 * @param {'played' | 'time'} reason
 * @returns {Result}
 */
const wonBy = (winner, reason) => ({ winner, reason });
