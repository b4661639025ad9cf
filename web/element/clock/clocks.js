// The clocks of two players: arithmetic alone. Times are in milliseconds.

/** @import { Player } from '../../engine/api.js' */
/** @import { Control } from '../../room/control.js' */

/** Two clocks, of which at most one runs. */
export class Clocks {
  #control;
  #now;
  #left;

  /** Whose clock runs, and since when. @type {{ player: Player, since: number } | undefined} */
  #running;

  /**
   * @param {Control} control
   * @param {() => number} [now] the time of any clock that never goes back
   */
  constructor(control, now = () => performance.now()) {
    this.#control = control;
    this.#now = now;
    this.#left = { X: control.time, O: control.time };
  }

  /** The time that a player has left; 0 when it is up. @param {Player} player */
  left(player) {
    const gone = this.#running?.player === player ? this.#now() - this.#running.since : 0;
    return Math.max(0, this.#left[player] - gone);
  }

  /** The player whose clock runs. */
  get running() {
    return this.#running?.player;
  }

  /** Lets the clock of a player run, or none. @param {Player | undefined} player */
  run(player) {
    if (player === this.running) return;
    const before = this.running;
    if (before) this.#left[before] = this.left(before);
    this.#running = player && { player, since: this.#now() };
    if (player && this.#control.isPerMove) this.#left[player] = this.#control.time;
  }

  /** The player whose clock runs has moved. @param {Player} player */
  moved(player) {
    if (player !== this.running) return;
    this.#left[player] = this.left(player) + this.#control.increment;
    this.#running = { player, since: this.#now() };
  }

  /** Another game begins. */
  reset() {
    this.#running = undefined;
    this.#left = { X: this.#control.time, O: this.#control.time };
  }
}

/**
 * A time as people read it: `2:07`, and below ten seconds with tenths: `0:09.4`.
 *
 * @param {number} milliseconds
 */
export function printClock(milliseconds) {
  const tenths = Math.ceil(milliseconds / 100);
  if (tenths < 100) return `0:0${(tenths / 10).toFixed(1)}`;
  const seconds = Math.ceil(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
