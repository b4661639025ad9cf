// The clocks of a room, as one of its replicas counts them. Times are in milliseconds.

import { controlOf } from './control.js';

/** @import { Player } from '../engine/api.js' */
/** @import { Control } from './control.js' */
/** @import { ReplicaState } from './replica.js' */

/** @typedef {Pick<ReplicaState, 'turn' | 'clocks' | 'clockEnd'>} Counted what the records say */

/**
 * What is kept over a reload, so that the clock goes on.
 *
 * @typedef {object} StoredClock
 * @property {string} situation of the turn that runs
 * @property {number} since when it was first shown here, by the clock of this device
 * @property {Record<Player, number>} late see `#late`
 */

/**
 * How much longer a move of the other player may take to come than they say that it took. What is
 * beyond this counts as their time.
 */
export const tolerance = 2000;

/** The core takes no longer time of a move, in tenths of a second. */
const longestSpent = 1_000_000;

/**
 * Each player's device measures that player's own moves, and says in the records how long they
 * took. All replicas add up the same numbers. Each player's replica also measures the moves of the
 * other player, and finds out if one came too late.
 */
export class RoomClock {
  #control;
  #now;

  /** @type {Player | null} whose replica it is; null for a spectator, who only adds up */
  #seat = null;

  /** @type {{ situation: string, seat: Player, since: number } | undefined} the turn that runs */
  #turn;

  /** @type {Player | undefined} who has lost by time, if it happened while this replica was there */
  #loser;

  /** @type {Counted['clocks']} */
  #clocks = none;

  /**
   * How much longer the moves of a player took in this game than the player says, without what is
   * tolerated. One's own are not measured twice.
   */
  #late = { X: 0, O: 0 };

  /** @type {StoredClock | undefined} of the session, until the first turn is known */
  #stored;

  /**
   * @param {Control} control
   * @param {unknown} [stored] what `stored` was in an earlier session
   * @param {() => number} [now] the time of a clock that also counts while the device sleeps
   */
  constructor(control, stored, now = Date.now) {
    this.#control = control;
    this.#now = now;
    this.#stored = readStored(stored);
  }

  /**
   * Follows the records.
   *
   * @param {Counted} counted
   * @param {Player | null} seat of this person
   * @returns {boolean} whether the other player's last move came too late
   */
  follow({ turn, clocks, clockEnd }, seat) {
    this.#seat = seat;
    const before = this.#turn;
    const isLate = before !== undefined && this.#measure(before, clocks);
    this.#clocks = clocks;
    this.#loser = clockEnd === 'time-up' ? (this.#loser ?? before?.seat) : undefined;
    // No clock runs before the first move, so this is another game.
    if (!turn && clocks.X.moves + clocks.O.moves === 0) this.#late = { X: 0, O: 0 };
    if (turn?.situation !== before?.situation) {
      const stored = this.#stored?.situation === turn?.situation ? this.#stored : undefined;
      const now = this.#now();
      this.#turn = turn && { ...turn, since: Math.min(now, stored?.since ?? now) };
      if (stored) this.#late = stored.late;
      this.#stored = undefined;
    }
    return isLate;
  }

  /** What the other player did while there was no connection comes late without their fault. */
  reconnect() {
    if (this.#turn && this.#turn.seat !== this.#seat) this.#turn.since = this.#now();
  }

  /** What each player has left; 0 when it is up. @returns {Readonly<Record<Player, number>>} */
  get times() {
    return Object.freeze({ X: this.#left('X'), O: this.#left('O') });
  }

  /** How long until this person's time is up; undefined while their clock stands. */
  get due() {
    return this.#seat && this.#turn?.seat === this.#seat ? this.#left(this.#seat) : undefined;
  }

  /** What this person has spent on the move that they make now, in tenths of a second. */
  get spent() {
    if (!this.#turn || this.#turn.seat !== this.#seat) return undefined;
    return Math.min(longestSpent, Math.floor(this.#gone(this.#turn) / 100));
  }

  /** What to keep over a reload. @returns {StoredClock | undefined} */
  get stored() {
    return this.#turn && { situation: this.#turn.situation, since: this.#turn.since, late: { ...this.#late } };
  }

  /**
   * Compares what the other player says of their move with what was measured here.
   *
   * @param {{ seat: Player, since: number }} turn that has perhaps ended
   * @param {Counted['clocks']} clocks the new ones
   * @returns {boolean} whether the move came too late
   */
  #measure(turn, clocks) {
    const { seat } = turn;
    if (!this.#seat || seat === this.#seat || clocks[seat].moves !== this.#clocks[seat].moves + 1) return false;
    const said = 100 * (clocks[seat].spent - this.#clocks[seat].spent);
    const counted = Math.max(said, this.#gone(turn) - tolerance);
    const isLate = counted > this.#atTurn(seat);
    this.#late[seat] += counted - said;
    return isLate;
  }

  /** @param {{ since: number }} turn */
  #gone({ since }) {
    return Math.max(0, this.#now() - since);
  }

  /** @param {Player} player */
  #left(player) {
    if (player === this.#loser) return 0;
    const gone = this.#turn?.seat === player ? this.#gone(this.#turn) : 0;
    return Math.max(0, this.#atTurn(player) - gone);
  }

  /** What a player had when their turn began. @param {Player} player */
  #atTurn(player) {
    const { time, increment, isPerMove } = this.#control;
    const { moves, spent } = this.#clocks[player];
    return isPerMove ? time : time + increment * moves - 100 * spent - this.#late[player];
  }
}

const none = { X: { moves: 0, spent: 0 }, O: { moves: 0, spent: 0 } };

/**
 * @param {string | undefined} text a control, or nothing
 * @param {unknown} [stored]
 */
export function clockOf(text, stored) {
  const control = text === undefined ? undefined : controlOf(text);
  return control && new RoomClock(control, stored);
}

/**
 * What a storage gives is not trusted.
 *
 * @param {any} stored
 * @returns {StoredClock | undefined}
 */
function readStored(stored) {
  const { situation, since, late } = stored ?? {};
  const isRight = [since, late?.X, late?.O].every((time) => Number.isFinite(time) && time >= 0);
  return isRight && typeof situation === 'string' ? { situation, since, late: { X: late.X, O: late.O } } : undefined;
}
