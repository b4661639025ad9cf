/** @import { Room } from '../../room/index.js' */

/** How long to wait after a room could not be opened: at first, and at most. In milliseconds. */
const firstPause = 2000;
const longestPause = 60_000;

/** The rooms of the boards that are shown, small or large. A board has one room for both. */
export class OpenRooms {
  #open;

  /** @type {Map<number, Promise<Room>>} */
  #rooms = new Map();

  /** @param {(number: number) => Promise<Room>} open opens the room of a game */
  constructor(open) {
    this.#open = open;
  }

  /**
   * The room of a game.
   *
   * @param {number} number
   * @returns {Promise<Room>} rejects if it cannot be opened; the next call tries again
   */
  of(number) {
    const known = this.#rooms.get(number);
    if (known) return known;
    const opening = this.#open(number);
    this.#rooms.set(number, opening);
    opening.catch(() => this.#rooms.delete(number));
    return opening;
  }

  /**
   * The room of a game, as soon as it can be opened.
   *
   * @param {number} number
   * @param {AbortSignal} signal when it is no longer wanted
   * @param {number} [pause] before it is tried again, in milliseconds
   * @returns {Promise<Room | undefined>} undefined if the signal is aborted
   */
  async insist(number, signal, pause = firstPause) {
    while (!signal.aborted) {
      try {
        return await this.of(number);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
        pause = Math.min(2 * pause, longestPause);
      }
    }
    return undefined;
  }

  /**
   * Closes all others.
   *
   * @param {readonly (number | undefined)[]} shown the numbers of the games that are shown
   */
  keep(shown) {
    for (const [number, opening] of this.#rooms) {
      if (shown.includes(number)) continue;
      this.#rooms.delete(number);
      opening.then(
        (room) => room.close(),
        () => {}, // it has never been open
      );
    }
  }
}
