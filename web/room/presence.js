import { nameOf } from './name.js';
import { mostPeople, People } from './people.js';

/** @import { Player } from '../engine/api.js' */
/** @import { Envelope, Hello } from './envelope.js' */
/** @import { Keys } from './keys.js' */
/** @import { Seats } from './seats.js' */

/** For how many peers the numbers are remembered. This includes peers that have gone. */
const mostNumbers = 4 * mostPeople;

/**
 * Presence: what the local person says about themselves, and which statements of others are
 * believed. A seat belongs to the person who signs with its key.
 */
export class Presence {
  people;

  #peer;
  #seats;

  /** The number of the next statement. */
  #number = 0;

  /**
   * @type {Map<string, { number: number, isProven: boolean }>} the lowest number that is believed
   *   of each peer; the peer that has been silent longest is first
   */
  #believed = new Map();

  /**
   * @type {Map<string, Hello>} statements with a seat that cannot be checked yet
   */
  #unproved = new Map();

  /**
   * @param {string} name of oneself
   * @param {string} peer the transport's name for the local person
   * @param {Seats} seats
   */
  constructor(name, peer, seats) {
    this.people = new People(nameOf(name));
    this.#peer = peer;
    this.#seats = seats;
  }

  /**
   * The local person's statement.
   *
   * @param {Player | null} seat one's own
   * @param {Keys | undefined} keys
   * @returns {Promise<Hello>}
   */
  async hello(seat, keys) {
    const { name } = this.people;
    const peer = this.#peer;
    const number = this.#number++;
    if (!seat || !keys) return { is: 'hello', peer, number, name };
    const seal = await keys.sign(this.#seats.aboutPresence(peer, number, name, seat));
    return { is: 'hello', peer, number, name, seat, seal };
  }

  /**
   * Checks the statement of a peer.
   *
   * @param {string} peer
   * @param {Envelope} envelope
   * @returns {Promise<boolean>} whether that is new
   */
  async meet(peer, envelope) {
    if (peer === this.#peer || envelope.is !== 'hello' || envelope.peer !== peer) return false;
    const before = this.#believed.get(peer);
    // Skips the signature check.
    if (before?.isProven && envelope.number < before.number) return false;
    return this.#add(envelope);
  }

  /**
   * Rejects earlier statements of this peer from now on, because a stranger may repeat them. After
   * a proof, it also rejects statements without one, because anyone with the link may send them.
   *
   * @param {string} peer
   * @param {number} number
   * @param {boolean} isProven
   * @returns {boolean} whether it is believed now
   */
  #believe(peer, number, isProven) {
    const before = this.#believed.get(peer);
    const isOutdone = before && (before.isProven === isProven ? number < before.number : before.isProven);
    if (isOutdone) return false;
    this.#believed.delete(peer);
    this.#believed.set(peer, { number, isProven });
    const [oldest] = this.#believed.keys();
    if (this.#believed.size > mostNumbers && oldest !== undefined) this.#believed.delete(oldest);
    return true;
  }

  /** @param {Hello} hello */
  async #add(hello) {
    const { peer, number, name, seat, seal } = hello;
    const isSeated =
      seat !== undefined &&
      seal !== undefined &&
      (await this.#seats.isSignedBy(seat, this.#seats.aboutPresence(peer, number, name, seat), seal));
    if (!this.#believe(peer, number, isSeated)) return false;
    this.#unproved.delete(peer);
    if (seat && !isSeated && this.#unproved.size < mostPeople) this.#unproved.set(peer, hello);
    return this.people.add(peer, nameOf(name), isSeated ? seat : null);
  }

  /**
   * Checks again the statements whose seats could not be checked: more is known about the seats
   * now. If the transport keeps nothing, a new person may hear of the others before hearing of the
   * seats.
   *
   * @returns {Promise<boolean>} whether anything is new
   */
  async meetAgain() {
    let isNew = false;
    for (const hello of [...this.#unproved.values()]) isNew = (await this.#add(hello)) || isNew;
    return isNew;
  }

  /**
   * A person has gone.
   *
   * @param {string} peer
   * @returns {boolean} whether they were there
   */
  part(peer) {
    this.#unproved.delete(peer);
    const wasThere = peer !== this.#peer && this.people.remove(peer);
    const last = this.#believed.get(peer);
    if (wasThere && last) this.#believe(peer, last.number + 1, last.isProven);
    return wasThere;
  }
}
