import { RateLimiter } from './rate-limiter.js';

/** @import { Player } from '../engine/api.js' */
/** @import { Reaction } from './envelope.js' */
/** @import { Keys } from './keys.js' */
/** @import { People } from './people.js' */
/** @import { Seats } from './seats.js' */
/** @import { Sign } from './values.js' */

/**
 * The signs with which players react. They are fixed, so a player cannot send text.
 * @type {readonly Sign[]}
 */
export const signs = Object.freeze(['bravo', 'smile', 'wow', 'think', 'thanks']);

/** How many reactions of a player are taken at once, and how many per second after that. */
const most = 3;
const perSecond = 0.5;

/**
 * The reactions of the players. A player signs and numbers each one: others cannot react for them,
 * and a repeated message does nothing. The transport keeps none, so people who come later see none.
 */
export class Reactions {
  #seats;
  #people;
  #limiters = { X: new RateLimiter(most, perSecond), O: new RateLimiter(most, perSecond) };

  /** @type {Partial<Record<Player, { peer: string, number: number }>>} the last one of each player */
  #last = {};

  /** The number of one's own last reaction. */
  #number = 0;

  /**
   * @param {Seats} seats
   * @param {People} people
   */
  constructor(seats, people) {
    this.#seats = seats;
    this.#people = people;
  }

  /**
   * Whether the limit for a player allows one more reaction now. It counts.
   *
   * @param {Player} seat
   */
  count(seat) {
    return this.#limiters[seat].take();
  }

  /**
   * The message with a reaction of one's own.
   *
   * @param {Sign} sign
   * @param {Player} seat one's own
   * @param {Keys} keys one's own
   * @param {string} peer the transport's name for oneself
   * @returns {Promise<Reaction>}
   */
  async print(sign, seat, keys, peer) {
    const number = ++this.#number;
    const seal = await keys.sign(this.#seats.aboutReaction(peer, number, sign, seat));
    return { is: 'reaction', peer, number, sign, seat, seal };
  }

  /**
   * Takes a message with a reaction.
   *
   * @param {Reaction} reaction
   * @returns {Promise<boolean>} whether it is new, and by the player in this seat
   */
  async take({ peer, number, sign, seat, seal }) {
    const last = this.#last[seat];
    const isOld = last?.peer === peer && number <= last.number;
    if (isOld || this.#people.seatOf(peer) !== seat) return false;
    const about = this.#seats.aboutReaction(peer, number, sign, seat);
    if (!(await this.#seats.isSignedBy(seat, about, seal))) return false;
    this.#last[seat] = { peer, number };
    return this.count(seat);
  }
}
